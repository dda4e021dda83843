import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useAssay, useAssayStore } from '../../store-context';
import styles from './SearchField.module.css';

/** Milliseconds of rest after which what was typed is looked for. */
const REST = 150;

/** Looks for a text in ids, questions, references and predictions. */
export function SearchField() {
  const store = useAssayStore();
  const search = useAssay(({ view }) => view.search);
  /** What is being typed and not looked for yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const look = useDebouncedCallback((text: string) => {
    store.getState().changeView({ search: text });
    setDraft(null);
  }, REST);
  return (
    <TextInput
      className={styles.field}
      type="search"
      aria-label="Search the questions"
      placeholder="Search id, question, reference, prediction"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={draft ?? search}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        look(event.currentTarget.value);
      }}
    />
  );
}
