import type { ReactNode } from 'react';
import { runName } from '../../core/model';
import { DataTable } from './DataTable';
import { RunName } from './RunName';

interface NamedRun {
  readonly model: string;
  readonly run: string;
}

/** A figure that every run has. */
export interface RunColumn<Run> {
  readonly id: string;
  readonly label: string;
  readonly cell: (run: Run, index: number) => ReactNode;
}

interface RunsTableProps<Run> {
  readonly label: string;
  readonly caption?: string;
  readonly size?: 'full' | 'close';
  /** In the order that gives them their colors. */
  readonly runs: readonly Run[];
  readonly columns: readonly RunColumn<Run>[];
}

/** One row a run, one column a figure. */
export function RunsTable<Run extends NamedRun>({
  label,
  caption,
  size = 'full',
  runs,
  columns,
}: RunsTableProps<Run>) {
  return (
    <DataTable label={label} caption={caption} size={size}>
      <thead>
        <tr>
          <th scope="col">Run</th>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run, index) => (
          <tr key={`${index} ${runName(run)}`}>
            <th scope="row">
              <RunName model={run.model} run={run.run} index={index} />
            </th>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(run, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
