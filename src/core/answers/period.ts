/** A year, a part of one, or a span of years, that is a whole answer. */
export interface Period {
  readonly year: number;
  /** `Q1`, `H2`, `to 2020`; `null` for a whole year. */
  readonly part: string | null;
}

const lead = String.raw`(?:(?:in|by|during|for|since|on) )?(?:the )?(?:year )?`;
const part = String.raw`(?:(?:q([1-4])|([1-4])q|h([12])|([12])h|(first|second|third|fourth|1st|2nd|3rd|4th) (quarter|half))(?: of)?(?: the)?[ ,]*)?`;
const fiscal = String.raw`(fy|cy|fiscal(?: year)?|financial year|calendar year)? ?`;
const years = String.raw`['’]?(\d{4}|\d{2})(?: ?(?:[-–—/]|to|until|through|and) ?(?:fy ?)?(\d{4}|\d{2}))?`;
const whole = new RegExp(`^\\s*${lead}${part}${fiscal}${years}\\s?\\.?\\s*$`, 'iu');

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
};

/** Longer answers are no period. */
const LONGEST = 60;

/**
 * Reads `Q1 2021`, `1Q21`, `the first half of 2021`, `FY2018`, `2019-20`, `2021 to 2025`. A fiscal year is
 * the year it is named after; two digits are a year only where it is clear that they are one.
 */
export function readPeriod(answer: string): Period | null {
  const found = answer.length > LONGEST ? null : whole.exec(answer);
  if (!found) return null;
  const [, q, qBehind, h, hBehind, ordinal, name, named, from = '', until] = found;
  const quarter = q ?? qBehind;
  const half = h ?? hBehind;
  const spoken =
    ordinal && `${name === 'half' ? 'H' : 'Q'}${ORDINALS[ordinal.toLowerCase()] ?? ''}`;
  const division = quarter ? `Q${quarter}` : half ? `H${half}` : (spoken ?? null);
  if (division === 'H3' || division === 'H4') return null;
  if (from.length === 2 && division === null && named === undefined) return null;
  const year = from.length === 2 ? 2000 + Number(from) : Number(from);
  if (year < 1500 || year > 2199) return null;
  if (until === undefined) return { year, part: division };
  const last = until.length === 2 ? year - (year % 100) + Number(until) : Number(until);
  return division === null && last > year && last < 2200 ? { year, part: `to ${last}` } : null;
}
