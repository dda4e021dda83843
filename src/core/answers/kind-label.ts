import type { AnswerKind } from '../model';
import { valuesByWord } from '../text/values-by-word';

/**
 * Answer kinds, keyed by the labels that data sets use, in lower case; for other labels, the kind
 * is inferred.
 */
const KNOWN_LABELS = valuesByWord<AnswerKind>([
  ['number', 'number|numeric|numerical|nr|int|integer|float|percentage|arithmetic|count'],
  ['text', 'str|string|text|extractive|span|abstractive'],
  ['list', 'list|multi-span|multi_span'],
  ['boolean', 'boolean|bool|yes_no|yes/no|yes-no|yesno'],
  ['unanswerable', 'unanswerable|not answerable|no_answer'],
]);

/** The kind for a label: the user's choice, then the known labels, then `null`. */
export function kindFromLabel(
  label: string,
  chosen: Readonly<Record<string, AnswerKind>>,
): AnswerKind | null {
  if (Object.hasOwn(chosen, label)) return chosen[label] ?? null;
  const key = label.trim().toLowerCase();
  return Object.hasOwn(KNOWN_LABELS, key) ? (KNOWN_LABELS[key] ?? null) : null;
}

/** Whether data sets commonly use this label to name an answer kind. */
export function isKnownLabel(label: string): boolean {
  const key = label.trim().toLowerCase();
  return Object.hasOwn(KNOWN_LABELS, key) || ['pe', 'lr', 'none'].includes(key);
}
