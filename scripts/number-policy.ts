import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inferKind } from '../src/core/answers/kind';
import { numericMatch } from '../src/core/scoring/metrics/numeric';
import type { Dataset } from '../src/core/model';
import { createScorer } from '../src/core/scoring/scorer';
import { DEFAULT_SETTINGS, type NumberSettings } from '../src/core/settings';
import { hasShared, printNotRun, SHARED } from './shared-data';

/*
 * How often numeric_match agrees with people, on the questions whose reference is a number, under each
 * policy for choosing among several numbers: on the labels of FinanceBench (Patronus AI, 2023), by
 * which the default was chosen, and on EVOUNA (Wang et al., 2023), which had no part in it.
 * `npm run -s number-policy [-- --list]`; the figures stand in docs/decisions/numbers.md.
 */

interface Labeled {
  readonly id: string;
  readonly question: string;
  readonly references: readonly string[];
  readonly prediction: string;
  readonly run: string;
  readonly isRight: boolean;
}

interface Tally {
  readonly agreed: number;
  readonly falseMatches: readonly Labeled[];
  readonly falseMisses: readonly Labeled[];
}

/** Settings that differ from the default, by what the table calls them. */
const POLICIES: readonly (readonly [string, Partial<NumberSettings>])[] = [
  ['default', {}],
  ...(['any', 'conclusion', 'first', 'last', 'only'] as const).map(
    (choice) => [choice, { choice }] as const,
  ),
  ['exact', { absoluteTolerance: null, relativeTolerance: null }],
  ['units strict', { units: 'strict' }],
];

function main(): void {
  if (!hasShared) {
    printNotRun('../shared', 'number-policy');
    return;
  }
  for (const [name, answers] of [
    ['FinanceBench', readFinanceBench()],
    ['EVOUNA', readEvouna()],
  ] as const) {
    compare(name, answers);
    if (process.argv.includes('--list')) list(answers);
  }
}

function compare(name: string, answers: readonly Labeled[]): void {
  const questions = new Set(answers.map(({ question }) => question)).size;
  const right = answers.filter(({ isRight }) => isRight).length;
  print(
    `${name}: ${answers.length} answers to ${questions} questions whose reference is a number, ${right} labeled correct`,
  );
  print('policy'.padEnd(16) + 'agreement   false matches   false misses');
  for (const [policy, numbers] of POLICIES) {
    const { agreed, falseMatches, falseMisses } = tally(answers, numbers);
    const share = `${((100 * agreed) / answers.length).toFixed(2)} %`.padStart(9);
    const [over, under] = [falseMatches, falseMisses].map(({ length }) => String(length));
    print(`${policy.padEnd(16)}${share}${over?.padStart(16)}${under?.padStart(15)}`);
  }
  print('');
}

function readFinanceBench(): Labeled[] {
  const folder = new URL('financebench/', SHARED);
  const gold = readLines(readFileSync(new URL('gold.jsonl', folder), 'utf8'));
  const numeric = new Map(
    gold
      .map((row) => [textOf(row.financebench_id), row] as const)
      .filter(([, { answer }]) => inferKind([textOf(answer)]) === 'number'),
  );
  return readdirSync(new URL('predictions/', folder))
    .sort()
    .flatMap((file) =>
      readLines(readFileSync(new URL(`predictions/${file}`, folder), 'utf8')).flatMap((row) => {
        const id = textOf(row.financebench_id);
        const question = numeric.get(id);
        if (!question || row.label === undefined) return [];
        return [
          {
            id,
            question: textOf(question.question),
            references: [textOf(question.answer)],
            prediction: textOf(row.model_answer),
            run: file.replace('.jsonl', ''),
            isRight: row.label === 'Correct Answer',
          },
        ];
      }),
    );
}

function readEvouna(): Labeled[] {
  return ['train', 'dev'].flatMap((part) => {
    const bytes = readFileSync(new URL(`answer-correctness/${part}.jsonl.gz`, SHARED));
    return readLines(gunzipSync(bytes).toString('utf8')).flatMap((row): Labeled[] => {
      const references = Array.isArray(row.references) ? row.references.map(textOf) : [];
      if (references.length === 0 || inferKind(references) !== 'number') return [];
      const run = `${textOf(row.dataset)} ${textOf(row.system)}`;
      const [question, prediction] = [textOf(row.question), textOf(row.candidate)];
      return [
        { id: question, question, references, prediction, run, isRight: row.correct === true },
      ];
    });
  });
}

type Row = Readonly<Record<string, unknown>>;

function readLines(text: string): Row[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** One run per file, as the pipeline sees them, so that decimal marks are decided as it does. */
function tally(answers: readonly Labeled[], numbers: Partial<NumberSettings>): Tally {
  const settings = { ...DEFAULT_SETTINGS, numbers: { ...DEFAULT_SETTINGS.numbers, ...numbers } };
  const falseMatches: Labeled[] = [];
  const falseMisses: Labeled[] = [];
  for (const run of new Set(answers.map((answer) => answer.run))) {
    const own = answers.filter((answer) => answer.run === run);
    const scorer = createScorer(datasetOf(run, own), settings);
    for (const [index, answer] of own.entries()) {
      const comparison = scorer.compare(index, 0);
      const matched = comparison !== null && numericMatch.score(comparison) === 1;
      if (matched && !answer.isRight) falseMatches.push(answer);
      if (!matched && answer.isRight) falseMisses.push(answer);
    }
  }
  const agreed = answers.length - falseMatches.length - falseMisses.length;
  return { agreed, falseMatches, falseMisses };
}

function datasetOf(run: string, answers: readonly Labeled[]): Dataset {
  return {
    questions: {
      ids: answers.map(({ id }) => id),
      texts: answers.map(({ question }) => question),
      documents: answers.map(() => ''),
      references: answers.map(({ references }) => references),
      answerTypes: answers.map(() => 'number'),
      kinds: answers.map(() => 'number'),
      inferredKinds: answers.length,
      rows: Int32Array.from(answers.keys()),
      columns: [],
    },
    runs: [
      {
        model: run,
        run: '',
        predictions: answers.map(({ prediction }) => prediction),
        noAnswerProbabilities: null,
        humanLabels: null,
        columns: [],
        matched: answers.length,
        missing: 0,
        unmatched: [],
        duplicates: [],
      },
    ],
    unjoined: [],
    joinChecks: [],
    problems: [],
  };
}

function list(answers: readonly Labeled[]): void {
  const { falseMatches, falseMisses } = tally(answers, {});
  for (const [title, group] of [
    ['Matched, but labeled wrong', falseMatches],
    ['Missed, but labeled correct', falseMisses],
  ] as const) {
    print(`\n${title}:`);
    for (const { id, run, references, question, prediction } of group) {
      print(`\n- ${id} ${run}\n  reference: ${references.join(' | ')}\n  question: ${question}`);
      print(`  prediction: ${prediction.replace(/\s+/g, ' ').trim()}`);
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
