/**
 * Python's `round(value, places)`, half to even on the exact binary value: `round(2.675, 2)` is
 * 2.67, and `round(0.125, 2)` is 0.12.
 */
export function roundPython(value: number, places: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const scaled = scaleAndRound(Math.abs(value), places);
  const size = Number(`${scaled}e${-places}`);
  return value < 0 ? -size : size;
}

/**
 * NumPy's `round`: multiplies, rounds half to even, and divides. `np.round(0.615, 2)` is 0.62
 * because the product is 61.5; `round` gives 0.61.
 */
export function roundNumpy(value: number, places: number): number {
  const factor = 10 ** places;
  return roundHalfEven(value * factor) / factor;
}

/** Python's `'%.4f' % value` and the like, on the exact binary value. */
export function formatFixed(value: number, places: number): string {
  if (!Number.isFinite(value)) return formatSpecial(value);
  const digits = String(scaleAndRound(Math.abs(value), places)).padStart(places + 1, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Python's `format(value, '.5g')`: at most this many digits, without trailing zeros. */
export function formatGeneral(value: number, precision: number): string {
  if (!Number.isFinite(value)) return formatSpecial(value);
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const size = Math.abs(value);
  let exponent = Number(size.toExponential().split('e')[1]);
  let digits = String(scaleAndRound(size, precision - 1 - exponent));
  if (digits.length > precision) {
    exponent++;
    digits = digits.slice(0, -1);
  }
  const sign = value < 0 ? '-' : '';
  if (exponent < -4 || exponent >= precision) {
    return sign + scientific(digits.replace(/0+$/, ''), exponent);
  }
  const places = precision - 1 - exponent;
  const fixed = formatFixed(Number(`${digits}e${-places}`), places);
  return sign + (places > 0 ? trimZeros(fixed) : fixed);
}

/**
 * Python's `str` of a float: the shortest digits that give the same value, in Python's notation
 * (`1.0`, `1e+16`, `1e-05`).
 */
export function reprFloat(value: number): string {
  if (!Number.isFinite(value)) return formatSpecial(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const [mantissa = '', power = ''] = Math.abs(value).toExponential().split('e');
  const exponent = Number(power);
  const sign = value < 0 ? '-' : '';
  if (exponent < -4 || exponent >= 16) {
    return sign + scientific(mantissa.replace('.', ''), exponent);
  }
  const plain = String(Math.abs(value));
  if (!plain.includes('e')) return sign + (plain.includes('.') ? plain : `${plain}.0`);
  return `${sign}0.${'0'.repeat(-exponent - 1)}${mantissa.replace('.', '')}`;
}

/** Digits with a decimal point after the first, and an exponent of at least two digits. */
function scientific(digits: string, exponent: number): string {
  const rest = digits.slice(1);
  const power = String(Math.abs(exponent)).padStart(2, '0');
  return `${digits.charAt(0)}${rest === '' ? '' : `.${rest}`}e${exponent < 0 ? '-' : '+'}${power}`;
}

function trimZeros(fixed: string): string {
  return fixed.replace(/\.?0+$/, '');
}

function formatSpecial(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  return value < 0 ? '-inf' : 'inf';
}

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}

/** `size · 10^places` rounded half to even, exactly. */
function scaleAndRound(size: number, places: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, size);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | 0x10000000000000n;
  const exponent = Math.max(biased, 1) - 1075;
  const above = (places > 0 ? 10n ** BigInt(places) : 1n) << BigInt(Math.max(exponent, 0));
  const below = (places < 0 ? 10n ** BigInt(-places) : 1n) << BigInt(Math.max(-exponent, 0));
  const numerator = mantissa * above;
  const quotient = numerator / below;
  const twice = 2n * (numerator % below);
  const isUp = twice > below || (twice === below && quotient % 2n === 1n);
  return isUp ? quotient + 1n : quotient;
}
