import { Button, Radio, Stack } from '@mantine/core';
import type { Mapping } from '../../core/model';
import { mappingOf } from '../../state/selectors';
import { decisionsOf, type OpenDecision } from '../../state/choices/choices';
import { suggestedMapping } from '../../state/choices/saved-mappings';
import { Banner } from '../parts/Banner';
import { Card } from '../parts/Card';
import { DoubtfulJoins } from '../parts/DoubtfulJoins';
import { plural } from '../../core/words/numbers';
import { PreviewPanel } from '../scoring/PreviewCard';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { CollapsibleCard } from '../parts/CollapsibleCard';
import styles from './data.module.css';
import { DetectedDataset } from './DetectedDataset';
import { GoldForm } from './GoldForm';
import { JoinReport } from './JoinReport';
import { UnmatchedRuns } from './MatchIds';
import { ParsedData } from './ParsedData';
import { PredictionsForm } from './PredictionsForm';
import { StatusCard } from './StatusCard';

/** How the open files are read and joined, with forms to change it. */
export function LoadedData() {
  const isProposed = useDeferredAssay(({ proposal }) => proposal !== null);
  return (
    <>
      <StatusCard />
      <DetectedDataset />
      <SavedMapping />
      <OpenDecisions />
      <UnmatchedRuns />
      <DoubtfulJoins />
      {isProposed && (
        <>
          <JoinReport />
          <MappingCard />
          <ParsedData />
        </>
      )}
      <PreviewPanel />
    </>
  );
}

/** The columns in use, folded where they were recognized. */
function MappingCard() {
  const mapping = useAssay(mappingOf);
  const isOwn = useAssay((state) => state.ownMapping !== null);
  const hasFailed = useAssay(({ run }) => run.phase === 'failed');
  const isIncomplete = !mapping?.gold || mapping.predictions.length === 0;
  return (
    <CollapsibleCard
      title="Mapping"
      note={`${isOwn ? 'edited by you' : 'detected automatically'}${isIncomplete ? '' : `: ${listColumns(mapping)}`}`}
      opensItself={hasFailed || isIncomplete}
    >
      <Stack gap={16}>
        <GoldForm />
        <PredictionsForm />
      </Stack>
    </CollapsibleCard>
  );
}

/** The columns of the gold file that are used. */
function listColumns({ gold }: Mapping): string {
  if (!gold) return '';
  const { id, question, references, answerType, document, evidence = null } = gold;
  const ids = id.kind === 'row' ? ['row number'] : id.columns;
  const named = [question, ...references.columns, answerType, document, evidence];
  return [...ids, ...named.filter((name) => name !== null)].join(', ');
}

/** Questions that the files leave open, at most one per file; the most likely answer is preselected. */
function OpenDecisions() {
  const decisions = useAssay(decisionsOf);
  if (decisions.length === 0) return null;
  return (
    <Card
      title={plural(decisions.length, 'question')}
      note="the most likely option is used until you choose another"
    >
      {decisions.map((decision) => (
        <DecisionField key={decision.file} decision={decision} />
      ))}
    </Card>
  );
}

function DecisionField({
  decision: { file, question, options },
}: {
  readonly decision: OpenDecision;
}) {
  const store = useAssayStore();
  return (
    <Radio.Group
      className={styles.separated}
      label={question}
      value={options.find(({ isChosen }) => isChosen)?.label ?? ''}
      onChange={(label) => store.getState().decide(file, label)}
    >
      <Stack gap={8} mt={8}>
        {options.map(({ label, evidence }) => (
          <Radio key={label} size="sm" value={label} label={label} description={evidence} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Offers the last mapping used for files with these columns. */
function SavedMapping() {
  const store = useAssayStore();
  const mapping = useAssay(suggestedMapping);
  if (!mapping) return null;
  return (
    <Banner
      tone="plain"
      text="A saved mapping fits these columns. Saved mappings contain column names and choices, no rows."
    >
      <Button
        variant="light"
        onClick={() => store.getState().setMapping(mapping, 'applying the saved mapping')}
      >
        Apply saved mapping
      </Button>
      <Button variant="subtle" color="gray" onClick={() => store.setState({ savedMappings: [] })}>
        Delete saved mappings
      </Button>
    </Banner>
  );
}
