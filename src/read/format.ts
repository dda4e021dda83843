import type { Problem, Table } from '../core/model';

/** What parsing gave: a table with warnings, or the error that stands in its way. */
export type Parsed =
  | { readonly kind: 'table'; readonly table: Table; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** A file format: how it is recognised and how its text becomes a table. */
export interface Format {
  readonly id: string;
  readonly label: string;
  /** Whether this text is of the format; the first format of the registry that says so reads it. */
  readonly recognise: (text: string, fileName: string) => boolean;
  readonly parse: (text: string, fileName: string) => Parsed;
}
