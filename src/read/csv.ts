import type { Problem } from '../core/model';
import { limitsOf, type ReadOptions } from '../core/read-options';
import { readingProblems, textProblems } from '../core/words/reading-problems';
import { recognizeDialect } from './csv/dialect';
import { findHeader, type HeaderPlace, isComment } from './csv/header';
import { type DelimitedRecord, type Dialect, firstRecords, visitRecords } from './csv/records';
import { startTable } from './csv/table';
import type { Parsed, TextFormat } from './format';

/** Comma-separated values, with any of the usual delimiters. Takes every text that is left. */
export const csv: TextFormat = {
  id: 'csv',
  label: 'CSV',
  recognize: () => true,
  parse: parseDelimited,
};

/** Tab-separated values: a tab in the header row, more of them than of any other delimiter. */
export const tsv: TextFormat = {
  id: 'tsv',
  label: 'TSV',
  recognize: (text, _, { delimiter }) =>
    recognizeDialect(text.slice(0, HEAD), delimiter).dialect.delimiter === '\t',
  parse: parseDelimited,
};

/** Characters, and then records, looked at to tell the format and to find the header. */
const HEAD = 100_000;
const RECORDS = 100;

function parseDelimited(whole: string, file: string, options: ReadOptions): Parsed {
  const { text, dialect } = recognizeDialect(whole, options.delimiter);
  const place = placeHeader(firstRecords(text, dialect, RECORDS), options.headerRow);
  const table = startTable(file, place, limitsOf(options));
  const leftOut = { titles: [] as string[], comments: [] as string[] };
  let count = 0;
  const take = (record: DelimitedRecord): Problem | null => {
    const { cells, start, brokenQuote } = record;
    if (brokenQuote !== null) {
      return table.refuseQuote(countCells(text.slice(start, brokenQuote), dialect));
    }
    const isAbove = count <= place.leftOut;
    const isRemark = isAbove
      ? count <= place.comments
      : place.comments > 0 && isComment(record, place.width);
    if (isAbove || isRemark) {
      leftOut[isRemark ? 'comments' : 'titles'].push(firstLine(text, start));
      return null;
    }
    return place.hasNames && count === place.leftOut + 1 ? table.name(cells) : table.add(cells);
  };
  const refusal = visitRecords(text, dialect, (record) => {
    if (record.isBlank) return null;
    count++;
    return take(record);
  });
  const { headerRow } = options;
  const choices = { headerRow: place.hasNames ? place.leftOut + 1 : 0 };
  const refuse = (problem: Problem): Parsed => ({ kind: 'refused', problem, choices });
  if (refusal) return refuse(refusal);
  if (count === 0) return refuse(readingProblems.emptyFile(file));
  if (headerRow !== undefined && headerRow > count) {
    return refuse(textProblems.noSuchHeaderRow(file, headerRow, count));
  }
  const finished = table.finish();
  if (finished.table.rowCount === 0) return refuse(readingProblems.noRows(file));
  const isGuess = !place.hasNames && headerRow === undefined;
  const unnamed = isGuess ? [textProblems.noHeader(file, finished.table.columns.length)] : [];
  return {
    kind: 'table',
    table: finished.table,
    choices,
    problems: [...describeLeftOut(file, leftOut), ...unnamed, ...finished.problems],
  };
}

/** Where the header is by what a person chose, else by the look of the first records. */
function placeHeader(records: readonly DelimitedRecord[], chosen?: number): HeaderPlace {
  const found = findHeader(records);
  if (chosen === undefined) return found;
  const filled = records.filter(({ isBlank }) => !isBlank);
  if (chosen === 0) {
    const width = filled[found.comments]?.cells.length ?? 0;
    return { ...found, leftOut: found.comments, hasNames: false, width };
  }
  const leftOut = chosen - 1;
  const comments = Math.min(found.comments, leftOut);
  const width = filled[leftOut]?.cells.length ?? found.width;
  return { leftOut, comments, hasNames: true, width };
}

/** The number of the column in which a record breaks off, from 0. */
function countCells(beginning: string, dialect: Dialect): number {
  return (firstRecords(`${beginning}.`, dialect, 1)[0]?.cells.length ?? 1) - 1;
}

/** The beginning of a line, as a person is told of it. */
function firstLine(text: string, start: number): string {
  const line = text.slice(start, start + 60).split('\n', 1)[0] ?? '';
  return line.length === 60 ? `${line}…` : line;
}

function describeLeftOut(
  file: string,
  leftOut: { readonly titles: readonly string[]; readonly comments: readonly string[] },
): Problem[] {
  const [title] = leftOut.titles;
  const [comment] = leftOut.comments;
  return [
    ...(comment === undefined
      ? []
      : [textProblems.commentLines(file, leftOut.comments.length, comment)]),
    ...(title === undefined
      ? []
      : [textProblems.linesBeforeHeader(file, leftOut.titles.length, title)]),
  ];
}
