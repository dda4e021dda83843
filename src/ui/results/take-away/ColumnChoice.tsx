import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { ExportChoices } from '../../../worker/protocol';
import { Option } from './Option';
import { useAssay } from '../../store-context';
import { useLatest } from '../ask/use-latest';
import { useAskable } from '../ask/use-scored';
import styles from './TakeAway.module.css';

type Columns = ExportChoices['columns'];

interface ColumnChoiceProps {
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

/** Which columns a table of questions has: the usual ones, all that are scored again, or those picked. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const request = useMemo(() => (askable ? () => ask.vocabulary() : null), [ask, askable]);
  const { answer } = useLatest(request);
  const fields = (answer?.fields ?? []).filter(({ name }) => name !== 'id');
  const isPicked = columns !== null && columns !== 'to-open-again';
  return (
    <>
      <Option
        label="Columns"
        options={[
          { value: 'usual', label: 'as usual' },
          { value: 'to-open-again', label: 'all to score it again' },
          { value: 'picked', label: 'my choice' },
        ]}
        value={isPicked ? 'picked' : (columns ?? 'usual')}
        onChange={(value) => {
          if (value === 'picked') onChange(['prediction']);
          else onChange(value === 'usual' ? null : value);
        }}
      />
      {isPicked && (
        <MultiSelect
          size="xs"
          label="Columns beside question, model and run, in this order"
          className={styles.exportRowColumns}
          data={fields.map(({ name }) => name)}
          value={[...columns]}
          onChange={onChange}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Take no column' }}
          hidePickedOptions
        />
      )}
    </>
  );
}
