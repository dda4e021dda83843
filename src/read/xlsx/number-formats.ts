import { format, isDateFormat } from 'numfmt';
import { attempt } from '../../core/attempt';
import type { ZipEntry } from '../compression/zip-directory';
import { readXml } from './xml';

const GENERAL = 'General';

/**
 * Number formats that files refer to only by number. Those that depend on the locale (14, 22 and
 * the East Asian ones) show dates as ISO 8601. Source: ECMA-376 part 1, 18.8.30 (numFmt).
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: GENERAL,
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0_);("$"#,##0)',
  6: '"$"#,##0_);("$"#,##0)',
  7: '"$"#,##0.00_);("$"#,##0.00)',
  8: '"$"#,##0.00_);("$"#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The number format of each cell style, in order of its index, or the fault. */
export function readFormats(bytes: Uint8Array, entry: ZipEntry): readonly string[] | string {
  const own = new Map<number, string>();
  const styles: number[] = [];
  const fault = readXml(bytes, entry, {
    open: (name, { numFmtId = '0', formatCode }, path) => {
      if (name === 'numFmt' && formatCode !== undefined) own.set(Number(numFmtId), formatCode);
      if (name === 'xf' && path.includes('cellXfs')) styles.push(Number(numFmtId));
    },
  });
  return fault ?? styles.map((id) => own.get(id) ?? builtIn(id));
}

function builtIn(id: number): string {
  const isEastAsianDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return BUILT_IN[id] ?? (isEastAsianDate ? 'yyyy-mm-dd' : GENERAL);
}

/** Formats a number, given as text, as the workbook displays it. */
export type FormatNumber = (raw: string) => string;

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

/** Formats such as `[h]:mm` show a duration, which has no epoch. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** Days between the two epochs of workbook dates. */
const DAYS_TO_1904 = 1462;

/**
 * Integers keep all digits of the file, even beyond 2^53; general numbers are rounded to the 15
 * digits of the formula bar. A number that its format hides or cannot show is formatted as general.
 */
function createFormatter(pattern: string, from1904: boolean): FormatNumber {
  if (/^(general|@)$/i.test(pattern)) return formatGeneral;
  // The library throws for invalid patterns and for dates before the calendar.
  const isDate = attempt(() => isDateFormat(pattern)) === true && !elapsed.test(pattern);
  const shift = from1904 && isDate ? DAYS_TO_1904 : 0;
  const options = {
    skipChar: '',
    fillChar: '',
    dateErrorThrows: true,
    dateSpanLarge: false,
    locale: 'en',
  };
  return (raw) => {
    const value = Number(raw);
    if (raw.trim() === '' || !Number.isFinite(value) || (pattern === '0' && isWhole(raw))) {
      return raw;
    }
    const shown = attempt(() => format(pattern, value + shift, options).trim());
    return shown ? shown : formatGeneral(raw);
  };
}

function formatGeneral(raw: string): string {
  const value = Number(raw);
  if (isWhole(raw) || raw.trim() === '' || !Number.isFinite(value)) return raw;
  return String(Number(value.toPrecision(15))).replace('e', 'E');
}

function isWhole(raw: string): boolean {
  return /^-?\d+$/.test(raw);
}
