import type { LinkedResults, LinkedRun } from '../../state/project/link';
import { Muted } from '../parts/Muted';
import { formatCount, formatMean, formatRange, listWords } from '../parts/format';
import { type RunColumn, RunsTable } from '../parts/RunsTable';
import { useAssay, useAssayStore, useCatalog } from '../store-context';
import { Button } from '@mantine/core';
import type { OpenedLink } from '../../state/model';
import { compareLink, describeLink } from '../../state/project/compare-link';
import { Card } from '../parts/Card';
import styles from './OpenedLinkCard.module.css';

/** A link that was opened: what it holds, and the person's word on it. */
export function OpenedLinkCard() {
  const opened = useAssay((state) => state.openedLink);
  return opened && <Opened opened={opened} />;
}

function Opened({ opened }: { readonly opened: OpenedLink }) {
  const store = useAssayStore();
  const { link, isApplied } = opened;
  const brings = useAssay((state) => describeLink(link, state, document.baseURI));
  const sentences = useAssay((state) => compareLink(link, state)?.sentences ?? []);
  const isSame = useAssay((state) => compareLink(link, state)?.isSame === true);
  const hasFiles = useAssay((state) => state.files.length > 0);
  const asksForFiles = link.results !== null && link.files === null && sentences.length === 0;
  return (
    <div className={styles.place}>
      <Card title="From a link" note={`made with Assay ${link.version}`}>
        <p className={styles.words}>
          {isApplied ? 'It brought' : 'It brings'} {listWords(brings)}.
          {!isApplied &&
            hasFiles &&
            link.files &&
            ' Your own files are set aside and can be gone back to.'}
          {asksForFiles && ' Drop the same files here to check its figures.'}
        </p>
        {link.results && !isSame && <LinkedFigures results={link.results} />}
        {sentences.length > 0 && (
          <ul className={styles.found} aria-label="Compared with the results here">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          {!isApplied && (
            <Button
              size="compact-sm"
              onClick={() => {
                void store.getState().applyLink();
              }}
            >
              {link.files ? 'Open its files' : 'Use its settings'}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              store.getState().dismissLink();
            }}
          >
            {isApplied ? 'Put this away' : 'Not now'}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** The figures that a link holds, as its sender saw them. */
function LinkedFigures({ results }: { readonly results: LinkedResults }) {
  const { metrics } = useCatalog();
  const shown = metrics.filter(({ id, headline }) => headline && results.metrics.includes(id));
  if (shown.length === 0) return null;
  const columns = shown.map((metric): RunColumn<LinkedRun> => ({
    id: metric.id,
    label: metric.label,
    cell: ({ values }) => {
      const { mean = null, interval = null } = values[results.metrics.indexOf(metric.id)] ?? {};
      const [low = 0, high = 0] = interval ?? [];
      return (
        <>
          {formatMean(metric, mean)}{' '}
          {interval && <Muted>{formatRange(metric, { low, high })}</Muted>}
        </>
      );
    },
  }));
  const missing: RunColumn<LinkedRun> = {
    id: 'missing',
    label: 'Missing',
    cell: (run) => formatCount(run.missing),
  };
  return (
    <RunsTable
      label="Figures of the link"
      caption={`As its sender saw them, over ${formatCount(results.questions)} questions`}
      size="close"
      runs={results.runs}
      columns={[...columns, missing]}
    />
  );
}
