import { expect, test } from 'vitest';
import { PROFILES } from '../../src/core/scoring/profiles';
import { mmesgbenchCorrected } from '../../src/core/scoring/profiles/mmesgbench';
import { expectLinear, isLinear } from '../support/linear-time';

/** Texts on which a careless pattern takes squared time, made of one piece over and over. */
const PIECES = [' (', '1.', "a'. ", '²'];

test('every profile scores a long text in linear time, on either side', () => {
  const slow = PROFILES.flatMap(({ id, score }) => {
    const slowPieces = PIECES.filter((piece) => {
      const make = (length: number) => `x${piece.repeat(length / piece.length)}y`;
      return !isLinear(make, (text) => [
        score({ references: ['wind 5'], prediction: text, answerType: 'Str' }),
        score({ references: [text], prediction: 'wind 5', answerType: 'Str' }),
      ]);
    });
    return slowPieces.map((piece) => `${id}: ${piece}`);
  });
  expect(slow).toEqual([]);
}, 240_000);

test('MMESGBench scores long lists of similar items in linear time', () => {
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
