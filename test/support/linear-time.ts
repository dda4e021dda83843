import { expect } from 'vitest';

/** Well above 8, the ratio for linear time; far below 64, the ratio for quadratic time. */
const MAX_RATIO = 24;

/**
 * Microseconds below which noise (garbage collection, compilation) outweighs the work. A quadratic
 * function takes far longer even on the small input.
 */
const MIN_TIME = 2000;

/** Fails if eight times the input takes much more than eight times as long. */
export function expectLinear(
  make: (length: number) => string,
  run: (text: string) => unknown,
  length = 100_000,
) {
  expect(measureGrowth(make, run, length)).toBeLessThanOrEqual(MAX_RATIO);
}

/** Well above 10, the ratio for linear time; far below 100, the ratio for quadratic time. */
const MAX_DECADE_RATIO = 30;

/**
 * Whether the time grows about tenfold from 1 to 10 kB and from 10 to 100 kB; the best of several
 * rounds.
 */
export function isLinear(make: (length: number) => string, run: (text: string) => unknown) {
  const texts = [make(1000), make(10_000), make(100_000)];
  const least = texts.map(() => Infinity);
  const isOver = (time: number, at: number) =>
    at > 0 && time > MAX_DECADE_RATIO * (least[at - 1] ?? 0);
  for (let round = 0; round < 4 && (round === 0 || least.some(isOver)); round++) {
    texts.forEach((text, at) => {
      const repeats = at === 0 ? repeatsFor(text, run) : 1;
      least[at] = Math.min(least[at] ?? Infinity, time(text, run, repeats) / repeats);
    });
  }
  return !least.some(isOver);
}

/**
 * The time for eight times the input, divided by the time for the input itself. The times
 * themselves are not limited, since a slow machine is slow on both. Uses processor time, which
 * other programs do not affect, and the best of several rounds.
 */
function measureGrowth(
  make: (length: number) => string,
  run: (text: string) => unknown,
  length: number,
): number {
  const small = make(length / 8);
  const large = make(length);
  let ratio = Infinity;
  for (let round = 0; round < 5 && ratio > MAX_RATIO; round++) {
    const repeats = repeatsFor(small, run);
    ratio = Math.min(ratio, time(large, run, repeats) / time(small, run, repeats));
  }
  return ratio;
}

function repeatsFor(text: string, run: (text: string) => unknown): number {
  let repeats = 1;
  while (repeats < 4096 && time(text, run, repeats) < MIN_TIME) repeats *= 2;
  return repeats;
}

function time(text: string, run: (text: string) => unknown, repeats: number): number {
  const start = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat++) run(text);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
