import { readDateAnswer, sameDate } from '../answer/date';
import { readListLiteral } from '../answer/list-literal';
import { pairItems } from '../answer/list-matching';
import type { PreparedAnswer } from '../answer/prepare';
import { readVerdict } from '../answer/verdict';
import type { Comparison } from '../metrics/comparison';
import { toNumber } from '../quantity/decimal';
import type { NumberComparison, QuantityMatch } from '../quantity/compare';
import { declines, statesNoAnswer } from './abstain';
import { numbersAgainst } from './numbers';
import { kindShownBy } from './reading';
import type { Finding } from './tier';

/**
 * The typed tier: both abstain; the number lies within the tolerances; the lists match; the verdicts
 * are the same; the dates are the same. A text question is read by what its reference is.
 */
export function acceptTyped(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  if (declines(comparison, reference)) return acceptAbstention(comparison);
  if (declines(comparison, comparison.prediction)) return null;
  const kind = comparison.kind === 'text' ? kindShownBy(reference) : comparison.kind;
  if (kind === 'number') return acceptNumber(comparison, reference);
  if (kind === 'boolean') return acceptVerdict(comparison, reference);
  if (kind === 'list') return acceptList(comparison, reference);
  return acceptDates(reference, comparison.prediction);
}

function acceptAbstention(comparison: Comparison): Finding | null {
  if (!statesNoAnswer(comparison, comparison.prediction)) return null;
  return { gap: 'abstention', reason: 'both say that there is no answer' };
}

function acceptNumber(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const numbers: NumberComparison = numbersAgainst(comparison, reference);
  if (numbers.kind !== 'compared' || !numbers.match.matched) return null;
  return describeNumbers(numbers.match, comparison, reference);
}

/** So many more characters beside the number make an answer a long one. */
const LONGER = 12;

function describeNumbers(
  match: QuantityMatch,
  { prediction }: Comparison,
  { raw }: PreparedAnswer,
): Finding {
  const { reference, prediction: predicted } = match;
  const beside = prediction.raw.length - predicted.text.length;
  const given = `${predicted.text.trim()} for ${reference.text.trim()}`;
  if (match.reading !== 'as-written' || reference.percent !== predicted.percent) {
    return {
      gap: 'percent-sign',
      reason: `the same number, one of them with a percent sign (${given})`,
    };
  }
  if (match.absoluteError !== 0) {
    const error = toNumber(reference.value) === 0 ? '' : ` of ${reference.text.trim()}`;
    return { gap: 'rounding', reason: `${predicted.text.trim()} is within the tolerance${error}` };
  }
  if (beside > raw.length - reference.text.length + LONGER) {
    return { gap: 'verbose', reason: `the number stands among other words (${given})` };
  }
  if (reference.scale !== predicted.scale) {
    return { gap: 'unit', reason: `the same amount in another scale (${given})` };
  }
  return digitsOf(reference.text) === digitsOf(predicted.text)
    ? { gap: 'unit', reason: `the same number; the unit is written in another way (${given})` }
    : { gap: 'number-format', reason: `the same number in another writing (${given})` };
}

function digitsOf(text: string): string {
  return text.replace(/[^\d.,]/g, '');
}

function acceptVerdict({ prediction }: Comparison, reference: PreparedAnswer): Finding | null {
  const verdict = readVerdict(reference.raw);
  if (verdict === null || readVerdict(prediction.raw) !== verdict) return null;
  const word = verdict ? 'yes' : 'no';
  return { gap: 'verbose', reason: `both say ${word}; what else they say differs` };
}

function acceptList(comparison: Comparison, reference: PreparedAnswer): Finding | null {
  const lists = comparison.listAgainst(reference);
  if (!lists.matched || lists.referenceItems.length === 0) return null;
  const mended = lists.mended ? '; its brackets or quotes were mended' : '';
  if (!lists.inOrder) {
    const asked = 'the same list in another order; the question asks for none';
    return { gap: 'list-order', reason: asked + mended };
  }
  if (lists.matches.some((match) => match === 'similar' || match === 'name')) {
    return { gap: 'wording', reason: `the same list; items are worded in another way${mended}` };
  }
  if (lists.matches.includes('number')) {
    return {
      gap: 'number-format',
      reason: `the same list; numbers are written in another way${mended}`,
    };
  }
  const literals = [reference, comparison.prediction].map(
    ({ raw }) => readListLiteral(raw) !== null,
  );
  const what = literals[0] === literals[1] ? 'quoting' : 'writing';
  return { gap: 'list-quoting', reason: `the same list in another ${what}${mended}` };
}

function acceptDates(reference: PreparedAnswer, prediction: PreparedAnswer): Finding | null {
  const own = readDateAnswer(reference.raw);
  const other = own && readDateAnswer(prediction.raw);
  if (!own || own.length !== other?.length) return null;
  const partners = pairItems(own.length, other.length, (left, right) => {
    const [a, b] = [own[left], other[right]];
    return a !== undefined && b !== undefined && sameDate(a, b);
  });
  if (partners.includes(-1)) return null;
  const doubt = [...own, ...other].find(({ ambiguous }) => ambiguous);
  const said = doubt ? `; ${doubt.text} may be read in two ways` : '';
  return { gap: 'date', reason: `the same date in another writing${said}` };
}
