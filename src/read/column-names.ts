/** Names for empty headers, and a number behind repeated ones, so that every column can be named. */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name, column) => {
    const plain = name.trim() === '' ? `column ${column + 1}` : name.trim();
    let count = seen.get(plain) ?? 0;
    let unique = plain;
    while (seen.has(unique)) unique = `${plain} (${++count})`;
    seen.set(plain, Math.max(1, count)).set(unique, 1);
    return unique;
  });
}
