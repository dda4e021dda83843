import type { AnswerKind } from '../model';

/** Answer kinds by the labels of data sets, in lower case; for others, the kind is inferred. */
const KNOWN_LABELS: Readonly<Record<string, AnswerKind>> = {
  number: 'number',
  numeric: 'number',
  numerical: 'number',
  nr: 'number',
  int: 'number',
  integer: 'number',
  float: 'number',
  percentage: 'number',
  arithmetic: 'number',
  count: 'number',
  str: 'text',
  string: 'text',
  text: 'text',
  extractive: 'text',
  span: 'text',
  abstractive: 'text',
  list: 'list',
  'multi-span': 'list',
  multi_span: 'list',
  boolean: 'boolean',
  bool: 'boolean',
  yes_no: 'boolean',
  'yes/no': 'boolean',
  'yes-no': 'boolean',
  yesno: 'boolean',
  unanswerable: 'unanswerable',
  'not answerable': 'unanswerable',
  no_answer: 'unanswerable',
};

/** The kind for a label: the user's choice, then the known labels, then `null`. */
export function kindFromLabel(
  label: string,
  chosen: Readonly<Record<string, AnswerKind>>,
): AnswerKind | null {
  if (Object.hasOwn(chosen, label)) return chosen[label] ?? null;
  const key = label.trim().toLowerCase();
  return Object.hasOwn(KNOWN_LABELS, key) ? (KNOWN_LABELS[key] ?? null) : null;
}

/** Whether this label is commonly used in data sets for the kind of an answer. */
export function isKnownLabel(label: string): boolean {
  const key = label.trim().toLowerCase();
  return Object.hasOwn(KNOWN_LABELS, key) || ['pe', 'lr', 'none'].includes(key);
}
