import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hasShared, printNotRun, SHARED } from './shared-data';

/*
 * Writes the files of test/vectors that were made for this project, as a selection of the full sets
 * in ../shared (`npm run -s vectors`). test/vectors/README.md describes each file and how it is
 * chosen. The same input gives the same bytes.
 */

const VECTORS = new URL('../test/vectors/', import.meta.url);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Outcomes = Readonly<Record<string, Json>>;

interface Pair {
  readonly id: string;
  readonly golds: readonly string[];
  readonly pred: string;
  readonly scores: Outcomes;
}

interface NormalizedText {
  readonly text: string;
  readonly norm: Outcomes;
}

/** Every fifteenth string is enough, since the pairs use the same normalizers. */
const TEXT_STEP = 15;

function main(): void {
  if (!hasShared) {
    printNotRun('../shared', 'vectors');
    return;
  }
  const foreign = readForeignTexts();
  writeScorers(foreign);
  writeStatistics();
  copyFiles();
}

function writeScorers(foreign: ReadonlySet<string>): void {
  const folder = 'suites/scorer-vectors';
  const isOurs = (value: Json) => textsOf(value).every((text) => !foreign.has(text));

  const all = readLines(`${folder}/pairs.jsonl.gz`) as unknown as Pair[];
  const columns = Object.keys(all[0]?.scores ?? {});
  // Some short pairs occur more than once. Scores are taken from `pairs.jsonl.gz`, since those in
  // `catalogue.json` have only ten digits.
  const distinct = new Map(all.toReversed().map((pair) => [keyOf(pair), pair]));
  const catalogue = readJson(`${folder}/catalogue.json`) as unknown as Pair[];
  const byHand = catalogue.map((pair) => ({ ...pair, ...distinct.get(keyOf(pair)) }));
  for (const pair of byHand) distinct.delete(keyOf(pair));
  const generated = all.filter((pair) => distinct.get(keyOf(pair)) === pair);
  for (const [name, pairs] of [
    ['pairs.jsonl', byHand],
    ['pairs-generated.jsonl.gz', generated],
  ] as const) {
    const ours = pairs.filter(({ golds, pred }) => isOurs([...golds, pred]));
    writeTable(
      `scorer-vectors/${name}`,
      columns,
      ours.map(({ scores, ...line }) => ({ line, outcomes: scores })),
    );
  }

  const texts = readLines(`${folder}/normalizers.jsonl.gz`) as unknown as NormalizedText[];
  const some = texts.filter(({ text }, at) => at % TEXT_STEP === 0 && isOurs(text));
  writeTable(
    'scorer-vectors/normalizers.jsonl.gz',
    Object.keys(texts[0]?.norm ?? {}),
    some.map(({ norm, ...line }) => ({ line, outcomes: norm })),
  );

  for (const name of ['tatqa_scale.jsonl.gz', 'mmlongbench_typed.jsonl.gz']) {
    const lines = readLines(`${folder}/${name}`).filter(isOurs);
    write(
      `scorer-vectors/${name}`,
      lines.map((line) => JSON.stringify(line)),
    );
  }
  const numeric = (readJson(`${folder}/numeric.json`) as readonly Json[]).filter(isOurs);
  write(
    'scorer-vectors/numeric.jsonl',
    numeric.map((one) => JSON.stringify(one)),
  );
}

/**
 * One line with the column names, then one line per pair with its distinct outcomes and, for each
 * column from left to right, the index of its outcome: a digit or, from the eleventh on, a letter.
 */
function writeTable(
  path: string,
  columns: readonly string[],
  lines: readonly { readonly line: object; readonly outcomes: Outcomes }[],
): void {
  const encoded = lines.map(({ line, outcomes }) => {
    const texts = columns.map((column) => JSON.stringify(outcomes[column]));
    const distinct = [...new Set(texts)];
    const by = texts.map((text) => distinct.indexOf(text).toString(36)).join('');
    const values = distinct.map((text) => JSON.parse(text) as Json);
    return JSON.stringify({ ...line, outcomes: values, by });
  });
  write(path, [JSON.stringify({ columns }), ...encoded]);
}

function writeStatistics(): void {
  const { krippendorff, ...reference } = readJson('suites/stats/reference.json') as Outcomes;
  // Krippendorff's examples come from textbooks; test/vectors/krippendorff.json has our own.
  if (krippendorff === undefined) throw new Error('suites/stats/reference.json has changed.');
  write('stats/reference.json', [JSON.stringify(reference, null, 1)]);
  cpSync(
    new URL('suites/stats/bootstrap_indices.json.gz', SHARED),
    new URL('stats/bootstrap_indices.json.gz', VECTORS),
  );
}

/** Small files are copied unchanged; larger decompression bombs are created by the tests. */
function copyFiles(): void {
  for (const folder of ['own', 'encoding', 'bombs']) {
    rmSync(new URL(folder, VECTORS), { recursive: true, force: true });
    mkdirSync(new URL(folder, VECTORS), { recursive: true });
    for (const name of readdirSync(new URL(`suites/${folder}`, SHARED))) {
      const bytes = readFileSync(new URL(`suites/${folder}/${name}`, SHARED));
      if (bytes.length <= 12_000) writeFileSync(new URL(`${folder}/${name}`, VECTORS), bytes);
    }
  }
}

/**
 * Strings of at least two words from the unit tests of published scorers, whose authors hold the
 * copyright.
 */
function readForeignTexts(): ReadonlySet<string> {
  const folder = new URL('suites/qa-official-tests/', SHARED);
  const files = readdirSync(folder, { recursive: true }).map(String);
  const texts = files
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsOf(readJson(`suites/qa-official-tests/${name}`)));
  return new Set(texts.filter((text) => /\S\s+\S/.test(text)));
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Outcomes).flatMap(textsOf);
}

function keyOf({ golds, pred }: Pair): string {
  return JSON.stringify([golds, pred]);
}

function readJson(path: string): Json {
  // Python writes NaN and Infinity, which JSON lacks.
  const text = readFileSync(new URL(path, SHARED), 'utf8').replace(/: Infinity\b/g, ': "Infinity"');
  return JSON.parse(text) as Json;
}

function readLines(path: string): Json[] {
  const text = gunzipSync(readFileSync(new URL(path, SHARED))).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Json);
}

function write(path: string, lines: readonly string[]): void {
  const url = new URL(path, VECTORS);
  mkdirSync(new URL('.', url), { recursive: true });
  const text = lines.map((line) => `${line}\n`).join('');
  writeFileSync(url, path.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
}

main();
