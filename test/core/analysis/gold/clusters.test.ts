import { describe, expect, it } from 'vitest';
import {
  type AnswerCluster,
  clusterRejectedAnswers,
} from '../../../../src/core/analysis/gold/clusters';
import { evaluateAll } from '../../../../src/core/evaluate';
import type { AnswerKind } from '../../../../src/core/model';
import { runToEnd } from '../../../../src/core/progress';
import type { Judge } from '../../../../src/core/scoring/judge/judgment';
import { answerCorrect } from '../../../../src/core/scoring/metrics/answer-correct';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { createDataset } from '../../../../scripts/judge/data-set';

interface Asked {
  readonly question: string;
  readonly references: readonly string[];
  readonly answerKind?: AnswerKind;
  /** One answer per run. */
  readonly answers: readonly (string | null)[];
}

function cluster(asked: readonly Asked[], judge: Judge | null = null): AnswerCluster[] {
  const runs = (asked[0]?.answers ?? []).map(
    (_, run) => [`run ${run}`, asked.map(({ answers }) => answers[run] ?? null)] as const,
  );
  const dataset = createDataset(
    asked.map((one) => ({ ...one })),
    Object.fromEntries(runs),
  );
  const { scorer, scores } = evaluateAll(dataset, DEFAULT_SETTINGS, [answerCorrect]);
  return runToEnd(
    clusterRejectedAnswers({ dataset, scorer, scores, metric: answerCorrect, judge }),
  );
}

/** The runs of each cluster of one question. */
function runsOf(one: Asked): (readonly number[])[] {
  return cluster([one]).map(({ runs }) => runs);
}

describe('clustering of rejected answers', () => {
  it.each<[string, Asked, number[][]]>([
    [
      'numbers by value and unit',
      {
        question: 'How much energy was used?',
        references: ['300 MWh'],
        answers: ['5 MWh', '5,000 kWh', 'It used 5.0 MWh.', '7 MWh', '5 GWh'],
      },
      [[0, 1, 2], [3], [4]],
    ],
    [
      'lists by items',
      {
        question: 'Which sources are used?',
        references: ["['wind', 'solar']"],
        answers: ["['coal', 'gas']", "['gas', 'coal']", "['oil', 'gas']"],
      },
      [[0, 1], [2]],
    ],
    [
      'dates',
      {
        question: 'When was it published?',
        references: ['3 March 2021'],
        answers: ['12 June 2024', 'June 12, 2024', '2024-06-12', '13 June 2024'],
      },
      [[0, 1, 2], [3]],
    ],
    [
      'names and aliases',
      {
        question: 'Which country leads?',
        references: ['France'],
        answers: ['the United States', 'USA', 'Germany'],
      },
      [[0, 1], [2]],
    ],
    [
      'abstentions',
      {
        question: 'What is the target?',
        references: ['net zero by 2050'],
        answers: ['Not answerable', 'The report does not mention any target.', 'carbon positive'],
      },
      [[0, 1], [2]],
    ],
    [
      'normalized words',
      {
        question: 'What falls?',
        references: ['snow'],
        answers: ['The acid rain.', 'acid rain', 'hail'],
      },
      [[0, 1], [2]],
    ],
  ])('groups %s', (_, asked, expected) => {
    expect(runsOf(asked)).toEqual(expected);
  });

  it('excludes accepted answers and missing predictions', () => {
    const asked = { question: 'Which?', references: ['wind'], answers: ['wind', null, 'coal'] };
    expect(runsOf(asked)).toEqual([[2]]);
  });

  it('never groups answers to different questions, nor yes with no', () => {
    const both = { references: ['Yes'], answerKind: 'boolean' as const };
    const found = cluster([
      { question: 'Is it?', ...both, answers: ['No', 'No, it is not.'] },
      { question: 'Was it?', ...both, answers: ['No', 'Yes'] },
    ]);
    expect(found.map(({ question, runs }) => [question, runs])).toEqual([
      [0, [0, 1]],
      [1, [0]],
    ]);
  });

  it('shows the most frequent text first, then the shortest', () => {
    const [found] = cluster([
      {
        question: 'Which country leads?',
        references: ['France'],
        answers: ['the United States', 'USA', 'USA', 'United States'],
      },
    ]);
    expect(found?.representative).toBe('USA');
    expect(found?.variants).toEqual([
      { text: 'USA', runs: [1, 2] },
      { text: 'United States', runs: [3] },
      { text: 'the United States', runs: [0] },
    ]);
  });

  it('marks the reference as doubtful if most runs give the same rejected answer, but not if only one run gives it', () => {
    const question = 'Which country leads?';
    const marks = (answers: readonly (string | null)[]) =>
      cluster([{ question, references: ['France'], answers }]).map(({ suspicious }) => suspicious);
    expect(marks(['USA', 'USA', 'France'])).toEqual([true]);
    expect(marks(['USA', 'France', 'France'])).toEqual([false]);
    expect(marks(['USA', null, null])).toEqual([false]);
  });

  it('sorts clusters by size times the judge’s probability', () => {
    const judge = {
      judge: ({ prediction }: { prediction: { raw: string } }) => ({
        probability: prediction.raw === 'coal' ? 0.9 : 0.1,
      }),
    } as unknown as Judge;
    const asked = { question: 'Which?', references: ['wind'], answers: ['oil', 'oil', 'coal'] };
    const found = cluster([asked], judge);
    expect(found.map(({ representative, expectedGain }) => [representative, expectedGain])).toEqual(
      [
        ['coal', 0.9],
        ['oil', 0.2],
      ],
    );
    expect(cluster([asked])[0]).toMatchObject({ probability: null, expectedGain: 1 });
  });

  it('reads hostile answers without failing', () => {
    const answers = ['__proto__', 'constructor', '\u0000', ' ', '5'.repeat(5000), '['.repeat(3000)];
    const found = cluster([{ question: '', references: ['wind'], answers }]);
    expect(found.flatMap(({ runs }) => runs).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
