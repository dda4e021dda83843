import { describe, expect, it } from 'vitest';
import { createDataset } from '../../../../scripts/judge/data-set';
import { estimateRuns } from '../../../../src/core/analysis/agreement/accuracy-estimate';
import {
  applyPatch,
  listDecidedAnswers,
  scoreCompleted,
} from '../../../../src/core/analysis/gold/complete';
import { type GoldDecision, hashQuestion } from '../../../../src/core/analysis/gold/patch';
import { evaluateAll } from '../../../../src/core/evaluate';
import { runToEnd } from '../../../../src/core/progress';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { answerCorrect } from '../../../../src/core/scoring/metrics/answer-correct';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';

const dataset = createDataset(
  [
    { question: 'Who?', references: ['Ann'] },
    { question: 'How many?', references: ['12'] },
    { question: 'What is the target?', references: [] },
    { question: 'Which?', references: ['wind'] },
  ],
  {
    a: ['Bob', '13 tonnes', 'not answerable', 'wind'],
    b: ['bob', '14', 'net zero', null],
    c: ['Ann', '12', 'carbon positive', 'coal'],
  },
);
const { questions } = dataset;
const published = { dataset, ...evaluateAll(dataset, DEFAULT_SETTINGS, METRICS) };

function decide(question: number, changes: Partial<GoldDecision>): GoldDecision {
  return {
    id: questions.ids[question] ?? '',
    hash: hashQuestion(questions, question),
    decision: 'accepted',
    answers: [],
    by: 'reviewer 1',
    date: '2026-11-23',
    reason: '',
    ...changes,
  };
}

const apply = (...decisions: GoldDecision[]) => applyPatch(questions, { decisions });

function complete(...decisions: GoldDecision[]) {
  const patch = apply(...decisions);
  return runToEnd(scoreCompleted(published, patch, DEFAULT_SETTINGS, METRICS));
}

const correct = ({ scores }: Pick<ReturnType<typeof complete>, 'scores'>) =>
  scores.map((ofRun) => [...(ofRun.answer_correct?.values ?? [])]);

describe('a patch on a gold file', () => {
  it('adds accepted answers, which raises the score of every run that gave one', () => {
    const completed = complete(decide(0, { answers: ['Bob'] }));
    expect(correct(published)).toEqual([
      [0, 0, 1, 1],
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
    expect(correct(completed)).toEqual([
      [1, 0, 1, 1],
      [1, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
    expect(completed.dataset.questions.references[0]).toEqual(['Ann', 'Bob']);
    expect(questions.references[0]).toEqual(['Ann']);
  });

  it('gives the same scores as a gold file that already has the answers', () => {
    const completed = complete(
      decide(0, { answers: ['Bob'] }),
      decide(1, { answers: ['13 tonnes', '13'] }),
    );
    const whole = evaluateAll(completed.dataset, DEFAULT_SETTINGS, METRICS);
    expect(completed.scores).toEqual(whole.scores);
    expect(completed.verdicts).toEqual(whole.verdicts);
  });

  it('accepts an answer to an unanswerable question in addition to abstentions', () => {
    const completed = complete(decide(2, { answers: ['net zero'] }));
    expect(correct(completed).map((ofRun) => ofRun[2])).toEqual([1, 1, 0]);
  });

  it('excludes questions with a disputed reference', () => {
    const completed = complete(decide(1, { decision: 'disputed', answers: ['14'] }));
    expect(completed.dataset.questions.ids).toEqual(['0', '2', '3']);
    expect(correct(completed)).toEqual([
      [0, 1, 1],
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(completed.dataset.runs.map(({ matched, missing }) => [matched, missing])).toEqual([
      [3, 0],
      [2, 1],
      [3, 0],
    ]);
  });

  it('changes nothing for wrong answers and ambiguous questions', () => {
    const completed = complete(
      decide(0, { decision: 'wrong', answers: ['Bob'] }),
      decide(1, { decision: 'ambiguous', answers: ['14'] }),
    );
    expect(completed.scores).toEqual(published.scores);
    expect(completed.dataset).toEqual(dataset);
  });

  it('does not apply decisions of reviewers who contradict each other', () => {
    const patch = apply(
      decide(0, { answers: ['Bob', 'bob'] }),
      decide(0, { answers: ['bob', 'Bob'], decision: 'wrong', by: 'reviewer 2' }),
      decide(2, { answers: ['x', 'y'] }),
      decide(2, { answers: ['y'], decision: 'wrong', by: 'reviewer 2' }),
      decide(1, { answers: ['14'], decision: 'disputed' }),
      decide(1, { answers: ['14'], by: 'reviewer 2' }),
    );
    expect(patch.conflicts.map(({ id, answer }) => [id, answer])).toEqual([
      ['0', 'Bob'],
      ['1', '14'],
      ['2', 'y'],
    ]);
    expect([patch.accepted.size, patch.decided.size, patch.disputed.size]).toEqual([0, 0, 0]);
  });

  it('lists unknown questions and questions that have changed since the review', () => {
    const patch = apply(
      decide(0, { id: '__proto__', answers: ['Bob'] }),
      decide(1, { hash: hashQuestion(questions, 0), answers: ['14'] }),
    );
    expect(patch).toMatchObject({ unknown: ['__proto__'], stale: ['1'], decisions: 2 });
    expect(patch.accepted.size + patch.disputed.size).toBe(0);
  });
});

describe('the estimated accuracy after a review', () => {
  const CORRECT = 1;
  const INCORRECT = 2;
  const decisions = [
    decide(0, { answers: ['Bob', 'bob'] }),
    decide(1, { answers: ['13 tonnes'], decision: 'wrong' }),
    decide(3, { answers: ['coal'], decision: 'ambiguous' }),
  ];
  // Human labels of a random sample that contains no decided answers: b's second answer, c's first
  // and second.
  const verdicts = [[], [0, INCORRECT], [CORRECT, CORRECT]].map((codes) =>
    Uint8Array.from({ length: 4 }, (_, question) => codes[question] ?? 0),
  );
  const estimate = (...made: GoldDecision[]) =>
    estimateRuns(
      {
        dataset,
        scores: published.scores,
        metrics: METRICS,
        settings: { ...DEFAULT_SETTINGS, missing: 'exclude' },
        verdicts,
        draw: 'random',
        reviewed: listDecidedAnswers(dataset, apply(...made)),
        clusterOf: null,
      },
      [0, 1, 2],
      answerCorrect,
      0.5,
    );

  it('weights the decided answers, and the labeled sample of the rest, by how many answers they represent', () => {
    expect(listDecidedAnswers(dataset, apply(...decisions)).map((own) => [...own])).toEqual([
      [1, 0, NaN, NaN],
      [1, NaN, NaN, NaN],
      [NaN, NaN, NaN, NaN],
    ]);
    // Of 11 answers, 3 are decided, 2 of them correct; of the other 8, 3 are labeled, 2 of them
    // correct.
    const { value, interval } = estimate(...decisions).estimate;
    expect(value).toBeCloseTo((3 / 11) * (2 / 3) + (8 / 11) * (2 / 3), 12);
    expect(interval!.low).toBeLessThan(value!);
    expect(estimate(...decisions)).toMatchObject({ answers: 11, labelled: 3, reviewed: 3 });
  });

  it('changes only by the contribution of the decided answers if a decision is reversed', () => {
    const reversed = decide(0, { answers: ['Bob', 'bob'], decision: 'wrong' });
    expect(estimate(reversed, ...decisions.slice(1)).estimate.value).toBeCloseTo(
      (8 / 11) * (2 / 3),
      12,
    );
  });

  it('is based on labels alone if nothing has been decided', () => {
    expect(estimate().estimate.value).toBeCloseTo(2 / 3, 12);
    expect(estimate().reviewed).toBeUndefined();
  });
});
