import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hasShared, printNotRun, SHARED } from './shared-data';

/*
 * Writes the part of test/vectors that was made for this project and lies in ../shared in full:
 * `npm run -s vectors`. test/vectors/README.md says what each file is and by which rule it is chosen.
 * The same input gives the same bytes.
 */

const VECTORS = new URL('../test/vectors/', import.meta.url);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Outcomes = Readonly<Record<string, Json>>;

interface Pair {
  readonly id: string;
  readonly topic?: string | undefined;
  readonly golds: readonly string[];
  readonly pred: string;
  readonly scores: Outcomes;
}

/** A line with what each column says of it. */
interface Candidate<Line> {
  readonly line: Line;
  readonly outcomes: readonly string[];
}

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
  const catalogue = readJson(`${folder}/catalogue.json`) as unknown as Pair[];
  const topics = new Map(catalogue.map((pair) => [keyOf(pair), pair.topic]));
  // A pair occurs more than once among those of short texts.
  const full = new Map(all.toReversed().map((pair) => [keyOf(pair), pair]));
  // The catalogue's own figures have ten digits, those of the pairs have all.
  const pairs = [
    ...catalogue.filter((pair) => !full.has(keyOf(pair))),
    ...all
      .filter((pair) => full.get(keyOf(pair)) === pair)
      .map((pair) => ({ ...pair, topic: topics.get(keyOf(pair)) })),
  ]
    .filter(({ golds, pred }) => isOurs([...golds, pred]))
    .map((line) => candidate(line, columns, line.scores));
  const chosen = choose(pairs, columns.length, ({ line }) => line.topic !== undefined);
  writeTable(
    'scorer-vectors/pairs.jsonl',
    columns,
    chosen.map(({ id, topic, golds, pred, scores }) => ({
      line: topic === undefined ? { id, golds, pred } : { id, topic, golds, pred },
      outcomes: scores,
    })),
  );

  const texts = readLines(`${folder}/normalizers.jsonl.gz`) as unknown as {
    readonly text: string;
    readonly norm: Outcomes;
  }[];
  const names = Object.keys(texts[0]?.norm ?? {});
  const normalized = choose(
    texts.filter(({ text }) => isOurs(text)).map((line) => candidate(line, names, line.norm)),
    names.length,
    () => false,
  );
  writeTable(
    'scorer-vectors/normalizers.jsonl',
    names,
    normalized.map(({ text, norm }) => ({ line: { text }, outcomes: norm })),
  );

  for (const name of ['tatqa_scale', 'mmlongbench_typed']) {
    const lines = readLines(`${folder}/${name}.jsonl.gz`).filter(isOurs);
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    writeFileSync(
      new URL(`scorer-vectors/${name}.jsonl.gz`, VECTORS),
      gzipSync(text, { level: 9 }),
    );
  }

  const numeric = readJson(`${folder}/numeric.json`) as readonly Json[];
  write(
    'scorer-vectors/numeric.jsonl',
    numeric.filter(isOurs).map((one) => JSON.stringify(one)),
  );
}

/**
 * A line with the names of the columns, then each line with the distinct outcomes and, for each
 * column in turn, which of them it gives: a digit or, from the eleventh on, a letter.
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
  // Krippendorff's examples belong to textbooks; test/vectors/krippendorff.json has our own.
  if (krippendorff === undefined) throw new Error('suites/stats/reference.json has changed.');
  write('stats/reference.json', [JSON.stringify(reference, null, 1)]);
  cpSync(
    new URL('suites/stats/bootstrap_indices.json.gz', SHARED),
    new URL('stats/bootstrap_indices.json.gz', VECTORS),
  );
}

/** Files of a few bytes, as they are; larger bombs are written by the tests themselves. */
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

/** Texts of two words or more that stand in the unit tests of published scorers, whose authors own them. */
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

function candidate<Line>(line: Line, columns: readonly string[], outcomes: Outcomes) {
  return { line, outcomes: columns.map((column) => JSON.stringify(outcomes[column])) };
}

/** How often each need is met, where there are as many lines for it. */
const TIMES = 4;

/** A value of a column that fewer lines show: a share, an error, a text that is changed. */
const TIMES_EACH_OUTCOME = 3;

/** Every so many of the rest, so that long and mixed texts occur. */
const SAMPLE = 30;

/**
 * Chooses lines, short ones first, until every two columns are seen to differ TIMES times and every
 * column has shown each of its kinds of outcome TIMES_EACH_OUTCOME times; then every SAMPLE-th of the
 * rest. The order of the file is kept.
 */
function choose<Line>(
  candidates: readonly Candidate<Line>[],
  width: number,
  isWanted: (one: Candidate<Line>) => boolean,
): Line[] {
  const met = new Map<string, number>();
  const chosen = new Set<Candidate<Line>>();
  const take = (one: Candidate<Line>, needs: readonly (readonly [string, number])[]) => {
    chosen.add(one);
    for (const [need] of needs) met.set(need, (met.get(need) ?? 0) + 1);
  };
  const needsOf = ({ outcomes }: Candidate<Line>) => {
    const needs: [need: string, times: number][] = [];
    for (let a = 0; a < width; a++) {
      needs.push([`${a} ${kindOf(outcomes[a] ?? '')}`, TIMES_EACH_OUTCOME]);
      for (let b = a + 1; b < width; b++) {
        if (outcomes[a] !== outcomes[b]) needs.push([`${a} ${b}`, TIMES]);
      }
    }
    return needs;
  };
  for (const one of candidates) if (isWanted(one)) take(one, needsOf(one));
  const byLength = [...candidates].sort((a, b) => lengthOf(a) - lengthOf(b));
  for (const one of byLength) {
    const needs = needsOf(one);
    if (chosen.has(one) || needs.every(([need, times]) => (met.get(need) ?? 0) >= times)) continue;
    take(one, needs);
  }
  const rest = candidates.filter((one) => !chosen.has(one));
  rest.forEach((one, at) => {
    if (at % SAMPLE === 0) chosen.add(one);
  });
  return candidates.filter((one) => chosen.has(one)).map(({ line }) => line);
}

function lengthOf({ line }: Candidate<unknown>): number {
  return JSON.stringify(line).length;
}

/** Shares of any size are one kind, and so are texts; 0, 1 and errors are each their own. */
function kindOf(outcome: string): string {
  return outcome.replace(/\d*\.\d+|\d{2,}/g, 'share').replace(/"(?!ERR).*"/s, 'text');
}

function keyOf({ golds, pred }: Pair): string {
  return JSON.stringify([golds, pred]);
}

function readJson(path: string): Json {
  // Python writes numbers that JSON lacks.
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
  writeFileSync(url, lines.map((line) => `${line}\n`).join(''));
}

main();
