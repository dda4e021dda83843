import { useState } from 'react';
import type { Metric } from '../../../core/metrics/metric';
import { nameOfRun } from '../../../core/model';
import type { MetricFlips, RunFlips } from '../../../core/score/flips';
import { FiguresTable } from '../../parts/FiguresTable';
import { countOf, formatCount, formatMean } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { RunName } from '../../parts/RunName';
import { useAssay } from '../../store-context';
import styles from './FlipLedger.module.css';
import { FlipQuestions } from './FlipQuestions';

interface FlipTableProps {
  readonly flips: MetricFlips;
  readonly metric: Metric;
}

const WAYS = ['toRight', 'toWrong'] as const;

type Way = (typeof WAYS)[number];

const WORDS: Readonly<Record<Way, string>> = { toRight: 'becomes right', toWrong: 'becomes wrong' };

interface Opened {
  readonly run: number;
  readonly way: Way;
}

/** A row a run: its mean before and after, and how many answers flip; each count opens its questions. */
export function FlipTable({ flips, metric }: FlipTableProps) {
  const reports = useAssay(({ result }) => result?.runs ?? []);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openedFlips = opened && flips.runs[opened.run]?.[opened.way];
  const openedName = opened && reports[opened.run];
  return (
    <>
      <FiguresTable label="Runs before and after" size="close">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {WORDS[way]}
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
              <td>{formatMean(metric, run.before)}</td>
              <td className={styles.after} data-moved={run.before !== run.after}>
                {formatMean(metric, run.after)}
              </td>
              {WAYS.map((way) => (
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
          name={`${nameOfRun(openedName)}, ${WORDS[opened.way]}`}
        />
      )}
    </>
  );
}

interface CountProps {
  readonly run: RunFlips;
  readonly way: Way;
  readonly expanded: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Count({ run, way, expanded, onToggle }: CountProps) {
  const { count } = run[way];
  if (count === 0) return <span className={styles.zero}>0</span>;
  return (
    <LinkButton
      label={`${countOf(count, 'answer')} ${WORDS[way]}`}
      expanded={expanded}
      onClick={() => {
        onToggle(!expanded);
      }}
    >
      {formatCount(count)}
    </LinkButton>
  );
}
