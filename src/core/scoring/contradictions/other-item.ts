import type { Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import type { NumberDetector } from '../rule';

/*
 * Wrong items: the number belongs to a different line of the same report, is measured differently,
 * is an expectation, or is for a different year.
 */

/** Line items of reports, one per row; each row lists the ways to write the item. */
const ITEMS: readonly RegExp[] = [
  'net (?:income|profit|earnings)|profit (?:for the (?:year|period)|after tax)',
  'net loss(?:es)?|loss for the (?:year|period)|net (?:income|profit|earnings) \\(loss\\)',
  'operating (?:income|profit|earnings)|EBIT',
  'operating loss(?:es)?',
  'EBITDA',
  'gross profit',
  '(?<!cost of )(?<!deferred )(?:revenues?|sales|turnover)(?! (?:price|volume|tax|rate|per))',
  'cost of (?:sales|goods sold|revenues?)|COGS',
  'total assets',
  'current assets',
  'total liabilities',
  'current liabilities',
  "(?:shareholders?|stockholders?)[’']? equity|total equity",
  'free cash flow|FCF',
  'operating cash flow|cash (?:flows? )?(?:from|provided by|generated (?:by|from)) operat\\p{L}+',
  'capital expenditures?|capex',
  'operating expen(?:ses|diture)|opex',
  'water withdrawals?|withdr(?:aw|awn|ew|aws)',
  'water discharges?|discharge[ds]?',
  'water consumption|consume[ds]?',
  'recycled|recycling',
  'landfill(?:ed)?',
  'incinerated|incineration',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));

/** Longer predictions mention several items. */
const MAX_LENGTH = 120;
/** A formula mentions the items that it is computed from. */
const formula = /[=/÷]|divided by|(?<!\p{L})ratio(?!\p{L})/iu;

/** Words between an item and its number: “Revenue was about $5 million”. */
const betweenItemAndNumber =
  /^(?: (?!on|from|with|due|despite|because)\p{L}+){0,3}:? ?[^\p{L}\d,;.]{0,3}$/iu;
/** Words between a number and its item: “$5 million is its operating income”. */
const betweenNumberAndItem = /^ (?:(?:of|in|is|was|as) )?(?:(?:its|the|total|their|our) )*$/iu;

/**
 * Detects a number for a different item: “It discharged 3.4 million m³” where the question asks how
 * much it withdrew.
 */
export const detectOtherItem: NumberDetector = (
  { question, prediction },
  { raw },
  { start, end },
) => {
  if (prediction.raw.length > MAX_LENGTH || formula.test(prediction.raw)) return null;
  const [asked, second] = ITEMS.filter((item) => item.test(question));
  if (!asked || second || asked.test(prediction.raw)) return null;
  if (/[(−-] ?[$€£]?\d/u.test(raw)) return null;
  const [before, after] = [prediction.raw.slice(0, start), prediction.raw.slice(end)];
  for (const item of ITEMS) {
    const [own, next] = [item.exec(before), item.exec(after)];
    const isBefore =
      own !== null && betweenItemAndNumber.test(before.slice(own.index + own[0].length));
    const isAfter = next !== null && betweenNumberAndItem.test(after.slice(0, next.index));
    const found = isBefore ? own : isAfter ? next : null;
    if (found && !item.test(raw)) return `it is the ${found[0]}`;
  }
  return null;
};

const expectation =
  /(?<!\p{L})(?:analysts?|consensus|(?:the )?market) (?:had |has |have )?(?:expect|forecast|estimat|predict|project)\p{L}*(?: \p{L}+){0,2} [^\p{L}\d,;.]{0,3}$/iu;
const isAboutExpectation = /expect|forecast|estimat|predict|project|consensus|analyst/iu;

/** Detects an expectation instead of an actual value: “Analysts expected $1.2 billion.” */
export const detectExpectation: NumberDetector = ({ question, prediction }, { raw }, { start }) => {
  if (isAboutExpectation.test(`${question} ${raw}`)) return null;
  return expectation.test(prediction.raw.slice(0, start)) ? 'it is only a forecast' : null;
};

const otherYear = String.raw`(?:prior|previous|preceding|following|next|subsequent) (?:fiscal |financial |reporting )?(?:year|period)`;
const ofOtherYear = new RegExp(
  String.raw`^(?:(?!than|from|against|versus|vs|compared|relative)[^\d;.,]){0,30}(?<!\p{L})(?:in the ${otherYear}|im (?:Vor|Folge)jahr|(?:l['’]année|l['’]exercice) (?:précédente?|suivante?)|(?:el|al) (?:año|ejercicio) (?:anterior|siguiente))(?!\p{L})`,
  'iu',
);
const otherYearFirst = new RegExp(
  String.raw`(?:${otherYear}|Vorjahr|Folgejahr)(?:,|:| (?:it |they |this )?(?:was|were|would be|will be|is|came to|rose to|fell to))? [^\d\p{L}]{0,3}$`,
  'iu',
);
const isAboutOtherYear =
  /(?<!\p{L})(?:prior|previous|preceding|last|before|earlier|following|next|subsequent|Vorjahr|Folgejahr|précédente?|suivante?|anterior|siguiente)(?!\p{L})/iu;

/** Detects a number for the year before or after: “It was $1.2 billion in the prior year.” */
export const detectOtherYear: NumberDetector = (
  { question, prediction: { raw } },
  reference,
  { start, end },
) => {
  if (isAboutOtherYear.test(`${question} ${reference.raw}`)) return null;
  return ofOtherYear.test(raw.slice(end)) || otherYearFirst.test(raw.slice(0, start))
    ? 'its number is for the preceding or following year'
    : null;
};

const perShare = /^(?:shares?|diluted|basic|ordinary|common|employee|capita|person)$/iu;
const asksPerUnit = /(?<!\p{L})(?:per|each|EPS|average|intensity|dividends?|price)(?!\p{L})/iu;

/**
 * Detects an amount per unit instead of a total: “$1.2 billion per share” where the question asks
 * for a total.
 */
export function detectPerUnit(
  { question }: Comparison,
  wanted: Quantity,
  { per, currency, unit, percent }: Quantity,
): string | null {
  if (wanted.per !== null || per?.dimension !== 'count') return null;
  const isCount = currency === null && unit === null && !percent;
  if (!isCount && !(currency !== null && perShare.test(per.symbol))) return null;
  if (question.toLowerCase().includes(per.symbol.toLowerCase())) return null;
  return asksPerUnit.test(question) ? null : `it is per ${per.symbol}`;
}

/** Words for different measures of the same quantity. */
const QUALIFIERS: readonly (readonly [RegExp, RegExp])[] = [
  [/market[- ]based/iu, /location[- ]based/iu],
  [
    /(?<!\p{L})(?:taxonomy[- ])?aligned(?!\p{L})/iu,
    /(?<!\p{L})(?:taxonomy[- ])?eligible(?!\p{L})/iu,
  ],
  [/(?<!\p{L})gross(?!\p{L})/iu, /(?<!\p{L})net(?! zero)(?!\p{L})/iu],
  [/(?<!\p{L})upstream/iu, /(?<!\p{L})downstream/iu],
  [/(?<!\p{L})direct(?!\p{L})/iu, /(?<!\p{L})indirect(?!\p{L})/iu],
  [/(?<!\p{L})basic(?!\p{L})/iu, /(?<!\p{L})diluted(?!\p{L})/iu],
  [/(?<!\p{L})part[- ]time/iu, /(?<!\p{L})full[- ]time/iu],
  [/(?<!\p{L})permanent/iu, /(?<!\p{L})temporary/iu],
  [/(?<!\p{L})onshore/iu, /(?<!\p{L})offshore/iu],
  [/(?<!\p{L})short[- ]term/iu, /(?<!\p{L})long[- ]term/iu],
  [/(?<!\p{L}|non[- ])hazardous/iu, /(?<!\p{L})non[- ]?hazardous/iu],
  [/(?<!\p{L}|non[- ])renewable/iu, /(?<!\p{L})non[- ]?renewable/iu],
  [
    /(?<!\p{L})(?:in operation|operational|operating|installed)(?!\p{L})/iu,
    /(?<!\p{L})(?:under (?:construction|development)|in (?:the pipeline|development|planning))(?!\p{L})/iu,
  ],
  [/(?<!\p{L})(?:before|pre-?)[- ]?tax/iu, /(?<!\p{L})(?:after|post-?)[- ]?tax/iu],
];

/** Words in parentheses that refer to a different number. */
const ofOtherNumber = /^[^().;]{0,20}\([^()\d]{3,60}\d[^()]*\)/u;

/**
 * Detects a quantity measured on a different basis: “0.62 Mt (location-based)” where the question
 * asks for market-based emissions.
 */
export const detectOtherQualifier: NumberDetector = (
  { question, prediction },
  reference,
  { end },
) => {
  const known = `${question} ${reference.raw}`;
  for (const [one, other] of QUALIFIERS)
    for (const [asked, given] of [
      [one, other],
      [other, one],
    ] as const) {
      const found = given.exec(prediction.raw);
      // A qualifier in parentheses that belongs to a different number: “11% (temporary staff:
      // 34%)”.
      const isParenthetical = found !== null && ofOtherNumber.test(prediction.raw.slice(end));
      if (found === null || isParenthetical || asked.test(prediction.raw)) continue;
      if (asked.test(known) && !given.test(known)) return `it is ${found[0].toLowerCase()}`;
    }
  return null;
};
