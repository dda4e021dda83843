import { expect, test } from 'vitest';
import type { Score } from '../../../../src/core/model';
import { scoreCase } from '../../../support/score-case';

test.each<[Score, string[], string]>([
  [1, ['Yes'], 'yes.'],
  [1, ['Yes, since 2019.'], 'True'],
  [1, ['No'], '**No**, it does not.'],
  [0, ['No'], 'Not answerable'],
  [0, ['No'], 'None'],
  [0, ['No'], 'The company does not.'],
  [0, ['Yes'], 'No'],
  [0, ['Yes'], ''],
  [1, ['perhaps', 'Yes'], 'Yes'],
  [1, ['Yes', 'No'], 'No'],
  ['unscored', ['perhaps'], 'Yes'],
])('%j: %j for %j', (score, references, prediction) => {
  expect(scoreCase({ references, prediction, kind: 'boolean' }).boolean_match).toBe(score);
});
