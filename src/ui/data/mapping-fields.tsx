import { useAssay } from '../store-context';
import styles from './data.module.css';

import type { ReactNode } from 'react';
import type { AnswerSource, IdSource, Split } from '../../core/model';
import { Group, MultiSelect, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';

interface FormRowProps {
  readonly label: string;
  readonly need: 'required' | 'one or more' | 'optional';
  /** The values in the chosen column. */
  readonly evidence?: ReactNode;
  /** Whether the control also takes up the space of the evidence. */
  readonly isWide?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

interface RowProps<T> extends Pick<FormRowProps, 'label' | 'evidence'> {
  /** The file, so that screen readers can distinguish equal labels; absent for the gold file. */
  readonly of?: string;
  readonly columns: readonly string[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const ROW_NUMBER = '\u0000row';

const ROW_OPTION = { value: ROW_NUMBER, label: 'row number' };

/**
 * Which columns of a file contain the ids: one, several joined, or the row number with a prefix.
 */
export function IdRow({ label, of, evidence, columns, value, onChange }: RowProps<IdSource>) {
  const name = nameOf(label, of);
  const chosen = value.kind === 'row' ? [ROW_NUMBER] : [...value.columns];
  const joint =
    value.kind === 'columns' && value.separator !== undefined ? { separator: value.separator } : {};
  return (
    <FormRow label={label} need="required" evidence={evidence}>
      <MultiSelect
        size="sm"
        classNames={{ inputField: styles.input }}
        aria-label={name}
        placeholder={chosen.length === 0 ? 'choose columns' : ''}
        data={[...columns.map((column) => ({ value: column, label: column })), ROW_OPTION]}
        value={chosen}
        onChange={(picked) => {
          const isRow = picked.at(-1) === ROW_NUMBER;
          const picks = picked.filter((one) => one !== ROW_NUMBER);
          onChange(
            isRow
              ? { kind: 'row', prefix: '', from: 1 }
              : { ...joint, kind: 'columns', columns: picks },
          );
        }}
        searchable
      />
      {value.kind === 'columns' && value.columns.length > 1 && (
        <TextInput
          aria-label={`${name}: separator`}
          leftSection="join"
          leftSectionWidth={44}
          value={value.separator ?? ' · '}
          onChange={({ currentTarget }) => onChange({ ...value, separator: currentTarget.value })}
        />
      )}
      {value.kind === 'row' && (
        <Group gap={6} wrap="nowrap">
          <TextInput
            aria-label={`${name}: prefix`}
            placeholder="prefix"
            value={value.prefix}
            onChange={({ currentTarget }) => onChange({ ...value, prefix: currentTarget.value })}
          />
          <NumberInput
            aria-label={`${name}: first row number`}
            value={value.from}
            allowDecimal={false}
            onChange={(from) => onChange({ ...value, from: Number(from) })}
          />
        </Group>
      )}
    </FormRow>
  );
}

const SPLITS: readonly { value: Split; label: string }[] = [
  { value: 'none', label: 'whole cell' },
  { value: 'list', label: 'JSON or Python list' },
  { value: 'separator', label: 'split at …' },
];

/** The columns that contain answers, and how to split a cell into answers. */
export function AnswerRow(props: RowProps<AnswerSource> & Pick<FormRowProps, 'need'>) {
  const { label, need, of, evidence, columns, value, onChange } = props;
  const name = nameOf(label, of);
  return (
    <FormRow label={label} need={need} evidence={evidence}>
      <MultiSelect
        size="sm"
        classNames={{ inputField: styles.input }}
        aria-label={name}
        placeholder={value.columns.length === 0 ? 'choose columns' : ''}
        data={columns}
        value={[...value.columns]}
        onChange={(picked) => onChange({ ...value, columns: picked })}
        searchable
      />
      <Group gap={6} wrap="nowrap">
        <Select
          flex={1}
          aria-label={`${name}: cell format`}
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
            aria-label={`${name}: separator`}
            placeholder=";"
            value={value.separator}
            onChange={({ currentTarget }) => onChange({ ...value, separator: currentTarget.value })}
          />
        )}
      </Group>
    </FormRow>
  );
}

/** Selects an optional column of a file. */
export function ColumnRow({
  label,
  of,
  evidence,
  columns,
  value,
  onChange,
}: RowProps<string | null>) {
  return (
    <FormRow label={label} need="optional" evidence={evidence}>
      <Select
        size="sm"
        aria-label={nameOf(label, of)}
        placeholder="none"
        data={columns}
        value={value}
        onChange={onChange}
        searchable
        clearable
      />
    </FormRow>
  );
}

export function nameOf(label: string, of: string | undefined): string {
  return of === undefined ? label : `${label} of ${of}`;
}

/** One line of the mapping: its name, its column, and values from that column. */
export function FormRow({ label, need, evidence, isWide, children }: FormRowProps) {
  return (
    <div className={`ruled ${styles.row}`} data-wide={isWide}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="xs" c="dimmed">
          {need}
        </Text>
      </div>
      <Stack gap={6}>{children}</Stack>
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
