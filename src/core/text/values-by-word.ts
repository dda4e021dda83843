/** Maps each word to its value. A row is a value and the words that have it, separated by `|`. */
export function valuesByWord<Value>(
  rows: readonly (readonly [value: Value, words: string])[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    rows.flatMap(([value, words]) => words.split('|').map((word) => [word, value])),
  );
}
