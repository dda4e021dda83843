import { fieldOf, isList, isScalar, itemsOf, objectValue, textOf } from '../json/value';
import type { JsonShape } from './shape';

/** Column names and rows apart: `DataFrame.to_json(orient='split')`. */
export const pandasSplit: JsonShape = {
  id: 'pandas-split',
  label: 'pandas, split',
  holds: 'the columns; the index where it is more than the row numbers',
  recognize: (value) => {
    const rows = itemsOf(fieldOf(value, 'data'));
    return (
      itemsOf(fieldOf(value, 'columns')).length > 0 &&
      isList(fieldOf(value, 'index')) &&
      rows.length > 0 &&
      rows.slice(0, 20).every(isList)
    );
  },
  toRecords: (value) => {
    const index = itemsOf(fieldOf(value, 'index'));
    const isCounted = index.every((item, row) => isScalar(item) && textOf(item) === String(row));
    const rows = itemsOf(fieldOf(value, 'data'));
    const width = rows.reduce((most, row) => Math.max(most, itemsOf(row).length), 0);
    const names = namesApart(itemsOf(fieldOf(value, 'columns')).map(textOf), width);
    return {
      records: rows.map((row, at) => {
        const own = index[at];
        return objectValue([
          ...(isCounted || !own ? [] : [['index', own] as const]),
          ...itemsOf(row).map((cell, column) => [names[column] ?? '', cell] as const),
        ]);
      }),
    };
  },
};

/** Two columns of one name stay two. */
function namesApart(names: readonly string[], count: number): string[] {
  const used = new Set<string>();
  return Array.from({ length: count }, (_, column) => {
    const name = names[column] ?? `column ${column + 1}`;
    let given = name;
    for (let next = 2; used.has(given); next++) given = `${name} (${next})`;
    used.add(given);
    return given;
  });
}
