import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconPin,
  IconPinFilled,
} from '@tabler/icons-react';
import { use } from 'react';
import { printName } from '../../../core/explore/query/print';
import type { Vocabulary } from '../../../core/explore/query/query';
import { metricsOf } from '../../../state/selectors';
import { SegmentedControl } from '../../parts/Choice';
import { FieldGroup } from '../../parts/Fields';
import { useAssay, useAssayStore, useRunNames, useShownRun } from '../../store-context';
import { useHeadline } from '../HeadlineSelect';
import {
  addComparedRuns,
  baseColumns,
  comparedRuns,
  defaultColumns,
  FIXED_COLUMNS,
  listColumns,
} from './table-columns';
import { VocabularyContext } from './use-query-editor';

/** The columns, their order, the compared runs and the row height. */
export function ColumnMenu() {
  const vocabulary = use(VocabularyContext);
  return (
    <Popover position="bottom-end" shadow="sm" trapFocus>
      <Popover.Target>
        <Button
          size="sm"
          visibleFrom="xs"
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        aria-label="Columns"
        w={320}
        h="min(70vh, 560px)"
        style={{ overflowY: 'auto' }}
      >
        {vocabulary && <Choices vocabulary={vocabulary} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const store = useAssayStore();
  const { columns, pinned, density } = useAssay((state) => state.layout);
  const names = useRunNames();
  const metrics = useAssay(metricsOf);
  const headline = useHeadline();
  const shownRun = names[useShownRun()];
  const { changeLayout } = store.getState();
  const keys = columns ?? defaultColumns(metrics, headline);
  const base = baseColumns(keys, vocabulary);
  const compared = comparedRuns(keys, vocabulary);
  const apply = (nextBase: readonly string[], nextCompared: readonly string[]) =>
    changeLayout({ columns: addComparedRuns(nextBase, nextCompared, vocabulary) });
  const move = (key: string, by: number) => {
    const next = base.filter((one) => one !== key);
    next.splice(Math.max(0, base.indexOf(key) + by), 0, key);
    apply(next, compared);
  };
  const { columns: shown } = listColumns(base, [], vocabulary, metrics);
  const others = vocabulary.fields
    .map(({ name }) => printName(name))
    .filter((key) => !base.includes(key) && !FIXED_COLUMNS.includes(key));
  return (
    <Stack gap={12} align="stretch">
      <SegmentedControl
        aria-label="Row height"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        value={density}
        onChange={(value) => changeLayout({ density: value })}
      />
      {names.length > 1 && (
        <FieldGroup title={`Compare with ${shownRun ?? ''}`}>
          {names
            .filter((name) => name !== shownRun)
            .map((name) => (
              <Checkbox
                key={name}
                label={name}
                checked={compared.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  apply(base, withOrWithout(compared, name, checked))
                }
              />
            ))}
        </FieldGroup>
      )}
      <FieldGroup title="Shown columns">
        {shown.map(({ key, label, metric }, index) => {
          const isPinned = pinned.includes(key);
          const Pin = isPinned ? IconPinFilled : IconPin;
          const change = () => changeLayout({ pinned: withOrWithout(pinned, key, !isPinned) });
          const moves = [
            { to: 'left', by: -1, isOff: index === 0, Icon: IconArrowUp },
            { to: 'right', by: 1, isOff: index === shown.length - 1, Icon: IconArrowDown },
          ];
          return (
            <Group key={key} justify="space-between" wrap="nowrap">
              <Checkbox
                label={metric?.label ?? label}
                checked
                disabled={FIXED_COLUMNS.includes(key)}
                onChange={() => apply(withOrWithout(base, key, false), compared)}
              />
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  size="sm"
                  aria-label={`Pin ${label}`}
                  aria-pressed={isPinned}
                  onClick={change}
                >
                  <Pin size={14} />
                </ActionIcon>
                {moves.map(({ to, by, isOff, Icon }) => (
                  <ActionIcon
                    key={to}
                    size="sm"
                    aria-label={`Move ${label} ${to}`}
                    disabled={isOff}
                    onClick={() => move(key, by)}
                  >
                    <Icon size={14} />
                  </ActionIcon>
                ))}
              </Group>
            </Group>
          );
        })}
      </FieldGroup>
      <FieldGroup title="Hidden columns">
        {listColumns(others, [], vocabulary, metrics)
          .columns.filter(({ key }) => others.includes(key))
          .map(({ key, label, metric }) => (
            <Checkbox
              key={key}
              label={metric?.label ?? label}
              checked={false}
              onChange={() => apply(withOrWithout(base, key, true), compared)}
            />
          ))}
      </FieldGroup>
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => changeLayout({ columns: null, pinned: [], widths: {} })}
      >
        Reset columns
      </Button>
    </Stack>
  );
}

function withOrWithout(all: readonly string[], one: string, isWith: boolean): string[] {
  const others = all.filter((other) => other !== one);
  return isWith ? [...others, one] : others;
}
