import { beforeAll, expect, test, vi } from 'vitest';
import { createRandom, type Random } from '../../src/core/random';
import type * as AnswerColumnsModule from '../../src/core/answer-columns';
import type * as MetricsModule from '../../src/core/scoring/metrics';
import type * as ScorerModule from '../../src/core/scoring/scorer';
import type * as TokenReaderModule from '../../src/core/text/token-reader';
import type * as AsciiModule from '../../src/core/text/ascii';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { runToEnd } from '../../src/core/progress';
import { readScorerPairs } from '../conformance/scorer-vectors';
import { type Case, datasetOf } from '../support/score-case';
import { ownVectors } from '../support/vectors';

/*
 * The core parses each string once and caches the result, reads ASCII by character code, tries a
 * pattern only if the string contains one of its words or marks, and compares equal answers of
 * several runs once. Here it is loaded a second time without these shortcuts, and every score and
 * verdict must be the same.
 */

/** Each case has two answers. */
const CASES = 50_000;

/** The number of cases that are scored together, which exceeds the capacity of every text cache. */
const BATCH = 2000;

/** A line of test/vectors/answer-cases.jsonl. */
interface AnswerCase {
  readonly question: string;
  readonly references: readonly string[];
  readonly answers: readonly (readonly [isCorrect: boolean, answer: string])[];
}

interface Core {
  readonly columns: typeof AnswerColumnsModule;
  readonly scorer: typeof ScorerModule;
  readonly metrics: typeof MetricsModule;
}

async function load(): Promise<Core> {
  return {
    columns: await import('../../src/core/answer-columns'),
    scorer: await import('../../src/core/scoring/scorer'),
    metrics: await import('../../src/core/scoring/metrics'),
  };
}

let fast: Core;
let plain: Core;

beforeAll(async () => {
  fast = await load();
  vi.resetModules();
  vi.doMock('../../src/core/text/text-cache', () => ({
    cacheByText: <Result>(read: (text: string) => Result) => read,
  }));
  vi.doMock('../../src/core/text/hints', () => ({
    createHint: () => () => true,
    mayHaveDigit: () => true,
  }));
  vi.doMock('../../src/core/text/word-cache', () => ({
    createWordCache: <Entry>(make: (word: string) => Entry) => ({
      get: (text: string, start: number, end: number) => make(text.slice(start, end)),
    }),
  }));
  vi.doMock('../../src/core/text/token-reader', async (original) => {
    const module = await original<typeof TokenReaderModule>();
    return { ...module, createTokenReader: module.createPlainReader };
  });
  vi.doMock('../../src/core/text/ascii', async (original) => {
    const module = await original<typeof AsciiModule>();
    return { ...module, isAscii: () => false, hasAsciiLetters: () => false };
  });
  plain = await load();
  expect(plain.scorer.createScorer).not.toBe(fast.scorer.createScorer);
});

/**
 * All columns of the cases. The second run's prediction is the first run's answer to the same
 * question or to the next one, or is missing.
 */
function scoreAll(core: Core, cases: readonly Case[], sharesRuns: boolean) {
  const { questions, runs, ...rest } = datasetOf(cases);
  const [first] = runs;
  if (!first) throw new Error('The data set has one run.');
  const { predictions } = first;
  const others = predictions.map((own, at) => (at % 3 === 0 ? own : (predictions[at + 1] ?? null)));
  const both = [first, { ...first, model: 'other', predictions: others }];
  const scoring = { settings: DEFAULT_SETTINGS, metrics: core.metrics.METRICS, judges: [] };
  const data = { questions, ...rest };
  const conventions = core.scorer
    .createScorer({ ...data, runs: both }, DEFAULT_SETTINGS)
    .conventions();
  const groups = sharesRuns ? [[0, 1]] : [[0], [1]];
  return groups.flatMap((group) => {
    const answers = { ...data, runs: group.flatMap((run) => both[run] ?? []) };
    const of = <T>(values: readonly T[]) => group.flatMap((run) => values[run] ?? []);
    const own = { ...conventions, runs: of(conventions.runs), pages: of(conventions.pages) };
    const scorer = core.scorer.createScorer(answers, DEFAULT_SETTINGS, own);
    const columns = core.columns.createAnswerColumns(answers, scoring);
    const range = { from: 0, to: cases.length };
    runToEnd(core.columns.scoreRange(answers, scorer, scoring, columns, range));
    return group.flatMap((_, at) => {
      const ofRun = <T>(values: readonly T[]) => values.slice(at, at + 1);
      const { scores, verdicts } = columns;
      const own = { scores: ofRun(scores), verdicts: ofRun(verdicts), judgments: [] };
      return core.columns.listArrays(own);
    });
  });
}

function areSame(cases: readonly Case[]): boolean {
  const shared = scoreAll(fast, cases, true);
  const separate = scoreAll(plain, cases, false);
  const bytesOf = ({ buffer }: (typeof shared)[number]) => Buffer.from(buffer);
  return (
    shared.length === separate.length &&
    shared.every((own, at) => bytesOf(own).equals(bytesOf(separate[at] ?? new Uint8Array())))
  );
}

/** Fails with the first case that also differs when it is scored alone. */
function expectSame(cases: readonly Case[]): void {
  if (areSame(cases)) return;
  expect(cases.find((one) => !areSame([one, one])) ?? 'only together').toBeUndefined();
}

const FRAGMENTS =
  `the|a|of|and|or|not|no|yes|by|from|to|in|about|up|down|rose|fell|increase|decrease|higher|lower|more|less|
than|emissions|Scope 1|Scope 2|scope 3|tCO2e|CO₂|kt|t|million|bn|%|percent|per cent|pp|basis points|EUR|€|$|USD|
2019|2023|FY2022|Q3|31 March 2024|March|May|in 1,577.5|1.577,5|12.8|12,8|-3.2|(4.5)|1/3|2.5x|half|two|twelve|
zero|[|]|["wind", "solar"]|wind|solar|hydro,|; water|“quoted”|'s|don't|n’t|cannot|without|not disclosed|
The document does not mention it.|Not answerable|I cannot find this.|unanswerable|N/A|None|unknown|Yes,|No.|
Answer:|Final answer:|**bold**|Ada plc|Berg AG|Mr Berg|EIB|European Investment Bank|(TCFD)|TCFD|ISO 14001|E4|
café|naïve|Überschuss|Straße|ﬁnance|東京|ひらがな|рост|Ω|１２|٣٤|½|²|±|~|≥|<|–|—|→|from 5 to 7|between 3 and 4|
board|director|report|target|net-zero|2040|reduced|reduction|growing|labour|labor|program|programme|US|us|U.S.|
January 2020|first|second|third|12th|Tuesday|true|false|correct|male|female|p. 12|page 7|#5|no. 7|:|/|&|?|!|.|`
    .replaceAll('\n', '')
    .split('|');

/** Up to `most` fragments. */
function textOf(random: Random, most: number): string {
  const count = random.below(most + 1);
  const one = () => FRAGMENTS[random.below(FRAGMENTS.length)] ?? '';
  return Array.from({ length: count }, one).join(random.below(8) === 0 ? '' : ' ');
}

const KINDS = ['text', 'text', 'number', 'list', 'boolean', 'unanswerable'] as const;

function caseOf(random: Random): Case {
  const reference = textOf(random, 2);
  const references =
    random.below(3) === 0 ? [reference, textOf(random, 2), reference] : [reference];
  const repeats = random.below(3) === 0;
  const kind = KINDS[random.below(12)];
  return {
    references,
    prediction: repeats
      ? `${textOf(random, 1)} ${reference} ${textOf(random, 1)}`
      : textOf(random, 3),
    question: random.below(2) === 0 ? '' : `${textOf(random, 3)}?`,
    ...(kind && { kind }),
  };
}

test('random answers get the same scores and verdicts without the fast paths', () => {
  const random = createRandom(20261124);
  for (let done = 0; done < CASES; done += BATCH) {
    expectSame(Array.from({ length: BATCH }, () => caseOf(random)));
  }
}, 300_000);

test('recorded answers get the same scores and verdicts without the fast paths', () => {
  const pairs = readScorerPairs().map(({ golds, pred }) => ({
    references: golds,
    prediction: pred,
  }));
  const lines = ownVectors('.').lines('answer-cases.jsonl') as readonly AnswerCase[];
  const answered = lines.flatMap(({ question, references, answers }) =>
    answers.map(([, prediction]) => ({ question, references, prediction })),
  );
  expect(pairs.length).toBeGreaterThan(100);
  expect(answered.length).toBeGreaterThan(100);
  expectSame([...pairs, ...answered]);
});
