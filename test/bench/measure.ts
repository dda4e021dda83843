/**
 * Processor time of all threads of this process, in seconds; wall-clock time would depend on other
 * processes.
 */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs some work; returns its processor time in seconds and its result. */
export function timed<Result>(work: () => Result): { seconds: number; result: Result } {
  const start = processorSeconds();
  const result = work();
  return { seconds: processorSeconds() - start, result };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median of the values with their minimum and maximum: `17.3 (16.9 to 18.0)`. */
export function describeSpread(values: readonly number[], digits: number): string {
  const show = (value: number) => value.toFixed(digits);
  return `${show(median(values))} (${show(Math.min(...values))} to ${show(Math.max(...values))})`;
}

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function printLine(name: string, value: string): void {
  console.log(`  ${name.padEnd(32)}${value}`);
}
