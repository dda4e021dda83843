import { MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import type { AnswerSource, IdSource, Split } from '../../core/model';
import styles from './DataPlace.module.css';

const ROW_NUMBER = '\u0000row';

interface ColumnFieldProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One column of the file, or none. */
export function ColumnField({ label, columns, value, onChange }: ColumnFieldProps) {
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

interface IdFieldProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly value: IdSource;
  readonly onChange: (value: IdSource) => void;
}

/** One column, several joined, or the row's own number with a prefix. */
export function IdField({ label, columns, value, onChange }: IdFieldProps) {
  const chosen = value.kind === 'row' ? [ROW_NUMBER] : [...value.columns];
  const joint =
    value.kind === 'columns' && value.separator !== undefined ? { separator: value.separator } : {};
  return (
    <>
      <MultiSelect
        size="sm"
        classNames={{ inputField: styles.input }}
        aria-label={label}
        placeholder={chosen.length === 0 ? 'choose one or more' : ''}
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
          size="xs"
          aria-label={`${label}: text between the parts`}
          leftSection="join"
          leftSectionWidth={44}
          value={value.separator ?? ' · '}
          onChange={({ currentTarget }) => {
            onChange({ ...value, separator: currentTarget.value });
          }}
        />
      )}
      {value.kind === 'row' && (
        <div className={styles.parts}>
          <TextInput
            size="xs"
            aria-label={`${label}: text before the number`}
            placeholder="prefix"
            value={value.prefix}
            onChange={({ currentTarget }) => {
              onChange({ ...value, prefix: currentTarget.value });
            }}
          />
          <NumberInput
            size="xs"
            aria-label={`${label}: number of the first row`}
            value={value.from}
            allowDecimal={false}
            onChange={(from) => {
              onChange({ ...value, from: Number(from) });
            }}
          />
        </div>
      )}
    </>
  );
}

const rowOption = { value: ROW_NUMBER, label: 'row number' };

const SPLITS: readonly { value: Split; label: string }[] = [
  { value: 'none', label: 'cell as it stands' },
  { value: 'list', label: 'cell is a JSON or Python list' },
  { value: 'separator', label: 'cell split at …' },
];

interface AnswerFieldProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly value: AnswerSource;
  readonly onChange: (value: AnswerSource) => void;
}

/** The columns that hold answers, and how a cell becomes answers. */
export function AnswerField({ label, columns, value, onChange }: AnswerFieldProps) {
  return (
    <>
      <MultiSelect
        size="sm"
        classNames={{ inputField: styles.input }}
        aria-label={label}
        placeholder={value.columns.length === 0 ? 'choose one or more' : ''}
        data={columns}
        value={[...value.columns]}
        onChange={(picked) => {
          onChange({ ...value, columns: picked });
        }}
        searchable
      />
      <div className={styles.parts}>
        <Select
          size="xs"
          className={styles.wide}
          aria-label={`${label}: how a cell is read`}
          data={SPLITS}
          value={value.split}
          allowDeselect={false}
          onChange={(split) => {
            if (split) onChange({ ...value, split });
          }}
        />
        {value.split === 'separator' && (
          <TextInput
            size="xs"
            w={70}
            aria-label={`${label}: separator`}
            placeholder=";"
            value={value.separator}
            onChange={({ currentTarget }) => {
              onChange({ ...value, separator: currentTarget.value });
            }}
          />
        )}
      </div>
    </>
  );
}
