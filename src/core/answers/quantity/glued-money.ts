import { CURRENCIES, CURRENCY_SIGNS, GLUED_SCALES } from './lexicon';
import { own } from './names';

/** A scale and a currency behind a number, written as one word. */
export interface GluedMoney {
  readonly scale: number;
  readonly currency: string;
  readonly end: number;
}

const scales = Object.keys(GLUED_SCALES).join('|');
const glued = new RegExp(
  ` {0,2}(${scales}|T)((?:US)?\\$|[${CURRENCY_SIGNS}]|[A-Z]{3}(?!\\p{L}))(?! ?[-−–+(]?\\.?\\d)`,
  'uy',
);
/** `T` is a thousand beside these; beside a dollar it may be a trillion. */
const thousands = new Set(['EUR', 'CHF']);

/** `45 M€`, `45 k€`, `45 MSEK`, `45 TEUR`; `null` for anything else. */
export function readGluedMoney(text: string, at: number): GluedMoney | null {
  glued.lastIndex = at;
  const [whole = '', letters = '', sign = ''] = glued.exec(text) ?? [];
  const currency = own(CURRENCIES, sign);
  if (currency === undefined) return null;
  const scale = letters === 'T' ? (thousands.has(currency) ? 3 : null) : own(GLUED_SCALES, letters);
  return typeof scale === 'number' ? { scale, currency, end: at + whole.length } : null;
}
