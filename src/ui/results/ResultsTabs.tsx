import { Tabs } from '@mantine/core';
import { type ComponentType, memo, useDeferredValue } from 'react';
import type { ResultsTab } from '../../state/view';
import { type Result, useAssay, useAssayStore } from '../store-context';
import { AgreementView } from './agreement/AgreementView';
import { CompareView } from './compare/CompareView';
import { ExportView } from './export/ExportView';
import { JudgeView } from './judge/JudgeView';
import { Overview } from './overview/Overview';
import { QuestionsView } from './questions/QuestionsView';
import styles from './results.module.css';
import { ScorersView } from './scorers/ScorersView';
import { ScoringCheckView } from './scoring-check/ScoringCheckView';

const TABS: readonly { readonly id: ResultsTab; readonly label: string }[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'questions', label: 'Questions' },
  { id: 'compare', label: 'Compare' },
  { id: 'gaps', label: 'Scoring check' },
  { id: 'scorers', label: 'Scorers' },
  { id: 'judge', label: 'Judges' },
  { id: 'agreement', label: 'Human labels' },
  { id: 'take-away', label: 'Export & share' },
];

const VIEWS: Readonly<Record<ResultsTab, ComponentType<{ readonly result: Result }>>> = {
  overview: Overview,
  questions: QuestionsView,
  compare: CompareView,
  gaps: ScoringCheckView,
  scorers: ScorersView,
  judge: JudgeView,
  agreement: AgreementView,
  'take-away': ExportView,
};

/** The views of one result. The tab is highlighted at once; its view renders as a deferred update. */
export function ResultsTabs({ result }: { readonly result: Result }) {
  const store = useAssayStore();
  const chosen = useAssay(({ tab }) => tab);
  const drawn = useDeferredValue(chosen);
  const choose = (value: string | null) => {
    const tab = TABS.find(({ id }) => id === value);
    if (tab) store.getState().go('results', tab.id);
  };
  return (
    <Tabs
      value={chosen}
      onChange={choose}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <Tabs.List aria-label="Results views">
        {TABS.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={chosen} aria-busy={drawn !== chosen}>
        <View key={drawn} tab={drawn} result={result} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface ViewProps {
  readonly tab: ResultsTab;
  readonly result: Result;
}

const View = memo(function View({ tab, result }: ViewProps) {
  const Shown = VIEWS[tab];
  return <Shown result={result} />;
});
