/** How many texts are kept: the answers and clauses of one question. */
const MAX_TEXTS = 128;

/** A longer text is rarely read again, and would stay in memory. */
const MAX_LENGTH = 2000;

/**
 * The same pure function with its latest results kept by text. Dozens of rules read the same question,
 * references and prediction. Caching pays if the function takes longer than the lookup, about 15 ns.
 * Results must not be modified.
 */
export function cacheByText<Result>(read: (text: string) => Result): (text: string) => Result {
  let recent = new Map<string, Result>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (text.length > MAX_LENGTH) return result;
    // A new map, because clearing one keeps its old entries alive for the garbage collector.
    if (recent.size >= MAX_TEXTS) recent = new Map();
    recent.set(text, result);
    return result;
  };
}
