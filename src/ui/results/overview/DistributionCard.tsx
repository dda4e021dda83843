import { Box } from '@mantine/core';
import { nameInSentence, nounOf } from '../../../core/analysis/describe-comparison';
import type { NumericErrors, Distribution } from '../../../core/explore/distributions';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { useRunNames, useVisibleRuns, useAssayStore, useShownRun } from '../../store-context';
import { useAnswer } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { formatCount, formatPoints, formatSignificant, plural } from '../../../core/words/numbers';
import type { BarRow } from '../../charts/GroupedBars';
import { canChart, RunChart } from '../../charts/RunChart';
import { LinkButton } from '../../parts/Buttons';
import { DataTable, runColumns } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import { openQuery } from '../open-questions';
import { listWords } from '../../../core/words/lists';

interface HistogramProps {
  readonly title: string;
  readonly note: string;
  readonly caption: string;
  /** The table heading above the bins. */
  readonly heading: string;
  readonly distribution: Distribution;
}

/**
 * The distribution of the headline metric's scores; not shown if it says no more than the mean
 * does.
 */
export function DistributionCard() {
  const { histogram, failed } = useScoreHistogram();
  if (failed) return <WorkerError />;
  return histogram && <HistogramCard {...histogram} />;
}

/** The scores under the headline metric; `null` until computed, and if all scores are 0 or 1. */
export function useScoreHistogram() {
  const metric = useHeadline();
  const names = useRunNames();
  const visible = useVisibleRuns();
  const { answer, isCurrent, failed } = useAnswer('distribution', metric ? [metric.id] : null);
  const histogram: HistogramProps | null =
    metric && answer && isCurrent
      ? {
          title: `Distribution of ${nameInSentence(metric)}`,
          note: `percent of each run’s ${nounOf(metric)[1]}, by score`,
          caption: describeScores(names, answer, visible),
          heading: metric.label,
          distribution: answer,
        }
      : null;
  return { histogram, failed };
}

/** Relative numeric errors; shows nothing if no question asks for a number. */
export function NumericErrorCard() {
  const histogram = useErrorHistogram();
  return histogram && <HistogramCard {...histogram} />;
}

/** The numeric errors of all runs; `null` until computed, and if there are no numeric questions. */
export function useErrorHistogram(): HistogramProps | null {
  const names = useRunNames();
  const visible = useVisibleRuns();
  const { answer } = useAnswer('numericErrors', []);
  return (
    answer && {
      title: 'Numeric error',
      note: 'percent of each run’s numeric questions, by error relative to the reference',
      caption: describeErrors(names, answer, visible),
      heading: 'Error',
      distribution: answer.distribution,
    }
  );
}

function HistogramCard(histogram: HistogramProps) {
  return (
    <Card title={histogram.title} note={histogram.note}>
      <Histogram {...histogram} />
    </Card>
  );
}

/** A distribution as a chart and as a table; both open the questions of a bin. */
export function Histogram({ title, note, caption, heading, distribution }: HistogramProps) {
  const store = useAssayStore();
  const shown = useShownRun();
  const bins = listBinRows(distribution);
  const visible = useVisibleRuns();
  const names = useRunNames();
  const showsOneRun = !canChart(bins.length, visible.length);
  const shownRuns = showsOneRun ? [shown] : visible;
  const rows = bins.map(({ label, query, counts, shares }): BarRow => ({
    label,
    bars: shownRuns.map((run) => {
      const questions = plural(counts[run] ?? 0, 'question');
      return {
        run,
        points: counts[run] ? 100 * (shares[run] ?? 0) : null,
        label: `${names[run] ?? ''}, ${label}: ${questions}`,
        figure: `${formatPoints(shares[run] ?? 0)}% (${questions})`,
        onOpen: () => openQuery(store, run, query),
      };
    }),
  }));
  return (
    <RunChart
      title={title}
      note={note}
      caption={
        showsOneRun
          ? `${caption} The chart shows the selected run only; the table has all runs.`
          : caption
      }
      rows={rows}
      table={
        <DataTable
          label={title}
          size="close"
          rows={bins}
          rowKey={({ label }) => label}
          columns={[
            { label: heading, cell: ({ label }) => label },
            ...runColumns<BinRow>(visible, (run) => ({
              cellProps: ({ counts }) => (counts[run] ? {} : { className: 'muted' }),
              cell: ({ label, query, counts, shares }) => (
                <>
                  {counts[run] ? (
                    <LinkButton
                      label={`${plural(counts[run], 'question')} of ${names[run] ?? ''}: ${label}`}
                      onClick={() => openQuery(store, run, query)}
                    >
                      {formatCount(counts[run])}
                    </LinkButton>
                  ) : (
                    '0'
                  )}{' '}
                  <Box component="span" display="inline-block" miw="4.2em">
                    <Muted>{formatPoints(shares[run] ?? 0)}%</Muted>
                  </Box>
                </>
              ),
            })),
          ]}
        />
      }
    />
  );
}

/** One bin over all runs. */
interface BinRow {
  readonly label: string;
  readonly query: string;
  readonly counts: readonly number[];
  /** For each run, the answers in this bin as a share of its answers in all bins. */
  readonly shares: readonly number[];
}

/** With more runs than this, only the lowest and the highest are named. */
const MAX_NAMED_RUNS = 3;

interface OfRun {
  readonly name: string;
  readonly value: number;
}

/** How often each run scores 1 and 0. */
export function describeScores(
  names: readonly string[],
  distribution: Distribution,
  visible: readonly number[] = [...names.keys()],
): string {
  const rows = listBinRows(distribution);
  const [top, bottom] = [rows.at(-1), rows.at(0)].map((row) =>
    describeEach(
      visible.map((run) => ({ name: names[run] ?? '', value: row?.shares[run] ?? 0 })),
      formatPoints,
    ),
  );
  return `Score 1: ${top ?? ''}. Score 0: ${bottom ?? ''}.`;
}

/** Describes the median relative errors, and how many answers may be off only in scale or sign. */
export function describeErrors(
  names: readonly string[],
  { medians, distribution }: NumericErrors,
  visible: readonly number[] = [...names.keys()],
): string {
  const named = visible.flatMap((run) => {
    const value = medians[run] ?? null;
    return value === null ? [] : [{ name: names[run] ?? '', value }];
  });
  const mistakes = distribution.bins.reduce(
    (sum, { label }, at) =>
      /^(?:factor|sign)/.test(label)
        ? sum + visible.reduce((all, run) => all + (distribution.counts[run]?.[at] ?? 0), 0)
        : sum,
    0,
  );
  return [
    named.length > 0 &&
      `Median relative error of numeric answers: ${describeEach(named, (median) =>
        formatSignificant(100 * median, 2),
      )}.`,
    mistakes > 0 &&
      `${plural(mistakes, 'answer looks', 'answers look')} off in scale or sign, or by a factor of 2.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function describeEach(all: readonly OfRun[], format: (value: number) => string): string {
  const describeRun = ({ name, value }: OfRun) => `${name} ${format(value)}%`;
  const [lowest, ...others] = all.toSorted((one, other) => one.value - other.value);
  const highest = others.at(-1);
  if (!lowest || !highest || all.length <= MAX_NAMED_RUNS) return listWords(all.map(describeRun));
  if (format(lowest.value) === format(highest.value)) return `${format(lowest.value)}% in each run`;
  return `from ${describeRun(lowest)} to ${describeRun(highest)}`;
}

function listBinRows({ bins, counts }: Distribution): readonly BinRow[] {
  const totals = counts.map((own) => own.reduce((sum, count) => sum + count, 0));
  return bins.map((bin, at) => {
    const ofRuns = counts.map((own) => own[at] ?? 0);
    const shares = ofRuns.map((count, run) => count / Math.max(1, totals[run] ?? 0));
    return { ...bin, counts: ofRuns, shares };
  });
}
