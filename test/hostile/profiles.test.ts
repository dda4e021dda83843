import { describe, test } from 'vitest';
import { PROFILES } from '../../src/core/scoring/profiles';
import { mmesgbenchCorrected } from '../../src/core/scoring/profiles/mmesgbench';
import { expectLinear } from '../support/linear-time';

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

test('lists of many like items, MMESGBench', () => {
  const make = (length: number) =>
    `[${Array.from({ length: length / 16 }, (_, index) => `'solarwind${index}'`).join(', ')}]`;
  expectLinear(make, (list) =>
    mmesgbenchCorrected.score({
      references: [list],
      prediction: list.replaceAll('solarwind', 'windsolar'),
      answerType: 'List',
    }),
  );
});
