import type { FieldReference, Operator, Query, Value } from './query';

/** The columns of a table, by the position of a question. */
export interface Columns {
  /** The numeric value of a question in one run or over all runs; NaN without one. */
  readonly numbers: (field: FieldReference) => ((question: number) => number) | null;
  /** The text values of a question, usually a single one; an empty list for an empty cell. */
  readonly texts: (field: FieldReference) => ((question: number) => readonly string[]) | null;
  /** The texts that are searched. */
  readonly searched: (question: number) => readonly (string | null | undefined)[];
}

/**
 * Whether a question matches. An empty cell matches only `!=`, `!~` and `is empty`; a question with
 * several texts (its references) matches if one of them does.
 */
export type Matcher = (question: number) => boolean;

export function createMatcher(query: Query | null, columns: Columns): Matcher {
  if (query === null) return () => true;
  switch (query.kind) {
    case 'and': {
      const parts = query.parts.map((part) => createMatcher(part, columns));
      return (question) => parts.every((matches) => matches(question));
    }
    case 'or': {
      const parts = query.parts.map((part) => createMatcher(part, columns));
      return (question) => parts.some((matches) => matches(question));
    }
    case 'not': {
      const matches = createMatcher(query.part, columns);
      return (question) => !matches(question);
    }
    case 'search': {
      const needle = query.text.toLowerCase();
      return (question) =>
        columns.searched(question).some((text) => text?.toLowerCase().includes(needle));
    }
    case 'empty':
      return matchEmpty(query.field, columns);
    case 'in': {
      const tests = query.values.map((value) => matchValue(query.field, '=', value, columns));
      return (question) => tests.some((matches) => matches(question));
    }
    case 'compare':
      return matchValue(query.field, query.operator, query.value, columns);
  }
}

function matchEmpty(field: FieldReference, columns: Columns): Matcher {
  const numbers = columns.numbers(field);
  if (numbers) return (question) => Number.isNaN(numbers(question));
  const texts = columns.texts(field);
  return (question) => (texts?.(question) ?? []).every((text) => text.trim() === '');
}

function matchValue(
  field: FieldReference,
  operator: Operator,
  value: Value,
  columns: Columns,
): Matcher {
  const numbers = columns.numbers(field);
  if (numbers && typeof value === 'number') {
    return (question) => compareNumbers(numbers(question), operator, value);
  }
  const texts = columns.texts(field) ?? (() => []);
  if (typeof value === 'number') {
    return (question) =>
      texts(question).some((text) => compareNumbers(readNumber(text), operator, value));
  }
  const wanted = value.toLowerCase();
  const equals = (text: string) => text.toLowerCase() === wanted;
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  const test = operator === '~' || operator === '!~' ? holds : equals;
  return operator.startsWith('!')
    ? (question) => !texts(question).some(test)
    : (question) => texts(question).some(test);
}

/** A cell as a number; NaN for empty text, which `Number` would convert to 0. */
function readNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text);
}

function compareNumbers(a: number, operator: Operator, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '=':
    case '~':
      return a === b;
    case '!=':
    case '!~':
      return a !== b;
  }
}
