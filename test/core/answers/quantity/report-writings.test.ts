import { describe, expect, test } from 'vitest';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { printQuantity } from '../../../../src/core/answers/quantity/print';
import { scoreCase } from '../../../support/score-case';

const read = (text: string) => parseQuantities(text).map(printQuantity).join(' | ');

/** Notations of amounts in annual and sustainability reports, with their meaning. */
const writings = {
  'a scale and a currency as one word': [
    ['45 M€', 'EUR 45000000'],
    ['45 m€', 'EUR 45000000'],
    ['45 k€', 'EUR 45000'],
    ['45 Md€', 'EUR 45000000000'],
    ['45 MEUR', 'EUR 45000000'],
    ['45 kUSD', 'USD 45000'],
    ['45 TEUR', 'EUR 45000'],
    ['45 MSEK', 'SEK 45000000'],
    ['€m 45', 'EUR 45000000'],
    ['EURm 45', 'EUR 45000000'],
    ['US$bn 4.5', 'USD 4500000000'],
    ['MSEK 45', 'SEK 45000000'],
    ['45 m', '45 m'],
    ['45 MWh', '45 MWh'],
    ['KES 5 million', 'KES 5000000'],
  ],
  'a range that names its scale once': [
    ['€3–5m', 'EUR 3000000 to 5000000'],
    ['$3m-5m', '$ 3000000 to 5000000'],
    ['3–5 m', '3 to 5 m'],
  ],
  'words of other languages': [
    ['45 millions d’euros', 'EUR 45000000'],
    ['45 Millionen Euro', 'EUR 45000000'],
    ['2,5 Milliarden', '2500000000'],
    ['R$ 3,5 milhões', 'BRL 3500000'],
    ['3,5 millones de euros', 'EUR 3500000'],
    ['12,5 Prozent', '12.5%'],
    ['12,5 pour cent', '12.5%'],
  ],
  signs: [
    ['minus 5.3%', '-5.3%'],
    ['negative 5.3%', '-5.3%'],
    ['minus $5 million', '$ -5000000'],
    ['− 5.3%', '-5.3%'],
    ['- 5.3%', '5.3%'],
    ['10 minus 5', '10 | 5'],
    ['( 473 )', '-473'],
    ['(473 )', '-473'],
  ],
  units: [
    ['48 m^2', '48 m2'],
    ['48 m^3', '48 m3'],
    ['5.2 Mm³', '5.2 Mm3'],
    ['5.2 bcm', '5.2 bcm'],
    ['3 MMbbl', '3 MMbbl'],
    ['5 mtoe', '5 Mtoe'],
  ],
  'amounts in words and fractions': [
    ['half a million tonnes', '500000 t'],
    ['a million', '1000000'],
    ['a million-dollar question', ''],
    ['one and a half million', '1500000'],
    ['two and a half years', '2.5 year'],
    ['2 and a half', '2.5'],
    ['1 1/2', '1.5'],
    ['in 2022 1/2 of them', '2022 | 0.5'],
    ['Nil', '0'],
    ['Fines: nil; complaints: 3', '0 | 3'],
    ['the Nil', ''],
    ['$3,456 (in thousands)', '$ 3456000'],
    ['c. 40%', 'about 40%'],
  ],
  'digits of names': [
    ['ISO 14001:2015', ''],
    ['see p. 45', ''],
    ['pp. 45–46', ''],
    ['0x10', ''],
  ],
};

describe.each(Object.entries(writings))('%s', (_, cases) => {
  test.each(cases)('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test.each([
  ['€45m', '45 M€', 1],
  ['€45m', '45 k€', 0],
  ['-5.3%', 'minus 5.3%', 1],
  ['5.3%', 'minus 5.3%', 0],
  ['5.2 Mm3', '5,200 ML', 1],
  ['5.2 bcm', '5.2 billion cubic metres', 1],
  ['0', 'nil', 1],
  ['1.5 million', 'one and a half million', 1],
])('numeric match of %s and %s is %d', (reference, prediction, score) => {
  const one = { references: [reference], prediction, kind: 'number' as const };
  expect(scoreCase(one).numeric_match).toBe(score);
});
