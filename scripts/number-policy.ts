import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inferKind } from '../src/core/answer/kind';
import type { Dataset } from '../src/core/model';
import { createScorer } from '../src/core/score/scorer';
import { DEFAULT_SETTINGS, type NumberSettings } from '../src/core/settings';
import { numericMatch } from '../src/core/metrics/numeric-match';

/*
 * How often numeric_match agrees with the human labels of FinanceBench (Patronus AI, 2023), on the
 * questions whose reference is a number, under each policy for choosing among several numbers.
 * `npm run -s number-policy [-- --list]`; the figures stand in docs/decisions/0007-which-number.md.
 */

const FOLDER = new URL('../../shared/data/financebench/', import.meta.url);

interface Labelled {
  readonly id: string;
  readonly question: string;
  readonly reference: string;
  readonly prediction: string;
  readonly run: string;
  readonly isRight: boolean;
}

interface Tally {
  readonly agreed: number;
  readonly falseMatches: readonly Labelled[];
  readonly falseMisses: readonly Labelled[];
}

/** Settings that differ from the default, by what the table calls them. */
const POLICIES: readonly (readonly [string, Partial<NumberSettings>])[] = [
  ['default', {}],
  ['any', { choice: 'any' }],
  ['first', { choice: 'first' }],
  ['last', { choice: 'last' }],
  ['only', { choice: 'only' }],
];

function main(): void {
  if (!existsSync(FOLDER)) {
    process.stdout.write('Left out, because ../shared/data/financebench is missing.\n');
    return;
  }
  const answers = readLabelled();
  const questions = new Set(answers.map(({ id }) => id)).size;
  const right = answers.filter(({ isRight }) => isRight).length;
  print(
    `${answers.length} answers to ${questions} questions whose reference is a number; ${right} labelled correct.`,
  );
  print('');
  print('policy'.padEnd(24) + 'agreement   false matches   false misses');
  for (const [name, numbers] of POLICIES) {
    const { agreed, falseMatches, falseMisses } = tally(answers, numbers);
    const share = `${((100 * agreed) / answers.length).toFixed(2)} %`.padStart(9);
    const [over, under] = [falseMatches, falseMisses].map(({ length }) => String(length));
    print(`${name.padEnd(24)}${share}${over?.padStart(16)}${under?.padStart(15)}`);
  }
  if (process.argv.includes('--list')) list(answers);
}

function readLabelled(): Labelled[] {
  const gold = readLines(new URL('gold.jsonl', FOLDER)).map(
    (row) => [row.financebench_id ?? '', row] as const,
  );
  const numeric = new Map(gold.filter(([, { answer }]) => inferKind([answer ?? '']) === 'number'));
  const files = readdirSync(new URL('predictions/', FOLDER)).sort();
  return files.flatMap((file) =>
    readLines(new URL(`predictions/${file}`, FOLDER)).flatMap((row): Labelled[] => {
      const id = row.financebench_id ?? '';
      const question = numeric.get(id);
      if (!question || row.label === undefined) return [];
      return [
        {
          id,
          question: question.question ?? '',
          reference: question.answer ?? '',
          prediction: row.model_answer ?? '',
          run: file.replace('.jsonl', ''),
          isRight: row.label === 'Correct Answer',
        },
      ];
    }),
  );
}

type Row = Readonly<Record<string, string | undefined>>;

function readLines(url: URL): Row[] {
  const lines = readFileSync(url, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  });
}

/** One run per file, as the pipeline sees them, so that decimal marks are decided as it does. */
function tally(answers: readonly Labelled[], numbers: Partial<NumberSettings>): Tally {
  const settings = { ...DEFAULT_SETTINGS, numbers: { ...DEFAULT_SETTINGS.numbers, ...numbers } };
  const falseMatches: Labelled[] = [];
  const falseMisses: Labelled[] = [];
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

function datasetOf(run: string, answers: readonly Labelled[]): Dataset {
  return {
    questions: {
      ids: answers.map(({ id }) => id),
      texts: answers.map(({ question }) => question),
      documents: answers.map(() => ''),
      references: answers.map(({ reference }) => [reference]),
      answerTypes: answers.map(() => 'number'),
      kinds: answers.map(() => 'number'),
      inferredKinds: answers.length,
      rows: Int32Array.from(answers.keys()),
    },
    runs: [
      {
        model: run,
        run: '',
        predictions: answers.map(({ prediction }) => prediction),
        noAnswerProbabilities: null,
        matched: answers.length,
        missing: 0,
        extra: [],
        duplicates: [],
      },
    ],
    problems: [],
  };
}

function list(answers: readonly Labelled[]): void {
  const { falseMatches, falseMisses } = tally(answers, {});
  for (const [title, group] of [
    ['Matched, but labelled wrong', falseMatches],
    ['Missed, but labelled correct', falseMisses],
  ] as const) {
    print(`\n${title}:`);
    for (const { id, run, reference, question, prediction } of group) {
      print(`\n- ${id} ${run}\n  reference: ${reference}\n  question: ${question}`);
      print(`  prediction: ${prediction.replace(/\s+/g, ' ').trim()}`);
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
