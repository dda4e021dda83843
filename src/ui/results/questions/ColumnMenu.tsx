import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { use, useMemo } from 'react';
import type { Vocabulary } from '../../../core/explore/query/fields';
import { printName } from '../../../core/explore/query/print';
import { metricsOf } from '../../../state/result-metrics';
import { runNames } from '../../../state/selectors';
import { InTurn } from '../../parts/InTurn';
import { Segments } from '../../parts/Segments';
import { useAssay, useAssayStore } from '../../store-context';
import { useShownRun } from '../ask/use-scored';
import { createColumnChoice } from './column-choice';
import { CheckLine, ColumnLine } from './ColumnLine';
import { baseColumns, FIXED_COLUMNS, listColumns, runsBeside, usualColumns } from './column-list';
import styles from './Toolbar.module.css';
import { VocabularyContext } from './use-query';

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
  const choice = useMemo(() => createColumnChoice(store, vocabulary), [store, vocabulary]);
  const keys = columns ?? usualColumns(metrics);
  const base = baseColumns(keys, vocabulary);
  const beside = runsBeside(keys, vocabulary);
  const { columns: shown } = listColumns(base, [], vocabulary, metrics);
  const others = vocabulary.fields
    .map(({ name }) => printName(name))
    .filter((key) => !base.includes(key) && !FIXED_COLUMNS.includes(key));
  return (
    <>
      <Segments
        isWide
        aria-label="Height of rows"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        value={density}
        onChange={(value) => {
          changeLayout({ density: value });
        }}
      />
      <InTurn>
        {names.length > 1 && (
          <fieldset className={styles.part}>
            <legend>Beside {shownRun}</legend>
            {names
              .filter((name) => name !== shownRun)
              .map((name) => (
                <CheckLine
                  key={name}
                  name={name}
                  label={name}
                  isChecked={beside.includes(name)}
                  onCheck={choice.setBeside}
                />
              ))}
          </fieldset>
        )}
      </InTurn>
      <InTurn>
        <fieldset className={styles.part}>
          <legend>Shown, in this order</legend>
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
      </InTurn>
      <InTurn>
        <fieldset className={styles.part}>
          <legend>Others</legend>
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
      </InTurn>
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => {
          changeLayout({ columns: null, pinned: [], widths: {} });
        }}
      >
        As at the beginning
      </Button>
    </>
  );
}
