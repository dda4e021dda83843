/**
 * Escapes strings so that no spreadsheet reads them as formulas; reversible.
 *
 * An apostrophe is inserted before a string whose first visible character starts a formula or is an
 * apostrophe, and before a leading tab or line ending, which spreadsheets strip. The same is done
 * within a string after a line ending or any character that a program may use as a delimiter, since
 * a spreadsheet may split a comma-separated file at semicolons.
 *
 * An apostrophe in such a position is always doubled, so removing one from each restores the
 * string. Reasons: docs/decisions/sharing.md.
 */

/**
 * Characters that start a formula in a spreadsheet, including their full-width and other Unicode
 * variants.
 */
const STARTERS = '=＝﹦⁼₌+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫';

/** Characters at which a program may split cells: line endings and common delimiters. */
const DELIMITERS = '\\t\\n\\v\\f\\r\\x1f\\u0085\\u2028\\u2029,;|^~';

/**
 * Characters that spreadsheets skip before a formula: quotation marks, blanks, invisible
 * characters.
 */
const PASSED = '["\\p{Zs}\\p{Cf}\\0-\\x08\\x0e-\\x1e\\x7f]*';

const atStart = new RegExp(
  `^(?=${PASSED}['${STARTERS}]|[\\t\\n\\v\\f\\r\\x1f\\u0085\\u2028\\u2029])`,
  'u',
);
const inside = new RegExp(`([${DELIMITERS}]${PASSED})(?=['${STARTERS}])`, 'gu');
const undoing = new RegExp(`([${DELIMITERS}]${PASSED})'`, 'gu');

export function escapeFormulas(text: string): string {
  return text.replace(inside, "$1'").replace(atStart, "'");
}

/** Undoes `escapeFormulas`. */
export function unescapeFormulas(written: string): string {
  return written.replace(/^'/, '').replace(undoing, '$1');
}

/** The name of an empty column that marks a table with escaped strings. */
export const ESCAPED_MARKER_COLUMN = 'assay_spreadsheet_safe_1';
