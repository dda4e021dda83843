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

interface CheckLineProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isFixed?: boolean;
  readonly onCheck: (name: string, isChecked: boolean) => void;
}

function CheckLine(props: CheckLineProps) {
  const { name, label, isChecked, isFixed = false, onCheck } = props;
  return (
    <Checkbox
      label={label}
      checked={isChecked}
      disabled={isFixed}
      onChange={({ currentTarget: { checked } }) => onCheck(name, checked)}
    />
  );
}

interface ColumnLineProps {
  readonly column: string;
  /** The label in the heading; `title` is the full name. */
  readonly label: string;
  readonly fullLabel: string;
  readonly isPinned: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShow: (key: string, isShown: boolean) => void;
  readonly onMove: (key: string, by: number) => void;
  readonly onPin: (key: string, isPinned: boolean) => void;
}

/** A shown column, with buttons to hide, pin or move it. */
function ColumnLine(props: ColumnLineProps) {
  const { column, label, fullLabel, isPinned, isFirst, isLast } = props;
  const { onShow, onMove, onPin } = props;
  return (
    <Group justify="space-between" wrap="nowrap">
      <CheckLine
        name={column}
        label={fullLabel}
        isChecked
        isFixed={FIXED_COLUMNS.includes(column)}
        onCheck={onShow}
      />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          size="sm"

          aria-label={`Pin ${label}`}
          aria-pressed={isPinned}
          onClick={() => onPin(column, !isPinned)}
        >
          {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
        </ActionIcon>
        <ActionIcon
          size="sm"

          aria-label={`Move ${label} left`}
          disabled={isFirst}
          onClick={() => onMove(column, -1)}
        >
          <IconArrowUp size={14} />
        </ActionIcon>
        <ActionIcon
          size="sm"

          aria-label={`Move ${label} right`}
          disabled={isLast}
          onClick={() => onMove(column, 1)}
        >
          <IconArrowDown size={14} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

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
  const show = (key: string, isShown: boolean) =>
    apply(withOrWithout(base, key, isShown), compared);
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
              <CheckLine
                key={name}
                name={name}
                label={name}
                isChecked={compared.includes(name)}
                onCheck={(run, isCompared) => apply(base, withOrWithout(compared, run, isCompared))}
              />
            ))}
        </FieldGroup>
      )}
      <FieldGroup title="Shown columns">
        {shown.map(({ key, label, metric }, index) => (
          <ColumnLine
            key={key}
            column={key}
            label={label}
            fullLabel={metric?.label ?? label}
            isPinned={pinned.includes(key)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            onShow={show}
            onMove={move}
            onPin={(key, isPinned) =>
              changeLayout({ pinned: withOrWithout(pinned, key, isPinned) })
            }
          />
        ))}
      </FieldGroup>
      <FieldGroup title="Hidden columns">
        {listColumns(others, [], vocabulary, metrics)
          .columns.filter(({ key }) => others.includes(key))
          .map(({ key, label, metric }) => (
            <CheckLine
              key={key}
              name={key}
              label={metric?.label ?? label}
              isChecked={false}
              onCheck={show}
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
