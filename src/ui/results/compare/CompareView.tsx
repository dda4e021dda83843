import { Group, Stack, Switch } from '@mantine/core';
import { nounsOf } from '../../../core/words/nouns';
import { formatCount } from '../../../core/words/numbers';
import { shownSettings } from '../../../state/choices/choices';
import { areRankings } from '../../../state/selectors';
import { MIN_DOT_RUNS } from '../../charts/RunChart';
import { RunSelect } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import {
  type Result,
  useAssay,
  useAssayStore,
  useRunNames,
  useVisibleRuns,
} from '../../store-context';
import { openView } from '../open-questions';
import { BaselineTable, orientPair } from './BaselineTable';
import { ConclusionsCard } from './ConclusionsCard';
import { OutcomePatternCard } from './OutcomePatternCard';
import { DifferenceMatrix } from './DifferenceMatrix';
import {
  type PairOutcome,
  viewOfOutcome,
  type ComparisonChoice,
  useComparison,
  useComparisonChoice,
} from './use-comparison';
import { PairCard } from './PairCard';

interface CompareControlsProps extends Pick<ComparisonChoice, 'baseline'> {
  readonly result: Result;
}

/**
 * Which run is better, by how much, on which questions, and whether the difference is significant.
 */
export function CompareView({ result }: { readonly result: Result }) {
  const compared = useComparisonChoice(result);
  if (!compared) {
    return <Note>Add predictions of another run to compare.</Note>;
  }
  return <Comparison result={result} {...compared} />;
}

interface ComparisonProps extends NonNullable<ReturnType<typeof useComparisonChoice>> {
  readonly result: Result;
}

function Comparison({ result, ...compared }: ComparisonProps) {
  const { comparison, failed } = useComparison(result, compared.metric);
  const { runs } = result;
  const runNames = useRunNames();
  const visible = useVisibleRuns();
  const store = useAssayStore();
  const open = (run: number, kind: PairOutcome) => {
    const names = [runNames[run] ?? '', runNames[compared.baseline] ?? ''] as const;
    openView(store, run, viewOfOutcome(kind, compared.metric, names));
  };
  const { better, worse, same } =
    comparison?.pairs
      .flatMap((pair) => orientPair(pair, compared.baseline))
      .find(({ a }) => a === compared.other) ?? {};
  return (
    <Stack>
      <CompareControls result={result} baseline={compared.baseline} />
      {failed && <WorkerError />}
      {!comparison && !failed && <Note>Comparing runs…</Note>}
      {comparison && (
        <>
          {visible.length >= MIN_DOT_RUNS && (
            <DifferenceMatrix runs={runs} comparison={comparison} {...compared} />
          )}
          <BaselineTable runs={runs} comparison={comparison} onOpen={open} {...compared} />
          <ConclusionsCard runs={runs} comparison={comparison} metric={compared.metric} />
          <PairCard
            counts={{ improved: better, regressed: worse, same }}
            onOpen={open}
            {...compared}
          />
          <OutcomePatternCard metric={compared.metric} />
        </>
      )}
    </Stack>
  );
}

/** Controls for the baseline and for clustering questions by document. */
function CompareControls({ result, baseline }: CompareControlsProps) {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { documents } = result.uncertainty.method;
  const isRanking = useAssay(areRankings);
  const [, questions] = nounsOf(isRanking).question;
  return (
    <Group align="end" gap="10px 20px">
      <RunSelect
        label="Baseline"
        value={baseline}
        onChange={(run) => store.getState().changeComparison({ baseline: run, other: null })}
      />
      {!(isRanking && documents === null && settings.clusterByDocument) && (
        <Switch
          pb={2}
          label="Cluster by document"
          description={
            documents === null
              ? `${questions} are treated as independent`
              : `${formatCount(documents)} documents are resampled as units`
          }
          checked={settings.clusterByDocument}
          onChange={({ currentTarget }) => {
            const clusterByDocument = currentTarget.checked;
            store.getState().previewSettings({ ...settings, clusterByDocument });
          }}
        />
      )}
    </Group>
  );
}
