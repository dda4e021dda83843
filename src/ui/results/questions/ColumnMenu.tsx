import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconPin,
  IconPinFilled,
} from '@tabler/icons-react';
import { memo, use, useMemo } from 'react';
import { printName } from '../../../core/explore/query/print';
import type { Vocabulary } from '../../../core/explore/query/query';
import { metricsOf, runNames } from '../../../state/selectors';
import type { AssayStore } from '../../../state/store';
import { Segments } from '../../parts/Choice';
import { useAssay, useAssayStore, useShownRun } from '../../store-context';
import {
  addComparedRuns,
  baseColumns,
  comparedRuns,
  defaultColumns,
  FIXED_COLUMNS,
  listColumns,
} from './table-columns';
import styles from './toolbar.module.css';
import { VocabularyContext } from './use-query-editor';

/** What can be chosen about the columns of the table; each goes by the layout of the moment. */
interface ColumnActions {
  readonly show: (key: string, isShown: boolean) => void;
  readonly move: (key: string, by: number) => void;
  readonly pin: (key: string, isPinned: boolean) => void;
  readonly setCompared: (run: string, isBeside: boolean) => void;
}

interface CheckLineProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isFixed?: boolean;
  /** The same one on every drawing: a menu of many lines draws again only those that changed. */
  readonly onCheck: (name: string, isChecked: boolean) => void;
}

/** A run or a column that is shown or not. */
const CheckLine = memo(function CheckLine(props: CheckLineProps) {
  const { name, label, isChecked, isFixed = false, onCheck } = props;
  return (
    <Checkbox
      size="xs"
      label={label}
      checked={isChecked}
      disabled={isFixed}
      onChange={({ currentTarget: { checked } }) => onCheck(name, checked)}
    />
  );
});

interface ColumnLineProps {
  readonly column: string;
  /** As the head of the column has it, and in full. */
  readonly label: string;
  readonly fullLabel: string;
  readonly isPinned: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly choice: ColumnActions;
}

/** A column that is shown, to be left out, pinned or moved. */
const ColumnLine = memo(function ColumnLine(props: ColumnLineProps) {
  const { column, label, fullLabel, isPinned, isFirst, isLast, choice } = props;
  return (
    <div className={styles.column}>
      <CheckLine
        name={column}
        label={fullLabel}
        isChecked
        isFixed={FIXED_COLUMNS.includes(column)}
        onCheck={choice.show}
      />
      <span className={styles.actions}>
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={`Pin ${label}`}
          aria-pressed={isPinned}
          onClick={() => choice.pin(column, !isPinned)}
        >
          {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
        </ActionIcon>
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={`Move ${label} left`}
          disabled={isFirst}
          onClick={() => choice.move(column, -1)}
        >
          <IconArrowUp size={14} />
        </ActionIcon>
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={`Move ${label} right`}
          disabled={isLast}
          onClick={() => choice.move(column, 1)}
        >
          <IconArrowDown size={14} />
        </ActionIcon>
      </span>
    </div>
  );
});

/** Which columns the table shows, in which order, for which runs, and how close its rows stand. */
export function ColumnMenu() {
  const vocabulary = use(VocabularyContext);
  return (
    <Popover position="bottom-end" shadow="sm" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          visibleFrom="xs"
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns" className={styles.menu}>
        {vocabulary && <Choices vocabulary={vocabulary} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const store = useAssayStore();
  const { columns, pinned, density } = useAssay((state) => state.layout);
  const names = useAssay(runNames);
  const metrics = useAssay(metricsOf);
  const shownRun = names[useShownRun()];
  const { changeLayout } = store.getState();
  const choice = useMemo(() => createColumnActions(store, vocabulary), [store, vocabulary]);
  const keys = columns ?? defaultColumns(metrics);
  const base = baseColumns(keys, vocabulary);
  const beside = comparedRuns(keys, vocabulary);
  const { columns: shown } = listColumns(base, [], vocabulary, metrics);
  const others = vocabulary.fields
    .map(({ name }) => printName(name))
    .filter((key) => !base.includes(key) && !FIXED_COLUMNS.includes(key));
  return (
    <>
      <Segments
        isWide
        aria-label="Row height"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        value={density}
        onChange={(value) => changeLayout({ density: value })}
      />
      {names.length > 1 && (
        <fieldset className={styles.part}>
          <legend>Compare with {shownRun}</legend>
          {names
            .filter((name) => name !== shownRun)
            .map((name) => (
              <CheckLine
                key={name}
                name={name}
                label={name}
                isChecked={beside.includes(name)}
                onCheck={choice.setCompared}
              />
            ))}
        </fieldset>
      )}
      <fieldset className={styles.part}>
        <legend>Shown columns</legend>
        {shown.map(({ key, label, metric }, index) => (
          <ColumnLine
            key={key}
            column={key}
            label={label}
            fullLabel={metric?.label ?? label}
            isPinned={pinned.includes(key)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            choice={choice}
          />
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Hidden columns</legend>
        {listColumns(others, [], vocabulary, metrics)
          .columns.filter(({ key }) => others.includes(key))
          .map(({ key, label, metric }) => (
            <CheckLine
              key={key}
              name={key}
              label={metric?.label ?? label}
              isChecked={false}
              onCheck={choice.show}
            />
          ))}
      </fieldset>
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => changeLayout({ columns: null, pinned: [], widths: {} })}
      >
        Reset columns
      </Button>
    </>
  );
}

/** The choices of a table whose columns are called as a vocabulary has them. */
function createColumnActions(store: AssayStore, vocabulary: Vocabulary): ColumnActions {
  const present = () => {
    const state = store.getState();
    const keys = state.layout.columns ?? defaultColumns(metricsOf(state));
    return { base: baseColumns(keys, vocabulary), beside: comparedRuns(keys, vocabulary) };
  };
  const place = (base: readonly string[], beside: readonly string[]) =>
    store.getState().changeLayout({ columns: addComparedRuns(base, beside, vocabulary) });
  return {
    show: (key, isShown) => {
      const { base, beside } = present();
      place(withOrWithout(base, key, isShown), beside);
    },
    move: (key, by) => {
      const { base, beside } = present();
      const from = base.indexOf(key);
      const next = base.filter((one) => one !== key);
      next.splice(Math.max(0, from + by), 0, key);
      place(next, beside);
    },
    pin: (key, isPinned) => {
      const { layout, changeLayout } = store.getState();
      changeLayout({ pinned: withOrWithout(layout.pinned, key, isPinned) });
    },
    setCompared: (run, isBeside) => {
      const { base, beside } = present();
      place(base, withOrWithout(beside, run, isBeside));
    },
  };
}

function withOrWithout(all: readonly string[], one: string, isWith: boolean): string[] {
  const others = all.filter((other) => other !== one);
  return isWith ? [...others, one] : others;
}
