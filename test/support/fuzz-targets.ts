import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { BadInput } from '../../scripts/score-input';
import { readOptions } from '../../scripts/score-options';
import { join } from '../../src/core/dataset/join/join';
import { propose } from '../../src/core/dataset/mapping/propose';
import type { Table } from '../../src/core/model';
import { readCompletion } from '../../src/core/scoring/llm-judge/completion';
import { METRICS } from '../../src/core/scoring/metrics';
import { PROFILES } from '../../src/core/scoring/profiles';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { readFile, readText } from '../../src/read/read';
import { readAddress } from '../../src/state/address';
import { readVerdicts } from '../../src/state/llm-judge/verdict-file';
import { readLink, writeLink } from '../../src/state/project/link';
import { readMapping } from '../../src/state/schemas/mapping-schema';
import { readSettings, writeSettings } from '../../src/state/schemas/settings-schema';
import { anyTable } from './any-table';
import { scoreCase } from './score-case';
import { writeParquet } from './write-parquet';
import { writeXlsx } from './write-xlsx';

/** A property that must hold for any input. */
export interface FuzzTarget {
  readonly name: string;
  /**
   * Checks a number of cases; resolves to that number, or rejects with the smallest failing case.
   */
  readonly run: (options: { readonly seed: number; readonly cases: number }) => Promise<number>;
}

function target<T>(
  name: string,
  input: fc.Arbitrary<T>,
  check: (value: T) => unknown,
  share = 1,
): FuzzTarget {
  return {
    name,
    run: async ({ seed, cases }) => {
      const numRuns = Math.max(1, Math.round(share * cases));
      const property = fc.asyncProperty(input, async (value) => {
        await check(value);
      });
      await fc.assert(property, { seed, numRuns });
      return numRuns;
    },
  };
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const csvOf = ({ columns, cells, rowCount }: Table): string => {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = Array.from({ length: rowCount }, (_, row) =>
    cells.map((column) => column[row] ?? ''),
  );
  return [columns, ...rows].map((row) => row.map(quote).join(',')).join('\n');
};

const WRITERS: readonly ((table: Table) => Uint8Array)[] = [
  (table) => new TextEncoder().encode(csvOf(table)),
  (table) => new TextEncoder().encode(JSON.stringify(table)),
  (table) => gzipSync(csvOf(table)),
  writeXlsx,
  writeParquet,
];

/** A file of any format with some bytes changed, or truncated. */
const damagedFile = fc
  .tuple(
    anyTable,
    fc.constantFrom(...WRITERS),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 4 }),
    fc.option(fc.nat()),
  )
  .map(([table, write, changes, end]) => {
    const bytes = write(table).slice();
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return end === null ? bytes : bytes.slice(0, end % bytes.length);
  });

async function checkReading(bytes: Uint8Array): Promise<void> {
  const read = await readFile(bytes, 'f');
  if (read.kind === 'refused') {
    demand(read.problem.message.endsWith('.'), `no sentence: ${read.problem.message}`);
  } else if (read.kind === 'read') {
    const { columns, cells, rowCount } = read.source.table;
    demand(cells.length === columns.length, 'a column without cells');
    demand(
      cells.every((column) => column.length === rowCount),
      'columns of unequal length',
    );
  }
}

/** Checks that every question of a run is matched or missing. */
function checkJoin(tables: readonly [Table, Table]): void {
  const sources = tables.flatMap((table, at) => {
    const read = readText(new TextEncoder().encode(csvOf(table)), `${at}.csv`);
    return read.kind === 'read' ? [read.source] : [];
  });
  const { mapping } = propose(sources);
  if (!mapping.gold) return;
  const joined = join(sources, mapping, DEFAULT_SETTINGS);
  if (joined.kind === 'failed') {
    demand(joined.problems.length > 0, 'a failed join without a reason');
    return;
  }
  const { questions, runs } = joined.dataset;
  for (const { predictions, matched, missing } of runs) {
    demand(predictions.length === questions.ids.length, 'a run without all questions');
    demand(matched + missing === questions.ids.length, 'questions neither matched nor missing');
  }
}

const answer = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('12.5%', '$3 million', '[1, 2]', 'yes', 'N/A', '2020-01-02', '(5)', '１２', ''),
);

/** Checks that scores are in their range and values of scorer profiles are finite. */
function checkScores([reference, prediction]: readonly [string, string]): void {
  for (const given of [prediction, reference]) {
    const scores = scoreCase({ references: [reference], prediction: given, question: 'What?' });
    for (const { id, range } of METRICS) {
      const score = scores[id];
      const isInRange = typeof score !== 'number' || (score >= range[0] && score <= range[1]);
      demand(isInRange, `${id} gives ${String(score)}`);
    }
  }
  for (const { id, score } of PROFILES) {
    for (const value of Object.values(score({ references: [reference], prediction }))) {
      demand(value === null || Number.isFinite(value), `${id} gives ${String(value)}`);
    }
  }
}

const anyJson = fc.oneof(fc.json(), fc.string());

export const TARGETS: readonly FuzzTarget[] = [
  target('readers', damagedFile, checkReading),
  target('mapping and join', fc.tuple(anyTable, anyTable), checkJoin, 0.5),
  target('scorers', fc.tuple(answer, answer), checkScores, 0.2),
  target('links', anyJson, async (json) => {
    await readLink(json);
    await readLink(await writeLink(json));
    readAddress(json);
  }),
  target('settings and mappings', anyJson, (json) => {
    const settings = readSettings(json, 'f');
    if (settings.kind === 'valid') readSettings(writeSettings(settings.value), 'f');
    readMapping(json, 'f');
  }),
  target('LLM answers and verdicts', anyJson, (json) => {
    readCompletion(json, 'json');
    readCompletion(json, 'word');
    readVerdicts(json, 'f');
  }),
  target('terminal arguments', fc.array(fc.string(), { maxLength: 6 }), (args) => {
    try {
      readOptions(args);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
    }
  }),
];
