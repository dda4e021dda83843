/*
 * A query says which questions a table shows: `f1 < 0.5 and type = "NR"`. Chips, facets and the typed
 * text are all the same query; this is its form once it was read. Plain data.
 */

/** A query as a tree. */
export type Query =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Query[] }
  | { readonly kind: 'not'; readonly part: Query }
  | {
      readonly kind: 'compare';
      readonly field: FieldReference;
      readonly operator: Operator;
      readonly value: Value;
    }
  | { readonly kind: 'in'; readonly field: FieldReference; readonly values: readonly Value[] }
  | { readonly kind: 'empty'; readonly field: FieldReference }
  /** Text that the id, question, references or a prediction holds. */
  | { readonly kind: 'search'; readonly text: string };

/** `=` and `!=` compare texts without regard to case; `~` asks whether a text holds another. */
export const OPERATORS = ['<=', '>=', '!=', '!~', '<', '>', '=', '~'] as const;

export type Operator = (typeof OPERATORS)[number];

export type Value = number | string;

/** How the values of all runs become one: `best(f1)`, `worst(f1)`, `spread(f1)` (highest less lowest). */
export const OVER_RUNS = ['best', 'worst', 'spread'] as const;

/** The word of `difference(f1@A, f1@B)`: the number of one run less that of another. */
export const DIFFERENCE = 'difference';

export type OverRuns = (typeof OVER_RUNS)[number];

/** Words with a meaning of their own; a column of that name is written in brackets. */
export const KEYWORDS: readonly string[] = [
  ...['and', 'or', 'not', 'in', 'is', 'empty'],
  ...OVER_RUNS,
  DIFFERENCE,
];

/** A column of the table. */
export interface FieldReference {
  readonly name: string;
  /** The run that is meant; `null`: the one that is looked at, or none where the column has no runs. */
  readonly run: string | null;
  readonly over: OverRuns | null;
  /** The run whose number is taken from that of `run`; left out where none is. */
  readonly less?: string;
}

/** What is wrong with a query and where: the caret is drawn under `start` up to `end`. */
export interface QueryFault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

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

/** What a query may name: the columns and the runs. */
export interface Vocabulary {
  readonly fields: readonly Field[];
  readonly runs: readonly string[];
}

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
