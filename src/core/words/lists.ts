import { formatCount } from './numbers';

/** Joins words into a list: `a`, `a and b`, `a, b and c`; `last` precedes the last item. */
export function listWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** The first `max` items and the number of the others: `a, b and 3 more`. */
export function listFirst(words: readonly string[], max: number): string {
  const rest = words.length - max;
  return listWords(rest > 0 ? [...words.slice(0, max), `${formatCount(rest)} more`] : words);
}

/** Names in quotation marks: `“a” and “b”`, only the first five if there are more. */
export function listNames(names: readonly string[], max = 5): string {
  return listFirst(
    names.map((name) => `“${name}”`),
    max,
  );
}
