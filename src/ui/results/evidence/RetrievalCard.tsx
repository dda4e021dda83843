import { Box, Group, NativeSelect, Text } from '@mantine/core';
import type { EvidenceOfRun } from '../../../core/explore/evidence';
import { runName } from '../../../core/model';
import { DEFAULT_PAGES, type PageSettings } from '../../../core/settings';
import { formatCount, formatMean, plural } from '../../../core/words/numbers';
import { metricsOf } from '../../../state/selectors';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { ShareBar } from '../../parts/IntervalBar';
import { type Result, useAssay, useAssayStore } from '../../store-context';

interface RetrievalCardProps {
  readonly result: Result;
  readonly runs: readonly EvidenceOfRun[];
  readonly run: EvidenceOfRun;
}

/** The page metrics of one run, the rank of its first gold page, and the page convention. */
export function RetrievalCard({ result, runs, run }: RetrievalCardProps) {
  const metrics = useAssay(metricsOf).filter(({ id }) => id.startsWith('page_'));
  const report = result.runs[run.index];
  const keyOf = ({ index, ranks }: EvidenceOfRun) =>
    JSON.stringify([ranks, metrics.map(({ id }) => result.runs[index]?.metrics[id]?.mean)]);
  const isShared = runs.length > 1 && runs.every((one) => keyOf(one) === keyOf(run));
  const ranks = [
    ...run.ranks.map((questions, at) => ({ rank: String(at + 1), questions })),
    { rank: 'none', questions: run.noRank },
  ];
  const maxQuestions = Math.max(1, ...ranks.map(({ questions }) => questions));
  return (
    <Card
      title="Retrieval"
      note={isShared ? 'the same for all runs' : report ? runName(report) : ''}
    >
      <DataTable
        label="Page metrics"
        rows={metrics}
        rowKey={({ id }) => id}
        columns={[
          { label: 'Metric', cell: ({ label }) => label },
          {
            label: 'Mean',
            cell: (metric) => (
              <Meter
                share={report?.metrics[metric.id]?.mean ?? 0}
                value={formatMean(metric, report?.metrics[metric.id]?.mean ?? null)}
              />
            ),
          },
        ]}
      />
      <DataTable
        label="Rank of the first gold page"
        caption="Rank of the first gold page"
        rows={ranks}
        rowKey={({ rank }) => rank}
        columns={[
          { label: 'Page rank', cell: ({ rank }) => rank },
          {
            label: 'Questions',
            cell: ({ questions }) => (
              <Meter share={questions / maxQuestions} value={formatCount(questions)} />
            ),
          },
        ]}
      />
      <Text size="xs" c="var(--ink-2)" mt={8}>
        {describeOffset(run)}
      </Text>
      <PageControls pages={result.inputs.settings.pages ?? DEFAULT_PAGES} run={run} />
    </Card>
  );
}

function Meter({ share, value }: { readonly share: number; readonly value: string }) {
  return (
    <Group component="span" justify="flex-end" gap={10} wrap="nowrap">
      <Box component="span" w={110} pb={3}>
        <ShareBar share={share} />
      </Box>
      <Box component="span" miw="2.6em">
        {value}
      </Box>
    </Group>
  );
}

/** The offset in use, and the number of questions with a page hit under each offset. */
function describeOffset({ convention: { offset, documents, hits } }: EvidenceOfRun): string {
  const counts = [
    { added: 0, count: hits.zero },
    { added: 1, count: hits.plusOne },
    { added: -1, count: hits.minusOne },
  ];
  const own = counts.find(({ added }) => added === offset);
  const match = offset === 0 ? 'without offset' : `with ${sign(offset)} added to retrieved pages`;
  const others = counts
    .filter((one) => one !== own)
    .map(({ added, count }) => `${added === 0 ? 'without' : `with ${sign(added)}`}: ${count}`);
  return `Page numbers match ${match}: ${plural(own?.count ?? 0, 'hit')} (${others.join(', ')}). Document names are ${documents ? '' : 'not '}compared.`;
}

function sign(offset: number): string {
  return offset === 0 ? '0' : `${offset > 0 ? '+' : '−'}${Math.abs(offset)}`;
}

const TOLERANCES = [0, 1, 2, 3, 5] as const;
const OFFSETS = ['auto', -1, 0, 1] as const;

interface PageControlsProps {
  readonly pages: PageSettings;
  readonly run: EvidenceOfRun;
}

/** Tolerance and offset; changing one of them starts scoring again. */
function PageControls({ pages, run: { convention } }: PageControlsProps) {
  const store = useAssayStore();
  const change = (part: Partial<PageSettings>) => {
    const { choose, settings } = store.getState();
    void choose('scoring: page comparison', {
      settings: { ...settings, pages: { ...pages, ...part } },
    });
  };
  const detected = pages.offset === 'auto' ? `${sign(convention.offset)}, detected` : 'detected';
  const tolerances = [...new Set([...TOLERANCES, pages.tolerance])].sort((a, b) => a - b);
  return (
    <Group gap="6px 12px" mt={8}>
      <NativeSelect
        label="Tolerance"
        value={String(pages.tolerance)}
        data={tolerances.map((one) => ({
          value: String(one),
          label: one === 0 ? 'exact page' : `± ${plural(one, 'page')}`,
        }))}
        onChange={({ currentTarget }) => change({ tolerance: Number(currentTarget.value) })}
      />
      <NativeSelect
        label="Offset"
        value={String(pages.offset)}
        data={OFFSETS.map((one) => ({
          value: String(one),
          label: one === 'auto' ? detected : `${sign(one)}, fixed`,
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ offset: OFFSETS.find((one) => String(one) === value) ?? 'auto' })
        }
      />
    </Group>
  );
}
