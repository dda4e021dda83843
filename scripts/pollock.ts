import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../src/read/read';

/** A file of Pollock (Vitagliano et al., VLDB 2023) with one fault, and the expected result. */
export interface PollockFile {
  readonly name: string;
  readonly text: Uint8Array;
  readonly clean: readonly (readonly string[])[];
}

/** The outcome of a file; `silent`: wrong without a warning. */
type PollockOutcome = 'equal' | 'reported' | 'refused' | 'silent';

export interface PollockResult {
  readonly name: string;
  readonly outcome: PollockOutcome;
  /** Format, size and codes of problems. */
  readonly said: string;
  /**
   * The paper's measure, from 0 to 10: success, and precision, recall and F1 of header, records and
   * cells.
   */
  readonly score: number;
}

/** The files of the sample's folders `csv` and `clean`. */
export function listSample(folder: string): PollockFile[] {
  return readdirSync(join(folder, 'csv')).map((name) => ({
    name,
    text: new Uint8Array(readFileSync(join(folder, 'csv', name))),
    clean:
      readRecords(new Uint8Array(readFileSync(join(folder, 'clean', name))), name).records ?? [],
  }));
}

/**
 * Every row fault of the Pollock benchmark at every position: a removed separator, an added one, an
 * added quotation mark at the start of a cell, and a row with a different delimiter (2,268 files).
 * Throws if one differs from the sample's file of the same name.
 */
export function makeRowFaults(sample: readonly PollockFile[]): PollockFile[] {
  const source = sample.find(({ name }) => name === 'source.csv');
  if (!source) throw new Error('The sample has no source.csv.');
  const text = new TextDecoder().decode(source.text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(end);
  const isLast = (row: number) => row === lines.length - 1 && lines[row] === '';
  const made = lines.flatMap((line, row): PollockFile[] => {
    if (isLast(row)) return [];
    const cells = splitRaw(line);
    const file = (name: string, changed: string, clean = source.clean): PollockFile => ({
      name,
      text: new TextEncoder().encode(lines.with(row, changed).join(end)),
      clean,
    });
    const joined = (from: number, to: number) => cells.slice(from, to).join(',');
    return [
      ...cells.flatMap((raw, column) => {
        const before = joined(0, column);
        const after = joined(column, cells.length);
        const start = column === 0 ? '' : `${before},`;
        const quoted = source.clean.map((record, at) =>
          at === row ? record.with(column, `"${record[column] ?? ''}`) : record,
        );
        return [
          ...(column > 0 ? [file(`row_less_sep_row${row}_col${column}.csv`, before + after)] : []),
          file(`row_more_sep_row${row}_col${column}.csv`, `${start},${after}`),
          file(
            `row_extra_quote${row}_col${column}.csv`,
            `${start}"${[raw, ...cells.slice(column + 1)].join(',')}`,
            quoted,
          ),
        ];
      }),
      file(`row_field_delimiter_${row}_0x20.csv`, cells.join(' ')),
    ];
  });
  const byName = new Map(made.map((one) => [one.name, one]));
  for (const { name, text: bytes, clean } of sample) {
    const own = byName.get(name);
    if (!own) continue;
    const isSame = Buffer.compare(Buffer.from(own.text), Buffer.from(bytes)) === 0;
    if (!isSame || JSON.stringify(own.clean) !== JSON.stringify(clean)) {
      throw new Error(`${name} differs from the file that the rules generate.`);
    }
  }
  return made;
}

/** The cells of a line as written, with their quotation marks. */
function splitRaw(line: string): string[] {
  const found = `,${line}`.match(/,(?:"(?:[^"]|"")*"|[^,"]*)(?=,|$)/g) ?? [];
  return found.map((cell) => cell.slice(1));
}

export function judgePollock({ name, text, clean }: PollockFile): PollockResult {
  const { records, said, problems } = readRecords(text, name);
  if (!records) return { name, outcome: 'refused', said, score: 0 };
  const isEqual = JSON.stringify(records) === JSON.stringify(clean);
  const outcome = isEqual ? 'equal' : problems > 0 ? 'reported' : 'silent';
  const parts = [
    overlap(records[0] ?? [], clean[0] ?? []),
    overlap(records.slice(1).map(toKey), clean.slice(1).map(toKey)),
    overlap(records.slice(1).flat(), clean.slice(1).flat()),
  ];
  return { name, outcome, said, score: 1 + parts.reduce((sum, part) => sum + part, 0) };
}

const toKey = (cells: readonly string[]) => JSON.stringify(cells);

/** The sum of precision, recall and F1 of two multisets. */
function overlap(found: readonly string[], expected: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const one of expected) counts.set(one, (counts.get(one) ?? 0) + 1);
  let common = 0;
  for (const one of found) {
    const left = counts.get(one) ?? 0;
    if (left > 0) common++;
    counts.set(one, left - 1);
  }
  if (found.length === 0 && expected.length === 0) return 3;
  if (common === 0) return 0;
  const [precision, recall] = [common / found.length, common / expected.length];
  return precision + recall + (2 * precision * recall) / (precision + recall);
}

/**
 * The records of a file, including its header, or `null` if it was rejected, and the codes and
 * messages of its problems.
 */
export function readRecords(bytes: Uint8Array, name: string) {
  const result = readText(bytes, name);
  if (result.kind === 'refused') {
    const { code, message } = result.problem;
    return { records: null, said: code, messages: message, problems: 1 };
  }
  const { info, table } = result.source;
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    table.cells.map((column) => column[row] ?? ''),
  );
  const codes = result.problems.map(({ code }) => code);
  const shape = `${info.format} ${table.rowCount} × ${table.columns.length}`;
  return {
    records: [table.columns, ...rows] as readonly (readonly string[])[],
    encoding: info.encoding,
    said: [shape, ...codes].join(' '),
    messages: result.problems.map(({ message }) => message).join(' '),
    problems: codes.length,
  };
}
