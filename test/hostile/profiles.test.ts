import { expect, test } from 'vitest';
import type { AnswerKind } from '../../src/core/model';
import { PROFILES } from '../../src/core/scoring/profiles';
import type { ProfileInput, Profile } from '../../src/core/scoring/profiles/profile';
import { mmesgbenchCorrected } from '../../src/core/scoring/profiles/mmesgbench';
import { HOSTILE_SHAPES } from '../support/hostile-shapes';
import { expectLinear, isLinear } from '../support/linear-time';

/** Strings that, repeated many times, make a badly written pattern take quadratic time. */
const PIECES = [' (', '1.', "a'. ", '²'];

/**
 * Profiles that align characters, whose cost is the product of both lengths. Assay computes 32
 * cells at a time, so two texts of 100 kB take seconds.
 */
const ALIGNING = new Set(['anls-shunk031', 'mmlongbench-str', 'mmesgbench-corrected']);

const ANSWER_TYPES: Readonly<Record<AnswerKind, string>> = {
  number: 'Float',
  text: 'Str',
  boolean: 'Str',
  list: 'List',
  unanswerable: 'None',
  ranking: 'Str',
};

/**
 * The profiles that take more than linear time. The profiles are measured individually only if all
 * of them together take more than linear time.
 */
function findSlow(
  profiles: readonly Profile[],
  make: (length: number) => string,
  pairsOf: (text: string) => readonly ProfileInput[],
): string[] {
  const scoreAll = (some: readonly Profile[]) => (text: string) =>
    pairsOf(text).map((pair) => some.map(({ score }) => score(pair)));
  if (isLinear(make, scoreAll(profiles))) return [];
  const slow = profiles.filter((profile) => !isLinear(make, scoreAll([profile])));
  return ['all together', ...slow.map(({ id }) => id)];
}

test.each(PIECES)(
  'every profile scores a long text in linear time, on either side: %j',
  (piece) => {
    const slow = findSlow(
      PROFILES,
      (length) => `x${piece.repeat(length / piece.length)}y`,
      (text) => [
        { references: ['wind 5'], prediction: text, answerType: 'Str' },
        { references: [text], prediction: 'wind 5', answerType: 'Str' },
      ],
    );
    expect(slow).toEqual([]);
  },
  120_000,
);

test.each(HOSTILE_SHAPES)(
  'every profile without character alignment scores two long texts in linear time: $start',
  ({ kind, make }) => {
    const slow = findSlow(
      PROFILES.filter(({ id }) => !ALIGNING.has(id)),
      make,
      (text) => [
        {
          references: [`${text}x`],
          prediction: `y ${text}`,
          answerType: ANSWER_TYPES[kind],
        },
      ],
    );
    expect(slow).toEqual([]);
  },
  120_000,
);

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
