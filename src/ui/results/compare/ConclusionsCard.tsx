import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import {
  conclusionOf,
  describeMethod,
  describePair,
  describeRun,
  describeNotSignificant,
  verdictOf,
} from '../../../core/analysis/describe-comparison';
import type { RunReport } from '../../../core/analysis/run-report';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatDifference, formatP, plural } from '../../../core/words/numbers';
import { MIN_DOT_RUNS } from '../../charts/RunChart';
import { CopyTextButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import { describeResult, formatDetectable } from './BaselineTable';
import { useVisibleRuns } from '../../store-context';
import styles from './compare.module.css';

interface PairListProps {
  readonly label: string;
  readonly summary: string;
  readonly pairs: readonly PairComparison[];
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
  readonly method: string;
}

interface SentenceCardProps {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
  readonly metric: MetricDescription;
}

/** With more non-significant pairs than this, one sentence and a table replace the sentences. */
const MAX_SENTENCES = 3;

/** The conclusions as sentences to quote, the significant ones first, and the method. */
export function ConclusionsCard({ runs, comparison, metric }: SentenceCardProps) {
  const id = useId();
  const method = describeMethod(comparison);
  const visible = useVisibleRuns();
  const pairs = comparison.pairs.filter(({ a, b }) => [a, b].every((run) => visible.includes(run)));
  const areUndecided = (undecided: boolean) =>
    pairs.filter((pair) => (verdictOf(pair, metric) === 'undecided') === undecided);
  const [decided, undecided] = [areUndecided(false), areUndecided(true)];
  const areFew = undecided.length <= MAX_SENTENCES;
  const sentencesOf = (pairs: typeof decided) =>
    pairs.map((pair) => describePair(pair, runs, metric));
  const areMany = visible.length >= MIN_DOT_RUNS;
  const plain = areFew ? sentencesOf(undecided) : describeNotSignificant({ pairs }, metric, runs);
  const sentences = areMany
    ? visible.map((run) => describeRun(run, visible, comparison, metric, runs))
    : [...sentencesOf(decided), ...plain];
  const copied = areMany ? sentences : [...sentencesOf(decided), ...sentencesOf(undecided)];
  return (
    <Card
      title="Conclusions"
      note="ready-to-quote sentences with statistics"
      controls={
        <CopyTextButton label="Copy all with methods" text={[...copied, method].join('\n')} />
      }
    >
      <Stack component="ul" gap={2}>
        {sentences.map((text, index) => (
          <li
            key={text}
            className={styles.sentence}
            data-undecided={!areMany && index >= decided.length}
          >
            <span id={`${id}${index}`}>{text}</span>{' '}
            <CopyTextButton
              label="Copy sentence"
              text={`${text} ${method}`}
              describedBy={`${id}${index}`}
            />
          </li>
        ))}
      </Stack>
      {(areMany || !areFew) && (
        <PairList
          {...(areMany
            ? { pairs, label: 'All pairs', summary: `All ${plural(pairs.length, 'pair')}` }
            : {
                pairs: undecided,
                label: 'Pairs without a significant result',
                summary: `${plural(undecided.length, 'pair')} without a significant result`,
              })}
          runs={runs}
          metric={metric}
          method={method}
        />
      )}
      <Text size="xs" c="dimmed" mt={10}>
        {method}
      </Text>
    </Card>
  );
}

/** Pairs, one line each, smallest p first; each can be copied as a sentence. */
function PairList({ pairs, label, summary, runs, metric, method }: PairListProps) {
  const id = useId();
  const nameOf = ({ a, b }: PairComparison) => `${id} ${a} ${b}`.replaceAll(' ', '-');
  const rows = pairs.toSorted((x, y) => x.pHolm - y.pHolm || x.permutation.p - y.permutation.p);
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      <DataTable
        label={label}
        size="close"
        note={`Differences are the first run minus the second${metric.display === 'share' ? ', in points' : ''}. Intervals are not adjusted for multiple comparisons. Minimum detectable difference: at 80% power, before adjustment.`}
        rows={rows}
        rowKey={nameOf}
        columns={[
          {
            label: 'Pair',
            cellProps: (pair) => ({ id: nameOf(pair) }),
            cell: ({ a, b }) => (
              <Group component="span" gap="0 14px">
                <RunName index={a} />
                <RunName index={b} />
              </Group>
            ),
          },
          {
            label: 'Difference, unadjusted 95% interval',
            cell: ({ difference, interval }) => (
              <>
                {formatDifference(metric, difference)}{' '}
                {interval && (
                  <Muted>
                    {formatDifference(metric, interval.low)} to{' '}
                    {formatDifference(metric, interval.high)}
                  </Muted>
                )}
              </>
            ),
          },
          {
            label: 'Result',
            cell: (pair) => describeResult(pair, conclusionOf(pair, metric, runs), metric),
          },
          { label: 'p', cell: ({ permutation }) => formatP(permutation.p) },
          { label: 'Holm p', cell: ({ pHolm }) => formatP(pHolm) },
          {
            label: 'Min. detectable',
            cell: ({ detectable }) => formatDetectable(metric, detectable),
          },
          {
            id: 'sentence',
            label: <span className="visually-hidden">Sentence</span>,
            cell: (pair) => (
              <CopyTextButton
                label="Copy sentence"
                describedBy={nameOf(pair)}
                text={`${describePair(pair, runs, metric)} ${method}`}
              />
            ),
          },
        ]}
      />
    </details>
  );
}
