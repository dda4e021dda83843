import type { MetricDescription } from '../../../core/scoring/metric';
import type { NotOffered, SliceColumns } from '../../../core/explore/slices/slice-columns';
import type { Slice, Slices } from '../../../core/explore/slices/slices';
import { countOf, formatDifference, formatMean, listWords } from '../../parts/format';
import { FEW, nameOfSlice } from './slice-rows';

const WHY: Readonly<Record<NotOffered, string>> = {
  blank: 'empty',
  same: 'one value throughout',
  apart: 'its values hardly repeat',
};

/** Where the runs lie furthest apart and where all do worst, among slices that are not tiny. */
export function describeSlices({ rows, notApplicable }: Slices, metric: MetricDescription): string {
  const sound = rows.filter(({ kind, questions }) => kind === 'value' && questions >= FEW);
  const widest = highest(sound, ({ gap }) => gap ?? -1);
  const hardest = highest(sound, ({ ease }) => -(ease ?? Infinity));
  const sentences = [
    ...(widest && (widest.gap ?? 0) > 0
      ? [
          `The runs lie furthest apart on ${nameOfSlice(widest)}: ${formatMean(metric, widest.gap)}.`,
        ]
      : []),
    ...(hardest && (hardest.ease ?? 0) < 0
      ? [
          `Hardest is ${nameOfSlice(hardest)}: ${formatDifference(metric, hardest.ease)} against all questions.`,
        ]
      : []),
    ...(sound.length === 0 ? [`Every value has fewer than ${FEW} questions.`] : []),
    ...(rows.length > 1
      ? [
          `Of ${countOf(rows.length, 'row')} some stand out by chance; intervals do not allow for that.`,
        ]
      : []),
    ...(notApplicable > 0
      ? [
          `${countOf(notApplicable, 'question')} of further values have no number under this metric.`,
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** Which columns are not offered and why. */
export function describeOthers({ others }: SliceColumns): string {
  if (others.length === 0) return '';
  return `Not offered: ${listWords(others.map(({ name, why }) => `${name} (${WHY[why]})`))}.`;
}

function highest(rows: readonly Slice[], by: (slice: Slice) => number): Slice | null {
  return rows.reduce<Slice | null>(
    (best, one) => (best === null || by(one) > by(best) ? one : best),
    null,
  );
}
