import { expect, test } from 'vitest';
import { explainProfiles } from '../../../../src/core/explore/explain/judges';
import { PROFILES } from '../../../../src/core/scoring/profiles';
import { datasetOf } from '../../../support/score-case';

const outcomesOf = (references: readonly string[], prediction: string | null) =>
  explainProfiles(datasetOf([{ references, prediction }]), 0, 0);

test('every profile scores an answer on its own scale', () => {
  const outcomes = outcomesOf(['net zero by 2040'], 'Net zero by 2050');
  expect(outcomes.map(({ profile }) => profile)).toEqual(PROFILES.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(outcomes))).toEqual(outcomes);
  const squad = outcomes.find(({ profile }) => profile === 'squad2.0');
  expect(squad).toMatchObject({ em: 0, f1: 0.75, scale: 1 });
  for (const { em, f1, scale } of outcomes) {
    expect(em ?? f1).not.toBeNull();
    if (typeof f1 === 'number') expect(f1).toBeLessThanOrEqual(scale);
  }
});

test('a question without references has an empty reference; a missing prediction has no outcome', () => {
  expect(outcomesOf([], '').find(({ profile }) => profile === 'squad2.0')?.em).toBe(1);
  expect(outcomesOf(['5'], null)).toEqual([]);
});
