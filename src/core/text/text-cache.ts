/** Maximum number of cached strings: the answers and clauses of one question. */
const MAX_TEXTS = 128;

/** Maximum total number of characters in the cached strings; a longer string is not cached. */
const MAX_CHARACTERS = 100_000;

/**
 * Wraps a pure function so that its latest results are cached, keyed by the input string. Dozens of
 * rules parse the same question, references and prediction. Caching helps if the function takes
 * longer than the lookup, about 15 ns. Results must not be modified.
 */
export function cacheByText<Result>(read: (text: string) => Result): (text: string) => Result {
  let recent = new Map<string, Result>();
  let characters = 0;
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (text.length > MAX_CHARACTERS) return result;
    characters += text.length;
    if (recent.size >= MAX_TEXTS || characters > MAX_CHARACTERS) {
      // A new map, because after `clear()` the garbage collector would still treat the old entries
      // as reachable.
      recent = new Map();
      characters = text.length;
    }
    recent.set(text, result);
    return result;
  };
}
