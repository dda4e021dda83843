import { describe, expect, test } from 'vitest';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { printQuantity } from '../../../../src/core/answers/quantity/print';

/** The meaning of each notation: the quantities in canonical form, with a `y` after a bare year. */
const read = (text: string) =>
  parseQuantities(text)
    .map((one) => `${printQuantity(one)}${one.bareYear ? 'y' : ''}`)
    .join(' | ');

const writings = {
  'compound measures': [
    ['2 h 30 min', '150 min'],
    ['2 hours and 30 minutes', '150 min'],
    ['1 year 6 months', '18 month'],
    ['3 days, 4 hours', '76 h'],
    ['6 ft 2 inches', '74 inch'],
    ['5 lbs 4 oz', '84 oz'],
    ['2 h', '2 h'],
    ['5 s', '5 s'],
    ['the 80s', '80'],
    ['in the 1990s', '1990y'],
    ['2 years, 40 years', '2 year | 40 year'],
    ['12 hours and 30 sites', '12 h | 30'],
    ['9 inches (23 cm)', '9 inch | 23 cm'],
  ],
  'digits attached to letters': [
    ['5M users', '5000000'],
    ['500tonnes', '500 t'],
    ['2023and 5', '2023y | 5'],
    ['takes about24 hours', 'about 24 h'],
    ['CO2 and SO2', ''],
    ['the 737, 777X and 5G', '737'],
    ['401(k) and 401k', ''],
    ['Scopes 1&2', ''],
    ['Industry 4.0', ''],
    ['at COP28', ''],
    ['a five- to ten-year lag', ''],
    ['500-MW wind farm', '500 MW'],
    ['a 4-ton truck', '4 t'],
    ['a 5-percent rise', '5%'],
  ],
  ranges: [
    ['10%–15%', '10 to 15%'],
    ['10 % to 15 %', '10 to 15%'],
    ['10-to-15 percent', '10 to 15%'],
    ['10~15%', '10 to 15%'],
    ['between 10% & 15%', '10 to 15%'],
    ['10 through 15', '10 to 15'],
    ['$1-$2 million', '$ 1000000 to 2000000'],
    ['EUR 1.5–2bn', 'EUR 1500000000 to 2000000000'],
    ['5 – 10 %', '5 to 10%'],
    ['100+ TWh', 'at least 100 TWh'],
    ['10+ Mt of CO2', 'at least 10 MtCO2e'],
  ],
  temperatures: [
    ['1.5 or 2 °C', '1.5 °C | 2 °C'],
    ['from 1.5 to 2 °C', '1.5 °C | 2 °C'],
    ['1.5 °C-compatible', '1.5 °C'],
    ['2 or 1.5 C degrees', '2 °C | 1.5 °C'],
    ['-5 °C', '-5 °C'],
    ['a 1.5-degree scenario', ''],
  ],
  'percent and percentage points': [
    ['5 pp', '5 pp'],
    ['5 p.p.', '5 pp'],
    ['5%-points', '5 pp'],
    ['350bps', '350 bps'],
    ['12.5 % p.a.', '12.5%'],
    ['12\u2009%', '12%'],
  ],
  'denominators with a number': [
    ['0.25 per million hours worked', '0.25/1000000 h'],
    ['0.05 per 200,000 hours', '0.05/200000 h'],
    ['3 per 1,000 employees', '3/1000 employees'],
    ['1.85 tCO2e per full-time equivalent', '1.85 tCO2e/FTE'],
    ['12/15 sites', '12 | 15'],
  ],
  dates: [
    ['2024-06-12', ''],
    ['2018-02', '2018y'],
    ['02/2018', '2018y'],
    ['2019-20', '2019y'],
    ['2019/20 season', '2019y'],
    ['FY2019-20', ''],
    ['2000-50 = 1950', '2000y | 50 | 1950y'],
    ['2021-2025', '2021y | 2025y'],
    ['at 10:30 am', ''],
    ['at 7:00 a.m.', '7'],
    ['a ratio of 1:25', '1 | 25'],
  ],
  'ordinals and fractions': [
    ['the 3rd of them', ''],
    ['one in five', '0.2'],
    ['1 in 5 sites', '0.2'],
    ['nine in ten', '0.9'],
    ['3 out of 4', '3 | 4'],
    ['1 in 2023', '1 | 2023y'],
    ['three in 2020', '3 | 2020y'],
    ['two in three years', '2 | 3 year'],
    ['cut it by half', '0.5'],
    ['a quarter of it', '0.25'],
    ['in a quarter', ''],
  ],
  multiples: [
    ['3x', '3 ×'],
    ['20x more', '20 ×'],
    ['3× as many', '3 ×'],
    ['threefold', '3 ×'],
    ['ten-fold', '10 ×'],
    ['3-fold', '3 ×'],
    ['3 x 5', '3 | 5'],
    ['doubled', ''],
  ],
  'currencies in words': [
    ['34 billion yuan', 'CNY 34000000000'],
    ['5 Swiss francs', 'CHF 5'],
    ['5 million US dollars', 'USD 5000000'],
    ['2 thousand million euros', 'EUR 2000000000'],
    ['5 pounds', 'GBP 5'],
    ['5 pounds sterling', 'GBP 5'],
    ['5 million pounds of plastic', '5000000 lb'],
    ['Rs. 5 crore', 'INR 50000000'],
    ['Rs 500', 'INR 500'],
    ['NT$5', 'TWD 5'],
    ['cost 5. USD', '5'],
  ],
  groups: [
    ['1,00,000', '100000'],
    ['1,23,456.78', '123456.78'],
    ['5 lakh crore', '5000000000000'],
    ['5 hundred million', '500000000'],
    ['1’577.50', '1577.50'],
    ['1\u00a0577', '1577'],
    ['1\u2007577\u202f000', '1577000'],
  ],
  'thousands in the unit': [
    ['347  1,000  metric tons of CO2', '347000 tCO2e'],
    ['3,733 1000 tonnes CO2e', '3733000 tCO2e'],
    ["347 ('000 tonnes)", '347000 t'],
    ['2.3  thousand tons CO2e', '2300 tCO2e'],
    ['in 2023 1,000 tonnes', '2023y | 1000 t'],
  ],
  'powers and other scripts': [
    ['1.5×10^9 t', '1500000000 t'],
    ['3.4 x 10⁷', '34000000'],
    ['10⁶', '1000000'],
    ['2 × 10⁻³', '0.002'],
    ['1,577²', '1577'],
    ['１，５７７', '1577'],
    ['１２．５％', '12.5%'],
    ['２０１９年，３社', '2019y | 3'],
    ['٣٫٥', '3.5'],
    ['१२३', '123'],
  ],
  'decreases and negative numbers': [
    ['a decrease of 5%', '5%'],
    ['(5)%', '-5%'],
    ['−0.5 pp', '-0.5 pp'],
    ['$(5.2)m', '$ -5200000'],
  ],
} satisfies Record<string, [text: string, expected: string][]>;

describe.each(Object.entries(writings))('%s', (_, cases) => {
  test.each(cases)('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test('offsets and texts refer to the original answer in any script', () => {
  const [quantity] = parseQuantities('約１２．５％ です');
  expect(quantity).toMatchObject({ text: '１２．５％', start: 1, end: 6 });
});
