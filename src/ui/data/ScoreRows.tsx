import { ActionIcon, Group, Select, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Mapping, ScoreSource } from '../../core/model';
import { useAssay, useAssayStore } from '../store-context';
import { FormRow, nameOf } from './mapping-fields';

interface ScoreRowsProps {
  readonly mapping: Mapping;
  /** Position of the answer column in the mapping. */
  readonly index: number;
  readonly of: string;
  readonly columns: readonly string[];
}

interface ScoreRowProps {
  readonly source: ScoreSource;
  readonly of: string;
  readonly onChange: (part: Partial<ScoreSource>) => void;
  readonly onRemove: () => void;
}

const DIRECTIONS = [
  { value: 'higher', label: 'higher is better' },
  { value: 'lower', label: 'lower is better' },
] as const;

const NO_SCORES: readonly ScoreSource[] = [];
const NO_FILES: Readonly<Record<string, readonly ScoreSource[]>> = {};

/** The columns of external scores: a line for each, and a menu to add one. */
export function ScoreRows({ mapping, index, of, columns }: ScoreRowsProps) {
  const store = useAssayStore();
  const line = mapping.predictions[index];
  const scoreColumns = useAssay(({ proposal }) => proposal?.scoreColumns ?? NO_FILES);
  const numeric = scoreColumns[line?.file ?? ''] ?? NO_SCORES;
  const scores = line?.scores ?? [];
  const change = (next: readonly ScoreSource[], edited?: ScoreSource) => {
    store.getState().setMapping(withScores(mapping, index, next, edited));
  };
  const add = (column: string) => {
    const detectedIn = (file: string) =>
      scoreColumns[file]?.find((source) => source.column === column);
    const [widest] = mapping.predictions
      .flatMap(({ file }) => detectedIn(file) ?? [])
      .sort((one, other) => other.highest - other.lowest - (one.highest - one.lowest));
    const source = widest ?? { column, name: column, lowest: 0, highest: 1, better: 'higher' };
    const predictions = mapping.predictions.map((other, at) => {
      const { file, scores: own = [] } = other;
      const isAdded = at === index || (file !== line?.file && detectedIn(file) !== undefined);
      const isNew = !own.some((one) => one.column === column);
      return isAdded && isNew ? { ...other, scores: [...own, source] } : other;
    });
    store.getState().setMapping({ ...mapping, predictions });
  };
  const free = columns.filter((name) => !scores.some(({ column }) => column === name));
  const isNumeric = (name: string) => numeric.some(({ column }) => column === name);
  const label = nameOf('Add a column of scores', of);
  return (
    <FormRow label="External scores" need="optional" isWide>
      <Text size="xs" c="dimmed">
        Scores for each answer from another program, such as BERTScore or a language model’s grade.
        Each column becomes a metric, for every file that has it; check its range and direction.
      </Text>
      {scores.map((source, at) => (
        <ScoreRow
          key={source.column}
          source={source}
          of={of}
          onChange={(part) => {
            const edited = { ...source, ...part };
            change(
              scores.map((one, other) => (other === at ? edited : one)),
              edited,
            );
          }}
          onRemove={() => change(scores.filter((_, other) => other !== at))}
        />
      ))}
      <Select
        size="sm"
        maw={260}
        aria-label={label}
        placeholder="add a column"
        data={[
          { group: 'Numeric columns', items: free.filter(isNumeric) },
          { group: 'Other columns', items: free.filter((name) => !isNumeric(name)) },
        ]}
        value={null}
        onChange={(column) => {
          if (column !== null) add(column);
        }}
        searchable
      />
    </FormRow>
  );
}

/** One column: the name of its metric, its range and its direction. */
function ScoreRow({ source, of, onChange, onRemove }: ScoreRowProps) {
  const { column, name, lowest, highest, better } = source;
  const labelOf = (what: string) => `${what} of ${column}, ${of}`;
  const bound = (what: 'lowest' | 'highest', isValid: (value: number) => boolean) => (
    <TextInput
      w={84}
      inputMode="decimal"
      aria-label={labelOf(what === 'lowest' ? 'Lowest score' : 'Highest score')}
      key={source[what]}
      defaultValue={source[what]}
      onBlur={({ currentTarget }) => {
        const value = currentTarget.value.trim() === '' ? NaN : Number(currentTarget.value);
        if (!Number.isFinite(value) || !isValid(value)) {
          currentTarget.value = String(source[what]);
        } else if (value !== source[what]) onChange({ [what]: value });
      }}
    />
  );
  return (
    <Group gap={8} role="group" aria-label={labelOf('Scale')}>
      <Text span size="sm" fw={600} miw={90}>
        {column}
      </Text>
      <TextInput
        w={150}
        aria-label={labelOf('Metric name')}
        key={name}
        defaultValue={name}
        onBlur={({ currentTarget }) => {
          const typed = currentTarget.value.trim();
          if (!/[\p{L}\p{N}]/u.test(typed)) currentTarget.value = name;
          else if (typed !== name) onChange({ name: typed });
        }}
      />
      {bound('lowest', (value) => value < highest)}
      <Text span size="sm">
        to
      </Text>
      {bound('highest', (value) => value > lowest)}
      <Select
        w={160}
        aria-label={labelOf('Direction')}
        data={DIRECTIONS}
        value={better}
        allowDeselect={false}
        onChange={(value) => {
          if (value) onChange({ better: value });
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove ${column} of ${of}`}
        onClick={onRemove}
      >
        <IconX size={15} />
      </ActionIcon>
    </Group>
  );
}

/**
 * The mapping with new score columns for one answer column. The scale of the edited column
 * applies to the metric of that name in every file.
 */
function withScores(
  mapping: Mapping,
  index: number,
  scores: readonly ScoreSource[],
  edited?: ScoreSource,
): Mapping {
  const rescale = (source: ScoreSource): ScoreSource => {
    if (source.name !== edited?.name) return source;
    const { lowest, highest, better } = edited;
    return { ...source, lowest, highest, better };
  };
  const predictions = mapping.predictions.map(({ scores: own = [], ...line }, at) => {
    const next = (at === index ? scores : own).map(rescale);
    return next.length === 0 ? line : { ...line, scores: next };
  });
  return { ...mapping, predictions };
}
