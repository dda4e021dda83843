import { formatCount } from './numbers';

/** A count with its noun: `1 question`, `2,000 questions`. Both forms may carry a verb: `plural(2, 'row has', 'rows have')`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
