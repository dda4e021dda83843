/** Numbers of a unit in a second. */
export const MILLIS = 1_000n;
export const MICROS = 1_000_000n;
export const NANOS = 1_000_000_000n;

/** A moment counted from 1970 as ISO 8601 in UTC, with as many decimals as it needs. */
export function writeMoment(count: bigint, perSecond: bigint): string {
  const seconds = divideDown(count, perSecond);
  const date = new Date(1000 * Number(seconds));
  if (Number.isNaN(date.getTime())) return String(count);
  const [whole = ''] = date.toISOString().split('.');
  return `${whole}${writeFraction(count - seconds * perSecond, perSecond)}Z`;
}

/** A day counted from 1970 as ISO 8601. */
export function writeDay(days: number): string {
  const date = new Date(86_400_000 * days);
  return Number.isNaN(date.getTime()) ? String(days) : (date.toISOString().split('T')[0] ?? '');
}

/** A time of day, counted from midnight. */
export function writeTime(count: bigint, perSecond: bigint): string {
  const day = 86_400n * perSecond;
  if (count < 0n || count >= day) return String(count);
  return writeMoment(count, perSecond).slice('1970-01-01T'.length, -1);
}

function divideDown(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function writeFraction(rest: bigint, perSecond: bigint): string {
  if (rest === 0n) return '';
  const digits = String(perSecond).length - 1;
  return `.${String(rest).padStart(digits, '0').replace(/0+$/, '')}`;
}
