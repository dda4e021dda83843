import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiply, toNumber } from '../../../../src/core/answers/numerals/decimal';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { conversionsOf } from '../../../../src/core/answers/quantity/conversion';
import { findUnit, UNITS } from '../../../../src/core/answers/quantity/units';

/** Value, unit and denominator of the first quantity, and the rest of the text. */
function read(text: string) {
  const [quantity] = parseQuantities(text);
  if (!quantity) return null;
  const { value, unit, per } = quantity;
  return [toNumber(value), unit?.symbol ?? '', per?.symbol ?? '', text.slice(quantity.end)];
}

describe('units after a number', () => {
  test.each([
    ['5 kg', 5, 'kg'],
    ['5 tonnes', 5, 't'],
    ['5 metric tons', 5, 't'],
    ['5 tons', 5, 't'],
    ['5 short tons', 5, 'short ton'],
    ['5 long tons', 5, 'long ton'],
    ['5 MT', 5, 't'],
    ['5 mt', 5, 't'],
    ['5 Mt', 5, 'Mt'],
    ['5 lbs', 5, 'lb'],
    ['0.67 MtCO2e', 0.67, 'MtCO2e'],
    ['0.67 Mt CO2e', 0.67, 'MtCO2e'],
    ['5 MTCO2e', 5, 'tCO2e'],
    ['5 MMTCO2e', 5, 'MtCO2e'],
    ['48,200 t CO2e', 48_200, 'tCO2e'],
    ['48,200 tCO2', 48_200, 'tCO2e'],
    ['48,200 tCO₂e', 48_200, 'tCO2e'],
    ['48,200 tCO2-eq', 48_200, 'tCO2e'],
    ['48,200 tCO2eq.', 48_200, 'tCO2e', '.'],
    ['5 tonnes of CO2 equivalent', 5, 'tCO2e'],
    ['5 metric tons of carbon dioxide equivalent', 5, 'tCO2e'],
    ['5 million tonnes CO2e', 5e6, 'tCO2e'],
    ['1.2m tonnes', 1.2e6, 't'],
    ['5 M tCO2e', 5e6, 'tCO2e'],
    ['5 kgCO2e', 5, 'kgCO2e'],
    ['5 t of grain', 5, 't', ' of grain'],
    ['5 tons CO2 emissions', 5, 'tCO2e'],
    ['5 kWh', 5, 'kWh'],
    ['5 kwh', 5, 'kWh'],
    ['5 megawatt-hours', 5, 'MWh'],
    ['5 MWh', 5, 'MWh'],
    ['5 mWh', 5, 'mWh'],
    ['5 MW', 5, 'MW'],
    ['5 mW', 5, 'mW'],
    ['5 MWp', 5, 'MW'],
    ['5 PJ', 5, 'PJ'],
    ['5 ktoe', 5, 'ktoe'],
    ['5 tonnes of oil equivalent', 5, 'toe'],
    ['5 MMBtu', 5, 'MMBtu'],
    ['3.2 million m3', 3.2e6, 'm3'],
    ['3.2 million m³', 3.2e6, 'm3'],
    ['5 cubic metres', 5, 'm3'],
    ['5 ML', 5, 'Ml'],
    ['5 ml', 5, 'ml'],
    ['5 gallons', 5, 'gal'],
    ['5 barrels', 5, 'bbl'],
    ['5 ha', 5, 'ha'],
    ['5 km²', 5, 'km2'],
    ['5 square kilometres', 5, 'km2'],
    ['5 sq km', 5, 'km2'],
    ['5 acres', 5, 'acre'],
    ['5 km', 5, 'km'],
    ['5 miles', 5, 'mi'],
    ['1.5°C', 1.5, '°C'],
    ['1.5 °C', 1.5, '°C'],
    ['1.5 degrees Celsius', 1.5, '°C'],
    ['1.5C', 1.5, '°C'],
    ['35 °F', 35, '°F'],
    ['441,5 tons C02', 441.5, 'tCO2e'],
    ['350 bps', 350, 'bps'],
    ['350 basis points', 350, 'bps'],
    ['5‰', 5, '‰'],
    ['5 pp', 5, 'pp'],
    ['5 percentage points', 5, 'pp'],
    ['5 %-points', 5, 'pp'],
    ['12 days', 12, 'd'],
    ['3 years', 3, 'year'],
  ])('%s', (text, value, unit, rest = '') => {
    expect(read(text)).toEqual([value, unit, '', rest]);
  });

  test.each([
    ['0.55 tCO2e/MWh', 0.55, 'tCO2e', 'MWh'],
    ['0.55 t CO2e per MWh', 0.55, 'tCO2e', 'MWh'],
    ['5 kg per unit', 5, 'kg', 'unit'],
    ['20 tCO2e per million USD', 20, 'tCO2e', '1e6 USD'],
    ['20 tCO2e/USD million', 20, 'tCO2e', '1e6 USD'],
    ['20 tCO2e/€m', 20, 'tCO2e', '1e6 EUR'],
    ['20 tCO2e/mEUR', 20, 'tCO2e', '1e6 EUR'],
    ['20 tCO2e per $', 20, 'tCO2e', '$'],
    ['93 200 tCO₂ per million de USD', 93_200, 'tCO2e', '1e6 USD'],
    ['6 tonnes CO2e/ 100 million KRW', 6, 'tCO2e', '1e8 KRW'],
    ['40 µg/m³', 40, 'µg', 'm3'],
    ['$85 per tonne', 85, '', 't'],
    ['85 EUR/t', 85, '', 't'],
    ['5 m3 per tonne of cement', 5, 'm3', 't', ' of cement'],
    ['8.64 g CO2 per tonne-mile', 8.64, 'gCO2e', 'tonne-mile'],
    ['5 tonnes a year', 5, 't', 'year'],
    ['5 tonnes per year', 5, 't', 'year'],
  ])('%s is a quotient', (text, value, unit, per, rest = '') => {
    expect(read(text)).toEqual([value, unit, per, rest]);
  });

  test.each([
    '5 in 2023',
    '5 a',
    '5 Most',
    '5 kgs-worth',
    '5 tonne-miles',
    '5 Gas',
    '5 m_x',
    '5 Tesla',
  ])('%s has no unit', (text) => {
    expect(read(text)?.[1]).toBe('');
  });

  test.each(['in 2019 quarter by quarter', 'the 2023 year end', '2020 second half'])(
    'a year does not become a duration: %s',
    (text) => {
      expect(parseQuantities(text)[0]?.bareYear).toBe(true);
    },
  );
});

describe('conversion', () => {
  const factor = (from: string, to: string) => {
    const [conversion] = conversionsOf(findUnit(to)!, findUnit(from)!) ?? [];
    return toNumber(conversion!.factor) / toNumber(conversion!.divisor);
  };

  test.each([
    ['t', 'kg', 1000],
    ['Mt', 't', 1e6],
    ['Gt', 'Mt', 1000],
    ['lb', 'g', 453.59237],
    ['short tons', 'kg', 907.18474],
    ['long tons', 'kg', 1016.0469088],
    ['MWh', 'GJ', 3.6],
    ['GJ', 'kWh', 1e9 / 3.6e6],
    ['toe', 'MWh', 11.63],
    ['therms', 'Btu', 100_000],
    ['MMBtu', 'Btu', 1e6],
    ['GW', 'MW', 1000],
    ['m3', 'l', 1000],
    ['ML', 'm3', 1000],
    ['bbl', 'gal', 42],
    ['ha', 'm2', 10_000],
    ['km2', 'ha', 100],
    ['acres', 'm2', 4046.8564224],
    ['miles', 'km', 1.609344],
    ['%', 'bps', 100],
    ['years', 'months', 12],
    ['days', 'hours', 24],
  ])('1 %s in %s is %d', (from, to, expected) => {
    expect(factor(from, to)).toBeCloseTo(expected, 9);
  });

  test.each([
    ['t', 'kWh'],
    ['MW', 'MWh'],
    ['m', 'm2'],
    ['%', 'pp'],
    ['days', 'months'],
    ['l', 'kg'],
  ])('is not possible from %s to %s', (from, to) => {
    expect(conversionsOf(findUnit(to)!, findUnit(from)!)).toBeNull();
  });

  test('a round trip is exact', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNITS), fc.constantFrom(...UNITS), (a, b) => {
        const there = conversionsOf(a, b);
        const back = conversionsOf(b, a);
        expect(there?.length).toBe(back?.length);
        for (const [at, one] of (there ?? []).entries()) {
          const other = back![at]!;
          const [over, under] = [
            multiply(one.factor, other.factor),
            multiply(one.divisor, other.divisor),
          ];
          expect(toNumber(over)).toBe(toNumber(under));
          expect(one.shiftPrediction).toEqual(other.shiftReference);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
