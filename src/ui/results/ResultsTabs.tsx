import { Tabs } from '@mantine/core';
import type { ResultsTab } from '../../state/view-state';
import { useAssay, useAssayStore } from '../store-context';
import { AgreementView } from './agreement/AgreementView';
import type { Result } from './ask/use-scored';
import { CompareView } from './compare/CompareView';
import { GapsView } from './gaps/GapsView';
import { JudgeView } from './judge/JudgeView';
import { Overview } from './overview/Overview';
import { QuestionsView } from './questions/QuestionsView';
import { ScorersView } from './scorers/ScorersView';
import { TakeAway } from './take-away/TakeAway';
import styles from './ResultsTabs.module.css';

const TABS: readonly { readonly id: ResultsTab; readonly label: string }[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'questions', label: 'Questions' },
  { id: 'compare', label: 'Compare' },
  { id: 'gaps', label: 'Gaps' },
  { id: 'scorers', label: 'Scorers' },
  { id: 'judge', label: 'Judge' },
  { id: 'agreement', label: 'Agreement' },
  { id: 'take-away', label: 'Take away' },
];

/** The views of one result. */
export function ResultsTabs({ result }: { readonly result: Result }) {
  const store = useAssayStore();
  const shown = useAssay(({ tab }) => tab);
  const choose = (value: string | null) => {
    const tab = TABS.find(({ id }) => id === value);
    if (tab) store.getState().go('results', tab.id);
  };
  return (
    <Tabs
      value={shown}
      onChange={choose}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <Tabs.List aria-label="Views of the results">
        {TABS.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <Overview result={result} />
      </Tabs.Panel>
      <Tabs.Panel value="questions">
        <QuestionsView />
      </Tabs.Panel>
      <Tabs.Panel value="compare">
        <CompareView result={result} />
      </Tabs.Panel>
      <Tabs.Panel value="gaps">
        <GapsView result={result} />
      </Tabs.Panel>
      <Tabs.Panel value="scorers">
        <ScorersView />
      </Tabs.Panel>
      <Tabs.Panel value="judge">
        <JudgeView />
      </Tabs.Panel>
      <Tabs.Panel value="agreement">
        <AgreementView result={result} />
      </Tabs.Panel>
      <Tabs.Panel value="take-away">
        <TakeAway result={result} />
      </Tabs.Panel>
    </Tabs>
  );
}
