import { countOf, formatShare } from '../../parts/format';
import { type RowAt, sumOf } from './tally-rows';

/** Fewer labels than these say too little of a row to single it out. */
const FEW = 10;

/** What a figure of a judge by rule or type shows, in a sentence. */
export function describeTally(rows: readonly RowAt[], isLabelled: boolean): string {
  const answers = sumOf(rows, 'answers');
  if (!isLabelled) {
    const [most] = [...rows].sort((a, b) => b.answers - a.answers);
    if (!most) return 'No answer was judged.';
    return `Most answers stand under “${most.row.short}”: ${formatShare(most.answers / answers)} % of ${countOf(answers, 'answer')}, of which ${formatShare(most.correct / most.answers)} % are judged correct.`;
  }
  const labelled = sumOf(rows, 'labelled');
  const agreed = sumOf(rows, 'agreed');
  const [least] = rows
    .filter((row) => row.labelled >= FEW)
    .sort((a, b) => a.agreed / a.labelled - b.agreed / b.labelled);
  const all = `Judge and people agree on ${formatShare(agreed / labelled)} % of ${countOf(labelled, 'labelled answer')}`;
  if (!least) return `${all}.`;
  return `${all}; least under “${least.row.short}”, on ${formatShare(least.agreed / least.labelled)} % of ${countOf(least.labelled, 'answer')}.`;
}
