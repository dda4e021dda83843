import { DIFFERENCE, type FieldReference, KEYWORDS, type Query, type Value } from './query';

/** The query as text; parsing it gives the same query. */
export function printQuery(query: Query): string {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.parts.map((part) => printPart(part, query.kind)).join(` ${query.kind} `);
    case 'not':
      return `not ${printPart(query.part, 'not')}`;
    case 'compare':
      return `${printField(query.field)} ${query.operator} ${printValue(query.value)}`;
    case 'in':
      return `${printField(query.field)} in (${query.values.map(printValue).join(', ')})`;
    case 'empty':
      return `${printField(query.field)} is empty`;
    case 'search':
      return quote(query.text);
  }
}

/** A column in the syntax of queries. */
export function printField({ name, run, over, less }: FieldReference): string {
  const plain = printName(name);
  const ofRun = run === null ? plain : `${plain}@${printName(run)}`;
  if (less !== undefined) return `${DIFFERENCE}(${ofRun}, ${plain}@${printName(less)})`;
  return over === null ? ofRun : `${over}(${ofRun})`;
}

/**
 * A name, in brackets if it is a keyword or has characters other than letters, digits, `_`, `-` and
 * `.`.
 */
export function printName(name: string): string {
  const isPlain = /^[\p{L}\p{N}_.-]+$/u.test(name) && !KEYWORDS.includes(name.toLowerCase());
  return isPlain ? name : `[${name.replaceAll(']', ']]')}]`;
}

/** A value in the syntax of queries; quotation marks within a string are doubled. */
export function printValue(value: Value): string {
  return typeof value === 'number' ? String(value) : quote(value);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function printPart(part: Query, inside: 'and' | 'or' | 'not'): string {
  const binds = part.kind === 'and' || part.kind === 'or';
  const needsMarks = binds && (inside !== 'or' || part.kind === 'or');
  return needsMarks ? `(${printQuery(part)})` : printQuery(part);
}
