import { describe, test } from 'vitest';
import { PROFILES } from '../../../src/core/profiles';
import { expectLinear } from '../../linear';

/** Texts on which a careless pattern takes squared time, made of one piece over and over. */
const PIECES = [' (', '1.', "a'. ", '²'];

describe.each(PROFILES)('$id', ({ score }) => {
  test.each(PIECES)('a long text of %j, on either side', (piece) => {
    const make = (length: number) => `x${piece.repeat(length / piece.length)}y`;
    expectLinear(make, (text) => [
      score({ references: ['wind 5'], prediction: text, answerType: 'Str' }),
      score({ references: [text], prediction: 'wind 5', answerType: 'Str' }),
    ]);
  });
});
