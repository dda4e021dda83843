/** The distinct texts of a column. */
export interface Categories {
  /** Most frequent first, ties in file order. */
  readonly values: readonly string[];
  /** Position in `values` of each question's text; -1 for an empty cell. */
  readonly codes: Int32Array;
}

/** Finds the distinct texts of a column. Linear in the questions. */
export function categorize(textOf: (question: number) => string, count: number): Categories {
  const found = new Map<string, number>();
  const frequencies: number[] = [];
  const codes = Int32Array.from({ length: count }, (_, question) => {
    const text = textOf(question);
    if (text === '') return -1;
    const code = found.get(text) ?? found.size;
    found.set(text, code);
    frequencies[code] = (frequencies[code] ?? 0) + 1;
    return code;
  });
  const byFrequency = [...found].sort(
    ([, a], [, b]) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0) || a - b,
  );
  const places = new Int32Array(found.size);
  byFrequency.forEach(([, code], place) => (places[code] = place));
  return {
    values: byFrequency.map(([text]) => text),
    codes: codes.map((code) => (code < 0 ? -1 : (places[code] ?? -1))),
  };
}

/**
 * The rank of each question's text in alphabetical order, with digits compared as numbers; NaN for
 * empty cells.
 */
export function rankTexts({ values, codes }: Categories): Float64Array {
  const collator = new Intl.Collator('en', { numeric: true });
  const sorted = values
    .map((text, code) => ({ text, code }))
    .sort((a, b) => collator.compare(a.text, b.text));
  const ranks = new Float64Array(values.length);
  let rank = 0;
  sorted.forEach(({ text, code }, place) => {
    const before = sorted[place - 1];
    if (before && collator.compare(before.text, text) !== 0) rank = place;
    ranks[code] = rank;
  });
  return Float64Array.from(codes, (code) => ranks[code] ?? NaN);
}
