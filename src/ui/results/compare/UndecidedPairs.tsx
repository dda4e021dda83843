import { useId } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import type { PairComparison } from '../../../core/analysis/compare-runs';
import { describePair } from '../../../core/analysis/verdict-sentence';
import { Beside } from '../../parts/Beside';
import { CopyText } from '../../parts/CopyText';
import { FiguresTable } from '../../parts/FiguresTable';
import { countOf, formatDifference, formatP } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import { formatDetectable } from './format-detectable';
import styles from './UndecidedPairs.module.css';

interface UndecidedPairsProps {
  readonly pairs: readonly PairComparison[];
  /** Of all runs, by their position. */
  readonly names: readonly string[];
  readonly metric: MetricDescription;
  readonly method: string;
}

/**
 * The pairs that cannot be told apart, a line each, the likeliest difference first; each can be
 * copied as its sentence.
 */
export function UndecidedPairs({ pairs, names, metric, method }: UndecidedPairsProps) {
  const id = useId();
  const rows = pairs.toSorted((x, y) => x.pHolm - y.pHolm || x.permutation.p - y.permutation.p);
  return (
    <details className={styles.details}>
      <summary>{countOf(rows.length, 'pair')} one by one</summary>
      <FiguresTable
        label="Pairs that cannot be told apart"
        size="close"
        note={`Differences are the first run less the second${metric.display === 'share' ? ', in points of 100' : ''}. Detectable: the smallest true difference that so many questions show four times in five.`}
      >
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Difference, 95 % interval</th>
            <th scope="col">p</th>
            <th scope="col">Holm p</th>
            <th scope="col">Detectable</th>
            <th scope="col">
              <span className="visually-hidden">Its sentence</span>
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
                  <Beside>
                    {formatDifference(metric, pair.interval.low)} to{' '}
                    {formatDifference(metric, pair.interval.high)}
                  </Beside>
                )}
              </td>
              <td>{formatP(pair.permutation.p)}</td>
              <td>{formatP(pair.pHolm)}</td>
              <td>{formatDetectable(metric, pair.detectable)}</td>
              <td>
                <CopyText
                  label="Copy sentence"
                  describedBy={`${id}${index}`}
                  text={`${describePair(pair, names, metric)} ${method}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </details>
  );
}
