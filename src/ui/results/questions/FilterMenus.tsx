import { Button, Checkbox, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Facet } from '../../../core/explore/view/facets';
import { type RangeFacet, SCORE_RANGES } from '../../../core/explore/view/facets';
import { formatCount } from '../../../core/words/numbers';
import { ShareBar } from '../../parts/IntervalBar';
import { useCatalog } from '../../store-context';
import styles from './toolbar.module.css';
import { type QueryEditor, useQueryEditor } from './use-query-editor';

/** Filters by the values of a column; several values can be selected. */
export function ValueFilters({ facets }: { readonly facets: readonly Facet[] }) {
  const editor = useQueryEditor();
  if (!editor || facets.length === 0) return null;
  return (
    <Group gap={6} miw={0} className={styles.chips} role="group" aria-label="Filter by value">
      {facets.map((facet) => (
        <ValueFilter key={facet.name} facet={facet} editor={editor} />
      ))}
    </Group>
  );
}

/** Filters by the score of the selected run, with the number of questions in each range. */
export function ScoreFilters({ ranges }: { readonly ranges: readonly RangeFacet[] }) {
  const editor = useQueryEditor();
  if (!editor || ranges.length === 0) return null;
  return (
    <Group gap={6} miw={0} className={styles.chips} role="group" aria-label="Filter by score">
      {ranges.map((facet) => (
        <ScoreFilter key={facet.name} facet={facet} editor={editor} />
      ))}
    </Group>
  );
}

interface FilterMenuProps {
  readonly label: string;
  /** The selected values; empty if nothing is selected. */
  readonly selected: string;
  readonly children: ReactNode;
}

function FilterMenu({ label, selected, children }: FilterMenuProps) {
  return (
    <Popover position="bottom-start" shadow="sm" trapFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={selected === '' ? 'default' : 'light'}
          className={styles.filter}
          rightSection={<IconChevronDown size={12} aria-hidden="true" />}
        >
          {label}
          {selected !== '' && (
            <Text span inherit truncate>
              : {selected}
            </Text>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}

interface ValueFilterProps {
  readonly facet: Facet;
  readonly editor: QueryEditor;
}

function ValueFilter({ facet: { name, values }, editor }: ValueFilterProps) {
  const selected = editor.chosen(name);
  const isSelected = (value: string) =>
    selected.some((one) => one.toLowerCase() === value.toLowerCase());
  return (
    <FilterMenu label={name} selected={selected.join(', ')}>
      <Stack gap={8} miw={176} maw={336} mah={320} style={{ overflow: 'hidden auto' }}>
        {values.map(({ value, count }) => (
          <Checkbox
            key={value}

            label={
              <>
                <span>{value}</span>{' '}
                <Text span inherit c="dimmed" className="figure">
                  {formatCount(count)}
                </Text>
              </>
            }
            checked={isSelected(value)}
            onChange={() => editor.toggleValue(name, value)}
          />
        ))}
      </Stack>
    </FilterMenu>
  );
}

interface ScoreFilterProps {
  readonly facet: RangeFacet;
  readonly editor: QueryEditor;
}

function ScoreFilter({ facet: { name, counts }, editor }: ScoreFilterProps) {
  const metric = useCatalog().metrics.find(({ id }) => id === name);
  const selected = editor.chosenRange(name);
  const most = Math.max(1, ...counts);
  return (
    <FilterMenu label={metric?.short ?? name} selected={selected?.label ?? ''}>
      <div role="group" aria-label={`Score ranges of ${metric?.label ?? name}`}>
        {SCORE_RANGES.map((range, at) => {
          const count = counts[at] ?? 0;
          return (
            <UnstyledButton
              key={range.label}
              className={styles.range}
              aria-pressed={selected === range}
              disabled={count === 0 && selected !== range}
              onClick={() => editor.toggleRange(name, range)}
            >
              <span>{range.label}</span>
              <ShareBar share={count / most} />
              <Text span inherit ta="right">
                {formatCount(count)}
              </Text>
            </UnstyledButton>
          );
        })}
      </div>
    </FilterMenu>
  );
}
