import type { MetricDescription } from '../../../core/scoring/metric';
import type { RunReport } from '../../../core/analysis/run-report';
import { verdictOf } from '../../../core/analysis/verdict-sentence';
import { Beside } from '../../parts/Beside';
import { countOf, formatCount, formatDifference, formatMean, formatP } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { RunName } from '../../parts/RunName';
import { formatDetectable } from './format-detectable';
import styles from './BaselineRow.module.css';
import { DifferenceBar } from './DifferenceBar';
import { type AgainstBaseline, standingOf } from './oriented';
import { PAIR_KINDS, type PairKind } from './pair-kinds';

interface BaselineRowProps {
  readonly row: AgainstBaseline;
  readonly report: RunReport | undefined;
  readonly metric: MetricDescription;
  /** The largest end of any interval, which the bars are drawn to. */
  readonly widest: number;
  readonly hasVerdicts: boolean;
  /** The questions of the pair, where pairs have not the same ones. */
  readonly counted: string | null;
  readonly isShown: boolean;
  readonly onOpen: (run: number, kind: PairKind) => void;
}

const WORDS = { better: 'better', worse: 'worse', undecided: 'not told apart' } as const;

/** One run against the baseline. Its counts open its questions. */
export function BaselineRow({
  row: { run, pair, mean, difference, interval, improved, regressed },
  report,
  metric,
  widest,
  hasVerdicts,
  counted,
  isShown,
  onOpen,
}: BaselineRowProps) {
  const standing = standingOf(pair, run, verdictOf(pair, metric));
  const counts = { improved, regressed, same: pair.same };
  return (
    <tr data-shown={isShown}>
      <th scope="row">
        <RunName model={report?.model ?? ''} run={report?.run ?? ''} index={run} />
      </th>
      <td>{formatMean(metric, mean)}</td>
      <td className={styles.difference} data-standing={standing}>
        <span className={styles.value}>{formatDifference(metric, difference)}</span>{' '}
        <span className={styles.interval}>
          {interval && (
            <Beside>
              {formatDifference(metric, interval.low)} to {formatDifference(metric, interval.high)}
            </Beside>
          )}
        </span>{' '}
        <span className={styles.word}>{WORDS[standing]}</span>
        <DifferenceBar difference={difference} interval={interval} widest={widest} />
      </td>
      {PAIR_KINDS.map((kind) => (
        <td key={kind}>
          <LinkButton
            label={`${kind}: ${countOf(counts[kind], 'question')}`}
            onClick={() => {
              onOpen(run, kind);
            }}
          >
            {formatCount(counts[kind])}
          </LinkButton>
        </td>
      ))}
      <td>{formatP(pair.permutation.p)}</td>
      <td className={styles.decisive}>{formatP(pair.pHolm)}</td>
      {hasVerdicts && <td>{pair.mcNemar ? formatP(pair.mcNemar.p) : '–'}</td>}
      <td>{formatDetectable(metric, pair.detectable)}</td>
      {counted !== null && <td>{counted}</td>}
    </tr>
  );
}
