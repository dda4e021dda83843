import { useAssay } from '../store-context';
import styles from './data.module.css';

import type { ReactNode } from 'react';
import type { AnswerSource, IdSource, Split } from '../../core/model';
import { Group, MultiSelect, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';

interface FormRowProps {
  readonly label: string;
  readonly need: 'required' | 'one or more' | 'optional';
  readonly control: ReactNode;
  /** The values in the chosen column. */
  readonly evidence?: ReactNode;
  /** Whether the control also takes up the space of the evidence. */
  readonly isWide?: boolean;
}

interface FieldProps<T> {
  readonly label: string;
  readonly columns: readonly string[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

interface RowProps<T> extends FieldProps<T>, Pick<FormRowProps, 'evidence'> {
  /** The file, so that screen readers can distinguish equal labels; absent for the gold file. */
  readonly of?: string;
}

const ROW_NUMBER = '\u0000row';

/** One column of the file, or none. */
function ColumnField({ label, columns, value, onChange }: FieldProps<string | null>) {
  return (
    <Select
      size="sm"
      aria-label={label}
      placeholder="none"
      data={columns}
      value={value}
      onChange={onChange}
      searchable
      clearable
    />
  );
}

/** One column, several joined, or the row number with a prefix. */
function IdField({ label, columns, value, onChange }: FieldProps<IdSource>) {
  const chosen = value.kind === 'row' ? [ROW_NUMBER] : [...value.columns];
  const joint =
    value.kind === 'columns' && value.separator !== undefined ? { separator: value.separator } : {};
  return (
    <>
      <MultiSelect
        size="sm"
        classNames={{ inputField: styles.input }}
        aria-label={label}
        placeholder={chosen.length === 0 ? 'choose columns' : ''}
        data={[...columns.map((name) => ({ value: name, label: name })), rowOption]}
        value={chosen}
        onChange={(picked) => {
          const last = picked.at(-1);
          if (last === ROW_NUMBER) onChange({ kind: 'row', prefix: '', from: 1 });
          else
            onChange({
              ...joint,
              kind: 'columns',
              columns: picked.filter((one) => one !== ROW_NUMBER),
            });
        }}
        searchable
      />
      {value.kind === 'columns' && value.columns.length > 1 && (
        <TextInput
          aria-label={`${label}: separator`}
          leftSection="join"
          leftSectionWidth={44}
          value={value.separator ?? ' · '}
          onChange={({ currentTarget }) => onChange({ ...value, separator: currentTarget.value })}
        />
      )}
      {value.kind === 'row' && (
        <Group gap={6} wrap="nowrap">
          <TextInput
            aria-label={`${label}: prefix`}
            placeholder="prefix"
            value={value.prefix}
            onChange={({ currentTarget }) => onChange({ ...value, prefix: currentTarget.value })}
          />
          <NumberInput
            aria-label={`${label}: first row number`}
            value={value.from}
            allowDecimal={false}
            onChange={(from) => onChange({ ...value, from: Number(from) })}
          />
        </Group>
      )}
    </>
  );
}

const rowOption = { value: ROW_NUMBER, label: 'row number' };

const SPLITS: readonly { value: Split; label: string }[] = [
  { value: 'none', label: 'whole cell' },
  { value: 'list', label: 'JSON or Python list' },
  { value: 'separator', label: 'split at …' },
];

/** The columns that contain answers, and how to split a cell into answers. */
function AnswerField({ label, columns, value, onChange }: FieldProps<AnswerSource>) {
  return (
    <>
      <MultiSelect
        size="sm"
        classNames={{ inputField: styles.input }}
        aria-label={label}
        placeholder={value.columns.length === 0 ? 'choose columns' : ''}
        data={columns}
        value={[...value.columns]}
        onChange={(picked) => onChange({ ...value, columns: picked })}
        searchable
      />
      <Group gap={6} wrap="nowrap">
        <Select
          flex={1}
          aria-label={`${label}: cell format`}
          data={SPLITS}
          value={value.split}
          allowDeselect={false}
          onChange={(split) => {
            if (split) onChange({ ...value, split });
          }}
        />
        {value.split === 'separator' && (
          <TextInput
            w={70}
            aria-label={`${label}: separator`}
            placeholder=";"
            value={value.separator}
            onChange={({ currentTarget }) => onChange({ ...value, separator: currentTarget.value })}
          />
        )}
      </Group>
    </>
  );
}

/** Which columns of a file contain the ids. */
export function IdRow({ label, of, evidence, ...field }: RowProps<IdSource>) {
  const control = <IdField label={nameOf(label, of)} {...field} />;
  return <FormRow label={label} need="required" control={control} evidence={evidence} />;
}

/** Which columns contain answers. */
export function AnswerRow({
  label,
  need,
  of,
  evidence,
  ...field
}: RowProps<AnswerSource> & { readonly need: 'required' | 'one or more' }) {
  const control = <AnswerField label={nameOf(label, of)} {...field} />;
  return <FormRow label={label} need={need} control={control} evidence={evidence} />;
}

/** A column that a file may have. */
export function ColumnRow({ label, of, evidence, ...field }: RowProps<string | null>) {
  const control = <ColumnField label={nameOf(label, of)} {...field} />;
  return <FormRow label={label} need="optional" control={control} evidence={evidence} />;
}

export function nameOf(label: string, of: string | undefined): string {
  return of === undefined ? label : `${label} of ${of}`;
}

/** One line of the mapping: its name, its column, and values from that column. */
export function FormRow({ label, need, control, evidence, isWide }: FormRowProps) {
  return (
    <div className={`ruled ${styles.row}`} data-wide={isWide}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="xs" c="dimmed">
          {need}
        </Text>
      </div>
      <Stack gap={6}>{control}</Stack>
      {!isWide && (
        <Text component="div" size="sm" c="var(--ink-2)" style={{ overflow: 'hidden' }}>
          {evidence}
        </Text>
      )}
    </div>
  );
}

/** The evidence for a detected mapping; nothing once the user has edited it. */
export function MappingEvidence({ file }: { readonly file: string }) {
  const sentences = useAssay((state) =>
    state.ownMapping
      ? []
      : (state.proposal?.evidence ?? [])
          .filter((one) => one.file === file)
          .map(({ sentence }) => sentence),
  );
  if (sentences.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>Why these columns?</summary>
      <ul className="bullets">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
