import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readStance } from '../src/core/answers/abstention';
import { kindFromLabel } from '../src/core/answers/kind-label';
import { createJudge } from '../src/core/scoring/judge/judge';
import { accept, acceptUnless } from '../src/core/scoring/acceptance/accept';
import { CONTRADICTIONS } from '../src/core/scoring/contradictions/contradiction';
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
 * Measures how often answer correctness and the judge agree with labels (`npm run -s answer-pairs
 * [-- --wrong NAME]`): the pairs of `open.jsonl` by kind, half of the questions for inspection and
 * half for measuring; the cases by round; the hard pairs; FinanceBench; EVOUNA's dev split;
 * refusals. `--wrong looked` lists the disagreements in the first half; `--mechanisms` counts the
 * answers that each mechanism rejects, and `--known-wrong` counts the wrong answers that are
 * accepted.
 */

const { values: options } = parseArgs({
  options: {
    wrong: { type: 'string' },
    mechanisms: { type: 'boolean' },
    'known-wrong': { type: 'boolean' },
  },
});

/** A change that makes a reference wrong; text to which it does not apply is unchanged. */
const PERTURBATIONS: Readonly<Record<string, (reference: string) => string>> = {
  'number changed': (text) =>
    text.replace(/(?<![\d.,\p{L}])(?!(?:19|20)\d\d(?!\d))\d/u, (digit) =>
      String((Number(digit) % 9) + 1),
    ),
  'unit changed': (text) =>
    text.replace(/(?<!\p{L})(?:million|billion|thousand|kg|tonnes|%)/iu, (unit) =>
      unit.toLowerCase() === 'million' ? 'billion' : unit === '%' ? ' basis points' : 'million',
    ),
  'year swapped': (text) =>
    text.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/u, (year) => String(Number(year) - 1)),
  negated: (text) =>
    /^(?:yes|no)(?!\p{L})/iu.test(text)
      ? text.replace(/^(?:yes|no)/iu, (word) => (word.toLowerCase() === 'yes' ? 'No' : 'Yes'))
      : text.replace(/(?<!\p{L})(?:is|are|was|were|has|had)(?!\p{L})/u, '$& not'),
  'option replaced': (text) =>
    text.replace(/(?<=(?:scope|tier|category|sdg|gri|iso|level|phase) )\d/iu, (digit) =>
      String((Number(digit) % 9) + 1),
    ),
};

/** From this round on, fixes are based only on the inspected half of the questions. */
const FIRST_SPLIT_ROUND = 13;

/** A labeled answer; `group` is the kind of the pair. */
type Pair = Labeled & { readonly group?: string };

if (!hasShared) {
  printNotRun('../shared', 'answer-pairs');
  process.exit();
}

const opened = openShippedJudge();
if (opened.kind !== 'read') throw new Error('The judge of the page cannot be read.');
const { model } = opened;
const judge = createJudge(model);

if (options.mechanisms === true) {
  countMechanisms();
  process.exit();
}

if (options['known-wrong'] === true) {
  measureKnownWrong();
  process.exit();
}

const pairs = readAnswerPairs();
measure('looked at', pairs.filter(isInspected));
measure(
  'measured',
  pairs.filter((pair) => !isInspected(pair)),
);
for (const [round, answers] of readCases()) {
  if (round < FIRST_SPLIT_ROUND) measure(`cases, round ${round}`, answers);
  else {
    measure(`round ${round}, read`, answers.filter(isInspected));
    measure(
      `round ${round}, unread`,
      answers.filter((pair) => !isInspected(pair)),
    );
  }
}
measure('hard pairs', readHardPairs());
measure('FinanceBench', readFinanceBench());
measure('EVOUNA dev', readEvouna('dev'));
measureRefusals();

function readAnswerPairs(): Pair[] {
  const text = readFileSync(new URL('answer-pairs/open.jsonl', SHARED), 'utf8');
  return readLines(text)
    .filter(({ debatable }) => debatable !== true)
    .map((row) => ({
      question: textOf(row.question),
      references: (row.references as readonly unknown[]).map(textOf),
      candidate: textOf(row.candidate),
      correct: row.correct === true,
      system: 'pairs',
      answerKind: kindFromLabel(textOf(row.answer_type ?? ''), {}) ?? undefined,
      group: textOf(row.kind),
    }));
}

/**
 * The cases written for this project, by round. Each round was measured before the rules were
 * adapted to it.
 */
function readCases(): ReadonlyMap<number, readonly Pair[]> {
  const text = readFileSync(new URL('../test/vectors/answer-cases.jsonl', import.meta.url), 'utf8');
  const rounds = new Map<number, Pair[]>();
  for (const { round, kind, question, references, answers } of readLines(text)) {
    const own = rounds.get(Number(round)) ?? [];
    rounds.set(Number(round), own);
    for (const [correct, candidate] of answers as readonly (readonly [boolean, string])[]) {
      own.push({
        question: textOf(question),
        references: references as readonly string[],
        candidate,
        correct,
        system: 'cases',
        group: textOf(kind),
      });
    }
  }
  return rounds;
}

/**
 * Half of the questions were inspected while the rules were written; the others are only for
 * measuring.
 */
function isInspected({ question }: Pair): boolean {
  let hash = 0;
  for (const character of question) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % 2 === 0;
}

function measure(name: string, answers: readonly Pair[]): void {
  const comparisons = compareAll(answers);
  const rows = answers.flatMap((pair, index) => {
    const comparison = comparisons[index];
    if (!comparison) return [];
    const found = accept(comparison);
    const { probability } = judge(comparison);
    const agrees = (found !== null) === pair.correct;
    return [{ pair, found, agrees, judgeAgrees: probability >= model.threshold === pair.correct }];
  });
  const wrong = rows.filter(({ agrees }) => !agrees);
  const accepted = wrong.filter(({ found }) => found !== null).length;
  const shares = (of: typeof rows) =>
    [of.filter(({ agrees }) => agrees), of.filter(({ judgeAgrees }) => judgeAgrees)].map((right) =>
      share(right.length, of.length).padStart(20),
    );
  console.log([name.padEnd(20), ...shares(rows)].join(''));
  console.log(
    `  accepts ${accepted} wrong answers, rejects ${wrong.length - accepted} correct ones`,
  );
  for (const group of new Set(answers.map((pair) => pair.group ?? ''))) {
    if (group === '') continue;
    const own = rows.filter(({ pair }) => pair.group === group);
    console.log([`  ${group}`.padEnd(20), ...shares(own)].join(''));
  }
  if (options.wrong === undefined || !name.startsWith(options.wrong)) return;
  for (const { pair, found } of wrong) {
    console.log(found ? `\n  accepted (${found.tier}: ${found.reason})` : '\n  rejected');
    printPair(pair);
  }
}

function printPair({ question, references, candidate, group = '' }: Pair): void {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 260);
  console.log(`    ${group} ${short(question)}`);
  console.log(`    ${references.map(short).join(' | ')}\n    ${short(candidate)}`);
}

/**
 * Counts, for each mechanism, the correct and wrong answers that the tiers would accept but the
 * mechanism rejects.
 */
function countMechanisms(): void {
  const sets = { FinanceBench: readFinanceBench(), 'EVOUNA dev': readEvouna('dev') };
  for (const [name, answers] of Object.entries(sets)) {
    const accepted = compareAll(answers).flatMap((comparison, index) => {
      const found = acceptUnless(comparison, () => false);
      const pair = answers[index];
      return found && pair ? [{ comparison, pair }] : [];
    });
    console.log(`${name}: ${accepted.length} accepted without any mechanism`);
    for (const [mechanism, find] of Object.entries(CONTRADICTIONS)) {
      const rejected = accepted.filter(
        ({ comparison }) =>
          !acceptUnless(comparison, (reference) => find(comparison, reference) !== null),
      );
      const correct = rejected.filter((one) => one.pair.correct);
      console.log(`| ${mechanism} | ${correct.length} | ${rejected.length - correct.length} |`);
      if (options.wrong === mechanism) for (const { pair } of correct) printPair(pair);
    }
  }
}

/** Counts accepted wrong answers: references of other questions, or altered references. */
function measureKnownWrong(): void {
  const sets = {
    'open pairs and cases': [...readAnswerPairs(), ...[...readCases().values()].flat()],
    FinanceBench: readFinanceBench(),
    'EVOUNA dev': readEvouna('dev'),
  };
  for (const [name, answers] of Object.entries(sets)) {
    const questions = [...new Map(answers.map((one) => [one.question, one])).values()];
    const wrong = (kind: string, candidateOf: (one: Pair, at: number) => string) =>
      [kind, questions.map((one, at) => ({ ...one, candidate: candidateOf(one, at) }))] as const;
    const groups = [
      wrong(
        'answer of another question',
        (_, at) => questions[(at + 1) % questions.length]?.references[0] ?? '',
      ),
      ...Object.entries(PERTURBATIONS).map(([kind, change]) =>
        wrong(kind, ({ references: [reference = ''] }) => change(reference)),
      ),
    ];
    for (const [kind, made] of groups) {
      const kept = made
        .filter(({ candidate, references }) => !references.includes(candidate))
        .map((one) => ({ ...one, system: 'known wrong' }));
      if (kept.length === 0) continue;
      const accepted = compareAll(kept).filter((comparison) => accept(comparison) !== null);
      console.log(`| ${name} | ${kind} | ${share(accepted.length, kept.length)} |`);
      if (options.wrong === kind)
        for (const { question, references, prediction } of accepted)
          console.log(`${question}\n  ${references[0]?.raw ?? ''}\n  ${prediction.raw}`);
    }
  }
}

/**
 * Counts abstentions among the answers that humans labeled as refusals, and among all other
 * answers.
 */
function measureRefusals(): void {
  const folder = new URL('financebench/predictions/', SHARED);
  const rows = readdirSync(folder).flatMap((file) =>
    readLines(readFileSync(new URL(file, folder), 'utf8')).map((row) => ({
      isRefusal: row.label === 'Refusal',
      declines: readStance(textOf(row.model_answer)).stance === 'declines',
    })),
  );
  for (const isRefusal of [true, false]) {
    const own = rows.filter((row) => row.isRefusal === isRefusal);
    const found = share(own.filter(({ declines }) => declines).length, own.length);
    console.log((isRefusal ? 'refusals found' : 'others read as one').padEnd(24) + found);
  }
}

function share(right: number, all: number): string {
  return `${((100 * right) / all).toFixed(1)} % (${right}/${all})`;
}
