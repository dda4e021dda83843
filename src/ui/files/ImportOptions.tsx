import { Button, NumberInput, Select, Stack, Switch, Text } from '@mantine/core';
import { useMemo } from 'react';
import { sampleEncodings } from '../../state/files/encoding-samples';
import type { ReadAttempt, ReadOptions } from '../../core/read-options';
import { useAssayStore } from '../store-context';
import { useRequest } from '../use-request';

const DELIMITERS: readonly { value: string; label: string }[] = [
  { value: ',', label: 'comma' },
  { value: ';', label: 'semicolon' },
  { value: '\t', label: 'tab' },
  { value: '|', label: 'pipe |' },
];

interface ImportOptionsProps {
  readonly id: string;
  readonly file: File;
  /** How the file was read, even if it was then rejected. */
  readonly reading: ReadAttempt;
  readonly options: ReadOptions;
}

/** The import options of a file; each change reads it again immediately. */
export function ImportOptions({ id, file, reading, options }: ImportOptionsProps) {
  const store = useAssayStore();
  const { choices, format } = reading;
  const change = (part: Partial<ReadOptions>) =>
    store.getState().setReadOptions(id, { ...options, ...part });
  const isDelimited = format === 'csv' || format === 'tsv';
  return (
    <Stack gap={10} pt={8} pb={4}>
      {choices.encodings.length > 0 && (
        <EncodingField
          id={id}
          file={file}
          reading={reading}
          onChange={(encoding) => change({ encoding })}
        />
      )}
      {choices.mojibake !== 'none' && (
        <Switch
          label="Repair double-encoded text (Ã© for é)"
          checked={choices.mojibake === 'repaired'}
          onChange={({ currentTarget }) => change({ repairMojibake: currentTarget.checked })}
        />
      )}
      {choices.sheets.length > 1 && (
        <Select
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
          label="Delimiter"
          placeholder="detected"
          data={DELIMITERS}
          value={options.delimiter ?? null}
          allowDeselect={false}
          onChange={(delimiter) => {
            if (delimiter !== null) change({ delimiter });
          }}
        />
      )}
      {isDelimited && (
        <Switch
          label="Disable quoting"
          description="Treats quotation marks as ordinary characters."
          checked={options.literalQuotes === true}
          onChange={({ currentTarget }) => change({ literalQuotes: currentTarget.checked })}
        />
      )}
      {choices.headerRow !== null && (
        <NumberInput
          label="Header row"
          description="0 if there is none"
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
          style={{ alignSelf: 'start' }}
          size="compact-xs"
          variant="subtle"
          onClick={() => store.getState().setReadOptions(id, {})}
        >
          Reset import options
        </Button>
      )}
    </Stack>
  );
}

interface EncodingFieldProps extends Omit<ImportOptionsProps, 'options'> {
  readonly onChange: (encoding: string) => void;
}

/** The encodings that fit, each with the file's first accented text as that encoding decodes it. */
function EncodingField({ id, file, reading, onChange }: EncodingFieldProps) {
  const { encodings } = reading.choices;
  const value = reading.encoding;
  const request = useMemo(() => () => sampleEncodings(file, encodings), [file, encodings]);
  const samples = useRequest(request).answer ?? {};
  const shown = value === null ? undefined : samples[value];
  return (
    <Select
      label="Encoding"
      aria-label={`Encoding of ${id}`}
      description={shown && `“${shown}”`}
      placeholder="none detected"
      data={encodings.map((encoding) => ({ value: encoding, label: encoding.toUpperCase() }))}
      value={value}
      allowDeselect={false}
      maxDropdownHeight={340}
      renderOption={({ option }) => (
        <div>
          {option.label}
          <Text size="xs" c="var(--ink-2)">
            {samples[option.value]}
          </Text>
        </div>
      )}
      onChange={(encoding) => {
        if (encoding !== null) onChange(encoding);
      }}
    />
  );
}
