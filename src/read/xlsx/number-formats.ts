import { format, getFormatFromId, isDateFormat } from 'numfmt';
import { attempt } from '../../core/attempt';
import type { ZipEntry } from '../compression/zip-directory';
import { createExactFormatFinder } from './wider-format';
import { readXml } from './xml';

const GENERAL = 'General';

const ISO_DATE = 'yyyy-mm-dd';

/**
 * The number format of each cell style, in the order of the style indexes, or a description of the
 * fault.
 */
export function readFormats(bytes: Uint8Array, entry: ZipEntry): readonly string[] | string {
  const own = new Map<number, string>();
  const styles: number[] = [];
  const fault = readXml(bytes, entry, {
    open: (name, { numFmtId = '0', formatCode }, path) => {
      // The formats of conditional formatting have numbers of their own.
      const isOfCells = name === 'numFmt' && path.includes('numFmts');
      if (isOfCells && formatCode !== undefined) own.set(Number(numFmtId), formatCode);
      if (name === 'xf' && path.includes('cellXfs')) styles.push(Number(numFmtId));
    },
  });
  return fault ?? styles.map((id) => own.get(id) ?? builtIn(id));
}

/**
 * A format that files refer to only by number. Those that depend on the locale (14, 22 and the East
 * Asian ones) show dates as ISO 8601; format numbers that the English locale does not define mean
 * the general format. Source: ECMA-376 part 1, 18.8.30 (numFmt).
 */
function builtIn(id: number): string {
  if (id === 22) return `${ISO_DATE} hh:mm`;
  const isEastAsianDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  if (id === 14 || isEastAsianDate) return ISO_DATE;
  return id < 50 ? getFormatFromId(id, 'en') : GENERAL;
}

/** A number as the workbook shows it. */
export interface DisplayedNumber {
  readonly text: string;
  /** The stored value in the displayed format; `text` if the display shows all digits. */
  readonly exact: string;
}

/** Formats a number that is given as a string. */
export type FormatNumber = (raw: string) => DisplayedNumber;

/** A formatter for each cell style; a workbook without styles uses the general format. */
export function createFormatters(
  patterns: readonly string[],
  from1904: boolean,
): readonly FormatNumber[] {
  const known = new Map<string, FormatNumber>();
  return (patterns.length === 0 ? [GENERAL] : patterns).map((pattern) => {
    const formatter = known.get(pattern) ?? createFormatter(pattern, from1904);
    known.set(pattern, formatter);
    return formatter;
  });
}

/** Formats such as `[h]:mm` show a duration, which does not depend on the epoch. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** Days between the two epochs of workbook dates. */
const DAYS_TO_1904 = 1462;

const FORMAT_OPTIONS = {
  skipChar: '',
  fillChar: '',
  dateErrorThrows: true,
  dateSpanLarge: false,
  locale: 'en',
};

/** The formatted number, or `null` if it is hidden or cannot be shown. */
function show(pattern: string, value: number): string | null {
  // The library throws for invalid patterns and for dates before the calendar begins.
  const shown = attempt(() => format(pattern, value, FORMAT_OPTIONS).trim());
  return shown === '' ? null : shown;
}

/**
 * Adds the sign of a negative number that its format shows like a positive one, for example in red.
 */
function withSign(text: string, value: number, pattern: string): string {
  const isHidden = value < 0 && /[1-9]/.test(text) && show(pattern, -value) === text;
  return isHidden ? `-${text}` : text;
}

/** A period or comma that is literal text between digits: `0\.00` shows 1234 as `12.34`. */
const literalPoint = /[0#?](?:\\[.,]|"[.,]")[0#?]/;

/**
 * Integers keep all digits of the file, even beyond 2^53; numbers in the general format are rounded
 * to the 15 digits of the formula bar. A number that its format hides or cannot show is formatted
 * as general.
 */
function createFormatter(pattern: string, from1904: boolean): FormatNumber {
  if (/^(general|@)$/i.test(pattern)) return showGeneral;
  const isDate = attempt(() => isDateFormat(pattern)) === true;
  if (isDate) {
    const shift = from1904 && !elapsed.test(pattern) ? DAYS_TO_1904 : 0;
    return (raw) => {
      const text = isNumber(raw) ? show(pattern, Number(raw) + shift) : null;
      return text === null ? showGeneral(raw) : { text, exact: text };
    };
  }
  const plain = withPoint(pattern);
  const widen = attempt(() => createExactFormatFinder(plain));
  return (raw) => {
    if (!isNumber(raw) || (pattern === '0' && isWhole(raw))) return { text: raw, exact: raw };
    const value = Number(raw);
    const text = show(plain, value);
    if (text === null) return showGeneral(raw);
    const isWords = !/[\p{L}\p{N}]/u.test(text);
    if (isWords || literalPoint.test(pattern) || isOtherNumber(text, value)) {
      return { text, exact: formatGeneral(raw) };
    }
    const wider = widen?.(value) ?? null;
    const exact = (wider === null ? null : show(wider, value)) ?? text;
    return {
      text: withSign(text, value, plain),
      exact: withSign(exact, value, wider ?? plain),
    };
  };
}

/**
 * Replaces the locale of a format with one that has a decimal point: Excel takes the separators
 * from the system's regional settings, and only currency and month names from `[$€-407]`.
 */
function withPoint(pattern: string): string {
  return pattern.replace(/\[\$([^\]-]*)-[0-9a-f]+\]/gi, '[$$$1-409]');
}

/**
 * Whether a number displayed as a fraction or in scientific notation differs from the stored value.
 */
function isOtherNumber(shown: string, value: number): boolean {
  const [, whole = '0', above, below] = /(?:^|[^\d.])(?:(\d+) +)?(\d+)\/(\d+)/.exec(shown) ?? [];
  const [, power] = /(\d[\d.,]*E[-+]?\d+)/.exec(shown) ?? [];
  if (above === undefined && power === undefined) return false;
  const read =
    power === undefined
      ? Number(whole) + Number(above) / Number(below)
      : Number(power.replaceAll(',', ''));
  return read.toPrecision(15) !== Math.abs(value).toPrecision(15);
}

function showGeneral(raw: string): DisplayedNumber {
  const text = formatGeneral(raw);
  return { text, exact: text };
}

function formatGeneral(raw: string): string {
  if (isWhole(raw) || !isNumber(raw)) return raw;
  return String(Number(Number(raw).toPrecision(15))).replace('e', 'E');
}

function isNumber(raw: string): boolean {
  return raw.trim() !== '' && Number.isFinite(Number(raw));
}

function isWhole(raw: string): boolean {
  return /^-?\d+$/.test(raw);
}
