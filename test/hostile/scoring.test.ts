import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainWithSettings } from '../../src/core/explore/explain/explain';
import type { AnswerKind } from '../../src/core/model';
import { METRICS } from '../../src/core/scoring/metrics';
import { OPTIONAL_METRICS } from '../../src/core/scoring/metrics/optional';
import { createJudge } from '../../src/core/scoring/judge/judge';
import { readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { isLinear } from '../support/linear-time';
import { datasetOf } from '../support/score-case';

const reading = readJudgeModel(readFileSync('src/worker/judges/assay-judge.json', 'utf8'), 'judge');
if (reading.kind === 'refused') throw new Error(reading.problem.message);
const judge = createJudge(reading.model);

const counted = (piece: (count: number) => string) => (length: number) => {
  let text = '';
  for (let count = 1; text.length < length; count++) text += piece(count);
  return text;
};
const repeated = (piece: string) => counted(() => piece);

/** Long lists of equal or different numbers, years, names, words and marks. */
const SHAPES: readonly (readonly [kind: AnswerKind, make: (length: number) => string])[] = [
  ['number', repeated('1,')],
  ['number', repeated('1 ')],
  ['number', counted((count) => `${count}, `)],
  ['number', counted((count) => `${count}/`)],
  ['number', counted((count) => `${count}% `)],
  ['number', counted((count) => `${count} t CO2 `)],
  ['number', counted((count) => `$${count} million, `)],
  ['number', counted((count) => `${count} in ${1950 + (count % 80)}, `)],
  ['number', counted((count) => `${count}-${count + 5} `)],
  ['number', repeated('fell from 5 to 3 ')],
  ['text', counted((count) => `Scope ${count} `)],
  ['text', counted((count) => `Scope ${count}: ${count} t; `)],
  ['text', counted((count) => `${1900 + (count % 200)} `)],
  ['text', counted((count) => `word${count} `)],
  ['text', counted((count) => `Revenue ${count} was ${count} EUR. `)],
  ['text', repeated('1 May 2020, ')],
  ['text', repeated('I don’t know. ')],
  ['boolean', repeated('not ')],
  ['list', counted((count) => `item ${count}, `)],
  ['list', counted((count) => `- item ${count}\n`)],
];

test.each(SHAPES.map(([kind, make]) => [kind, make(30).slice(0, 30), make] as const))(
  'metrics, tiers, judge and explanation of a %s take linear time: %j',
  (kind, _, make) => {
    const run = (text: string) => {
      const one = { references: [`${text}x`], prediction: `y ${text}`, question: text, kind };
      const dataset = datasetOf([one]);
      const scorer = createScorer(dataset, DEFAULT_SETTINGS);
      const comparison = scorer.compare(0, 0);
      const metrics = [...METRICS, ...OPTIONAL_METRICS];
      const explanation = explainWithSettings(scorer, dataset, metrics, DEFAULT_SETTINGS, 0, 0);
      return [explanation, comparison && judge(comparison).reasons()];
    };
    expect(isLinear(make, run)).toBe(true);
  },
  120_000,
);
