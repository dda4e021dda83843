/** The most UTF-16 units that Excel takes in a cell. */
export const LONGEST_CELL = 32_767;

/** Characters that XML 1.0 cannot hold, and CR, which it would change. */
const CONTROLS = '\\0-\\x08\\x0b-\\x1f\\ufffe\\uffff';

/** Those, and halves of pairs that stand alone. */
const UNWRITABLE = new RegExp(
  `[${CONTROLS}]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]`,
  'g',
);

/**
 * A text inside an element of a workbook. What XML cannot hold stands as `_x000D_`, and a text that
 * only looks so gets its underscore written out.
 * Source: ECMA-376 part 1, 22.9.2.19 (ST_Xstring).
 */
export function workbookText(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(UNWRITABLE, (unit) => {
      const code = unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A text that Excel takes: the same, or as much as fits, whole characters and an ellipsis. */
export function cutText(text: string): string {
  if (text.length <= LONGEST_CELL) return text;
  return `${text.slice(0, LONGEST_CELL - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
