import { useState } from 'react';
import type { Metric } from '../../../core/scoring/metric';
import { nameOfRun } from '../../../core/model';
import type { FlipWay, MetricFlips, RunFlips } from '../../../core/analysis/flips';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, formatMean, formatRange } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { RunName } from '../../parts/RunName';
import { useAssay } from '../../store-context';
import { describeWay, headOf, waysToShow } from './describe-flips';
import styles from '../ScoringPlace.module.css';
import { FlipQuestions } from './FlipQuestions';

interface FlipTableProps {
  readonly flips: MetricFlips;
  readonly metric: Metric;
}

interface Opened {
  readonly run: number;
  readonly way: FlipWay;
}

/**
 * A row a run: its mean before and after, and how many answers change and how; each count opens its
 * questions.
 */
export function FlipTable({ flips, metric }: FlipTableProps) {
  const reports = useAssay(({ result }) => result?.runs ?? []);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openedFlips = opened && flips.runs[opened.run]?.[opened.way];
  const openedName = opened && reports[opened.run];
  const ways = waysToShow(flips);
  return (
    <>
      <FiguresTable label="Runs before and after" size="close">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {headOf(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flips.runs.map((run, index) => (
            <tr key={index}>
              <th scope="row">
                <RunName
                  model={reports[index]?.model ?? ''}
                  run={reports[index]?.run ?? ''}
                  index={index}
                />
              </th>
              <td>
                {formatMean(metric, run.before)}
                <Interval metric={metric} interval={run.intervals?.before} />
              </td>
              <td className={styles.after} data-moved={run.before !== run.after}>
                {formatMean(metric, run.after)}
                <Interval metric={metric} interval={run.intervals?.after} />
              </td>
              {ways.map((way) => (
                <td key={way}>
                  <Count
                    run={run}
                    way={way}
                    expanded={opened?.run === index && opened.way === way}
                    onToggle={(isOpen) => {
                      setOpened(isOpen ? { run: index, way } : null);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {opened && openedFlips && openedName && (
        <FlipQuestions
          flips={openedFlips}
          metric={metric}
          run={opened.run}
          name={`${nameOfRun(openedName)}, ${headOf(opened.way)}`}
        />
      )}
    </>
  );
}

interface IntervalProps {
  readonly metric: Metric;
  readonly interval: NonNullable<RunFlips['intervals']>['before'] | undefined;
}

/** The interval of a mean, where the setting bears on it. */
function Interval({ metric, interval }: IntervalProps) {
  if (!interval) return null;
  return <span className={styles.range}> {formatRange(metric, interval)}</span>;
}

interface CountProps {
  readonly run: RunFlips;
  readonly way: FlipWay;
  readonly expanded: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Count({ run, way, expanded, onToggle }: CountProps) {
  const { count } = run[way];
  if (count === 0) return <span className={styles.zero}>0</span>;
  return (
    <LinkButton
      label={describeWay(count, way)}
      expanded={expanded}
      onClick={() => {
        onToggle(!expanded);
      }}
    >
      {formatCount(count)}
    </LinkButton>
  );
}
