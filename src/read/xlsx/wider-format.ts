import { type Token, tokenize } from 'numfmt';

/** A section of a number format (between semicolons) that shows a plain number. */
interface Section {
  readonly tokens: readonly Token[];
  /** Number of displayed decimals; -1 if the displayed number is not the stored one. */
  readonly decimals: number;
  /** Power of ten by which it multiplies: 2 for percent. */
  readonly shift: number;
}

const DIGITS = new Set(['ZERO', 'HASH', 'QMARK', 'DIGIT']);

/** Token types that show a date, text, a fraction or an exponent. */
const OTHER = new Set(['DATETIME', 'DURATION', 'TEXT', 'SLASH', 'EXP']);

/** Maximum number of decimals that are written out. */
const MAX_DECIMALS = 30;

/**
 * Finds the number format that shows all digits of a value where `pattern` may not; `null` if
 * `pattern` shows them. If a format divides by thousands without saying so (`#,##0,,`), the number
 * is written out; a format such as `0.0,,"M"` does say so.
 */
export function createExactFormatFinder(pattern: string): (value: number) => string | null {
  const parts: Token[][] = [[]];
  for (const token of tokenize(pattern)) {
    if (token.type === 'BREAK') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const sections = parts.map(readSection);
  const known = new Map<string, string>();
  return (value) => {
    const { digits, exponent } = significant(value);
    const needed = sections.map(({ shift, decimals }) => {
      const count = Math.max(0, digits - 1 - exponent - shift);
      return count > decimals && count <= MAX_DECIMALS ? count : -1;
    });
    if (needed.every((count) => count === -1)) return null;
    const key = needed.join();
    const wider =
      known.get(key) ?? sections.map((one, at) => widen(one, needed[at] ?? -1)).join(';');
    known.set(key, wider);
    return wider;
  };
}

/** The number of significant digits, at most 15, and the power of ten of the first. */
function significant(value: number): { readonly digits: number; readonly exponent: number } {
  const [mantissa = '', power] = value.toExponential(14).split('e');
  const digits = mantissa.replace(/\D/g, '').replace(/0+$/, '').length;
  return { digits: Math.max(1, digits), exponent: Number(power) };
}

function readSection(tokens: readonly Token[]): Section {
  const has = (type: string) => tokens.some((token) => token.type === type);
  const isNumber = has('GENERAL') || tokens.some(({ type }) => DIGITS.has(type));
  if (!isNumber || tokens.some(({ type }) => OTHER.has(type))) {
    return { tokens, decimals: Infinity, shift: 0 };
  }
  const percents = tokens.filter(({ type }) => type === 'PERCENT').length;
  const isNamed = tokens.some(
    ({ type, value }) => ['STRING', 'ESCAPED', 'CHAR'].includes(type) && /\p{L}/u.test(value),
  );
  const scales = tokens.filter(({ type }) => type === 'SCALE');
  if (scales.length > 0 && !isNamed) {
    const unscaled = tokens.filter(({ type }) => type !== 'SCALE');
    return { tokens: unscaled, decimals: -1, shift: 2 * percents };
  }
  const thousands = scales.reduce((sum, { raw }) => sum + raw.length, 0);
  const point = tokens.findIndex(({ type }) => type === 'POINT');
  const decimals = tokens.filter(({ type }, at) => point !== -1 && at > point && DIGITS.has(type));
  return {
    tokens,
    decimals: has('GENERAL') ? -1 : decimals.length,
    shift: 2 * percents - 3 * thousands,
  };
}

/** The section with this number of decimals; unchanged for -1. */
function widen({ tokens }: Section, count: number): string {
  const texts = tokens.map(({ type, raw }) => (type === 'GENERAL' && count !== -1 ? '0' : raw));
  if (count <= 0) return texts.join('');
  const point = tokens.findIndex(({ type }) => type === 'POINT');
  const isDigit = ({ type }: Token) => DIGITS.has(type) || type === 'GENERAL';
  const last = tokens.findLastIndex(isDigit);
  const given = tokens.filter(({ type }, at) => point !== -1 && at > point && DIGITS.has(type));
  const zeros = '0'.repeat(count - given.length);
  const after = Math.max(last, point);
  texts[after] = `${texts[after] ?? ''}${point === -1 ? '.' : ''}${zeros}`;
  return texts.join('');
}
