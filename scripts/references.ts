import { existsSync, readFileSync } from 'node:fs';
import { inferKind } from '../src/core/answers/kind';
import { createAbstentionTest, saysCannotAnswer } from '../src/core/answers/abstention';
import { readYesNo } from '../src/core/answers/yes-no';
import { parseQuantities } from '../src/core/answers/quantity/parse';
import { printQuantity } from '../src/core/answers/quantity/print';
import { DEFAULT_SETTINGS } from '../src/core/settings';
import { printNotRun } from './shared-data';

/*
 * Reads reference answers: `npm run -s references [-- FILE]` prints how many are verdicts,
 * abstentions and quantities; `-- --all` also prints every answer with its interpretation. The
 * default file is Climate Finance Bench; any JSON or JSONL file of records with an `answer` field
 * works.
 */

const DEFAULT_FILE = '../shared/data/climate-finance-bench/Climate Finance Bench - Dataset.json';

const abstains = createAbstentionTest(DEFAULT_SETTINGS.noAnswerPhrases);

interface Reading {
  readonly answer: string;
  readonly kind: string;
  /** `yes`, `no`, `abstains`, `declines` (in a sentence), or `''`. */
  readonly says: string;
  readonly quantities: readonly string[];
  readonly years: readonly string[];
}

function main(): void {
  const file = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? DEFAULT_FILE;
  if (!existsSync(file)) {
    printNotRun(file === DEFAULT_FILE ? '../shared' : file, 'references');
    return;
  }
  const readings = readAnswers(readFileSync(file, 'utf8')).map(read);
  if (process.argv.includes('--all')) readings.forEach(printReading);
  printTable(readings);
}

function readAnswers(text: string): string[] {
  const rows = text.trimStart().startsWith('[')
    ? (JSON.parse(text) as unknown[])
    : text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown);
  return rows.flatMap((row) => {
    const entry = Object.entries(row ?? {}).find(([name]) => name.toLowerCase() === 'answer');
    if (!entry) return [];
    const value: unknown = entry[1];
    return [typeof value === 'string' ? value : JSON.stringify(value)];
  });
}

function read(answer: string): Reading {
  const verdict = readYesNo(answer);
  const found = parseQuantities(answer);
  const says =
    verdict !== null
      ? verdict
        ? 'yes'
        : 'no'
      : abstains(answer)
        ? 'abstains'
        : saysCannotAnswer(answer)
          ? 'declines'
          : '';
  return {
    answer,
    kind: inferKind([answer]),
    says,
    quantities: found.filter(({ bareYear }) => !bareYear).map(printQuantity),
    years: found.filter(({ bareYear }) => bareYear).map(printQuantity),
  };
}

function printReading({ answer, kind, says, quantities, years }: Reading, index: number): void {
  print(`#${index + 1} ${[kind, says].filter(Boolean).join(', ')}: ${answer.replace(/\s+/g, ' ')}`);
  if (quantities.length > 0) print(`    ${quantities.join(' | ')}`);
  if (years.length > 0) print(`    years ${years.join(', ')}`);
}

function printTable(readings: readonly Reading[]): void {
  const count = (holds: (reading: Reading) => boolean) => readings.filter(holds).length;
  const rows: readonly (readonly [string, number])[] = [
    ['references', readings.length],
    ['verdict yes', count(({ says }) => says === 'yes')],
    ['verdict no', count(({ says }) => says === 'no')],
    ['abstention', count(({ says }) => says === 'abstains')],
    ['declines in a sentence', count(({ says }) => says === 'declines')],
    ['with a quantity', count(({ quantities }) => quantities.length > 0)],
    ['only years', count(({ quantities, years }) => quantities.length === 0 && years.length > 0)],
    ['none of these', count((one) => isUnread(one))],
    ['quantities', sum(readings.map(({ quantities }) => quantities.length))],
    ['bare years', sum(readings.map(({ years }) => years.length))],
  ];
  for (const [name, number] of rows) print(`${name.padEnd(24)}${String(number).padStart(6)}`);
}

function isUnread({ says, quantities, years }: Reading): boolean {
  return says === '' && quantities.length === 0 && years.length === 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
