import type { PreparedAnswer } from '../../answers/prepare';
import { compare, toNumber } from '../../answers/numerals/decimal';
import { currenciesAgree, isOtherDollar } from '../../answers/numerals/lexicon';
import { idsByFamily, readLabels, writeLabel, familyOf } from '../../answers/quantity/labels';
import { kindOf, type Quantity, withoutYears } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { answeringNumbers, compareWithReference } from '../tiers/numbers';
import {
  detectCountForMeasure,
  detectMeasureForCount,
  detectNegatedCount,
  detectChangeForLevel,
  detectLevelForChange,
  detectOtherCount,
  detectOtherGroup,
  detectShareForCount,
} from './other-count';
import { detectOtherClause, detectOtherClauseOfDate } from './other-clause';
import {
  detectOtherDay,
  detectOtherSpan,
  detectPartOfYear,
  detectOtherYearRole,
  hasAskedRole,
} from './other-period';
import {
  detectExpectation,
  detectOtherItem,
  detectOtherQualifier,
  detectPerUnit,
  detectOtherYear,
} from './other-item';
import { detectBound, detectDateBound, detectRangeEnd, detectYearBound } from './bound';
import { comparedKind } from '../content/reading';
import {
  detectExclusion,
  detectGoal,
  detectIntermediate,
  detectOtherInOrder,
  detectOtherOption,
  detectPartOnly,
} from './several-numbers';
import { includesSynonym } from '../content/synonyms';
import { stemsOf } from '../content/words';
import type { Detector, NumberDetector } from '../rule';

/*
 * Reasons why a number may be wrong although it equals the reference: it is for a different place,
 * segment or scenario, counts something else, or is only a bound of the answer.
 *
 * The order of the checks goes from the number outward: its own form (bound, end of a range,
 * digits), the word next to it (its noun, denominator, material or currency), its qualifiers and
 * time, then assumptions and exclusions in the question, and finally its clause, compared with the
 * other clauses. A check can only reject, so the order does not affect the verdict, only which
 * reason is shown: the one nearest to the number, which is the easiest to verify.
 */

/** Longer predictions are too complex for these tests. */
const MAX_LENGTH = 300;

/**
 * Why the number that matches the reference does not answer the question; `null` if it may answer
 * it.
 */
export const detectOtherSubject: Detector = (comparison, reference) => {
  const { prediction } = comparison;
  if (prediction.raw.length > MAX_LENGTH) return null;
  if (comparedKind(comparison, reference) !== 'number')
    return (
      detectDateBound(comparison, reference) ??
      detectOtherClauseOfDate(comparison, reference) ??
      detectOtherClauseOfText(comparison, reference)
    );
  const outcome = compareWithReference(comparison, reference);
  if (outcome.kind !== 'compared' || !outcome.match.matched) return null;
  const { reference: wanted, prediction: given } = outcome.match;
  return (
    detectBound(wanted, given, comparison) ??
    detectYearBound(comparison, wanted, given) ??
    detectOtherYearRole(comparison, given) ??
    detectRangeEnd(wanted, given, comparison.quantitiesOf(prediction)) ??
    detectOtherOption(given, comparison) ??
    detectOtherGroup(comparison, reference) ??
    (outcome.match.absoluteError === 0 ? null : detectSwappedDigits(wanted, given)) ??
    detectOtherCount(comparison, reference, given) ??
    detectCountForMeasure(comparison, reference, wanted, given) ??
    detectMeasureForCount(comparison, wanted, given) ??
    detectShareForCount(comparison, wanted, given) ??
    detectNegatedCount(comparison, reference, given) ??
    detectLevelForChange(comparison, reference, given) ??
    detectChangeForLevel(comparison, reference, given) ??
    detectOtherDenominator(comparison, wanted, given) ??
    detectShareOfShare(comparison, wanted, given) ??
    detectOtherMeasure(comparison, wanted, given) ??
    detectMissingScale(comparison, wanted, given) ??
    detectOtherMaterial(comparison, reference, given) ??
    detectOtherSubstance(comparison, reference) ??
    detectPartOfLabels(comparison) ??
    detectOtherCurrency(comparison, wanted, given) ??
    detectPartOfYear(comparison, reference, given) ??
    detectOtherSpan(comparison, given) ??
    detectOtherDay(comparison, reference) ??
    detectJointName(comparison, reference, given) ??
    detectOtherQualifier(comparison, reference, given) ??
    detectOtherBase(comparison, reference, given) ??
    detectExclusion(comparison, reference) ??
    detectOtherCondition(comparison, reference, given) ??
    detectGoal(comparison, reference, given) ??
    detectPartOnly(comparison, reference, given) ??
    detectOtherInOrder(comparison, given) ??
    detectOtherItem(comparison, reference, given) ??
    detectExpectation(comparison, reference, given) ??
    detectOtherYear(comparison, reference, given) ??
    detectPerUnit(comparison, wanted, given) ??
    detectIntermediate(comparison, given) ??
    (hasAskedRole(comparison, given) ? null : detectOtherClause(comparison, reference, given))
  );
};

/** Longer references contain more than a number. */
const MAX_STATEMENT_LENGTH = 100;

/** A part of a total: “112 of 340”. */
const partOfAll = /^\W*\d[\d,]* (?:out )?of (?:the |its |all )?\d/u;

/**
 * Detects a number in a different clause where the reference is a sentence with one number: “A 50%
 * reduction compared with 2019”.
 */
const detectOtherClauseOfText: Detector = (comparison, reference) => {
  if (reference.raw.length > MAX_STATEMENT_LENGTH) return null;
  const [wanted, second] = withoutYears(answeringNumbers(comparison, reference));
  if (!wanted || (second && !partOfAll.test(reference.raw))) return null;
  const given = comparison
    .quantitiesOf(comparison.prediction)
    .find(({ value, percent }) => percent === wanted.percent && compare(value, wanted.value) === 0);
  if (!given) return null;
  return (
    (second ? detectOtherCount(comparison, reference, given) : null) ??
    detectOtherClause(comparison, reference, given)
  );
};

/** In shorter numbers, rounding can look like swapped digits. */
const MIN_SWAPPED_DIGITS = 4;

/**
 * Detects swapped digits: `1,243,567` instead of `1,234,567` is within the tolerance, but is a
 * misreading.
 */
function detectSwappedDigits(wanted: Quantity, given: Quantity): string | null {
  const [own, other] = [wanted, given].map(({ text }) => text.replace(/\D/g, ''));
  if (own === undefined || other === undefined || own === other) return null;
  if (own.length < MIN_SWAPPED_DIGITS || own.length !== other.length) return null;
  const sorted = (digits: string) => Array.from(digits).sort().join('');
  return sorted(own) === sorted(other) ? 'two of its digits are swapped' : null;
}

/**
 * Detects a different denominator: “142 kWh per employee” where the question asks for kWh per
 * square meter.
 */
function detectOtherDenominator({ question }: Comparison, wanted: Quantity, { per }: Quantity) {
  if (
    per?.dimension !== 'count' ||
    wanted.per !== null ||
    !/(?<!\p{L})per(?!\p{L})/iu.test(question) ||
    question.toLowerCase().includes(`per ${per.symbol}`)
  )
    return null;
  const asked = new Set(stemsOf(question));
  const isAsked = stemsOf(per.symbol).some((one) => asked.has(one) || includesSynonym(asked, one));
  return isAsked ? null : `it is measured per ${per.symbol}`;
}

/**
 * Detects a fraction with an added percent sign: “0.37%” instead of the fraction 0.37, which means
 * 37%. If the question asks for a percentage, however, 0.37 is read as 0.37%.
 */
function detectShareOfShare({ question }: Comparison, wanted: Quantity, given: Quantity) {
  if (wanted.percent || !given.percent || wanted.unit !== null || wanted.currency !== null)
    return null;
  const isShare = Math.abs(toNumber(wanted.value)) < 1 && compare(wanted.value, given.value) === 0;
  const asksShare =
    /(?<!\p{L})(?:share|proportion|fraction|portion|ratio|factor|multiple|coefficient)(?!\p{L})/iu.test(
      question,
    );
  return isShare && asksShare && !/percent|per cent|%/iu.test(question)
    ? 'it gives one hundredth of the reference’s value'
    : null;
}

/** Names for tonnes of greenhouse gas. */
const gas = /^(?:co2|carbon|ghg|greenhouse|emission|gas|equivalent|dioxide|pollution)/iu;

const chemical =
  /(?<!\p{L})(?:[NS]O[xX₂2]|NH3|CH4|CO2|N2O|SF6|VOCs?|PM ?(?:10|2\.5)|HFCs?|PFCs?)(?!\p{L})/gu;

/** Detects a different chemical: “2,340 tonnes of SOx” where the question asks for NOx. */
const detectOtherSubstance: Detector = ({ question, prediction }, { raw }) => {
  const [asked, own, given] = [question, raw, prediction.raw].map(
    (text) => text.match(chemical)?.map((name) => name.toLowerCase()) ?? [],
  );
  const isOther = asked?.length === 1 && given?.length === 1 && own?.length === 0;
  return isOther && given[0] !== asked[0] ? `it is about ${given[0] ?? ''}` : null;
};

/**
 * Detects a different currency: “C$4.3 billion” instead of “$4.3 billion”, which means US dollars
 * unless the question names another dollar; “€1.5 billion” where the question has only amounts in
 * dollars and the reference has no currency.
 */
function detectOtherCurrency(
  { numberContext, question }: Comparison,
  wanted: Quantity,
  given: Quantity,
) {
  if (given.currency === null) return null;
  if (isOtherDollar(wanted.currency, given.currency, question)) return `it is in ${given.currency}`;
  if (wanted.currency !== null) return null;
  const asked = numberContext().question.flatMap(({ currency }) => currency ?? []);
  const isOther = asked.length > 0 && asked.every((one) => !currenciesAgree(one, given.currency));
  return isOther ? `it is in ${given.currency}` : null;
}

/**
 * Detects a number for only some of the names in the question: “41,200 t (Scope 1 only)” where it
 * asks for Scope 1 and 2.
 */
function detectPartOfLabels({ question, prediction }: Comparison) {
  const [asked, given] = [question, prediction.raw].map((text) =>
    idsByFamily(readLabels(text, question)),
  );
  if (!asked || !given || !onlyPart.test(prediction.raw)) return null;
  for (const [family, ids] of asked) {
    const own = given.get(family);
    const missing = [...ids].find((id) => own && !own.has(id));
    if (missing !== undefined) return `it leaves out ${writeLabel(family, missing)}`;
  }
  return null;
}

const onlyPart = /(?<!\p{L})(?:only|alone)(?!\p{L})/iu;

/**
 * Detects a different measure: “34 ppm” where the question asks for mg/m³, “57,660 tonnes of coal”
 * where it asks for CO2e.
 */
function detectOtherMeasure(
  { prediction, numberContext, question }: Comparison,
  wanted: Quantity,
  given: Quantity,
) {
  const asked = numberContext().expected?.unit ?? wanted.unit;
  if (!asked) return null;
  const symbol = given.unit?.symbol ?? '';
  if (['ppm', 'ppb'].includes(symbol) && asked.dimension !== 'ratio') return `it is in ${symbol}`;
  const [, of = ''] = /^ of (\p{L}[\p{L}\p{N}]*)/u.exec(prediction.raw.slice(given.end)) ?? [];
  const isOther =
    of !== '' &&
    given.per === null &&
    !gas.test(of) &&
    !question.toLowerCase().includes(of.toLowerCase());
  return asked.dimension === 'co2e' && given.unit?.dimension === 'mass' && isOther
    ? `it is an amount of ${of}`
    : null;
}

/**
 * Detects a missing scale: “2,511 tonnes” where the question asks for thousand tonnes and the
 * reference is 2,511.
 */
function detectMissingScale({ numberContext }: Comparison, wanted: Quantity, given: Quantity) {
  const { scale = 0, unit = null } = numberContext().expected ?? {};
  const isBare = wanted.unit === null && wanted.scale === 0;
  const isUnscaled =
    given.unit?.symbol === unit?.symbol &&
    given.scale === 0 &&
    compare(wanted.value, given.value) === 0;
  return scale > 0 && unit !== null && isBare && isUnscaled && given.interval === null
    ? `it is in ${unit.symbol}, without the scale that the question asks for`
    : null;
}

/** The material that a number measures: “4,100 tonnes of recycled glass”. */
const materialAfter =
  /^ of (?<material>(?:\p{L}[\p{L}-]* ){0,3}?\p{L}[\p{L}-]*)(?=[.,;:)]|$| (?:in|for|from|by|and|at|during|were|was|per|to) )/u;
const materialInQuestion =
  /(?<!\p{L})(?:volumes?|amounts?|quantit(?:y|ies)|tonnage|tons|tonnes|kilograms|kg|lit(?:er|re)s|how much) (?:of )?(?<material>(?:\p{L}[\p{L}-]* ){0,3}?\p{L}[\p{L}-]*)(?= (?:did|does|do|has|have|was|were|is|are|used|produced|recycled|from|in) )/iu;

/**
 * Detects a different material: “4,100 tonnes of recycled glass” where the question asks for
 * recycled PET.
 */
const detectOtherMaterial: NumberDetector = ({ question, prediction }, reference, given) => {
  const { dimension } = given.unit ?? {};
  if (dimension !== 'mass' && dimension !== 'volume') return null;
  const own = materialAfter.exec(prediction.raw.slice(given.end))?.groups?.material;
  const asked = own && materialInQuestion.exec(question)?.groups?.material;
  if (!own || !asked || gas.test(own)) return null;
  const headOf = (text: string) => stemsOf(text).at(-1) ?? '';
  const [found, wanted] = [headOf(own), headOf(asked)];
  const has = (text: string, head: string) => stemsOf(text).includes(head);
  const isOther =
    found !== '' &&
    wanted !== '' &&
    // “freshwater” is water
    !wanted.endsWith(found) &&
    !has(`${question} ${reference.raw}`, found) &&
    !has(prediction.raw, wanted);
  return isOther ? `it measures ${own}` : null;
};

/**
 * Detects a number for several names: “0.22 t is the total of Scope 1 and 2” where the question
 * asks for Scope 1, whether or not Scope 1's own number is also given.
 */
const detectJointName: NumberDetector = (
  { prediction, quantitiesOf, numberContext },
  reference,
  given,
) => {
  const known = [
    ...(numberContext().labels ?? []),
    ...quantitiesOf(reference).flatMap(({ labels }) => labels),
  ];
  const numbers = withoutYears(quantitiesOf(prediction));
  const isAlone = numbers.length === 1;
  const isNextToAsked = numbers.some(
    ({ labels: [label, ...others] }) =>
      label !== undefined && others.length === 0 && known.includes(label),
  );
  const own = given.labels.filter((label) =>
    known.some((one) => familyOf(one) === familyOf(label)),
  );
  const extra = own.find((label) => !known.includes(label));
  return (isAlone || isNextToAsked) && own.length > 1 && extra !== undefined
    ? `it includes ${writeLabel(familyOf(extra), extra.slice(extra.lastIndexOf(' ') + 1))}`
    : null;
};

/**
 * Detects a different condition: “A 200 basis point rise adds £85 million” where the question asks
 * about 100 basis points.
 */
const detectOtherCondition: NumberDetector = (
  { prediction, quantitiesOf, numberContext },
  reference,
  given,
) => {
  const kind = kindOf(given);
  for (const asked of numberContext().question) {
    const { dimension } = asked.unit ?? {};
    if (dimension === undefined || !CONDITIONS.has(dimension) || kindOf(asked) === kind) continue;
    const sameKind = (answer: PreparedAnswer) =>
      quantitiesOf(answer).filter((one) => kindOf(one) === kindOf(asked));
    // The condition of a different number: “500 Gt (1,150 Gt for 2 °C)”.
    const isInOtherClause = ({ start, end }: Quantity) =>
      /[(;]/u.test(prediction.raw.slice(given.end, start)) ||
      /[);]/u.test(prediction.raw.slice(end, given.start));
    const own = sameKind(prediction).filter((one) => !isInOtherClause(one));
    if (own.length === 0 || sameKind(reference).length > 0) continue;
    if (own.every(({ value, interval }) => !interval && compare(value, asked.value) !== 0))
      return `it is for ${own[0]?.text.trim() ?? ''}, not ${asked.text.trim()}`;
  }
  return null;
};

/** Dimensions of conditions in a question: warming, a rise in interest rates, a time horizon. */
const CONDITIONS = new Set(['temperature', 'ratio', 'points', 'months', 'time']);

const baseWord = String.raw`(?<preposition>of|from) (?:(?:the|its|their|our|total|all) )*(?<base>\p{L}+)`;
const baseAfter = new RegExp(`^ ?${baseWord}`, 'iu');
const baseInQuestion = new RegExp(
  String.raw`(?<!\p{L})(?:shares?|percentage|percent|proportion|fraction|part|emissions) ${baseWord}`,
  'iu',
);

/**
 * Detects a share of something else: “38.4% of capex” where the question asks for a share of
 * revenue.
 */
const detectOtherBase: NumberDetector = ({ question, prediction }, reference, given) => {
  const own = baseAfter.exec(prediction.raw.slice(given.end))?.groups;
  const asked = own && baseInQuestion.exec(question)?.groups;
  if (!own || !asked || own.preposition?.toLowerCase() !== asked.preposition?.toLowerCase())
    return null;
  const [wanted] = stemsOf(asked.base ?? '');
  const [found] = stemsOf(own.base ?? '');
  if (wanted === undefined || found === undefined || stemsOf(prediction.raw).includes(wanted))
    return null;
  return stemsOf(`${question} ${reference.raw}`).includes(found)
    ? null
    : `its number is for ${own.base ?? ''}`;
};
