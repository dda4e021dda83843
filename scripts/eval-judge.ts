import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { createJudge } from '../src/core/scoring/judge/judge';
import { readJudgeModel } from '../src/core/scoring/judge/judge-model';
import { type Judgment, indexOfMax } from '../src/core/scoring/judge/judgment';
import type { ModelReading } from '../src/core/scoring/judge/model-file';
import { createPedantsJudge } from '../src/core/scoring/judge/pedants';
import { PEDANTS_THRESHOLD, readPedantsModel } from '../src/core/scoring/judge/pedants-model';
import { QUESTION_TYPES, RULE_IDS, RULES } from '../src/core/scoring/judge/rules';
import type { Comparison } from '../src/core/scoring/comparison';
import { accept } from '../src/core/scoring/acceptance/accept';
import { openBuiltSpeed } from './judge/built-speed';
import { type Figures, fillFigures } from './judge/document';
import { makeDrills } from './judge/drills';
import {
  readHardPairs,
  readUnseenEvouna,
  readUnseenFinanceBench,
  readWronglyRejected,
} from './judge/held-out';
import {
  compareAll,
  type Labeled,
  readEvouna,
  readExamples,
  readFinanceBench,
  readReference,
} from './judge/labeled';
import { judgeLeftOut, listLeftOut } from './judge/leave-out';
import { SHIPPED_FILE } from './judge/open-shipped';
import {
  accuracyTable,
  agreementTable,
  groupTable,
  leftOutTable,
  reliabilityTable,
  speedTable,
  type Verdicts,
  worstMistakes,
} from './judge/show';
import { readPairs } from './judge/training-pairs';
import { hasShared, printNotRun } from './shared-data';

/*
 * Measures how well judges agree with human labels (`npm run -s eval-judge [-- --write] [--model
 * FILE] [--worst 20] [--leave-out]`): exact match, F1, containment, the tiers, the published
 * PEDANTS model and Assay's own, on EVOUNA's dev split and the visible half of FinanceBench;
 * agreement by rule, question type and answer kind; reliability; agreement on held-out answers; and
 * speed. `--write` also puts the values into docs/judge.md.
 */

const { values: options } = parseArgs({
  options: {
    model: { type: 'string', default: SHIPPED_FILE },
    worst: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
    /** Whether to train without each source in turn, which takes several minutes. */
    'leave-out': { type: 'boolean', default: false },
  },
});

const PAGE = 'docs/judge.md';

/** The computed values, by their names in docs/judge.md. */
const figures: Figures = new Map();

if (hasShared) {
  // Measured first, while the heap is small.
  await reportSpeed();
  const judge = createJudge(
    parsed(readJudgeModel(readFileSync(options.model, 'utf8'), options.model)),
  );
  const pedants = openReference();
  for (const [id, name, answers] of [
    ['evouna', 'EVOUNA, dev split', readEvouna('dev')],
    ['financebench', 'FinanceBench, visible half', readFinanceBench()],
    [
      'financebench-repeated',
      'FinanceBench, references as its prediction files repeat them',
      readFinanceBench('repeated'),
    ],
  ] as const) {
    report(id, name, answers, judge, pedants);
  }
  reportHeldOut(judge, pedants);
  if (options['leave-out']) reportLeftOut();
  if (options.write) await writePage();
} else {
  printNotRun('../shared', 'eval-judge');
}

type Judge = (comparison: Comparison) => Judgment;
type Verdict = (comparison: Comparison) => boolean;

async function writePage(): Promise<void> {
  const page = fillFigures(readFileSync(PAGE, 'utf8'), figures);
  writeFileSync(PAGE, await format(page, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
}

function report(
  id: string,
  name: string,
  answers: readonly Labeled[],
  judge: Judge,
  pedants: Verdict,
): void {
  const comparisons = compareAll(answers);
  const judgments = comparisons.map(judge);
  const judges = listJudges(answers, judge, pedants);
  const compared = judges.slice(-3);
  const groups = {
    rule: judgments.map(
      ({ rule }) => `${mostLikely(rule, RULE_IDS)} ${RULES[mostLikely(rule, RULE_IDS)] ?? ''}`,
    ),
    'question type': judgments.map(({ type }) => mostLikely(type, QUESTION_TYPES)),
    'answer kind': comparisons.map(({ kind }) => kind),
    system: answers.map(({ system }) => system),
  };
  print(
    `## ${name}: ${answers.length} answers to ${new Set(answers.map(({ question }) => question)).size} questions`,
  );
  show(`${id} agreement`, agreementTable(answers, judges));
  for (const [title, labels] of Object.entries(groups)) {
    show(`${id} ${title}`, groupTable(title, labels, answers, compared));
  }
  show(`${id} reliability`, reliabilityTable(judgments, answers));
  const worst = Number(options.worst);
  if (worst > 0) print(worstMistakes(judgments, answers, worst));
}

/** The verdicts of all scorers and judges; the last three compare meaning. */
function listJudges(answers: readonly Labeled[], judge: Judge, pedants: Verdict): Verdicts[] {
  const comparisons = compareAll(answers);
  const of = (name: string, verdict: Verdict): Verdicts => ({
    name,
    correct: comparisons.map(verdict),
  });
  return [
    of('exact match', isExact),
    of('F1 ≥ 0.5', (comparison) => comparison.bestOverlap().f1 >= 0.5),
    of('containment', isContained),
    of('answer_correct', (comparison) => accept(comparison) !== null),
    of('PEDANTS, published weights', pedants),
    of('Assay’s judge', (comparison) => judge(comparison).correct),
  ];
}

function isExact({ references, prediction }: Comparison): boolean {
  return references.some(({ normalized }) => normalized === prediction.normalized);
}

function isContained({ references, prediction }: Comparison): boolean {
  return references.some(({ normalized }) =>
    ` ${prediction.normalized} `.includes(` ${normalized} `),
  );
}

function mostLikely(shares: readonly number[], names: readonly string[]): string {
  return names[indexOfMax(shares)] ?? '';
}

/**
 * The published model with its own evaluation, which accepts a candidate that contains a reference.
 */
function openReference(): Verdict {
  const model = parsed(readPedantsModel(readReference(), 'reference-model.json'));
  const judge = createPedantsJudge(model, PEDANTS_THRESHOLD);
  return (comparison) => judge(comparison).correct;
}

/**
 * Reports the time for ten thousand answers of all systems to the same questions, in the order in
 * which the worker scores them.
 */
async function reportSpeed(): Promise<void> {
  const answers = readEvouna('train').slice(0, 10_000);
  const files = { own: readFileSync(options.model, 'utf8'), pedants: readReference() };
  const { timeJudges } = await openBuiltSpeed();
  const timings = timeJudges(answers, files, () => process.cpuUsage().user / 1000);
  print('## Speed, processor time');
  show('speed', speedTable(timings));
}

/** Reports the agreement on data sets that were not used for training or for any choice. */
function reportHeldOut(judge: Judge, pedants: Verdict): void {
  const hard = readHardPairs();
  const halves = [
    ['hard open', 'Hard pairs, inspected half', 'open'],
    ['hard kept', 'Hard pairs, held-out half', 'kept'],
  ] as const;
  print('## Held out');
  for (const [id, name, part] of halves) {
    const answers = hard.filter((pair) => pair.part === part);
    print(`### ${name}: ${answers.length} answers`);
    show(id, agreementTable(answers, listJudges(answers, judge, pedants)));
  }
  const kinds = hard.map(({ kind }) => kind);
  print('### Hard pairs by kind, both halves');
  const compared = listJudges(hard, judge, pedants).slice(-3);
  show('hard kind', groupTable('kind', kinds, hard, compared, 'correct by rule'));
  const small = [
    ['EVOUNA, questions in neither split', readUnseenEvouna()],
    ['FinanceBench, questions outside the visible half', readUnseenFinanceBench()],
    ['ESG answers that a scorer rejected and its authors then judged', readWronglyRejected()],
  ] as const;
  print('### Human labels not used before');
  const rows = small.map(([name, answers]) => ({
    name,
    answers,
    judges: listJudges(answers, judge, pedants).slice(-3),
  }));
  show('unseen', accuracyTable(rows));
}

/** Reports the agreement of judges trained without a source, measured on that source. */
function reportLeftOut(): void {
  const dev = readEvouna('dev');
  const train = [...readEvouna('train'), ...readExamples(), ...makeDrills()];
  const pairs = readPairs(train);
  const rows = listLeftOut([...train, ...dev]).map((left) => {
    const { answers, verdicts } = judgeLeftOut(left, pairs, dev);
    const tiers = compareAll(answers).map((comparison) => accept(comparison) !== null);
    return { title: left.title, answers, verdicts, tiers };
  });
  print('## Left out of training');
  show('left out', leftOutTable(rows));
}

function parsed<Model>(reading: ModelReading<Model>): Model {
  if (reading.kind === 'refused') throw new Error(reading.problem.message);
  return reading.model;
}

/** Prints a table and stores it for docs/judge.md. */
function show(id: string, text: string): void {
  figures.set(id, text);
  print(text);
}

function print(text: string): void {
  console.log(`${text}\n`);
}
