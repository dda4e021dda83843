import type { MetricDescription } from '../../../core/scoring/metric';
import { printQuery } from '../../../core/explore/query/print';
import { RIGHT_FROM } from '../../../core/analysis/outcome-patterns';
import { listWords } from '../../parts/format';

/** More names than these are counted. */
const NAMED_RUNS = 2;

/** A pattern in words: `all right`, `all wrong`, `only A right`, `only A and B wrong`. */
export function describePattern(right: readonly boolean[], names: readonly string[]): string {
  const [those, others] = [true, false].map((wanted) =>
    names.filter((_, run) => right[run] === wanted),
  );
  if (!others?.length) return 'all right';
  if (!those?.length) return 'all wrong';
  if (those.length <= NAMED_RUNS && those.length <= others.length) {
    return `only ${listWords(those)} right`;
  }
  if (others.length <= NAMED_RUNS) return `only ${listWords(others)} wrong`;
  return `${those.length} right, ${others.length} wrong`;
}

/** The query that finds the questions of a pattern. */
export function queryOfPattern(
  right: readonly boolean[],
  names: readonly string[],
  { id }: Pick<MetricDescription, 'id'>,
): string {
  return printQuery({
    kind: 'and',
    parts: right.map((isRight, run) => ({
      kind: 'compare',
      field: { name: id, run: names[run] ?? '', over: null },
      operator: isRight ? '>=' : '<',
      value: RIGHT_FROM,
    })),
  });
}
