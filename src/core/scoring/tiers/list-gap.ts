import type { Scorer } from '../scorer';
import { describeExamples, type GapExample } from './gap-report';
import type { GapKind } from './tier';
import { gapAt, type VerdictColumns } from './verdict-columns';

/** The first questions of a run with one kind of gap, in file order and at most so many. */
export function listGap(
  columns: VerdictColumns,
  kind: GapKind,
  run: number,
  scorer: Scorer,
  most: number,
): GapExample[] {
  const found: number[] = [];
  for (let at = 0; at < columns.gaps.length && found.length < most; at++) {
    if (gapAt(columns, at) === kind) found.push(at);
  }
  return describeExamples(found, run, scorer);
}
