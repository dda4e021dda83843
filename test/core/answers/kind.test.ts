import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inferKind } from '../../../src/core/answers/kind';
import { parseQuantities } from '../../../src/core/answers/quantity/parse';
import { isKnownLabel, kindFromLabel } from '../../../src/core/answers/kind-label';

describe('labels', () => {
  test.each([
    ['Float', 'number'],
    ['Int', 'number'],
    [' NR ', 'number'],
    ['percentage', 'number'],
    ['Str', 'text'],
    ['extractive', 'text'],
    ['List', 'list'],
    ['multi-span', 'list'],
    ['yes_no', 'boolean'],
    ['Yes/No', 'boolean'],
    ['unanswerable', 'unanswerable'],
    ['Not answerable', 'unanswerable'],
  ])('%s means %s', (label, kind) => {
    expect(kindFromLabel(label, {})).toBe(kind);
    expect(isKnownLabel(label)).toBe(true);
  });

  test.each(['PE', 'LR', 'None'])('%s is known, but the references determine the kind', (label) => {
    expect(kindFromLabel(label, {})).toBeNull();
    expect(isKnownLabel(label)).toBe(true);
  });

  test.each(['', 'metrics-generated', 'constructor', '__proto__', 'toString', 'numbers game'])(
    '%j is not a known type label',
    (label) => {
      expect(kindFromLabel(label, {})).toBeNull();
      expect(isKnownLabel(label)).toBe(false);
    },
  );

  test('the user’s choice takes precedence and is case-sensitive', () => {
    const chosen = { Float: 'text', PE: 'number', ['__proto__']: 'list' } as const;
    expect(kindFromLabel('Float', chosen)).toBe('text');
    expect(kindFromLabel('float', chosen)).toBe('number');
    expect(kindFromLabel('PE', chosen)).toBe('number');
    expect(kindFromLabel('__proto__', chosen)).toBe('list');
  });
});

describe('kind inferred from references', () => {
  test.each([
    ['number', ['12.8%']],
    ['number', ['about 12,8 %']],
    ['number', ['EUR 2.4 billion']],
    ['number', ['48,200 t CO2e']],
    ['number', ['3.2 million tonnes of CO2e']],
    ['number', ['(473)']],
    ['number', ['2040', 'by 2040'].slice(0, 1)],
    ['number', ['~5', '5']],
    ['boolean', ['Yes']],
    ['boolean', ['No, because 5 of 7 did not.', 'No']],
    ['list', ["['wind', 'solar']"]],
    ['list', ['[]', '["a"]']],
    ['text', ['wind']],
    ['text', ['12.8%', 'wind']],
    ['text', ['from 5 to 7']],
    ['text', ['5 of the largest sites are in Spain and two in Portugal']],
    ['text', ['the year 2040']],
    ['text', ['2019-20']],
    ['text', ['02/2018']],
    ['text', ['Scope 1']],
    ['text', ['31 December 2018 or later, at the latest by the end of the year']],
    ['text', ['Yes', 'wind']],
    ['text', [`5 ${'t'.repeat(90)}`]],
  ] as const)('%s: %j', (kind, references) => {
    expect(inferKind(references)).toBe(kind);
  });
});

describe('ruling out references by the words before their first number', () => {
  const PARTS =
    `between Between minus Minus negative about approximately over at least more than circa ca. ~ $ US$ EUR USDm
    bnEUR MioEUR EURmio Rs. £ €m - − ( ) 5 12.8% 1,577 2040 twelve Seventeen half dozen ½ Scope CO2 tonnes
    million and to profit roughly from FY2018 ３％ ٣ euros percent estimated , . :`.split(/\s+/);
  const texts = fc
    .array(fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom('', ' ')), { maxLength: 5 })
    .map((parts) => parts.flat().join(''));

  /** A reimplementation of the rule that uses all quantities in the text. */
  function isAlone(text: string): boolean {
    const quantities = parseQuantities(text);
    const [only] = quantities;
    if (quantities.length !== 1 || !only) return false;
    if (only.bareYear && !/^\d{4}$/.test(only.text)) return false;
    const [before, after] = [text.slice(0, only.start), text.slice(only.end).trim()];
    const words = after.split(/[\s/]+/).filter((word) => word !== '');
    const isBlank = before.replace(
      /\b(?:about|approximately|roughly|over|at least|more than|circa|ca\.?)\b|~/giu,
      '',
    );
    return isBlank.trim() === '' && words.length <= 4 && !/\d{2}/.test(after);
  }

  test('does not change any inferred kind', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(inferKind([text]) === 'number').toBe(isAlone(text));
      }),
      { numRuns: 5000 },
    );
  });
});
