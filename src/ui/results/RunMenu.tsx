import { Button, Checkbox, Group, NativeSelect, Popover, Stack } from '@mantine/core';
import { IconChevronDown, IconEye } from '@tabler/icons-react';
import { runName } from '../../core/model';
import { plural } from '../../core/words/numbers';
import { RunName } from '../parts/RunName';
import { type Result, useAssay, useAssayStore, useVisibleRuns } from '../store-context';
import { useHeadline } from './HeadlineSelect';

/** Minimum number of runs for which the menu is useful. */
const MIN_RUNS = 3;

const BY_HEADLINE = 'headline';

/** Chooses the runs that all views show, and their order. */
export function RunMenu({ result: { runs } }: { readonly result: Result }) {
  const store = useAssayStore();
  const visible = useVisibleRuns();
  const headline = useHeadline();
  const { hidden, sort } = useAssay(({ runList }) => runList);
  const change = store.getState().changeRunList;
  if (runs.length < MIN_RUNS) return null;
  const all = plural(runs.length, 'run');
  const rest = runs.flatMap((_, index) => (visible.includes(index) ? [] : [index]));
  const orders = [
    { value: BY_HEADLINE, label: headline?.label ?? 'Headline metric' },
    { value: 'name', label: 'Name' },
    { value: 'file', label: 'Order of files' },
  ];
  const isListed = sort === null || orders.some(({ value }) => value === sort.column);
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button
          flex="none"
          leftSection={<IconEye size={15} aria-hidden="true" />}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {rest.length === 0 ? all : `${visible.length} of ${all}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Runs shown">
        <Stack gap={10} maw={340}>
          <NativeSelect
            label="Order of runs"
            value={sort?.column ?? BY_HEADLINE}
            data={
              isListed
                ? orders
                : [...orders, { value: sort.column, label: 'As in the score table' }]
            }
            onChange={({ currentTarget: { value } }) =>
              change({ sort: value === BY_HEADLINE ? null : { column: value, descending: false } })
            }
          />
          <Stack gap={6} mah="50vh" style={{ overflowY: 'auto' }}>
            {[...visible, ...rest].map((index) => {
              const run = runs[index];
              if (!run) return null;
              const name = runName(run);
              const isVisible = visible.includes(index);
              return (
                <Checkbox
                  key={index}
                  label={<RunName index={index} />}
                  checked={isVisible}
                  disabled={isVisible && visible.length === 1}
                  onChange={() =>
                    change({
                      hidden: isVisible ? [...hidden, name] : hidden.filter((one) => one !== name),
                    })
                  }
                />
              );
            })}
          </Stack>
          <Group gap={8}>
            <Button disabled={rest.length === 0} onClick={() => change({ hidden: [] })}>
              Show all runs
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
