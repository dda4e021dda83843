import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Popover,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { defaultThreshold } from '../../../core/analysis/agreement/thresholds';
import { printName, printQuery } from '../../../core/explore/query/print';
import type { Query } from '../../../core/explore/query/query';
import { SCORE_RANGES } from '../../../core/explore/query/score-ranges';
import type { Facet, RangeFacet } from '../../../core/explore/view/facets';
import { filtersOf, operatorsOf, type QuestionFilter } from '../../../core/explore/view/filters';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount } from '../../../core/words/numbers';
import { FieldGroup } from '../../parts/Fields';
import { ShareBar } from '../../parts/IntervalBar';
import { useCatalog, useRunNames } from '../../store-context';
import { useHeadline } from '../HeadlineSelect';
import type { Listing } from './table/row-cache';
import partStyles from '../../parts/parts.module.css';
import styles from './toolbar.module.css';
import { type QueryEditor, useQueryEditor } from './use-query-editor';

/** One menu of all filters, and the filters in use as chips that remove them. */
export function FilterMenu({ listing }: { readonly listing: Listing | null }) {
  const editor = useQueryEditor();
  const headline = useHeadline();
  if (!editor || !headline) return null;
  const filters = filtersOf(headline);
  return (
    <Group gap={6} miw={0}>
      <Popover position="bottom-start" shadow="sm" trapFocus>
        <Popover.Target>
          <Button size="sm" leftSection={<IconPlus size={14} aria-hidden="true" />}>
            Filter
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={styles.menu}>
          <QuickFilters filters={filters} editor={editor} counts={listing?.counts ?? {}} />
          <OutcomeFilter headline={headline} editor={editor} />
          <ColumnFilter
            facets={listing?.facets ?? []}
            ranges={listing?.ranges ?? []}
            editor={editor}
          />
        </Popover.Dropdown>
      </Popover>
      <Chips filters={filters} headline={headline} editor={editor} />
    </Group>
  );
}

interface QuickFiltersProps {
  readonly filters: readonly QuestionFilter[];
  readonly editor: QueryEditor;
  /** The number of questions that each filter would leave. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Common conditions; the selected ones are combined with `and`. */
function QuickFilters({ filters, editor, counts }: QuickFiltersProps) {
  return (
    <FieldGroup title="Answers">
      <Stack gap={6}>
        {filters.map(({ id, label, query }) => (
          <Checkbox
            key={id}
            label={
              <>
                {label} <Count of={counts[id] ?? 0} />
              </>
            }
            checked={editor.has(query)}
            disabled={counts[id] === 0 && !editor.has(query)}
            onChange={() => editor.toggle(query)}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}

interface OutcomeFilterProps {
  readonly headline: MetricDescription;
  readonly editor: QueryEditor;
}

/** Questions that one run answers correctly and another does not, by the headline metric. */
function OutcomeFilter({ headline, editor }: OutcomeFilterProps) {
  const names = useRunNames();
  const [[right, wrong], choose] = useState<readonly [number, number]>([0, 1]);
  if (names.length < 2) return null;
  const data = names.map((label, index) => ({ value: String(index), label }));
  const threshold = defaultThreshold(headline);
  const of = (run: number) => `${printName(headline.id)}@${printName(names[run] ?? '')}`;
  const [reaches, misses] = operatorsOf(headline);
  const query = `${of(right)} ${reaches} ${threshold} and ${of(wrong)} ${misses} ${threshold}`;
  return (
    <FieldGroup title="Two runs">
      <Group gap={8} align="end">
        <NativeSelect
          label="Correct"
          className={styles.run}
          data={data}
          value={String(right)}
          onChange={({ currentTarget }) => choose([Number(currentTarget.value), wrong])}
        />
        <NativeSelect
          label="Incorrect"
          className={styles.run}
          data={data}
          value={String(wrong)}
          onChange={({ currentTarget }) => choose([right, Number(currentTarget.value)])}
        />
        <Button disabled={right === wrong} onClick={() => editor.toggle(query)}>
          {editor.has(query) ? 'Remove' : 'Add'}
        </Button>
      </Group>
    </FieldGroup>
  );
}

interface ColumnFilterProps {
  readonly facets: readonly Facet[];
  readonly ranges: readonly RangeFacet[];
  readonly editor: QueryEditor;
}

/** Filters by the values of a column, or by the scores of a metric in the displayed run. */
function ColumnFilter({ facets, ranges, editor }: ColumnFilterProps) {
  const { metrics } = useCatalog();
  const [chosen, choose] = useState('type');
  const labelOf = (name: string) => metrics.find(({ id }) => id === name)?.label ?? name;
  const facet = facets.find(({ name }) => name === chosen);
  const range = ranges.find(({ name }) => name === chosen);
  const [first] = facets;
  const shown = facet ?? (range ? undefined : first);
  return (
    <FieldGroup title="Values">
      <NativeSelect
        mb={8}
        aria-label="Column"
        value={range?.name ?? shown?.name}
        data={[
          { group: 'Columns', items: facets.map(({ name }) => name) },
          {
            group: 'Scores',
            items: ranges.map(({ name }) => ({ value: name, label: labelOf(name) })),
          },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {shown && <ValueList facet={shown} editor={editor} />}
      {range && <RangeList facet={range} label={labelOf(range.name)} editor={editor} />}
    </FieldGroup>
  );
}

interface ValueListProps {
  readonly facet: Facet;
  readonly editor: QueryEditor;
}

function ValueList({ facet: { name, values }, editor }: ValueListProps) {
  const selected = editor.chosen(name).map((value) => value.toLowerCase());
  return (
    <Stack gap={6} mah={220} style={{ overflow: 'hidden auto' }} role="group" aria-label={name}>
      {values.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={
            <>
              <span>{value}</span> <Count of={count} />
            </>
          }
          checked={selected.includes(value.toLowerCase())}
          onChange={() => editor.toggleValue(name, value)}
        />
      ))}
    </Stack>
  );
}

interface RangeListProps {
  readonly facet: RangeFacet;
  readonly label: string;
  readonly editor: QueryEditor;
}

function RangeList({ facet: { name, counts }, label, editor }: RangeListProps) {
  const selected = editor.chosenRange(name);
  const maxCount = Math.max(1, ...counts);
  return (
    <div role="group" aria-label={`Score ranges of ${label}`}>
      {SCORE_RANGES.map((range, at) => {
        const count = counts[at] ?? 0;
        return (
          <UnstyledButton
            key={range.label}
            className={`hoverable tabular ${styles.range}`}
            aria-pressed={selected === range}
            disabled={count === 0 && selected !== range}
            onClick={() => editor.toggleRange(name, range)}
          >
            <span>{range.label}</span>
            <ShareBar share={count / maxCount} />
            <Text span inherit ta="right">
              {formatCount(count)}
            </Text>
          </UnstyledButton>
        );
      })}
    </div>
  );
}

function Count({ of }: { readonly of: number }) {
  return (
    <Text span inherit c="dimmed" className="tabular">
      {formatCount(of)}
    </Text>
  );
}

interface ChipsProps {
  readonly filters: readonly QuestionFilter[];
  readonly headline: MetricDescription;
  readonly editor: QueryEditor;
}

/** The conditions of the query, each with a button that removes it. */
function Chips({ filters, headline, editor }: ChipsProps) {
  const chips = listChips(filters, headline, editor);
  if (chips.length === 0) return null;
  return (
    <>
      <Group component="ul" gap={6} miw={0} aria-label="Active filters">
        {chips.map(({ label, query }) => (
          <li key={query}>
            <UnstyledButton
              className={`${partStyles.toggle} ${styles.chip}`}
              data-on
              aria-label={`Remove filter ${label}`}
              onClick={() => editor.toggle(query)}
            >
              <span>{label}</span>
              <IconX size={12} aria-hidden="true" />
            </UnstyledButton>
          </li>
        ))}
      </Group>
      {chips.length > 1 && (
        <Button size="compact-xs" variant="subtle" onClick={editor.clear}>
          Clear all
        </Button>
      )}
    </>
  );
}

/** Known filters by their label, all other conditions as written. */
function listChips(
  filters: readonly QuestionFilter[],
  headline: MetricDescription,
  editor: QueryEditor,
): readonly Pick<QuestionFilter, 'label' | 'query'>[] {
  const known = filters.filter(({ query }) => editor.has(query));
  const covered = new Set(known.flatMap(({ query }) => editor.conditions(query)).map(printQuery));
  const others = editor
    .conditions()
    .filter((condition) => !covered.has(printQuery(condition)))
    .map((condition) => ({
      label: labelCondition(condition, headline),
      query: printQuery(condition),
    }));
  return [...known, ...others];
}

/** “strong correct” for a filter, “type: list, number” for values; other conditions as written. */
function labelCondition(condition: Query, headline: MetricDescription): string {
  if (condition.kind === 'compare' && condition.field.name === headline.id) {
    const { field, operator, value } = condition;
    const isAtThreshold = field.over === null && value === defaultThreshold(headline);
    const [reaches, misses] = operatorsOf(headline);
    if (isAtThreshold && field.run !== null && (operator === reaches || operator === misses)) {
      return `${field.run} ${operator === reaches ? 'correct' : 'incorrect'}`;
    }
  }
  if (condition.kind === 'in' && condition.field.over === null) {
    return `${condition.field.name}: ${condition.values.join(', ')}`;
  }
  if (condition.kind === 'compare' && condition.operator === '=' && condition.field.over === null) {
    const { name, run } = condition.field;
    return `${name}${run === null ? '' : `@${run}`}: ${condition.value}`;
  }
  return printQuery(condition);
}
