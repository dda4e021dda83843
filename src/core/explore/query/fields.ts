import { DIFFERENCE, OVER_RUNS } from './query';

/** A column that a query may name. */
export interface Field {
  /** As it is written in a query; compared without regard to case. */
  readonly name: string;
  /** What it holds, in some words for the completion list. */
  readonly label: string;
  readonly type: 'number' | 'text';
  /** Whether each run has its own values. */
  readonly perRun: boolean;
  /** The values of a column that has few, most frequent first. */
  readonly values: readonly string[];
}

/** What may stand in a query: the columns and the names of the runs. */
export interface Vocabulary {
  readonly fields: readonly Field[];
  readonly runs: readonly string[];
}

/** Words with a meaning of their own; a column of that name is written in brackets. */
export const KEYWORDS: readonly string[] = [
  ...['and', 'or', 'not', 'in', 'is', 'empty'],
  ...OVER_RUNS,
  DIFFERENCE,
];

/** The field of a name, without regard to case; an exact match first. */
export function findField({ fields }: Vocabulary, name: string): Field | undefined {
  return (
    fields.find((field) => field.name === name) ??
    fields.find((field) => field.name.toLowerCase() === name.toLowerCase())
  );
}

/** The run of a name, without regard to case; an exact match first. */
export function findRun({ runs }: Vocabulary, name: string): string | undefined {
  return (
    runs.find((run) => run === name) ?? runs.find((run) => run.toLowerCase() === name.toLowerCase())
  );
}
