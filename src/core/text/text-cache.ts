/** Maximum number of cached texts: the answers and clauses of one question. */
const MAX_TEXTS = 128;

/** Longer texts are rarely parsed again, and would stay in memory. */
const MAX_LENGTH = 2000;

/**
 * Wraps a pure function so that its latest results are cached by text. Dozens of rules parse the
 * same question, references and prediction. Caching helps if the function takes longer than the
 * lookup, about 15 ns. Results must not be modified.
 */
export function cacheByText<Result>(read: (text: string) => Result): (text: string) => Result {
  let recent = new Map<string, Result>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (text.length > MAX_LENGTH) return result;
    // A new map, because `clear()` keeps the old entries alive for the garbage collector.
    if (recent.size >= MAX_TEXTS) recent = new Map();
    recent.set(text, result);
    return result;
  };
}
