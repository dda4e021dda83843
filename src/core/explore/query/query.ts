/*
 * A query selects the questions of a table: `f1 < 0.5 and type = "NR"`. Chips, facets and typed
 * text all edit one query; this is its parsed form. Plain data.
 */

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
  /** Text in the id, question, references or a prediction. */
  | { readonly kind: 'search'; readonly text: string };

/** `=` and `!=` ignore case in text; `~` tests whether one string contains another. */
export const OPERATORS = ['<=', '>=', '!=', '!~', '<', '>', '=', '~'] as const;

export type Operator = (typeof OPERATORS)[number];

export type Value = number | string;

/** Aggregates over all runs: `best(f1)`, `worst(f1)`, `spread(f1)` (highest − lowest). */
export const AGGREGATES = ['best', 'worst', 'spread'] as const;

/** The keyword of `difference(f1@A, f1@B)`: one run's number minus another's. */
export const DIFFERENCE = 'difference';

export type Aggregate = (typeof AGGREGATES)[number];

/** Keywords; a column with such a name is written in brackets. */
export const KEYWORDS: readonly string[] = [
  ...['and', 'or', 'not', 'in', 'is', 'empty'],
  ...AGGREGATES,
  DIFFERENCE,
];

export interface FieldReference {
  readonly name: string;
  /** Name of the run; `null`: the displayed run, or none for a column without runs. */
  readonly run: string | null;
  readonly over: Aggregate | null;
  /** Name of the run to subtract, in a difference. */
  readonly less?: string;
}

/** An error in a query; it is between `start` and `end`. */
export interface QueryProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** The likely correction of the text from `start` to `end`. */
  readonly fix?: string;
}

export interface ValueLabel {
  readonly value: string;
  readonly label: string;
}

/** A column that queries may use. */
export interface Field {
  /** Its name in a query, ignoring case. */
  readonly name: string;
  /** Other names that a query may use, such as the heading of its column. */
  readonly aliases?: readonly string[];
  /** A short description for the completion list. */
  readonly label: string;
  readonly type: 'number' | 'text';
  /** Whether each run has its own values. */
  readonly perRun: boolean;
  /** The values, most frequent first, if the column has only a few. */
  readonly values: readonly string[];
  /** The labels of values on the page, which a query may use too. */
  readonly valueLabels?: readonly ValueLabel[];
  /** Whether its numbers are proportions from 0 to 1. */
  readonly isShare?: boolean;
}

/** The names that a query may use. */
export interface Vocabulary {
  readonly fields: readonly Field[];
  readonly runs: readonly string[];
}

/** The column of this name, ignoring case; an exact match first. */
export function findFieldByName({ fields }: Vocabulary, name: string): Field | undefined {
  return (
    fields.find((field) => field.name === name) ??
    fields.find((field) => field.name.toLowerCase() === name.toLowerCase())
  );
}

/** The column with this name or, if there is none, with this heading; case is ignored. */
export function findField(vocabulary: Vocabulary, name: string): Field | undefined {
  const wanted = name.toLowerCase();
  return (
    findFieldByName(vocabulary, name) ??
    vocabulary.fields.find(({ aliases = [] }) =>
      aliases.some((alias) => alias.toLowerCase() === wanted),
    )
  );
}

/**
 * The run of this name, ignoring case; an exact match first, then the only run whose name begins
 * with it.
 */
export function findRun({ runs }: Vocabulary, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const [begun, ...others] = runs.filter((run) => run.toLowerCase().startsWith(`${wanted} `));
  return (
    runs.find((run) => run === name) ??
    runs.find((run) => run.toLowerCase() === wanted) ??
    (others.length === 0 ? begun : undefined)
  );
}
