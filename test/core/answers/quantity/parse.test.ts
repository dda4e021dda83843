import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/core/answers/numerals/decimal';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import type { Quantity } from '../../../../src/core/answers/quantity/quantity';

const valuesOf = (text: string) => parseQuantities(text).map(({ value }) => toNumber(value));

/** A short form of a quantity, such as `-473 USD e6 %`, with its original text. */
function brief({ value, currency, scale, percent, unit, per, text }: Quantity): [string, string] {
  const parts = [
    toNumber(value),
    currency,
    scale === 0 ? null : `e${scale}`,
    percent ? '%' : null,
    unit?.symbol ?? null,
    per ? `/${per.symbol}` : null,
  ];
  return [parts.filter((part) => part !== null).join(' '), text];
}

describe('sign', () => {
  test.each([
    ['-5', -5],
    ['−473', -473],
    ['–473', -473],
    ['+5', 5],
    ['-.5', -0.5],
    ['-$5', -5],
    ['$-5', -5],
    ['-5%', -5],
    ['(473)', -473],
    ['(1,577)', -1577],
    ['($473)', -473],
    ['$(473)', -473],
    ['(5%)', -5],
    ['(5.2)%', -5.2],
    ['(473) million', -473_000_000],
    ['$(473) million', -473_000_000],
    ['fell by -5', -5],
    ['2021-2025 was 5', 2021],
    ['CO2 (473)', 473],
    ['up (5%)', 5],
  ])('%s: %d', (text, value) => {
    expect(valuesOf(text)[0]).toBe(value);
  });
});

test('an amount entirely in parentheses is negative, with up to 40 spaces before it', () => {
  const after = (spaces: number) => valuesOf(`${' '.repeat(spaces)}(473)`);
  expect([after(40), after(41)]).toEqual([[-473], [473]]);
});

describe('scale words in other languages', () => {
  test.each([
    ['2 tausend', 2e3],
    ['2 Millionen', 2e6],
    ['1 milliard', 1e9],
    ['2 milliards', 2e9],
    ['2 Milliarde', 2e9],
    ['2 Milliarden', 2e9],
    ['2 miliardi', 2e9],
    ['2万', 2e4],
    ['2百万', 2e6],
    ['2千万', 2e7],
    ['2億', 2e8],
    ['2十亿', 2e9],
    ['2十億', 2e9],
    ['2兆', 2e12],
    ['2천', 2e3],
    ['2백만', 2e6],
  ])('%s', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });
});

describe('amounts in two parts', () => {
  test.each([
    ['2万3千', [23_000]],
    ['4만 5,200', [45_200]],
    ['2亿3000万', [230_000_000]],
    ['2万 3万', [20_000, 30_000]],
    ['2 h 30 min', [150]],
    ['2 h 60 min', [2, 60]],
    ['0 h 30 min', [0, 30]],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});

describe('percent', () => {
  test.each([
    ['82%', 82],
    ['82 %', 82],
    ['82\u00a0%', 82],
    ['１２% and 82％', 82],
    ['12,8 %', 12.8],
    ['12.8 percent', 12.8],
    ['12.8 per cent of it', 12.8],
    ['5 pct', 5],
  ])('%s', (text, value) => {
    const [quantity] = parseQuantities(text).slice(-1);
    expect([quantity?.percent, toNumber(quantity!.value)]).toEqual([true, value]);
  });

  test.each(['5 percentage points', '5 pp', '350 bps', '82', '5 percents-like'])(
    'is not read from %s',
    (text) => {
      expect(parseQuantities(text)[0]?.percent).toBe(false);
    },
  );
});

describe('scale and currency', () => {
  test.each([
    ['5 thousand', '5000 e3', '5 thousand'],
    ['5k', '5000 e3', '5k'],
    ['2.4 Million', '2400000 e6', '2.4 Million'],
    ['12-million-euro', '12000000 e6', '12-million'],
    ['5 mn', '5000000 e6', '5 mn'],
    ['5 mio.', '5000000 e6', '5 mio'],
    ['1.6bn', '1600000000 e9', '1.6bn'],
    ['1.6B', '1600000000 e9', '1.6B'],
    ['5 Mrd. Euro', '5000000000 EUR e9', '5 Mrd. Euro'],
    ['4 trillion', '4000000000000 e12', '4 trillion'],
    ['5 lakh', '500000 e5', '5 lakh'],
    ['₹5 crore', '50000000 INR e7', '₹5 crore'],
    ['1,5 million', '1500000 e6', '1,5 million'],
    ['$5', '5 $', '$5'],
    ['$ 5', '5 $', '$ 5'],
    ['$.50', '0.5 $', '$.50'],
    ['US$5', '5 USD', 'US$5'],
    ['A$5m', '5000000 AUD e6', 'A$5m'],
    ['$5M', '5000000 $ e6', '$5M'],
    ['$5MM', '5000000 $ e6', '$5MM'],
    ['$1,577 million', '1577000000 $ e6', '$1,577 million'],
    ['USD 1.6bn', '1600000000 USD e9', 'USD 1.6bn'],
    ['EUR1.6bn', '1600000000 EUR e9', 'EUR1.6bn'],
    ['1.6 billion USD', '1600000000 USD e9', '1.6 billion USD'],
    ['2.4 bn €', '2400000000 EUR e9', '2.4 bn €'],
    ['€2.4bn', '2400000000 EUR e9', '€2.4bn'],
    ['£3', '3 GBP', '£3'],
    ['¥100', '100 ¥', '¥100'],
    ['5 euros', '5 EUR', '5 euros'],
    ['RMB 5', '5 CNY', 'RMB 5'],
    ['($473)', '-473 $', '($473)'],
    ['-12.8%', '-12.8 %', '-12.8%'],
    ['ABC 5', '5', '5'],
    ['5 ABC', '5', '5'],
    ['5M', '5000000 e6', '5M'],
    ['5 m', '5 m', '5 m'],
    ['5 t', '5 t', '5 t'],
    ['5kg', '5 kg', '5kg'],
    ['5 bnx', '5', '5'],
    ['5 million2', '5', '5'],
  ])('%s: %s', (text, expected, part) => {
    expect(parseQuantities(text).map(brief)[0]).toEqual([expected, part]);
  });
});

test.each([
  ['k', 3],
  ['K', 3],
  ['m', 6],
  ['mn', 6],
  ['mio', 6],
  ['M', 6],
  ['Mio', 6],
  ['MM', 6],
  ['bn', 9],
  ['Md', 9],
  ['Mrd', 9],
])('%s attached to a currency means 10^%i', (scale, power) => {
  for (const text of [`45 ${scale}€`, `45 ${scale}EUR`, `€${scale} 45`, `${scale}EUR 45`])
    expect(parseQuantities(text).map(brief)).toEqual([[`${45 * 10 ** power} EUR e${power}`, text]]);
});

test('a number counts as a basis for comparison only if there is another number', () => {
  const compared = (text: string) => parseQuantities(text).map(({ isCompared }) => isCompared);
  expect(compared('compared to 5')).toEqual([false]);
  expect(compared('compared to 5, it is 7')).toEqual([true, false]);
});

describe('years', () => {
  test.each(['2040', 'by 2040.', 'FY 2018 or 1999', '1900', '2100', '31 December 2018'])(
    '%s ends in a bare year',
    (text) => {
      expect(parseQuantities(text).at(-1)?.bareYear).toBe(true);
    },
  );

  test('a currency after a year belongs to the number that follows', () => {
    expect(parseQuantities('in 2023 $5 million').map(brief)).toEqual([
      ['2023', '2023'],
      ['5000000 $ e6', '$5 million'],
    ]);
  });

  test.each(['1899', '2101', '$2040', '2040%', '2,040', '2040.0', '-2040', '2040 million', '2e3'])(
    '%s is an amount',
    (text) => {
      expect(parseQuantities(text)[0]?.bareYear).toBe(false);
    },
  );
});

describe('several quantities', () => {
  test.each([
    ['1, 2, 3', [1, 2, 3]],
    ['1,2,3', [1, 2, 3]],
    ['2021-2025', [2021, 2025]],
    ['3:1', [3, 1]],
    ['100,000; 200,000', [100_000, 200_000]],
    ['Scope 1: 500 t, Scope 2: 1,577 t', [500, 1577]],
    ['in 2022 $5m, in 2023 USD 6m', [2022, 5e6, 2023, 6e6]],
    ['10.0.12.5 and 3', [3]],
    ['In FY2018 it was 12.8% of 1,577', [12.8, 1577]],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});

describe('numbers in names are skipped', () => {
  test.each([
    'CO2',
    'tCO2e',
    'm3',
    'H2O',
    'Scope 1',
    'scope 3',
    'Scope 1, 2 and 3',
    'Scopes 1 & 2',
    'Scope 1/2',
    'Scope 3 category 15',
    'Q3',
    'H1',
    'FY2018',
    'FY22',
    'SSP1-1.9',
    'SSP5-8.5',
    'RCP 4.5',
    'ISO 14001',
    'ISO 14064-1',
    'IFRS S2',
    'ESRS E1-6',
    'GRI 305-1',
    'SDG 13',
    'Article 6',
    'Table 3',
    'Figure 3.2',
    'page 5',
    'pages 5-7',
    'Note 12',
    '3M',
    'PM2.5',
    'COVID-19',
    'GPT-4',
    'A4',
    '10-K',
    '8-K',
    '10-Q',
    '1.5-degree-aligned',
    '5-year',
    '30-day',
    '1st',
    '2nd',
    '21st century',
    '12.06.2024',
    '2024-06-12',
    '12/06/2024',
    '31 December',
    '5th of March',
    '12 of May',
    'December 31',
    'Dec. 31',
    'version 7.5.2',
  ])('%s', (text) => {
    expect(valuesOf(text)).toEqual([]);
    expect(valuesOf(`${text} has 77.5 of them`)).toEqual([77.5]);
  });

  test.each([
    ['1.5°C', 1.5],
    ['1.5 °C', 1.5],
    ['0.67 MtCO2e', 0.67],
    ['3.2 million m3', 3_200_000],
    ['40 March', 40],
    ['we may 5', 5],
    ['12 sites', 12],
    ['$31 March', 31],
    ['net-zero: 12', 12],
    ['Fig.5', 5],
  ])('but %s is a quantity', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });
});

test('each quantity has the offsets of its text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('12.8%', '(473)', '$5m', '-3', ' ', 'CO2', 'x', '2040', '1 577')),
      (parts) => {
        const text = parts.join(' ');
        let last = 0;
        for (const quantity of parseQuantities(text)) {
          expect(text.slice(quantity.start, quantity.end)).toBe(quantity.text);
          expect(quantity.start).toBeGreaterThanOrEqual(last);
          last = quantity.end;
        }
      },
    ),
  );
});

describe('a printed number is parsed back', () => {
  const amounts = fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 1, max: 4 }))
    .map(([whole, digits]) => ({ value: Number(`${whole}e-${digits}`), digits }));

  const write = (value: number, digits: number, group: string, mark: string) =>
    value
      .toFixed(digits)
      .replace('.', mark)
      .replace(/\B(?<![.,]\d*)(?=(\d{3})+(?!\d))/g, group);

  test.each([
    ['plain', '', '.', 'point'],
    ['English', ',', '.', 'point'],
    ['German', '.', ',', 'comma'],
    ['French', '\u202f', ',', 'comma'],
    ['international', ' ', '.', 'point'],
    ['Swiss', '’', '.', 'point'],
  ] as const)('%s', (_, group, mark, convention) => {
    fc.assert(
      fc.property(amounts, ({ value, digits }) => {
        const text = write(value, digits, group, mark);
        expect(parseQuantities(text, convention).map((one) => toNumber(one.value))).toEqual([
          Object.is(value, -0) ? 0 : value,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  test('with a currency, a percent sign and a scale word', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom('$', '€', 'USD ', 'GBP'),
        fc.constantFrom([' million', 6], ['bn', 9], ['', 0]),
        (value, currency, [word, power]) => {
          const text = `${currency}${(value / 100).toFixed(2)}${word}`;
          expect(valuesOf(text)).toEqual([Number(`${value}e${power - 2}`)]);
          expect(parseQuantities(text)[0]).toMatchObject({ scale: power, start: 0, text });
        },
      ),
    );
  });
});

test('parsing terminates for any string, with offsets in ascending order', () => {
  const unit = fc.constantFrom(...Array.from("0123456789.,-+()%$€ eEkKmMbn'/aSéth½~±\u00a0"));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const ends = parseQuantities(text).flatMap(({ start, end }) => [start, end]);
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
    }),
    { numRuns: 2000 },
  );
});
