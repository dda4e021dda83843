import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { METRICS } from '../../../core/metrics';
import { type ShownColumns, TRACKS } from './columns';

interface ColumnMenuProps {
  readonly columns: ShownColumns;
  readonly onColumns: (columns: ShownColumns) => void;
}

/** These two name the row, so they stay. */
const FIXED = ['id', 'question'];

const labels = new Map(METRICS.map(({ id, label }) => [id, label]));

/** Which columns the table shows. */
export function ColumnMenu({ columns, onColumns }: ColumnMenuProps) {
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
      <Popover.Dropdown aria-label="Columns">
        <Stack gap={8}>
          {Object.entries(TRACKS)
            .filter(([id]) => !FIXED.includes(id))
            .map(([id, { label }]) => (
              <Checkbox
                key={id}
                size="xs"
                label={labels.get(id) ?? label}
                checked={columns[id] === true}
                onChange={(event) => {
                  onColumns({ ...columns, [id]: event.currentTarget.checked });
                }}
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
