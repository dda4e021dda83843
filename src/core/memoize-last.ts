/** Caches the last result of a function while its arguments are identical. */
export function memoizeLast<Arguments extends readonly unknown[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { readonly given: Arguments; readonly result: Result } | null = null;
  return (...given) => {
    const same = last?.given.every((value, index) => value === given[index]) ?? false;
    if (!last || !same) last = { given, result: make(...given) };
    return last.result;
  };
}
