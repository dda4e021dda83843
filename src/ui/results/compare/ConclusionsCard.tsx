import { useId } from 'react';
import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import {
  describeMethod,
  describePair,
  describeUndecided,
  verdictOf,
} from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatDifference, formatP } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { Card } from '../../parts/Card';
import { CopyTextButton } from '../../parts/CopyTextButton';
import { DataTable } from '../../parts/DataTable';
import { Muted } from '../../parts/Muted';
import { RunName } from '../../parts/RunName';
import styles from './compare.module.css';
import { formatDetectable } from './format-detectable';

interface UndecidedPairsProps {
  readonly pairs: readonly PairComparison[];
  /** Of all runs, by their position. */
  readonly names: readonly string[];
  readonly metric: MetricDescription;
  readonly method: string;
}

interface SentenceCardProps {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
  readonly metric: MetricDescription;
}

/** More undecided pairs than these are told in one sentence, with a table of them behind it. */
const MAX_SENTENCES = 3;

/** The verdicts as a paper can quote them, the decided ones first, and how they were found. */
export function ConclusionsCard({ runs, comparison, metric }: SentenceCardProps) {
  const id = useId();
  const names = runs.map(runName);
  const method = describeMethod(comparison);
  const areUndecided = (undecided: boolean) =>
    comparison.pairs.filter((pair) => (verdictOf(pair, metric) === 'undecided') === undecided);
  const [decided, undecided] = [areUndecided(false), areUndecided(true)];
  const areFew = undecided.length <= MAX_SENTENCES;
  const sentencesOf = (pairs: typeof decided) =>
    pairs.map((pair) => describePair(pair, names, metric));
  const plain = areFew ? sentencesOf(undecided) : [describeUndecided(comparison, metric)];
  return (
    <Card
      title="Conclusions"
      note="sentences to quote, with their figures"
      controls={
        <CopyTextButton
          label="Copy all with methods"
          text={[...sentencesOf(decided), ...sentencesOf(undecided), method].join('\n')}
        />
      }
    >
      <ul className={styles.sentences}>
        {[...sentencesOf(decided), ...plain].map((text, index) => (
          <li key={text} className={styles.sentence} data-undecided={index >= decided.length}>
            <span id={`${id}${index}`}>{text}</span>{' '}
            <CopyTextButton
              label="Copy sentence"
              text={`${text} ${method}`}
              describedBy={`${id}${index}`}
            />
          </li>
        ))}
      </ul>
      {!areFew && (
        <NonsignificantPairs pairs={undecided} names={names} metric={metric} method={method} />
      )}
      <p className={styles.method}>{method}</p>
    </Card>
  );
}

/**
 * The pairs without a significant difference, a line each, smallest p first; each can be
 * copied as its sentence.
 */
function NonsignificantPairs({ pairs, names, metric, method }: UndecidedPairsProps) {
  const id = useId();
  const rows = pairs.toSorted((x, y) => x.pHolm - y.pHolm || x.permutation.p - y.permutation.p);
  return (
    <details className={styles.details}>
      <summary>{plural(rows.length, 'pair')} without a significant difference</summary>
      <DataTable
        label="Pairs without a significant difference"
        size="close"
        note={`Differences are the first run minus the second${metric.display === 'share' ? ', in points' : ''}. Minimum detectable difference: at 80% power.`}
      >
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Difference, 95% interval</th>
            <th scope="col">p</th>
            <th scope="col">Holm p</th>
            <th scope="col">Min. detectable</th>
            <th scope="col">
              <span className="visually-hidden">Sentence</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((pair, index) => (
            <tr key={`${pair.a} ${pair.b}`}>
              <th scope="row" id={`${id}${index}`}>
                <span className={styles.pair}>
                  <RunName model={names[pair.a] ?? ''} run="" index={pair.a} />
                  <RunName model={names[pair.b] ?? ''} run="" index={pair.b} />
                </span>
              </th>
              <td>
                {formatDifference(metric, pair.difference)}{' '}
                {pair.interval && (
                  <Muted>
                    {formatDifference(metric, pair.interval.low)} to{' '}
                    {formatDifference(metric, pair.interval.high)}
                  </Muted>
                )}
              </td>
              <td>{formatP(pair.permutation.p)}</td>
              <td>{formatP(pair.pHolm)}</td>
              <td>{formatDetectable(metric, pair.detectable)}</td>
              <td>
                <CopyTextButton
                  label="Copy sentence"
                  describedBy={`${id}${index}`}
                  text={`${describePair(pair, names, metric)} ${method}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}
