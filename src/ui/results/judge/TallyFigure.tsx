import { ChartFrame } from '../../charts/ChartFrame';
import { describeTally } from './describe-tally';
import { TallyChart, tallyHeight } from './TallyChart';
import { TallyTable } from './TallyTable';
import { readRows, type TallyRow } from './tally-rows';

export interface TallyFigureProps {
  /** The name of the figure. */
  readonly name: string;
  readonly head: string;
  readonly rows: readonly TallyRow[];
  readonly threshold: number;
  readonly isLabelled: boolean;
  /** Opens the questions of a row. */
  readonly onOpen: (row: TallyRow) => void;
}

/**
 * A judge by rule or by question type as a figure: how far people agree with it, or how many
 * answers there are.
 */
export function TallyFigure({ name, head, onOpen, ...tallied }: TallyFigureProps) {
  const { threshold, isLabelled } = tallied;
  const rows = readRows(tallied.rows, threshold);
  return (
    <ChartFrame
      title={name}
      note={
        isLabelled
          ? `Share of labelled answers on which judge and people agree, in points of 100; correct from probability ${threshold.toFixed(2)}; the upright line is all of them together`
          : `Share of all answers, in points of 100; the dark part is judged correct from probability ${threshold.toFixed(2)}`
      }
      caption={describeTally(rows, isLabelled)}
      legend={
        isLabelled
          ? [
              { label: 'Agreement with people', colour: 'var(--accent)' },
              { label: 'all together', colour: 'var(--ink-3)', line: 'dashed' },
            ]
          : [
              { label: 'judged correct', colour: 'var(--accent)' },
              { label: 'judged wrong', colour: 'var(--line-2)' },
            ]
      }
      heightAt={() => tallyHeight(rows, isLabelled)}
      table={<TallyTable caption={name} head={head} {...tallied} />}
    >
      {(width) => (
        <TallyChart
          title={name}
          rows={rows}
          isLabelled={isLabelled}
          width={width}
          onOpen={onOpen}
        />
      )}
    </ChartFrame>
  );
}
