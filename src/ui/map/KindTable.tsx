import { Select } from '@mantine/core';
import { ANSWER_KINDS, type AnswerKind } from '../../core/model';
import { shownSettings } from '../../state/trial';
import { useAssay, useAssayInSlices, useAssayStore } from '../store-context';
import styles from './DataPlace.module.css';

const KIND_WORDS: Readonly<Record<AnswerKind, string>> = {
  text: 'text',
  number: 'number',
  boolean: 'yes or no, with reasons',
  list: 'list',
  unanswerable: 'no answer',
};

const AUTO = 'auto';

/** The data set's own labels, how many questions bear each, and how those are scored. */
export function KindTable() {
  const store = useAssayStore();
  const joined = useAssayInSlices((state) => state.joined);
  const settings = useAssay(shownSettings);
  if (!joined) return null;
  return (
    <ul className={styles.list}>
      {joined.answerTypes.map(({ label, count, kinds }) => (
        <li key={label} className={styles.item}>
          <span>
            {label} <span className={styles.count}>{count}</span>
          </span>
          <Select
            size="xs"
            className={styles.kind}
            comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
            aria-label={`${label} is scored as`}
            data={[
              { value: AUTO, label: describeFound(kinds) },
              ...ANSWER_KINDS.map((kind) => ({
                value: kind,
                label: `always as ${KIND_WORDS[kind]}`,
              })),
            ]}
            value={settings.answerKinds[label] ?? AUTO}
            allowDeselect={false}
            onChange={(value) => {
              const chosen = ANSWER_KINDS.find((kind) => kind === value);
              const others = Object.entries(settings.answerKinds).filter(([one]) => one !== label);
              const answerKinds = Object.fromEntries(
                chosen ? [...others, [label, chosen]] : others,
              );
              store.getState().trySettings({ ...settings, answerKinds });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function describeFound(kinds: readonly AnswerKind[]): string {
  const [first = 'text', ...others] = kinds;
  return others.length === 0
    ? `as ${KIND_WORDS[first]}`
    : `each as its answer shows (${kinds.length} kinds)`;
}
