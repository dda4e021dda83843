import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { explainWithSettings } from '../../src/core/explore/explain/explain';
import { METRICS } from '../../src/core/scoring/metrics';
import { OPTIONAL_METRICS } from '../../src/core/scoring/metrics/optional';
import { createJudge } from '../../src/core/scoring/judge/judge';
import { readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import { createPedantsJudge } from '../../src/core/scoring/judge/pedants';
import { readPedantsModel } from '../../src/core/scoring/judge/pedants-model';
import { createScorer } from '../../src/core/scoring/scorer';
import { accept } from '../../src/core/scoring/acceptance/accept';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { SOUND_PEDANTS } from '../core/scoring/judge/pedants-file';
import { HOSTILE_SHAPES } from '../support/hostile-shapes';
import { expectLinear, isLinear } from '../support/linear-time';
import { type Case, datasetOf } from '../support/score-case';

/* Without the cache, a string that is read again has to be parsed again. */
vi.mock('../../src/core/text/text-cache', () => ({
  cacheByText: <Result>(read: (text: string) => Result) => read,
}));

const reading = readJudgeModel(readFileSync('src/worker/judges/assay-judge.json', 'utf8'), 'judge');
if (reading.kind === 'refused') throw new Error(reading.problem.message);
const judge = createJudge(reading.model);

const readPedants = readPedantsModel(JSON.stringify(SOUND_PEDANTS), 'pedants.json');
if (readPedants.kind === 'refused') throw new Error(readPedants.problem.message);
const pedants = createPedantsJudge(readPedants.model, 0.5);

test.each(HOSTILE_SHAPES)(
  'metrics, tiers, both judges and the explanation of a $kind take linear time: $start',
  ({ kind, make }) => {
    const run = (text: string) => {
      const one = { references: [`${text}x`], prediction: `y ${text}`, question: text, kind };
      const dataset = datasetOf([one]);
      const scorer = createScorer(dataset, DEFAULT_SETTINGS);
      const comparison = scorer.compare(0, 0);
      const metrics = [...METRICS, ...OPTIONAL_METRICS];
      const explanation = explainWithSettings(scorer, dataset, metrics, DEFAULT_SETTINGS, 0, 0);
      return [
        explanation,
        comparison && [judge(comparison).reasons(), pedants(comparison).reasons()],
      ];
    };
    expect(isLinear(make, run)).toBe(true);
  },
  120_000,
);

function acceptCase(one: Case) {
  const comparison = createScorer(datasetOf([one]), DEFAULT_SETTINGS).compare(0, 0);
  return comparison && accept(comparison);
}

test.each([
  ...['a', 'A1 ', '1', '1,', '.', '-', "'", '(', '[', ' ', '\n', '% ', 'é', 'x; '],
  ...['not ', 'I have ', 'data is not ', '1 May ', 'in the year '],
])('tiers take linear time on %j repeated', (piece) => {
  expectLinear(
    (length) => piece.repeat(length / piece.length),
    (text) =>
      acceptCase({
        references: [`${text}x`],
        prediction: `y ${text}`,
        kind: 'text',
        question: text,
      }),
  );
});

test.each([
  ['commas', 'wind, '],
  ['clauses', 'Paper: 5 t; '],
  ['levels', 'from 5% to 7% '],
  ['names', "Bayer's Paper division "],
  ['words without a separator', 'windpower'],
])('finding contradictions takes linear time in %s', (_, piece) => {
  const question = 'How did the Paper division change?';
  expectLinear(
    (length) => piece.repeat(length / piece.length),
    (prediction) => acceptCase({ question, references: ['Paper, wind and 5 t'], prediction }),
    20_000,
  );
});
