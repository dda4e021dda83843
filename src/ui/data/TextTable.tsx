import { DataTable } from '../parts/DataTable';

interface TextTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Maximum number of characters shown of a cell. */
const MAX_LENGTH = 300;

/** A table of text; a long cell shows its beginning and, on hover, the full text. */
export function TextTable({ label, columns, rows }: TextTableProps) {
  return (
    <DataTable
      label={label}
      size="text"
      hasMaxHeight
      rows={rows}
      rowKey={(_, index) => index}
      columns={columns.map((column, at) => ({
        label: column,
        term: null,
        id: `${at} ${column}`,
        cellProps: (row: readonly string[]) => ({ title: row[at] }),
        cell: (row: readonly string[]) => row[at]?.slice(0, MAX_LENGTH),
      }))}
    />
  );
}
