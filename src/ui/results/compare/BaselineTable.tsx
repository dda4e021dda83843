import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatDifference, formatMean, formatP } from '../../../core/words/numbers';
import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import { type Verdict, verdictOf } from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import { plural } from '../../../core/words/plurals';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { TableFrame } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import styles from './compare.module.css';
import { PAIR_OUTCOMES, type PairOutcome } from './pair-outcomes';
import type { ComparisonChoice } from './use-comparison';

/** A pair as it looks from the baseline: differences are the other run less the baseline. */
interface BaselineComparison {
  /** Position of the other run. */
  readonly run: number;
  /** The pair itself, for its tests, which know no direction. */
  readonly pair: PairComparison;
  readonly mean: number | null;
  readonly difference: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Questions on which the other run is better, worse. */
  readonly improved: number;
  readonly regressed: number;
}

interface DifferenceBarProps {
  readonly difference: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** What half of the line stands for. */
  readonly widest: number;
}

interface BaselineRowProps {
  readonly row: BaselineComparison;
  readonly report: RunReport | undefined;
  readonly metric: MetricDescription;
  /** The largest end of any interval, which the bars are drawn to. */
  readonly widest: number;
  readonly hasVerdicts: boolean;
  /** The questions of the pair, where pairs have not the same ones. */
  readonly counted: string | null;
  readonly isShown: boolean;
  readonly onOpen: (run: number, kind: PairOutcome) => void;
}

const WORDS = { better: 'better', worse: 'worse', undecided: 'not significant' } as const;

interface BaselineTableProps extends ComparisonChoice {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
  /** Opens the questions behind a count. */
  readonly onOpen: (run: number, kind: PairOutcome) => void;
}

/** Every other run against the baseline: difference, questions, tests. */
export function BaselineTable({
  runs,
  comparison,
  metric,
  baseline,
  other,
  onOpen,
}: BaselineTableProps) {
  const rows = compareToBaseline(comparison, baseline);
  const widest = Math.max(
    ...rows.flatMap(({ interval, difference }) => [
      Math.abs(interval?.low ?? difference ?? 0),
      Math.abs(interval?.high ?? difference ?? 0),
    ]),
  );
  const own = runs[baseline];
  const hasVerdicts = rows.some(({ pair }) => pair.mcNemar !== null);
  const counted = new Set(rows.map(({ pair }) => countQuestions(pair)));
  return (
    <Card
      title={`${metric.label} vs. ${own ? runName(own) : ''}`}
      note={[
        `baseline ${formatMean(metric, own?.metrics[metric.id]?.mean ?? null)}`,
        `${metric.display === 'share' ? '0–100, ' : ''}${metric.better} is better`,
        ...(counted.size === 1 ? counted : []),
      ].join('; ')}
    >
      <TableFrame label="Runs against the baseline">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Mean</th>
            <th scope="col">Difference, 95% interval</th>
            <th scope="col">Improved</th>
            <th scope="col">Regressed</th>
            <th scope="col">Same</th>
            <th scope="col" title="p-value of the paired permutation test">
              p
            </th>
            <th scope="col" title="p-value adjusted by Holm over all pairs">
              Holm p
            </th>
            {hasVerdicts && (
              <th
                scope="col"
                title="Exact p-value of McNemar’s test, for scores of 0 and 1; ignores documents"
              >
                McNemar p
              </th>
            )}
            <th
              scope="col"
              title="Smallest true difference that this number of questions detects with 80% power"
            >
              Min. detectable
            </th>
            {counted.size > 1 && <th scope="col">Questions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BaselineRow
              key={row.run}
              row={row}
              report={runs[row.run]}
              metric={metric}
              widest={widest}
              hasVerdicts={hasVerdicts}
              counted={counted.size > 1 ? countQuestions(row.pair) : null}
              isShown={row.run === other}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </TableFrame>
    </Card>
  );
}

/** The questions that a pair is compared on. */
function countQuestions({ n, clusters }: PairComparison): string {
  return `${plural(n, 'question')}${clusters === null ? '' : ` in ${plural(clusters, 'document')}`}`;
}

/** One run against the baseline. Its counts open its questions. */
function BaselineRow({
  row: { run, pair, mean, difference, interval, improved, regressed },
  report,
  metric,
  widest,
  hasVerdicts,
  counted,
  isShown,
  onOpen,
}: BaselineRowProps) {
  const standing = outcomeOf(pair, run, verdictOf(pair, metric));
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
            <Muted>
              {formatDifference(metric, interval.low)} to {formatDifference(metric, interval.high)}
            </Muted>
          )}
        </span>{' '}
        <span className={styles.word}>{WORDS[standing]}</span>
        <DifferenceBar difference={difference} interval={interval} widest={widest} />
      </td>
      {PAIR_OUTCOMES.map((kind) => (
        <td key={kind}>
          <LinkButton
            label={`${kind}: ${plural(counts[kind], 'question')}`}
            onClick={() => onOpen(run, kind)}
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

/** A difference as a point beside the middle, where the baseline is, with its interval as a bar. */
function DifferenceBar({ difference, interval, widest }: DifferenceBarProps) {
  if (difference === null || widest === 0) return null;
  const place = (value: number) => 50 + (50 * value) / widest;
  const [low, high] = [place(interval?.low ?? difference), place(interval?.high ?? difference)];
  return (
    <span className={styles.line} aria-hidden="true">
      <span className={styles.range} style={{ left: `${low}%`, width: `${high - low}%` }} />
      <span className={styles.point} style={{ left: `${place(difference)}%` }} />
    </span>
  );
}

/** Every other run against the baseline, in the order of the report. */
function compareToBaseline({ pairs }: RunComparison, baseline: number): BaselineComparison[] {
  return pairs.flatMap((pair): BaselineComparison[] => {
    const { a, b, difference, interval } = pair;
    if (b === baseline) {
      const { meanA: mean, better: improved, worse: regressed } = pair;
      return [{ run: a, pair, mean, difference, interval, improved, regressed }];
    }
    if (a !== baseline) return [];
    return [
      {
        run: b,
        pair,
        mean: pair.meanB,
        // Not −0, which would be written with a sign.
        difference: difference === null ? null : 0 - difference,
        interval: interval && { low: -interval.high, high: -interval.low },
        improved: pair.worse,
        regressed: pair.better,
      },
    ];
  });
}

/** What the test says of the other run. */
function outcomeOf(
  { a }: PairComparison,
  run: number,
  verdict: Verdict,
): 'better' | 'worse' | 'undecided' {
  if (verdict === 'undecided') return 'undecided';
  return (verdict === 'a-better') === (a === run) ? 'better' : 'worse';
}

/** The smallest difference that would be seen; of shares none is larger than 100 points. */
export function formatDetectable(
  metric: Pick<MetricDescription, 'display'>,
  detectable: number | null,
): string {
  if (metric.display === 'share' && detectable !== null && detectable > 1) return '> 100';
  return formatMean(metric, detectable);
}
