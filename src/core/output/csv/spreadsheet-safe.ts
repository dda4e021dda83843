/**
 * Escapes texts so that no spreadsheet reads them as formulas; undone without loss.
 *
 * An apostrophe goes before the text where its first character that shows is one that begins a formula
 * or an apostrophe, or where it begins with a tab or a line end, which spreadsheets strip. It goes
 * before such a character inside the text too where that follows a line end or what some reader
 * takes for a delimiter: a comma-separated file opened with semicolons falls into other cells.
 *
 * Since an apostrophe in such a place is always doubled, taking one away from each of those places
 * gives the text back, whatever it was. Why so: docs/decisions/exports.md.
 */

/** What a spreadsheet begins a formula with, in every width that Unicode has for it. */
const STARTERS = '=＝﹦⁼₌+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫';

/** What one or another reader splits cells at: line ends and the delimiters of `read/csv-dialect.ts`. */
const DELIMITERS = '\\t\\n\\v\\f\\r\\x1f\\u0085\\u2028\\u2029,;|^~';

/** What may stand before a formula and is passed over: quotation marks, blanks, and what shows nothing. */
const PASSED = '["\\p{Zs}\\p{Cf}\\0-\\x08\\x0e-\\x1e\\x7f]*';

const atStart = new RegExp(
  `^(?=${PASSED}['${STARTERS}]|[\\t\\n\\v\\f\\r\\x1f\\u0085\\u2028\\u2029])`,
  'u',
);
const inside = new RegExp(`([${DELIMITERS}]${PASSED})(?=['${STARTERS}])`, 'gu');
const undoing = new RegExp(`([${DELIMITERS}]${PASSED})'`, 'gu');

/** The text, escaped so that no spreadsheet reads it as a formula. */
export function escapeFormulas(text: string): string {
  return text.replace(inside, "$1'").replace(atStart, "'");
}

/** Undoes `escapeFormulas`. */
export function undoEscape(written: string): string {
  return written.replace(/^'/, '').replace(undoing, '$1');
}

/** The name of the column, empty in every row, that marks a table with escaped texts. */
export const SAFE_MARK = 'assay_spreadsheet_safe_1';
