/** Ids that are one prefix, the same for all, and a number each. */
interface RunningNumbers {
  readonly prefix: string;
  /** In the order of the ids; empty ones are left out. */
  readonly numbers: readonly number[];
}

/** Reads ids as a prefix and a number without leading zeros (`q0`, `q1`, …); `null` where one is not so. */
export function readRunningNumbers(ids: readonly string[]): RunningNumbers | null {
  let prefix: string | null = null;
  const numbers: number[] = [];
  for (const id of ids) {
    if (id === '') continue;
    const start = startOfNumber(id);
    if (start === id.length) return null;
    prefix ??= id.slice(0, start);
    if (start !== prefix.length || !id.startsWith(prefix)) return null;
    numbers.push(Number(id.slice(start)));
  }
  return { prefix: prefix ?? '', numbers };
}

/** Where the number begins that an id ends with; leading zeros stand before it. */
function startOfNumber(id: string): number {
  const isDigit = (at: number) => id.charAt(at) >= '0' && id.charAt(at) <= '9';
  let start = id.length;
  while (start > 0 && isDigit(start - 1)) start--;
  while (start < id.length - 1 && id[start] === '0') start++;
  return start;
}
