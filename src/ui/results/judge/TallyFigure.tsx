import { formatPoints } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { ChartFrame } from '../../charts/ChartFrame';
import { readRows, type RowAt, sumOf, type TallyRow } from './tally-rows';
import { TallyChart, tallyHeight } from './TallyChart';
import { TallyTable } from './TallyTable';

/** Fewer labels than these say too little of a row to single it out. */
const FEW = 10;

export interface TallyFigureProps {
  /** The name of the figure. */
  readonly name: string;
  readonly head: string;
  readonly rows: readonly TallyRow[];
  readonly threshold: number;
  readonly isLabeled: boolean;
  /** Opens the questions of a row. */
  readonly onOpen: (row: TallyRow) => void;
}

/**
 * A judge by rule or by question type as a figure: how far people agree with it, or how many
 * answers there are.
 */
export function TallyFigure({ name, head, onOpen, ...tallied }: TallyFigureProps) {
  const { threshold, isLabeled } = tallied;
  const rows = readRows(tallied.rows, threshold);
  return (
    <ChartFrame
      title={name}
      note={
        isLabeled
          ? `Percent of labeled answers on which judge and humans agree at threshold ${threshold.toFixed(2)}; the vertical line is the overall agreement`
          : `Percent of all answers; the dark part is judged correct at threshold ${threshold.toFixed(2)}`
      }
      caption={describeTally(rows, isLabeled)}
      legend={
        isLabeled
          ? [
              { label: 'Agreement with human labels', color: 'var(--accent)' },
              { label: 'Overall', color: 'var(--ink-3)', line: 'dashed' },
            ]
          : [
              { label: 'Judged correct', color: 'var(--accent)' },
              { label: 'Judged incorrect', color: 'var(--line-2)' },
            ]
      }
      heightAt={() => tallyHeight(rows, isLabeled)}
      table={<TallyTable caption={name} head={head} {...tallied} />}
    >
      {(width) => (
        <TallyChart title={name} rows={rows} isLabeled={isLabeled} width={width} onOpen={onOpen} />
      )}
    </ChartFrame>
  );
}

/** What a figure of a judge by rule or type shows, in a sentence. */
function describeTally(rows: readonly RowAt[], isLabeled: boolean): string {
  const answers = sumOf(rows, 'answers');
  if (!isLabeled) {
    const [most] = [...rows].sort((a, b) => b.answers - a.answers);
    if (!most) return 'No answer was judged.';
    return `The most frequent is “${most.row.short}”: ${formatPoints(most.answers / answers)} % of ${plural(answers, 'answer')}, of which ${formatPoints(most.correct / most.answers)} % are judged correct.`;
  }
  const labelled = sumOf(rows, 'labelled');
  const agreed = sumOf(rows, 'agreed');
  const [least] = rows
    .filter((row) => row.labelled >= FEW)
    .sort((a, b) => a.agreed / a.labelled - b.agreed / b.labelled);
  const all = `Judge and human labels agree on ${formatPoints(agreed / labelled)} % of ${plural(labelled, 'labeled answer')}`;
  if (!least) return `${all}.`;
  return `${all}; least for “${least.row.short}”, on ${formatPoints(least.agreed / least.labelled)} % of ${plural(least.labelled, 'answer')}.`;
}
