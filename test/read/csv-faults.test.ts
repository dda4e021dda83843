import { expect, test } from 'vitest';
import { judgePollock, makeRowFaults } from '../../scripts/pollock';
import { createRandom } from '../../src/core/random';
import { readText } from '../../src/read/read';

const SOURCE = `id,question,answer,"evidence",page,notes
q1,Who chairs the board?,Ann Lind,"Ann Lind, chair since 2021",3,
q2,Which sites?,"Oslo, Bergen","Two sites: Oslo, Bergen",11,checked
q3,How large is the pump?,"6"" pipe","a 6"" pipe, coated",4,
q4,Is there a target?,Yes,"Net zero by 2040, see p. 9",9,
q5,How many?,"1,204","1,204 employees",17,
q6,Which unit?,tCO2e,"Emissions in tCO2e, market-based",21,
`;

test('a fault in one row never changes the cells without a warning', () => {
  const text = new TextEncoder().encode(SOURCE);
  const read = readText(text, 'source.csv');
  if (read.kind === 'refused') throw new Error(read.problem.message);
  const { columns, cells, rowCount } = read.source.table;
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((own) => own[row] ?? ''));
  const made = makeRowFaults([{ name: 'source.csv', text, clean: [columns, ...rows] }]);
  // For each of 7 rows of 6 cells: 5 removed and 6 added separators, 6 added quotes, and a
  // different delimiter.
  expect(made).toHaveLength(7 * (5 + 6 + 6 + 1));
  const silent = made.map(judgePollock).filter(({ outcome }) => outcome === 'silent');
  expect(silent.map(({ name, said }) => `${name}: ${said}`)).toEqual([]);
});

const HEADERS = [
  ['id', 'question', 'answer', 'notes'],
  ['id', 'prediction'],
  ['Nr', 'Frage', 'Antwort', 'Anmerkung'],
];
const TEXTS = [
  'Ann Lind',
  'Oslo, Bergen',
  'Oslo; Bergen',
  'a|b',
  '1,204',
  '3,5',
  '12 %',
  '6" pipe',
  '"Green" bonds',
  'Who, if any?',
  "['a', 'b']",
  '',
];
const DELIMITERS = [',', ';', '\t', '|'];

/** A small table, its cells as written, and the delimiter and random choices that a fault uses. */
interface Written {
  readonly rows: readonly (readonly string[])[];
  /** Cells as written, quoted where necessary. */
  readonly cells: string[][];
  readonly delimiter: string;
  readonly pick: <T>(from: readonly T[]) => T;
}

function write(seed: number): Written {
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]) => from[random.below(from.length)] as T;
  const header = pick(HEADERS);
  const delimiter = pick(DELIMITERS);
  const isQuoted = pick([true, false, false]);
  const row = (_: unknown, at: number) =>
    header.map((_name, column) => {
      if (column === 0) return `q${at + 1}`;
      return column === 3 ? pick(['', '', '', 'checked']) : pick(TEXTS);
    });
  const rows = [header, ...Array.from({ length: pick([2, 4, 8]) }, row)];
  const quote = (cell: string) =>
    isQuoted || cell.includes('"') || cell.includes(delimiter)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  return { rows, cells: rows.map((own) => own.map(quote)), delimiter, pick };
}

const join = ({ cells, delimiter }: Written) => cells.map((row) => row.join(delimiter));
const at = (lines: readonly string[], { pick }: Written) => pick([...lines.keys()]);

/** Functions that write the lines of an intact table, which must be read exactly. */
const SOUND: Readonly<Record<string, (table: Written) => readonly string[]>> = {
  none: join,
  'a delimiter at the end of all lines': (table) =>
    join(table).map((line) => line + table.delimiter),
  'a space after every delimiter': ({ cells, delimiter }) =>
    cells.map((row) => row.join(`${delimiter} `)),
  'a repeated header': (table) => join(table).toSpliced(2, 0, join(table)[0] ?? ''),
};

const FAULTS: typeof SOUND = {
  'an extra delimiter': (table) => {
    const row = table.pick(table.cells);
    const column = table.pick([...row.keys()]);
    const cell = row[column] ?? '';
    const cut = cell.startsWith('"') ? cell.length : Math.floor(cell.length / 2);
    row[column] = cell.slice(0, cut) + table.delimiter + cell.slice(cut);
    return join(table);
  },
  'a missing delimiter': (table) => {
    const row = table.pick(table.cells);
    const column = table.pick([...row.keys()].slice(1));
    row.splice(column - 1, 2, `${row[column - 1]}${row[column]}`);
    return join(table);
  },
  'a header one cell short': (table) => {
    table.cells[0]?.pop();
    return join(table);
  },
  'a row with a different delimiter': (table) => {
    const lines = join(table);
    const row = at(lines, table);
    const other = table.pick(DELIMITERS.filter((one) => one !== table.delimiter));
    return lines.with(row, table.cells[row]?.join(other) ?? '');
  },
  'a row without quotation marks': (table) => {
    const lines = join(table);
    const row = at(lines, table);
    return lines.with(row, table.rows[row]?.join(table.delimiter) ?? '');
  },
  'a space before the quoted cells of a row': (table) => {
    const row = table.pick(table.cells);
    row.forEach((cell, column) => (row[column] = cell.replace(/^"/, ' "')));
    return join(table);
  },
  'two joined lines': (table) => {
    const lines = join(table);
    return lines.length > 3 ? lines.toSpliced(2, 2, `${lines[2]}${lines[3]}`) : lines;
  },
  'a title above a blank line': (table) => ['Results, run 2', '', ...join(table)],
};

/**
 * The cells without empty ones at the end, and whether there is a warning; `null` if the file is
 * rejected.
 */
function readLines(lines: readonly string[]) {
  const result = readText(new TextEncoder().encode(`${lines.join('\n')}\n`), 'f.csv');
  if (result.kind === 'refused') return null;
  const { columns, cells, rowCount } = result.source.table;
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((own) => own[row] ?? ''));
  const names = columns.map((name) => (name.startsWith('column ') ? '' : name));
  const hasWarning = result.problems.some(({ severity }) => severity === 'warning');
  return { text: trimEnds([names, ...rows]), hasWarning };
}

const trimEnds = (rows: readonly (readonly string[])[]) =>
  JSON.stringify(rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)));

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

test.each(Object.entries(SOUND))('a small file is read exactly: %s', (_, make) => {
  const wrong = seeds.filter((seed) => {
    const table = write(seed);
    const found = readLines(make(table));
    return found?.text !== trimEnds(table.rows) || found.hasWarning;
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(FAULTS))('a small file is never misread silently: %s', (_, make) => {
  const silent = seeds.filter((seed) => {
    const table = write(seed);
    const found = readLines(make(table));
    return found !== null && !found.hasWarning && found.text !== trimEnds(table.rows);
  });
  expect(silent).toEqual([]);
});
