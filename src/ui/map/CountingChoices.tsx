import { useId } from 'react';
import { shownSettings } from '../../state/trial';
import { formatCount } from '../parts/format';
import { Segments } from '../parts/Segments';
import { useAssay, useAssayStore } from '../store-context';
import styles from './DataPlace.module.css';

interface MissingChoiceProps {
  readonly missing: number;
  readonly asked: number;
}

/** What a missing prediction counts as, with what each way leaves to average over. */
export function MissingChoice({ missing, asked }: MissingChoiceProps) {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id}>A missing prediction</span>
      <Segments
        aria-labelledby={id}
        options={[
          { value: 'zero', label: `scores 0 (${formatCount(asked)} counted)` },
          { value: 'exclude', label: `is left out (${formatCount(asked - missing)} counted)` },
        ]}
        value={settings.missing}
        onChange={(value) => {
          store.getState().trySettings({ ...settings, missing: value });
        }}
      />
    </div>
  );
}

/** Which of several predictions for a question counts. */
export function DuplicateChoice() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id}>Of duplicates</span>
      <Segments
        aria-labelledby={id}
        options={[
          { value: 'first', label: 'the first counts' },
          { value: 'last', label: 'the last counts' },
        ]}
        value={settings.duplicates}
        onChange={(duplicates) => {
          store.getState().trySettings({ ...settings, duplicates });
        }}
      />
    </div>
  );
}
