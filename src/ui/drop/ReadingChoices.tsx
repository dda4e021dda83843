import { Button, NumberInput, Select, Switch } from '@mantine/core';
import type { ReadAttempt, ReadOptions } from '../../core/read-options';
import { useAssayStore } from '../store-context';
import { EncodingField } from './EncodingField';
import styles from './FileList.module.css';

const DELIMITERS: readonly { value: string; label: string }[] = [
  { value: ',', label: 'comma' },
  { value: ';', label: 'semicolon' },
  { value: '\t', label: 'tab' },
  { value: '|', label: 'bar |' },
];

interface ReadingChoicesProps {
  readonly id: string;
  readonly file: File;
  /** How the file is read, or was before it was refused. */
  readonly reading: ReadAttempt;
  readonly options: ReadOptions;
}

/** How else the file could be read; each choice reads it again at once. */
export function ReadingChoices({ id, file, reading, options }: ReadingChoicesProps) {
  const store = useAssayStore();
  const { choices, format } = reading;
  const change = (part: Partial<ReadOptions>) => {
    store.getState().setReadOptions(id, { ...options, ...part });
  };
  const isDelimited = format === 'csv' || format === 'tsv';
  return (
    <div className={styles.choices}>
      {choices.encodings.length > 0 && (
        <EncodingField
          file={file}
          label={`Encoding of ${id}`}
          encodings={choices.encodings}
          value={reading.encoding}
          onChange={(encoding) => {
            change({ encoding });
          }}
        />
      )}
      {choices.mojibake !== 'none' && (
        <Switch
          size="xs"
          label="Set right what was decoded twice (Ã© for é)"
          checked={choices.mojibake === 'repaired'}
          onChange={({ currentTarget }) => {
            change({ repairMojibake: currentTarget.checked });
          }}
        />
      )}
      {choices.sheets.length > 1 && (
        <Select
          size="xs"
          label="Sheet"
          data={choices.sheets}
          value={choices.sheet}
          allowDeselect={false}
          onChange={(sheet) => {
            if (sheet !== null) change({ sheet });
          }}
        />
      )}
      {isDelimited && (
        <Select
          size="xs"
          label="Between cells"
          placeholder="as found"
          data={DELIMITERS}
          value={options.delimiter ?? null}
          allowDeselect={false}
          onChange={(delimiter) => {
            if (delimiter !== null) change({ delimiter });
          }}
        />
      )}
      {choices.headerRow !== null && (
        <NumberInput
          size="xs"
          label="Row with the column names"
          description="0: there is none"
          min={0}
          allowDecimal={false}
          value={choices.headerRow}
          onChange={(headerRow) => {
            if (typeof headerRow === 'number') change({ headerRow });
          }}
        />
      )}
      {Object.keys(options).length > 0 && (
        <Button
          className={styles.back}
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            store.getState().setReadOptions(id, {});
          }}
        >
          Read it as it was found
        </Button>
      )}
    </div>
  );
}
