import { Box, Button, Group, Text } from '@mantine/core';
import { sortedPositions } from '../../core/analysis/run-order';
import { hasNoDifferences } from '../../core/output/export/compare-results';
import { readAddress } from '../../state/address';
import type { OpenedLink } from '../../state/model';
import { linkDifferences } from '../../state/project/report';
import { describeLink } from '../../state/project/link';
import type { LinkedResults, LinkedRun } from '../../state/project/schema';
import { Card } from '../parts/Card';
import { type Column, RunsTable } from '../parts/DataTable';
import { listWords } from '../../core/words/lists';
import { formatCount, formatMean, formatRange, plural, UNBOUNDED } from '../../core/words/numbers';
import { Muted } from '../parts/Texts';
import { useAssay, useAssayStore, useCatalog } from '../store-context';
import { SharedBy, FilesToDrop, Verification } from './SharedResults';

/**
 * An opened link: its content, a comparison with the current results, and buttons to use or dismiss
 * it.
 */
export function OpenedLinkCard() {
  const opened = useAssay((state) => state.openedLink);
  return opened && <Opened opened={opened} />;
}

function Opened({ opened }: { readonly opened: OpenedLink }) {
  const store = useAssayStore();
  const { metrics } = useCatalog();
  const { link, isApplied } = opened;
  const content = useAssay((state) => describeLink(link, state, document.baseURI));
  const differences = useAssay((state) => linkDifferences(link, state));
  const hasFiles = useAssay((state) => state.files.length > 0);
  const metricOf = (id: string) =>
    metrics.find((one) => one.id === id) ?? { label: id, ...UNBOUNDED };
  return (
    <Box mb={16}>
      <Card
        title={link.about?.title ?? 'Shared link'}
        note={`${link.about ? 'shared link, ' : ''}made with Assay ${link.version}`}
      >
        {link.about && <SharedBy about={link.about} />}
        {differences ? (
          <Verification differences={differences} metricOf={metricOf} />
        ) : (
          <Text size="sm" c="var(--ink-2)">
            It contains {listWords(content)}.
            {!isApplied &&
              hasFiles &&
              link.files &&
              ' Opening its files closes your project; you can reopen it.'}
          </Text>
        )}
        {!link.files && <FilesToDrop inputs={link.inputs} />}
        {link.results && !(differences && hasNoDifferences(differences)) && (
          <LinkedScores
            results={link.results}
            chosen={readAddress(link.view).state.overview.metric}
          />
        )}
        <Group gap={8} mt={12}>
          {!isApplied && (
            <Button variant="filled" onClick={() => void store.getState().applyLink()}>
              {link.files ? 'Open files' : 'Use settings'}
            </Button>
          )}
          <Button onClick={() => store.getState().dismissLink()}>Dismiss</Button>
        </Group>
      </Card>
    </Box>
  );
}

interface LinkedScoresProps {
  readonly results: LinkedResults;
  /** The headline metric that the sender chose; `null` for the default. */
  readonly chosen: string | null;
}

/** The scores in a link as its sender saw them, ordered by the headline metric. */
function LinkedScores({ results, chosen }: LinkedScoresProps) {
  const { metrics } = useCatalog();
  const byDefault = useAssay((state) => state.defaultHeadline.metric);
  const known = metrics.filter(({ id, headline }) => headline && results.metrics.includes(id));
  const external = results.metrics.flatMap((id) =>
    id.startsWith('external.') ? [{ id, label: id.slice('external.'.length), ...UNBOUNDED }] : [],
  );
  const valueOf = ({ values }: LinkedRun, id: string) => values[results.metrics.indexOf(id)];
  const headline = metrics.find(({ id }) => id === (chosen ?? byDefault));
  const visible = sortedPositions(
    results.runs,
    (run) => (headline && valueOf(run, headline.id)?.mean) ?? null,
    headline?.better !== 'lower',
  );
  const shown = [...known, ...external];
  const sorted = [
    ...shown.filter(({ id }) => id === headline?.id),
    ...shown.filter(({ id }) => id !== headline?.id),
  ];
  const columns = sorted.map((metric): Column<LinkedRun> => ({
    id: metric.id,
    label: metric.label,
    cell: (run) => {
      const { mean = null, interval = null } = valueOf(run, metric.id) ?? {};
      const [low = 0, high = 0] = interval ?? [];
      return (
        <>
          {formatMean(metric, mean)}{' '}
          {interval && <Muted>{formatRange(metric, { low, high })}</Muted>}
        </>
      );
    },
  }));
  if (columns.length === 0) return null;
  const missing: Column<LinkedRun> = {
    id: 'missing',
    label: 'Missing',
    cell: (run) => formatCount(run.missing),
  };
  return (
    <RunsTable
      label="Scores in the link"
      caption={`As shared, over ${plural(results.questions, 'question')}`}
      size="close"
      runs={results.runs}
      visible={visible}
      columns={[...columns, missing]}
    />
  );
}
