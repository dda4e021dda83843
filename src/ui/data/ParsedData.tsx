import { Select, Tabs } from '@mantine/core';
import { useState } from 'react';
import { runName } from '../../core/model';
import { mappingOf } from '../../state/selectors';
import { CollapsibleCard } from '../parts/Card';
import { WorkerError } from '../parts/ScoringStatus';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { useAnswer } from '../use-request';
import { TextTable } from './TextTable';

/** Maximum number of rows of a source file that are shown. */
const MAX_ROWS = 20;

/** The source files, and the data read from them. */
export function ParsedData() {
  const files = useAssay((state) => state.files.filter(({ status }) => status === 'read'));
  const gold = useAssay((state) => mappingOf(state)?.gold?.file ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = files.find(({ id }) => id === chosen) ?? files.find(({ id }) => id === gold);
  if (files.length === 0) return null;
  return (
    <CollapsibleCard
      title="Parsed data"
      note="questions with references and predictions, and the rows of each file"
      opensItself={false}
    >
      <Tabs defaultValue="read" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="read">Questions and predictions</Tabs.Tab>
          <Tabs.Tab value="raw">Source files</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="read">
          <ReadRows />
        </Tabs.Panel>
        <Tabs.Panel value="raw">
          <Select
            mb="sm"
            maw={320}
            aria-label="Source file"
            data={files.map(({ id }) => id)}
            value={shown?.id ?? null}
            onChange={setChosen}
            allowDeselect={false}
          />
          {shown?.status === 'read' && (
            <RawRows key={shown.id} id={shown.id} columns={shown.info.columns} />
          )}
        </Tabs.Panel>
      </Tabs>
    </CollapsibleCard>
  );
}

function ReadRows() {
  const joined = useDeferredAssay((state) => state.joined);
  if (!joined) {
    return <p>The first questions appear here once gold and predictions are matched.</p>;
  }
  const columns = ['id', 'question', 'references', 'type', 'scored as'];
  const runs = joined.runs.map((run) => `prediction: ${runName(run)}`);
  const rows = joined.sample
    .slice(0, MAX_ROWS)
    .map((sample) => [
      sample.id,
      sample.text,
      sample.references.length === 0 ? '(none: unanswerable)' : sample.references.join(' | '),
      sample.answerType,
      sample.kind,
      ...sample.predictions.map(showPrediction),
    ]);
  return <TextTable label="Parsed data" columns={[...columns, ...runs]} rows={rows} />;
}

function showPrediction(prediction: string | null): string {
  if (prediction === null) return '(missing)';
  return prediction === '' ? '(empty)' : prediction;
}

function RawRows({ id, columns }: { readonly id: string; readonly columns: readonly string[] }) {
  const store = useAssayStore();
  const { answer, failed } = useAnswer('preview', [id, 0, MAX_ROWS], store);
  if (failed) return <WorkerError />;
  return <TextTable label={`First rows of ${id}`} columns={columns} rows={answer ?? []} />;
}
