import { format, isDateFormat } from 'numfmt';
import { GENERAL } from './number-formats';

/** Days between the two beginnings from which workbooks count. */
const DAYS_TO_1904 = 1462;

/** Writes a number, as it stands in the file, as the workbook shows it under one pattern. */
export type ShowNumber = (raw: string) => string;

/**
 * How numbers are shown under a pattern. A whole number keeps every digit that the file has, also
 * those beyond 2^53, and a general one is rounded to the 15 digits of the formula bar. Where a
 * pattern cannot show a number, or hides it, the number stands as a general one: nothing vanishes.
 */
function showNumbers(pattern: string, from1904: boolean): ShowNumber {
  if (/^(general|@)$/i.test(pattern)) return showGeneral;
  const isPlain = pattern === '0';
  const shift = from1904 && isDate(pattern) ? DAYS_TO_1904 : 0;
  return (raw) => {
    const value = Number(raw);
    if (raw.trim() === '' || !Number.isFinite(value)) return raw;
    if (isPlain && isWhole(raw)) return raw;
    return show(pattern, value + shift) || showGeneral(raw);
  };
}

function show(pattern: string, value: number): string {
  try {
    const options = {
      skipChar: '',
      fillChar: '',
      dateErrorThrows: true,
      dateSpanLarge: false,
      locale: 'en',
    };
    return format(pattern, value, options).trim();
  } catch {
    // A pattern that is none, or a day before the calendar begins.
    return '';
  }
}

function isDate(pattern: string): boolean {
  try {
    return isDateFormat(pattern);
  } catch {
    return false;
  }
}

function showGeneral(raw: string): string {
  const value = Number(raw);
  if (isWhole(raw) || raw.trim() === '' || !Number.isFinite(value)) return raw;
  return String(Number(value.toPrecision(15))).replace('e', 'E');
}

function isWhole(raw: string): boolean {
  return /^-?\d+$/.test(raw);
}

/** The same for each style of a workbook; a cell without one is general. */
export function showStyles(patterns: readonly string[], from1904: boolean): readonly ShowNumber[] {
  const known = new Map<string, ShowNumber>();
  return (patterns.length === 0 ? [GENERAL] : patterns).map((pattern) => {
    const made = known.get(pattern) ?? showNumbers(pattern, from1904);
    known.set(pattern, made);
    return made;
  });
}
