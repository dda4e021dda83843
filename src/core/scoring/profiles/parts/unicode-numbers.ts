import { PYTHON_SPACE, strip } from '../../../text/python';
import { decimalValue, parsePythonFloat } from './python-float';

const minus = /[-−﹣－]/;

const plus = /[+＋﹢]/;

const sign = new RegExp(`^(?:([-−﹣－负負])|[+＋﹢正])[${PYTHON_SPACE}]*`, 'u');

const separator = /[,，﹐、٬ \u00a0\u202f\u2009\u2007\u2008'’ʼ＇]/u;

const space = new RegExp(`[${PYTHON_SPACE}]`, 'u');

const decimalMark = /[٫．]/u;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The look-behind allows a match only at the first superscript digit, which keeps long runs linear.
 */
const exponent = /([⁻⁺]?)(?<![⁰¹²³⁴⁵⁶⁷⁸⁹])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u;

/**
 * Characters with a numeric value that are not decimal digits, in runs: first code point, `*` count
 * (default 1), `=` value of the first, `~` increment (default 1).
 * Source: Unicode 14, `Numeric_Value`, as in CPython 3.11's `unicodedata.numeric`.
 */
const RUNS = `
b2*2=2 b9=1 bc*3=1/4~1/4 9f4*4=1/16~1/16 9f8*2=3/4~61/4 b72*3=1/4~1/4 b75*3=1/16~1/16 bf0=10
bf1*2=100~900 c78*4=0 c7c*3=1 d58=1/160 d59*3=1/40~1/80 d5c*3=1/10~1/20 d70=10 d71=100
d72=1000 d73*3=1/4~1/4 d76*3=1/16~1/16 f2a*9=1/2 f33=-1/2 1369*10=1 1373*9=20~10 137c=10000
16ee*3=17 17f0*10=0 19da=1 2070=0 2074*6=4 2080*10=0 2150=1/7 2151=1/9 2152=1/10 2153=1/3
2154=2/3 2155*4=1/5~1/5 2159=1/6 215a=5/6 215b*4=1/8~1/4 215f=1 2160*12=1 216c=50 216d=100
216e=500 216f=1000 2170*12=1 217c=50 217d=100 217e=500 217f=1000 2180=1000 2181*2=5000~5000
2185=6 2186=50 2187=50000 2188*2=100000~-100000 2460*20=1 2474*20=1 2488*20=1 24ea=0
24eb*10=11 24f5*10=1 24ff=0 2776*10=1 2780*10=1 278a*10=1 2cfd=1/2 3007=0 3021*9=1
3038*3=10~10 3192*4=1 3220*10=1 3248*8=10~10 3251*15=21 3280*10=1 32b1*15=36 3405=5 3483=2
382a=5 3b4d=7 4e00=1 4e03=7 4e07=10000 4e09=3 4e5d=9 4e8c=2 4e94=5 4e96=4
4ebf*2=100000000~-99999990 4edf=1000 4ee8=3 4f0d=5 4f70=100 5104=100000000
5146=1000000000000 5169=2 516b=8 516d=6 5341=10 5343=1000 5344*2=20~10 534c=40 53c1*4=3~0
56db=4 58f1=1 58f9=1 5e7a=1 5efe*2=9~11 5f0c*3=1 5f10=2 62fe=10 634c=8 67d2=7 6f06=7 7396=9
767e=100 8086=4 842c=10000 8cae=2 8cb3=2 8d30=2 9621=1000 9646=6 964c=100 9678=6 96f6=0
a6e6*9=1 a6ef=0 a830*3=1/4~1/4 a833*3=1/16~1/16 f96b=3 f973=10 f978=2 f9b2=0 f9d1=6 f9d3=6
f9fd=10 10107*10=1 10111*9=20~10 1011a*9=200~100 10123*9=2000~1000 1012c*8=20000~10000
10140=1/4 10141=1/2 10142=1 10143=5 10144=50 10145=500 10146=5000 10147=50000 10148=5
10149=10 1014a=50 1014b=100 1014c=500 1014d=1000 1014e=5000 1014f=5 10150=10 10151=50
10152=100 10153=500 10154=1000 10155=10000 10156=50000 10157=10 10158*3=1~0 1015b*4=2~0
1015f=5 10160*5=10~0 10165=30 10166*4=50~0 1016a*3=100~200 1016d*4=500~0 10171=1000
10172=5000 10173=5 10174=50 10175=1/2 10176=1/2 10177*2=2/3~1/12 1018a*2=0~1/4 102e1*10=1
102eb*9=20~10 102f4*8=200~100 10320=1 10321=5 10322*2=10~40 10341=90 1034a=900 103d1=1
103d2=2 103d3=10 103d4*2=20~80 10858*3=1 1085b=10 1085c=20 1085d=100 1085e*2=1000~9000
10879*5=1 1087e*2=10~10 108a7*4=1 108ab=4 108ac=5 108ad=10 108ae*2=20~80 108fb=1 108fc=5
108fd=10 108fe*2=20~80 10916=1 10917=10 10918=20 10919=100 1091a*2=2 109bc*2=11/12~-5/12
109c0*10=1 109ca*6=20~10 109d2*10=100~100 109dc*9=2000~1000 109e5*9=20000~10000
109ee*8=200000~100000 109f6*10=1/12~1/12 10a40*4=1 10a44=10 10a45=20 10a46=100
10a47*2=1000~-1999/2 10a7d*2=1~49 10a9d=1 10a9e*2=10~10 10aeb=1 10aec=5 10aed=10
10aee*2=20~80 10b58*4=1 10b5c=10 10b5d=20 10b5e*2=100~900 10b78*4=1 10b7c=10 10b7d=20
10b7e*2=100~900 10ba9*4=1 10bad=10 10bae*2=20~80 10cfa=1 10cfb=5 10cfc=10 10cfd=50
10cfe*2=100~900 10e60*10=1 10e6a*9=20~10 10e73*8=200~100 10e7b=1/2 10e7c=1/4 10e7d*2=1/3~1/3
10f1d*5=1 10f22*3=10~10 10f25*2=100~-199/2 10f51=1 10f52=10 10f53*2=20~80 10fc5*4=1 10fc9=10
10fca*2=20~80 11052*10=1 1105c*9=20~10 11065=1000 111e1*10=1 111eb*9=20~10 111f4=1000
1173a*2=10~10 118ea*9=10~10 11c5a*10=1 11c64*9=20~10 11fc0=1/320 11fc1=1/160 11fc2=1/80
11fc3=1/64 11fc4*3=1/40~1/160 11fc7=3/64 11fc8=1/20 11fc9=1/16 11fca=1/16 11fcb*3=1/10~1/40
11fce=3/16 11fcf=1/5 11fd0=1/4 11fd1=1/2 11fd2=1/2 11fd3*2=3/4~-239/320 12400*8=2 12408*7=3
1240f*6=4 12415*9=1 1241e*5=1 12423=2 12424=3 12425*7=3 1242c*3=1 1242f*3=3 12432=216000
12433=432000 12434*3=1 12437*3=3 1243a=3 1243b=3 1243c*4=4~0 12440=6 12441*3=7~0 12444=8
12445=8 12446*4=9~0 1244a*5=2 1244f*4=1 12453=4 12454=5 12455=5 12456=2 12457=3 12458=1
12459=2 1245a=1/3 1245b=2/3 1245c=5/6 1245d=1/3 1245e=2/3 1245f=1/8 12460=1/4 12461=1/6
12462=1/4 12463=1/4 12464=1/2 12465=1/3 12466=2/3 12467=40 12468=50 12469*6=4 16b5b=10
16b5c=100 16b5d=10000 16b5e=1000000 16b5f=100000000 16b60*2=10000000000~990000000000
16e80*20=0 16e94*3=1 1d2e0*20=0 1d360*10=1 1d36a*8=20~10 1d372*5=1 1d377*2=1~4 1e8c7*9=1
1ec71*10=1 1ec7b*9=20~10 1ec84*9=200~100 1ec8d*9=2000~1000 1ec96*9=20000~10000 1ec9f=200000
1eca0=100000 1eca1=10000000 1eca2=20000000 1eca3*9=1 1ecad*3=1/4~1/4 1ecb1=1 1ecb2=2
1ecb3*2=10000~90000 1ed01*10=1 1ed0b*9=20~10 1ed14*9=200~100 1ed1d*9=2000~1000
1ed26*8=20000~10000 1ed2f*9=2 1ed38=400 1ed39=600 1ed3a=2000 1ed3b=10000 1ed3c*2=1/2~-1/3
1f100=0 1f101*10=0 1f10b*2=0~0 20001=7 20064=4 200e2=4 20121=5 2092a=1 20983=30 2098c=40
2099c=40 20aea=6 20afd=3 20b19=3 22390=2 22998=3 23b1b=3 2626d=4 2f890=9
`;

const run = /([0-9a-f]+)(?:\*(\d+))?=(-?\d+)(?:\/(\d+))?(?:~(-?\d+)(?:\/(\d+))?)?/g;

const values: ReadonlyMap<number, number> = readRuns();

function readRuns(): Map<number, number> {
  const read = new Map<number, number>();
  for (const [
    ,
    start = '',
    count = '1',
    top = '',
    below = '1',
    rise = '1',
    under = '1',
  ] of RUNS.matchAll(run)) {
    const first = Number.parseInt(start, 16);
    // A single division of integers, so that each value is the nearest double.
    for (let at = 0; at < Number(count); at++) {
      const numerator = Number(top) * Number(under) + at * Number(rise) * Number(below);
      read.set(first + at, numerator / (Number(below) * Number(under)));
    }
  }
  return read;
}

/**
 * Python's `unicodedata.numeric`: the value of `½`, `Ⅻ`, `十` or a digit of any script; `null` for
 * anything else.
 */
export function numericValue(character: string): number | null {
  return decimalValue(character) ?? values.get(character.codePointAt(0) ?? 0) ?? null;
}

const otherDigit = new RegExp(
  `^[${[
    String.raw`\u{b2}-\u{b3}\u{b9}\u{1369}-\u{1371}\u{19da}\u{2070}\u{2074}-\u{2079}`,
    String.raw`\u{2080}-\u{2089}\u{2460}-\u{2468}\u{2474}-\u{247c}\u{2488}-\u{2490}\u{24ea}`,
    String.raw`\u{24f5}-\u{24fd}\u{24ff}\u{2776}-\u{277e}\u{2780}-\u{2788}\u{278a}-\u{2792}`,
    String.raw`\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}`,
  ].join('')}]`,
  'u',
);

/** Python's `unicodedata.digit`: decimal, circled, superscript and subscript digits. */
export function digitValue(character: string): number | null {
  const decimal = decimalValue(character);
  if (decimal !== null) return decimal;
  return otherDigit.test(character) ? numericValue(character) : null;
}

/**
 * A number in any script: repeated signs, a vulgar fraction at the end (`2½`), a superscript
 * exponent (`3²`), Chinese numerals, separators. Source: inspect_ai, scorer/_unicode.py,
 * `unicode_number_to_float`.
 * @returns `null` for any other text, or if the value is not finite
 */
export function readUnicodeNumber(text: string): number | null {
  let rest = strip(text);
  let factor = 1;
  for (let found = sign.exec(rest); found; found = sign.exec(rest)) {
    if (found[1] !== undefined) factor = -factor;
    rest = rest.slice(found[0].length);
  }
  const value = readUnsigned(rest, factor);
  return value !== null && Number.isFinite(value) ? value : null;
}

/** The sign is part of the base: `-2²` is 4. */
function readUnsigned(text: string, factor: number): number | null {
  const single = readSingle(text);
  if (single !== null) return single * factor;
  const end = trimSeparators(text);
  const found = exponent.exec(end);
  const base = found ? strip(end.slice(0, found.index)) : '';
  if (!found || base === '') return scale(readWithFraction(strip(text)), factor);
  const value = scale(readWithFraction(base), factor);
  const power = Number(Array.from(found[2] ?? '', (digit) => raised.indexOf(digit)).join(''));
  return value === null ? null : value ** (found[1] === '⁻' ? -power : power);
}

function scale(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}

function trimSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && isSeparator(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function isSeparator(character: string): boolean {
  return separator.test(character) || space.test(character);
}

/** The value of a single character, such as `Ⅻ`. */
function readSingle(text: string): number | null {
  const [character, more] = Array.from(text);
  return character === undefined || more !== undefined ? null : numericValue(character);
}

function readWithFraction(text: string): number | null {
  const characters = Array.from(text);
  const fractions = characters.flatMap((character, at) => {
    const value = numericValue(character);
    return value !== null && value > 0 && value < 1 ? [{ at, value }] : [];
  });
  const [fraction, another] = fractions;
  if (!fraction) return readCore(text);
  const tail = characters.slice(fraction.at + 1);
  if (another || !tail.every(isSeparator)) return null;
  const head = strip(characters.slice(0, fraction.at).join(''));
  if (head === '') return fraction.value;
  const whole = readCore(head);
  return whole === null ? null : whole + fraction.value;
}

function readCore(text: string): number | null {
  if (text === '') return null;
  const chinese = numeral.test(text) ? readChineseNumber(text) : null;
  return chinese ?? readGrouped(text) ?? readSingle(text);
}

/**
 * The value of digits of any script with a decimal mark, separators and an exponent after `e`. If
 * there are both periods and commas, the last of them is the decimal mark; without a period, a
 * comma is the decimal mark if at most three digits follow it.
 */
function readGrouped(text: string): number | null {
  const characters = Array.from(text);
  const mark = findDecimalMark(characters);
  let written = '';
  let hasExponent = false;
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    if ((character === 'e' || character === 'E') && !hasExponent) {
      if (written === '') return null;
      hasExponent = true;
      const next = characters[at + 1] ?? '';
      written += character + (plus.test(next) ? '+' : minus.test(next) ? '-' : '');
      if (plus.test(next) || minus.test(next)) at++;
    } else if (decimalMark.test(character) || character === mark) {
      if (written.includes('.')) return null;
      written += '.';
    } else if (!isSeparator(character) && !(mark !== null && /[.,]/.test(character))) {
      const digit = readDigit(character);
      if (digit === null) return null;
      written += String(digit);
    }
  }
  return /\d/.test(written) ? parsePythonFloat(written) : null;
}

function findDecimalMark(characters: readonly string[]): string | null {
  const point = characters.lastIndexOf('.');
  const comma = characters.lastIndexOf(',');
  if (point !== -1) return point > comma ? '.' : ',';
  if (comma === -1) return null;
  const digits = characters.slice(comma + 1).filter((one) => readDigit(one) !== null).length;
  return digits >= 1 && digits <= 3 ? ',' : null;
}

const digits: Readonly<Record<string, number>> = {
  ...valuesOf('零〇○一二三四五六七八九', [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...valuesOf('壹贰貳叁參肆伍陆陸柒捌玖', [1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9]),
  ...valuesOf('两兩幺', [2, 2, 1]),
};
const tens = valuesOf('廿卅卌', [20, 30, 40]);
const smallUnits = valuesOf('十拾百佰千仟', [10, 10, 100, 100, 1000, 1000]);
const largeUnits = valuesOf('万萬亿億兆', [1e4, 1e4, 1e8, 1e8, 1e12]);
const zeros = '零〇○';
const points = ['点', '點', '．', '.'];
const unit = /[廿卅卌十拾百佰千仟万萬亿億兆]/u;
const numeral =
  /[零〇○一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖两兩幺廿卅卌十拾百佰千仟万萬亿億兆点點负負正]/u;

function valuesOf(characters: string, values: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Array.from(characters, (character, at) => [character, values[at] ?? 0]),
  );
}

/** The value of a decimal digit in any script, or of a Chinese numeral. */
function readDigit(character: string): number | null {
  return digitValue(character) ?? digits[character] ?? null;
}

/**
 * The value of a Chinese numeral with or without units, `二〇二五` or `十二万三千`, and decimals after 点.
 * Source: inspect_ai, scorer/_unicode.py.
 */
function readChineseNumber(text: string): number | null {
  const point = points.find((mark) => text.includes(mark));
  const at = point === undefined ? text.length : text.indexOf(point);
  const whole = text.slice(0, at);
  const decimals = readDigits(text.slice(at + (point?.length ?? 0)));
  const plain = readDigits(whole);
  const value = unit.test(whole) ? readWithUnits(whole) : plain && Number(plain.join(''));
  if (value === null || decimals === null) return null;
  let fraction = 0;
  let weight = 0.1;
  for (const digit of decimals) {
    fraction += digit * weight;
    weight /= 10;
  }
  return value + fraction;
}

/** The digits of a text, with whitespace removed; `null` if there is any other character. */
function readDigits(text: string): number[] | null {
  const found = Array.from(text)
    .filter((character) => !space.test(character))
    .map(readDigit);
  return found.every((digit) => digit !== null) ? found : null;
}

/**
 * A unit multiplies the digit before it; a large unit multiplies everything since the last large
 * one.
 */
function readWithUnits(text: string): number | null {
  let total = 0;
  let section = 0;
  let waiting = 0;
  for (const character of text) {
    if (space.test(character) || zeros.includes(character)) continue;
    const digit = readDigit(character);
    const small = smallUnits[character];
    const large = largeUnits[character];
    if (tens[character] !== undefined) section += tens[character];
    else if (digit !== null) waiting = digit;
    else if (small !== undefined) {
      section += (waiting || 1) * small;
      waiting = 0;
    } else if (large !== undefined) {
      total += (section + waiting) * large;
      section = 0;
      waiting = 0;
    } else return null;
  }
  return total + section + waiting;
}
