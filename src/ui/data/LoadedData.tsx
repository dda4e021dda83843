import { Button, Radio, Stack, Group } from '@mantine/core';
import type { Mapping } from '../../core/model';
import { mappingOf, presetChanges } from '../../state/selectors';
import { decisionsOf } from '../../state/choices/choices';
import { suggestedMapping } from '../../state/choices/saved-mappings';
import { Banner } from '../parts/Banner';
import { Card, CollapsibleCard } from '../parts/Card';
import { DoubtfulJoins } from '../parts/DoubtfulJoins';
import { plural } from '../../core/words/numbers';
import { PreviewPanel } from '../scoring/PreviewCard';
import { useAssay, useAssayStore, useDeferredAssay, useCatalog } from '../store-context';
import styles from './data.module.css';
import { GoldForm } from './GoldForm';
import { JoinReport } from './JoinReport';
import { UnmatchedRuns } from './MatchIds';
import { ParsedData } from './ParsedData';
import { PredictionsForm } from './PredictionsForm';
import { StatusCard } from './StatusCard';
import { listWords } from '../../core/words/lists';

/** The mapping and the join of the open files, with forms to change them. */
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

/** The columns in use; collapsed if they were recognized. */
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

/**
 * Questions that the files leave open, at most one per file; the most likely answer is preselected.
 */
function OpenDecisions() {
  const store = useAssayStore();
  const decisions = useAssay(decisionsOf);
  if (decisions.length === 0) return null;
  return (
    <Card
      title={plural(decisions.length, 'question')}
      note="the most likely option is used until you choose another"
    >
      {decisions.map(({ file, question, options }) => (
        <Radio.Group
          key={file}
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
      ))}
    </Card>
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
      text="A saved mapping fits these columns. Saved mappings contain column names and choices, but no rows."
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

/**
 * The detected data set, the evidence, its published scorer, and a button to reject the data set.
 */
function DetectedDataset() {
  const store = useAssayStore();
  const preset = useAssay((state) => state.proposal?.preset ?? null);
  const changes = useAssay(presetChanges);
  const isScored = useAssay((state) => state.result !== null);
  const { profiles } = useCatalog();
  if (!preset) return null;
  const published = profiles.find(({ id }) => id === preset.profile);
  return (
    <Banner
      text={
        <>
          <strong>Detected data set: {preset.label}.</strong> {preset.evidence}
          {changes.length > 0 && ` Its settings: ${listWords(changes)}.`}
          {changes.length === 0 &&
            Object.keys(preset.settings).length > 0 &&
            ' Its settings are in use.'}
          {published && ` Published scorer: “${published.label}”.`}
        </>
      }
    >
      <Group gap={6}>
        {changes.length > 0 && (
          <Button variant="light" onClick={() => store.getState().applyPresetSettings()}>
            Use its settings
          </Button>
        )}
        {published && isScored && (
          <Button variant="light" onClick={() => store.getState().go('results', 'scorers')}>
            Show its published scorer
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          onClick={() => store.getState().declinePreset(preset.id)}
        >
          Not this data set
        </Button>
      </Group>
    </Banner>
  );
}
