import { NativeSelect } from '@mantine/core';
import { use } from 'react';
import { printName } from '../../../core/explore/query/print';
import { useAssay, useAssayStore } from '../../store-context';
import { VocabularyContext } from './use-query';
import styles from './Toolbar.module.css';

/** What the questions are gathered by. */
export function GroupMenu() {
  const store = useAssayStore();
  const vocabulary = use(VocabularyContext);
  const group = useAssay(({ view }) => view.group);
  const names = (vocabulary?.fields ?? [])
    .filter(({ values }) => values.length > 1)
    .map(({ name }) => ({ value: printName(name), label: `Grouped by ${name}` }));
  const isListed = group === null || names.some(({ value }) => value === group);
  return (
    <NativeSelect
      aria-label="Group by"
      className={styles.run}
      value={group ?? ''}
      data={[
        { value: '', label: 'Not grouped' },
        ...names,
        ...(isListed ? [] : [{ value: group, label: `Grouped by ${group}` }]),
      ]}
      onChange={({ currentTarget: { value } }) => {
        store.getState().changeView({ group: value === '' ? null : value });
      }}
    />
  );
}
