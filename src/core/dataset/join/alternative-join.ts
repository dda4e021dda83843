import type {
  GoldMapping,
  IdSource,
  JoinAlternative,
  Mapping,
  PredictionMapping,
  Questions,
  Run,
  Table,
} from '../../model';
import {
  answerReader,
  columnOf,
  firstRows,
  firstText,
  idFrom,
  MIN_OVERLAP,
  readIds,
  sampleValues,
} from '../cells';
import { createMatcher } from '../id-repairs';
import { runToEnd } from '../../progress';
import { type ClearPair, meanAgreement, type QuestionIndex } from './join-evidence';

/**
 * An alternative must join at least this share of the clear pairs, and at least this many of them.
 */
const MIN_PAIRS_JOINED = 0.8;
const MIN_PAIRS = 3;

/**
 * An alternative's agreement must exceed the current agreement by at least this difference, and by
 * at least this factor.
 */
const MIN_GAIN = 0.1;
const MIN_RATIO = 1.5;

/** The files, their mapping, and the questions read from them. */
export interface JoinInput {
  readonly tables: ReadonlyMap<string, Table>;
  readonly mapping: Mapping;
  readonly questions: Questions;
}

/** A row of a prediction file and the question that it is joined to. */
interface PredictionRow {
  readonly row: number;
  readonly question: number;
}

/** Rows of one file for one run. */
export interface PredictionRows {
  readonly mapping: PredictionMapping;
  readonly table: Table;
  readonly rows: readonly PredictionRow[];
}

/** The rows of a run, from the first file that contains it. */
export function findPredictionRows(
  { tables, mapping, questions }: JoinInput,
  { model, run }: Run,
): PredictionRows | null {
  const known = firstRows(questions.ids);
  for (const one of mapping.predictions) {
    const table = tables.get(one.file);
    if (!table) continue;
    const ids = readIds(table, one.id);
    const find = runToEnd(createMatcher(known, ids, one.repairs));
    const models = columnOf(table, one.model);
    const names = columnOf(table, one.run);
    const rows = ids.flatMap((id, row): PredictionRow[] => {
      const question = find(id);
      const isOfRun = firstText(models?.[row], one.name) === model && (names?.[row] ?? '') === run;
      return isOfRun && typeof question === 'number' ? [{ row, question }] : [];
    });
    if (rows.length > 0) return { mapping: one, table, rows };
  }
  return null;
}

const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/**
 * Share of rows whose cell is the text of the question that they are joined to, in the best column.
 */
export function shareSameQuestion({ questions }: JoinInput, found: PredictionRows | null): number {
  if (!found) return 0;
  const rows = sampleValues(found.rows);
  const shares = found.table.cells.map((cells) => {
    const same = rows.filter(({ row, question }) => {
      const text = plain(questions.texts[question]);
      return text !== '' && plain(cells[row]) === text;
    });
    return same.length / rows.length;
  });
  return Math.max(0, ...shares);
}

/**
 * The best alternative way to join the file of a run: by a pair of columns that joins the clear
 * pairs or contains the same questions, or by shifted row numbers. `null` if none is clearly
 * better.
 */
export function findAlternative(
  input: JoinInput,
  index: QuestionIndex,
  found: PredictionRows | null,
  clearPairs: readonly ClearPair[],
): JoinAlternative | null {
  const { mapping, tables, questions } = input;
  const { gold } = mapping;
  const goldTable = gold && tables.get(gold.file);
  if (!found || !goldTable || gold.file === found.mapping.file) return null;
  const rowOf = new Map(found.rows.map(({ row, question }) => [question, row]));
  const pairs = clearPairs.flatMap(({ joined, fits }): ClearRow[] => {
    const row = rowOf.get(joined);
    const goldRow = questions.rows[fits];
    return row === undefined || goldRow === undefined ? [] : [{ row, goldRow }];
  });
  const readAnswers = answerReader(found.table, found.mapping.answer);
  const textOf = (row: number) => readAnswers(row)[0] ?? '';
  const present = meanAgreement(
    index,
    questions,
    sampleValues(found.rows).map(({ row, question }) => ({ text: textOf(row), question })),
  );
  const questionOfRow = new Map([...questions.rows].map((row, question) => [row, question]));
  const offering = { ...input, gold, goldTable, found, pairs, questionOfRow };
  const offers = [...columnOffers(offering), ...offsetOffers(offering)];
  const weighed = offers.map(({ label, mapping: offered, questionOf }): JoinAlternative => {
    const joined = found.table.cells[0]?.flatMap((_, row) => {
      const question = questionOf(row);
      return question === undefined ? [] : [{ text: textOf(row), question }];
    });
    const agreement = meanAgreement(index, questions, sampleValues(joined ?? []));
    return { label, mapping: offered, agreement };
  });
  const [best] = weighed.sort((a, b) => b.agreement - a.agreement);
  const isBetter =
    best !== undefined &&
    best.agreement >= present + MIN_GAIN &&
    best.agreement >= MIN_RATIO * present;
  return isBetter ? best : null;
}

/** A prediction's row and the row of the question that it clearly fits. */
interface ClearRow {
  readonly row: number;
  readonly goldRow: number;
}

interface OfferInput extends JoinInput {
  readonly gold: GoldMapping;
  readonly goldTable: Table;
  readonly found: PredictionRows;
  readonly pairs: readonly ClearRow[];
  readonly questionOfRow: ReadonlyMap<number, number>;
}

interface Offer {
  readonly label: string;
  readonly mapping: Mapping;
  readonly questionOf: (row: number) => number | undefined;
}

/** Columns of both files that join the clear pairs or contain the same questions. */
function columnOffers(input: OfferInput): Offer[] {
  const { gold, goldTable, found, pairs, mapping, questionOfRow } = input;
  return goldTable.columns.flatMap((column, at) => {
    if (gold.references.columns.includes(column)) return [];
    const cells = goldTable.cells[at] ?? [];
    const first = new Map<string, number>();
    cells.forEach((cell, row) => {
      if (cell !== '' && !first.has(cell)) first.set(cell, row);
    });
    if (first.size < 0.9 * cells.length) return [];
    return found.table.columns.flatMap((own, ownAt): Offer[] => {
      if (found.mapping.answer.columns.includes(own)) return [];
      const ownCells = found.table.cells[ownAt] ?? [];
      const joins = pairs.filter(({ row, goldRow }) => first.get(ownCells[row] ?? '') === goldRow);
      const isShown = pairs.length >= MIN_PAIRS && joins.length >= MIN_PAIRS_JOINED * pairs.length;
      if (!isShown && column !== gold.question) return [];
      const offered = withIdColumns(input, column, own, first);
      if (!offered) return [];
      const label =
        column === gold.question
          ? 'question text'
          : `“${own}” of ${found.mapping.file} and “${column}” of ${mapping.gold?.file ?? ''}`;
      const questionOf = (row: number) => {
        const goldRow = first.get(ownCells[row] ?? '');
        return goldRow === undefined ? undefined : questionOfRow.get(goldRow);
      };
      return [{ label, mapping: offered, questionOf }];
    });
  });
}

/**
 * The mapping with a column of the gold file as the id; `null` if a prediction file has no column
 * whose values mostly occur in that gold column.
 */
function withIdColumns(
  { mapping, gold, found, tables }: OfferInput,
  column: string,
  own: string,
  known: ReadonlyMap<string, number>,
): Mapping | null {
  const predictions = mapping.predictions.map((one): PredictionMapping | null => {
    const table = tables.get(one.file);
    const names = one.file === found.mapping.file ? [own] : (table?.columns ?? []);
    const joining = names.find((name) => {
      const cells = sampleValues((table && columnOf(table, name)) ?? []);
      const matched = cells.filter((cell) => known.has(cell)).length;
      return matched > 0 && matched >= MIN_OVERLAP * cells.length;
    });
    return joining === undefined ? null : { ...one, id: idFrom(joining), repairs: [] };
  });
  const all = predictions.filter((one) => one !== null);
  return all.length < predictions.length
    ? null
    : { gold: { ...gold, id: idFrom(column) }, predictions: all };
}

/** Row numbers of the prediction file, shifted so that they join the clear pairs. */
function offsetOffers({
  gold,
  goldTable,
  found,
  pairs,
  mapping,
  questionOfRow,
}: OfferInput): Offer[] {
  const counts = new Map<number, number>();
  for (const { row, goldRow } of pairs) {
    counts.set(goldRow - row, (counts.get(goldRow - row) ?? 0) + 1);
  }
  const [offset, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < MIN_PAIRS || count < MIN_PAIRS_JOINED * pairs.length) return [];
  const source = runningSource(readIds(goldTable, gold.id));
  if (!source) return [];
  const from = source.from + offset;
  const id: IdSource = { kind: 'row', prefix: source.prefix, from };
  const predictions = mapping.predictions.map((one) =>
    one === found.mapping ? { ...one, id, repairs: [] } : one,
  );
  return [
    {
      label: `row number, starting at “${source.prefix}${from}” in ${found.mapping.file}`,
      mapping: { ...mapping, predictions },
      questionOf: (row) => questionOfRow.get(row + offset),
    },
  ];
}

/** The prefix and first number of consecutively numbered ids; `null` for other ids. */
function runningSource(ids: readonly string[]): { prefix: string; from: number } | null {
  const [first = ''] = ids;
  const digits = /(?:0|[1-9]\d{0,8})$/.exec(first)?.[0];
  if (digits === undefined) return null;
  const prefix = first.slice(0, first.length - digits.length);
  const from = Number(digits);
  return ids.every((id, row) => id === `${prefix}${from + row}`) ? { prefix, from } : null;
}
