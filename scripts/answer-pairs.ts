import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { kindFromLabel } from '../src/core/answers/kind-label';
import { readStance } from '../src/core/answers/abstention';
import { createJudge } from '../src/core/scoring/judge/judge';
import { accept } from '../src/core/scoring/tiers/accept';
import { readHardPairs } from './judge/held-out';
import {
  compareAll,
  type Labeled,
  readEvouna,
  readFinanceBench,
  readLines,
  textOf,
} from './judge/labeled';
import { openShippedJudge } from './judge/open-shipped';
import { hasShared, printNotRun, SHARED } from './shared-data';

/*
 * How often answer correctness and the judge agree with labels (`npm run -s answer-pairs [-- --wrong]`):
 * the open answer pairs by kind, half of the questions to look at and half to measure; the hard pairs;
 * FinanceBench; EVOUNA's dev part. `--save FILE` keeps the verdicts, `--against FILE` lists those that changed.
 */

const { values: options } = parseArgs({
  options: {
    wrong: { type: 'string' },
    save: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
  },
});

interface Pair extends Labeled {
  readonly group: string;
}

function readAnswerPairs(): Pair[] {
  const text = readFileSync(new URL('answer-pairs/open.jsonl', SHARED), 'utf8');
  return readLines(text)
    .filter(({ debatable }) => debatable !== true)
    .map((row) => ({
      question: textOf(row.question),
      references: (row.references as unknown[]).map(textOf),
      candidate: textOf(row.candidate),
      correct: row.correct === true,
      system: 'pairs',
      answerKind: kindFromLabel(textOf(row.answer_type ?? ''), {}) ?? undefined,
      group: textOf(row.kind),
    }));
}

/** Half of the questions are looked at while the rules are written, the others only measure. */
function isLookedAt(question: string): boolean {
  let hash = 0;
  for (const character of question) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % 2 === 0;
}

if (!hasShared) {
  printNotRun('../shared', 'answer-pairs');
  process.exit();
}

const opened = openShippedJudge();
if (opened.kind !== 'read') throw new Error('The judge of the page cannot be read.');
const { model } = opened;
const judge = createJudge(model);
const saved: Record<string, boolean[]> = {};
const before: Record<string, boolean[]> =
  options.against && existsSync(options.against)
    ? (JSON.parse(readFileSync(options.against, 'utf8')) as Record<string, boolean[]>)
    : {};

const share = (right: number, all: number) =>
  `${((100 * right) / all).toFixed(1)} % (${right}/${all})`;

function measure(name: string, answers: readonly (Labeled & { group?: string })[]): void {
  if (options.only && !name.startsWith(options.only)) return;
  const comparisons = compareAll(answers);
  const verdicts = comparisons.map((one) => accept(one));
  const judged = comparisons.map((one) => judge(one).probability);
  const ok = (index: number) => (verdicts[index] !== null) === answers[index]!.correct;
  const judgeOk = (index: number) => judged[index]! >= model.threshold === answers[index]!.correct;
  const all = [...answers.keys()];
  const falseAccepts = all.filter((i) => !ok(i) && verdicts[i] !== null).length;
  console.log(
    `${name.padEnd(26)} answer_correct ${share(all.filter(ok).length, all.length)}, judge ${share(all.filter(judgeOk).length, all.length)}; accepts ${falseAccepts} wrong, rejects ${all.filter((i) => !ok(i)).length - falseAccepts} correct`,
  );
  const groups = [...new Set(answers.map(({ group }) => group ?? ''))].filter(Boolean).sort();
  for (const group of groups) {
    const own = all.filter((i) => answers[i]!.group === group);
    console.log(
      `  ${group.padEnd(16)} ${share(own.filter(ok).length, own.length).padStart(18)} ${share(own.filter(judgeOk).length, own.length).padStart(18)}`,
    );
  }
  if (options.wrong && name.startsWith(options.wrong))
    for (const i of all.filter((one) => !ok(one)))
      print(answers[i]!, verdicts[i] ?? null, judged[i]!);
  saved[name] = verdicts.map((one) => one !== null);
  const old = before[name];
  if (old) {
    const changed = all.filter((i) => old[i] !== (verdicts[i] !== null));
    const better = changed.filter(ok).length;
    console.log(`  changed since: ${better} better, ${changed.length - better} worse`);
    for (const i of changed)
      if (name !== 'pairs, measured' || process.env.SHOW) {
        console.log(ok(i) ? '  BETTER' : '  WORSE');
        print(answers[i]!, verdicts[i] ?? null, judged[i]!);
      }
  }
}

function print(
  answer: Labeled & { group?: string },
  found: ReturnType<typeof accept>,
  p: number,
): void {
  const cut = (text: string) => text.replace(/\s+/g, ' ').slice(0, 260);
  console.log(
    `\n  ${answer.correct ? 'REJECTED' : 'ACCEPTED'} [${answer.group ?? ''}] ${found ? `${found.tier}: ${found.reason}` : ''} judge ${p.toFixed(2)}`,
  );
  console.log(
    `    Q ${cut(answer.question)}\n    R ${answer.references.map(cut).join(' | ')}\n    A ${cut(answer.candidate)}`,
  );
}

const pairs = readAnswerPairs();
measure(
  'pairs, looked at',
  pairs.filter(({ question }) => isLookedAt(question)),
);
measure(
  'pairs, measured',
  pairs.filter(({ question }) => !isLookedAt(question)),
);
measure('hard pairs', readHardPairs());
measure('FinanceBench', readFinanceBench());
measure('EVOUNA dev', readEvouna('dev'));
const labels = readdirSync(new URL('financebench/predictions/', SHARED)).flatMap((file) =>
  readLines(readFileSync(new URL(`financebench/predictions/${file}`, SHARED), 'utf8')).map(
    (row) => ({
      refused: row.label === 'Refusal',
      declines: readStance(textOf(row.model_answer)).stance === 'declines',
    }),
  ),
);
const refusals = labels.filter(({ refused }) => refused);
const others = labels.filter(({ refused }) => !refused);
const count = (of: typeof labels) => share(of.filter(({ declines }) => declines).length, of.length);
console.log(
  `FinanceBench: ${count(refusals)} of the refusals found; ${count(others)} of other answers taken for one`,
);
if (options.save) writeFileSync(options.save, JSON.stringify(saved));
