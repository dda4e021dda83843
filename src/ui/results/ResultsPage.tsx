import { Box, Button, Group, Tabs, Text, Drawer } from '@mantine/core';
import {
  type ComponentType,
  memo,
  useDeferredValue,
  useState,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { runName } from '../../core/model';
import { PRESET_LABELS, presetOf } from '../../core/settings';
import { formOf, plural } from '../../core/words/numbers';
import { nounsOf } from '../../core/words/nouns';
import { areRankings, isBusy, isStale } from '../../state/selectors';
import { EXAMPLE, type ResultsTab } from '../../state/view';
import type { UnmatchedRun } from '../../worker/join-outcome';
import { LinkButton } from '../parts/Buttons';
import { SegmentedControl } from '../parts/Choice';
import { Caution, Note } from '../parts/Texts';
import { PreviewPanel } from '../scoring/PreviewCard';
import { type Result, useAssay, useAssayStore } from '../store-context';
import { AgreementView } from './agreement/AgreementView';
import { CompareView } from './compare/CompareView';
import { EvidenceView } from './evidence/EvidenceView';
import { HeadlineSelect } from './HeadlineSelect';
import { ExportView } from './export/ExportView';
import { JudgeView } from './judge/JudgeView';
import { comparesPages } from './known-metrics';
import { Overview } from './overview/Overview';
import { QuestionsView } from './questions/QuestionsView';
import { ReviewView } from './review/ReviewView';
import { PageTitle } from './PageTitle';
import styles from './results.module.css';
import { RunMenu } from './RunMenu';
import { ScoringCheckView } from './scoring-check/ScoringCheckView';

/** A view of the results, which the export panel may cover. */
type ShownView = Exclude<ResultsTab, 'take-away'>;

const VIEWS: Readonly<Record<ShownView, ComponentType<{ readonly result: Result }>>> = {
  overview: Overview,
  questions: QuestionsView,
  compare: CompareView,
  gaps: ScoringCheckView,
  scorers: ScoringCheckView,
  agreement: AgreementView,
  review: ReviewView,
  judge: JudgeView,
  evidence: EvidenceView,
};

/** The tabs, each with its views; a switch selects one of several views. */
const TABS: readonly {
  readonly label: string;
  readonly views: readonly [ViewOption, ...ViewOption[]];
  readonly isOnePage?: true;
}[] = [
  { label: 'Overview', views: [{ value: 'overview', label: 'Overview' }] },
  { label: 'Questions', views: [{ value: 'questions', label: 'Questions' }] },
  { label: 'Compare', views: [{ value: 'compare', label: 'Compare' }] },
  {
    label: 'Scoring check',
    views: [
      { value: 'gaps', label: 'Acceptance tiers' },
      { value: 'scorers', label: 'Published scorers' },
    ],
    isOnePage: true,
  },
  {
    label: 'Human labels & judges',
    views: [
      { value: 'agreement', label: 'Human labels' },
      { value: 'review', label: 'Complete the gold' },
      { value: 'judge', label: 'Judges' },
    ],
  },
  { label: 'Evidence', views: [{ value: 'evidence', label: 'Evidence' }] },
];

/** The views of rankings; the others are about answers. */
const OF_RANKINGS: readonly ShownView[] = ['overview', 'questions', 'compare'];

interface ViewOption {
  readonly value: ShownView;
  readonly label: string;
}

interface ViewProps {
  readonly view: ShownView;
  readonly result: Result;
}

/** Only the overview shows results that are still being computed. */
const View = memo(function View({ view, result }: ViewProps) {
  const isRanking = useAssay(areRankings);
  if (result.stage !== 'complete' && view !== 'overview') {
    return <Note>This view appears once all scores are computed.</Note>;
  }
  const ActiveView = VIEWS[isRanking && !OF_RANKINGS.includes(view) ? 'overview' : view];
  return <ActiveView result={result} />;
});

const NONE: readonly UnmatchedRun[] = [];

/** The results; while scoring runs again, the previous ones stay visible. */
export function ResultsPage() {
  const result = useAssay((state) => state.result);
  const isOld = useAssay(
    (state) =>
      isStale(state) || (state.run.phase === 'running' && state.result?.stage === 'complete'),
  );
  /** The inspector of an open question has its own preview. */
  const isInInspector = useAssay(
    ({ tab, openQuestion }) => tab === 'questions' && openQuestion !== null,
  );
  if (!result) return <NoResults />;
  return (
    <>
      {isOld && (
        <Caution mb={10} role="status">
          Showing previous results while scoring runs.
        </Caution>
      )}
      <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
        <ResultsHeader result={result} />
        <ResultsTabs result={result} />
      </div>
      {!isInInspector && <PreviewPanel />}
    </>
  );
}

/** The title, the questions and runs, the normalization, and the gold file's checksum. */
function ResultsHeader({ result }: { readonly result: Result }) {
  const { inputs, runs } = result;
  const file = inputs.mapping.gold?.file ?? '';
  const sha256 = useAssay(({ files }) => {
    const gold = files.find(({ id }) => id === file);
    return gold?.status === 'read' ? gold.info.sha256 : null;
  });
  const isRanking = useAssay(areRankings);
  const preset = presetOf(inputs.settings.normalisation);
  const questions = runs[0]?.counts.questions ?? 0;
  return (
    <Box mb={14}>
      <PageTitle />
      <Text size="sm" c="var(--ink-2)" mt={2}>
        {plural(questions, ...nounsOf(isRanking).question)} · {plural(runs.length, 'run')} · scored
        with Assay
        {!isRanking && `, ${preset ? PRESET_LABELS[preset] : 'custom'} normalization`}
        {sha256 !== null && (
          <>
            {' '}
            · gold file{' '}
            <code title={`SHA-256 ${sha256}`}>
              {sha256.slice(0, 6)}…{sha256.slice(-4)}
            </code>
          </>
        )}
      </Text>
      <NotScored />
    </Box>
  );
}

/** Runs that are missing because none of their ids matches a question. */
function NotScored() {
  const store = useAssayStore();
  const unjoined = useAssay(({ joined }) => joined?.unjoined ?? NONE);
  if (unjoined.length === 0) return null;
  return (
    <Caution mt={8} role="status">
      <span>
        Not scored: {unjoined.map(runName).join(', ')}. None of the ids of{' '}
        {formOf(unjoined.length, 'its', 'their')} predictions belongs to a question.
      </span>
      <LinkButton onClick={() => store.getState().go('data')}>Match ids in Data</LinkButton>
    </Caution>
  );
}

/** Shown before the first score. */
function NoResults() {
  const store = useAssayStore();
  const busy = useAssay(isBusy);
  const phase = useAssay(({ run }) => run.phase);
  if (busy) return <Note>Scoring…</Note>;
  return (
    <Group gap={10} py={40}>
      <Text c="var(--ink-2)" flex="1 0 100%" mb={6}>
        {phase === 'canceled'
          ? 'Scoring was canceled. Your files are still open.'
          : phase === 'failed'
            ? 'Scoring failed for the reason given above. Fix it under Data.'
            : 'No results yet. Add one file with reference answers and one with predictions.'}
      </Text>
      <Button size="sm" variant="filled" onClick={() => store.getState().go('data')}>
        Go to Data
      </Button>
      <Button size="sm" onClick={() => void store.getState().openLink(EXAMPLE)}>
        Try the example
      </Button>
    </Group>
  );
}

/** The views of one result. The tab is highlighted immediately; its view is deferred. */
function ResultsTabs({ result }: { readonly result: Result }) {
  const store = useAssayStore();
  const tab = useAssay((state) => state.tab);
  const [chosen, setChosen] = useState<ShownView>(tab === 'take-away' ? 'overview' : tab);
  if (tab !== 'take-away' && tab !== chosen) setChosen(tab);
  const deferredView = useDeferredValue(chosen);
  const list = useRef<HTMLDivElement>(null);
  const go = (view: ResultsTab) => store.getState().go('results', view);
  // On a phone the list of tabs scrolls; this scrolls to the active tab.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-active]');
    if (list.current && active) {
      list.current.scrollLeft =
        active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
    }
  }, [chosen]);
  const isRanking = useAssay(areRankings);
  const hasEvidence = useAssay(comparesPages);
  const tabs = TABS.filter(({ views: [{ value }] }) =>
    isRanking ? OF_RANKINGS.includes(value) : value !== 'evidence' || hasEvidence,
  );
  const active = tabs.find(({ views }) => views.some(({ value }) => value === chosen)) ?? tabs[0];
  return (
    <Tabs
      value={active?.views[0].value ?? null}
      onChange={(value) => {
        const next = TABS.find(({ views: [first] }) => first.value === value);
        if (next) go(next.views[0].value);
      }}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab }}
    >
      <Group justify="space-between" align="end" gap="4px 12px" className={styles.bar}>
        <Tabs.List ref={list} aria-label="Results views">
          {tabs.map(({ label, views: [first] }) => (
            <Tabs.Tab key={first.value} value={first.value}>
              {isRanking && first.value === 'questions' ? 'Queries' : label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Group pb={6} gap={10} wrap="nowrap" maw="100%" className="screen-only">
          <RunMenu result={result} />
          <HeadlineSelect />
        </Group>
      </Group>
      <Tabs.Panel value={active?.views[0].value ?? ''} pt={16} aria-busy={deferredView !== chosen}>
        {active && active.views.length > 1 && !active.isOnePage && (
          <Box mb={14}>
            <SegmentedControl
              aria-label={active.label}
              options={active.views}
              value={chosen}
              onChange={go}
            />
          </Box>
        )}
        <View key={deferredView} view={deferredView} result={result} />
      </Tabs.Panel>
      <ExportPanel isOpen={tab === 'take-away'} onClose={() => go(chosen)}>
        {result.stage === 'complete' ? (
          <ExportView result={result} />
        ) : (
          <Note>Exports and links are available once all scores are computed.</Note>
        )}
      </ExportPanel>
    </Tabs>
  );
}

interface ExportPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel with files to export and ways to share, which covers the results. */
function ExportPanel({ isOpen, onClose, children }: ExportPanelProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(1040px, 100%)"
      title="Export & share"
      // Without this, the header would be a banner landmark of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close Export & share' }}
      closeOnEscape={false}
      onKeyDown={({ key, target, currentTarget }) => {
        // Escape in a menu, which is rendered elsewhere, closes only the menu.
        const isInside = target instanceof Node && currentTarget.contains(target);
        if (key === 'Escape' && isInside) onClose();
      }}
    >
      {children}
    </Drawer>
  );
}
