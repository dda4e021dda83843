import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import type { Dataset } from '../../../src/core/model';
import { findProfile } from '../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../src/core/scoring/profiles/profile-metrics';
import { listScoreDifferences, mainMetricOf } from '../../../src/core/analysis/matrix';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { datasetOf } from '../../support/score-case';

/** Two runs with these answers to questions with the reference `wind power`. */
function twoRuns(first: readonly string[], second: readonly string[]): Dataset {
  const references = ['wind power'];
  const dataset = datasetOf(first.map((prediction) => ({ references, prediction })));
  const runs = dataset.runs.flatMap((run) => [run, { ...run, model: 'b', predictions: second }]);
  return { ...dataset, runs };
}

function differencesOf(id: string, dataset: Dataset, most = 10) {
  const profile = findProfile(id);
  if (!profile) throw new Error(`There is no profile ${id}.`);
  const { scores } = evaluateAll(dataset, DEFAULT_SETTINGS, profileMetrics(profile));
  return listScoreDifferences(mainMetricOf(profile), scores, 0, 1, most);
}

describe('the questions on which a scorer differs', () => {
  const dataset = twoRuns(
    ['wind power', 'wind', 'sun', 'wind power', 'sun'],
    ['wind power', 'wind power', 'wind power', 'sun', 'moon'],
  );

  test('are sorted by the difference of scores', () => {
    expect(differencesOf('squad1.1', dataset)).toEqual({
      more: 1,
      less: 2,
      same: 2,
      questions: [
        { question: 2, first: 0, second: 1 },
        { question: 3, first: 1, second: 0 },
        { question: 1, first: 2 / 3, second: 1 },
      ],
    });
  });

  test('are all counted even if only some are listed', () => {
    const { more, less, questions } = differencesOf('squad1.1', dataset, 1);
    expect({ more, less }).toEqual({ more: 1, less: 2 });
    expect(questions).toHaveLength(1);
  });

  test('are found by exact match if the scorer gives no F1', () => {
    expect(differencesOf('helm-em', dataset)).toMatchObject({ more: 1, less: 2, same: 2 });
  });
});
