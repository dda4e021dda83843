import type { ListSettings } from '../settings';

/** Whole words by which a question asks for an order. */
const orderWords =
  /(?<![\p{L}\p{N}-])(?:first|last|orders?|ordered|sequences?|sequential(?:ly)?|chronological(?:ly)?|rank|ranks|ranked|ranking|rankings|top|steps? by step)(?![\p{L}\p{N}-])/iu;

/** `in order to` asks for nothing, nor does `last year`. */
const otherMeanings =
  /(?<![\p{L}])(?:in order to|(?:the )?(?:last|first) (?:\p{L}+ )?(?:years?|quarters?|months?|weeks?|days?|half|time))(?![\p{L}])/giu;

/** Whether the items of an answer must stand in the order of the reference. */
export function asksOrder(question: string, order: ListSettings['order']): boolean {
  if (order !== 'auto') return order === 'always';
  return orderWords.test(question.replace(otherMeanings, ' '));
}
