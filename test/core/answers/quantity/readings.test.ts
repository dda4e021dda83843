import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../../../src/core/answers/quantity/expected-form';
import { compareNumbers } from '../../../../src/core/answers/quantity/compare';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { DEFAULT_SETTINGS, type NumberSettings } from '../../../../src/core/settings';

function compareTexts(
  reference: string,
  prediction: string,
  question = '',
  settings: Partial<NumberSettings> = {},
) {
  return compareNumbers(
    parseQuantities(reference),
    parseQuantities(prediction),
    readQuestion(question),
    { ...DEFAULT_SETTINGS.numbers, ...settings },
  );
}

function verdict(...parameters: Parameters<typeof compareTexts>): string {
  const outcome = compareTexts(...parameters);
  return outcome.kind === 'compared' ? outcome.match.rule : outcome.kind;
}

describe('units', () => {
  test.each([
    ['48,200 t CO2e', '48.2 kt CO2e', 'equal'],
    ['0.67 MtCO2e', '670,000 tCO2e', 'equal'],
    ['0.67 MtCO2e', '0.67 million tonnes of CO2 equivalent', 'equal'],
    ['48,200 t CO2e', '48,200 t', 'equal'],
    ['48,200 t', '48,200 tCO2', 'equal'],
    ['48,200 t CO2e', '48.2 t CO2e', 'outside'],
    ['5 Mt', '5 MT', 'outside'],
    ['1 GJ', '277.8 kWh', 'tolerance'],
    ['3.6 GJ', '1 MWh', 'equal'],
    ['5 MW', '5 mW', 'outside'],
    ['5 MW', '5 MWh', 'incompatible'],
    ['5 MWh', '5 tonnes', 'incompatible'],
    ['5 MWh', '$5', 'incompatible'],
    ['5 MWh', '5%', 'incompatible'],
    ['5%', '$5', 'incompatible'],
    ['5%', '5 pp', 'incompatible'],
    ['3.5%', '350 bps', 'equal'],
    ['3.5 pp', '350 bps', 'equal'],
    ['5‰', '0.5%', 'equal'],
    ['1.5 °C', '2.7 °F', 'equal'],
    ['0 °C', '32 °F', 'equal'],
    ['300 K', '300', 'outside'],
    ['10 acres', '4.047 ha', 'tolerance'],
    ['12 months', '1 year', 'equal'],
    ['5 sites', '5', 'equal'],
    ['5 MWh', '5', 'equal'],
    ['5', '5 MWh', 'equal'],
  ])('%s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction)).toBe(expected);
  });

  test.each([
    ['0.55 tCO2e/MWh', '550 kg CO2e per MWh', 'equal'],
    ['0.55 tCO2e/MWh', '0.55 kg CO2e/kWh', 'equal'],
    ['0.55 tCO2e/MWh', '0.55 tCO2e/kWh', 'outside'],
    ['0.55 tCO2e/MWh', '0.55 tCO2e/t', 'incompatible'],
    ['20 tCO2e per million USD', '0.02 kg CO2e/$', 'equal'],
    ['20 tCO2e/USD million', '20 tCO2e/€m', 'incompatible'],
    ['$85/t', '$0.085 per kg', 'equal'],
    ['8.64 g CO2 per tonne-mile', '8.64 g CO2', 'equal'],
  ])('as quotients, %s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction)).toBe(expected);
  });

  test.each([
    ['5 MWh', '5', 'incompatible'],
    ['$5', '5', 'incompatible'],
    ['5 tCO2e/MWh', '5 tCO2e', 'incompatible'],
    ['5 MWh', '5000 kWh', 'equal'],
    ['5', '5', 'equal'],
    ['5%', '5', 'equal'],
  ])('strict: %s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction, '', { units: 'strict' })).toBe(expected);
  });

  test('errors are given in the unit of the reference', () => {
    expect(compareTexts('3 GJ', '1 MWh')).toMatchObject({
      match: { absoluteError: 0.6, relativeError: 0.2, reading: { converted: true } },
    });
    expect(compareTexts('2 MWh', '3.6 GJ')).toMatchObject({ match: { absoluteError: 1 } });
    expect(compareTexts('5 MWh', '5')).toMatchObject({
      match: { reading: { converted: false, unitMissing: 'prediction' } },
    });
  });
});

describe('the scale that the question asks for', () => {
  const inMillions = 'What was capex (in USD millions)?';

  test.each([
    ['$1577.00', '$1,577 million', 'equal', 'reference'],
    ['$1577.00', '1577', 'equal', 'none'],
    ['$1577.00', '$1.577 billion', 'equal', 'reference'],
    ['$1577.00', '$1,577,000,000', 'equal', 'reference'],
    ['$1,577 million', '1577', 'equal', 'prediction'],
    ['$1,577,000,000', '1577', 'equal', 'prediction'],
    ['$1577.00', '$1,577 thousand', 'outside', 'reference'],
    ['$1577.00', '$1577 billion', 'outside', 'reference'],
  ])('%s and %s: %s', (reference, prediction, rule, scaled) => {
    expect(compareTexts(reference, prediction, inMillions)).toMatchObject({
      match: { rule, reading: { scaled } },
    });
  });

  test('is not assumed if the question does not ask for a scale', () => {
    expect(verdict('$1577.00', '$1,577 million', 'What was capex?')).toBe('outside');
  });

  test('also gives a bare number its unit', () => {
    expect(verdict('500', '0.5 t', 'How much (in kg)?')).toBe('equal');
    expect(verdict('500', '0.5 t', 'How much?')).toBe('outside');
  });
});

describe('assumptions about a number', () => {
  test.each([
    ['$5 million', '5 m', 'equal'],
    ['5 m', '$5m', 'equal'],
    ['5 m', '5 metres', 'equal'],
    ['5 m', '500 cm', 'equal'],
    ['5 million tonnes', '5 m', 'equal'],
    ['5,000,000', '5m', 'equal'],
    ['5 km', '5 m', 'outside'],
    ['-5%', 'a decrease of 5%', 'equal'],
    ['-5%', 'decreased by 5%', 'equal'],
    ['-5%', 'it falls by 5%', 'equal'],
    ['-5%', 'it fell 5%, a 5% fall', 'equal'],
    ['-5%', 'two 5% falls', 'equal'],
    ['-5%', '5% lower', 'equal'],
    ['-$3 million', 'a loss of $3 million', 'equal'],
    ['a decrease of 5%', '-5%', 'equal'],
    ['-5%', '5%', 'outside'],
    ['-5%', 'an increase of 5%', 'outside'],
    ['-5%', 'fell to 5%', 'outside'],
    ['5%', '-5%', 'outside'],
    ['1.5 million pounds', '680,389 kg', 'tolerance'],
    ['680.4 t', '1.5 million pounds', 'tolerance'],
    ['5 pounds', '£5', 'equal'],
    ['5 pounds', '5 MWh', 'incompatible'],
    ['3x', '300%', 'equal'],
    ['threefold', '3', 'equal'],
    ['3x', '3%', 'outside'],
    ['20%', 'one in five', 'equal'],
    ['3', '3 out of 4 sites', 'equal'],
    ['2.5 hours', '2 h 30 min', 'equal'],
    ['34 billion yuan', 'RMB 34bn', 'equal'],
    ['5 pp', '500 bps', 'equal'],
    ['0.25 per million hours', '0.05 per 200,000 hours', 'equal'],
    ['347,000 tonnes', '347 1,000 tonnes', 'equal'],
  ])('%s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction)).toBe(expected);
  });

  test('are reported with the comparison', () => {
    const understood = (...pair: [string, string]) => {
      const outcome = compareTexts(...pair);
      return outcome.kind === 'compared' ? outcome.match.reading.interpretation : null;
    };
    expect(understood('$5m', '5 m')).toBe('millions');
    expect(understood('-5%', 'down by 5%')).toBe('decrease');
    expect(understood('5%', 'down by 5%')).toBe('as-written');
  });

  test('the “x” of a multiple such as “3.2x” does not count as a unit', () => {
    expect(verdict('3.2x', '3.2', '', { units: 'strict' })).toBe('equal');
  });
});

describe('intervals', () => {
  test.each([
    ['1–4 trillion', '2 trillion', 'inside'],
    ['1–4 trillion', '1 to 4 trillion', 'inside'],
    ['1–4 trillion', '5 trillion', 'outside'],
    ['1–4 trillion', '2–3 trillion', 'outside'],
    ['1–4 trillion', 'at least 1 trillion', 'interval'],
    ['1–4 trillion', '4.04 trillion', 'tolerance'],
    ['33.1 million to 165.5 million USD', '$33.1 million - $165.5 million', 'inside'],
    ['at least 40%', '45%', 'inside'],
    ['at least 40%', '40%', 'inside'],
    ['at least 40%', '39.7%', 'tolerance'],
    ['at least 40%', '30%', 'outside'],
    ['at least 40%', 'at least 40%', 'inside'],
    ['at least 40%', 'up to 40%', 'interval'],
    ['over 33,000 tons', '33,000', 'inside'],
    ['up to 5', '4', 'inside'],
    ['12 ± 0.5', '12.3', 'inside'],
    ['12', '12 ± 0.5', 'equal'],
    ['12', '10–14', 'outside'],
    ['14', '10–14', 'equal'],
    ['40%', 'over 40%', 'equal'],
    ['about 40%', '40.3%', 'tolerance'],
    ['about 40%', '45%', 'outside'],
    ['1-2 t', '1500 kg', 'inside'],
  ])('%s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction)).toBe(expected);
  });
});
