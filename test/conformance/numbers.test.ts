import { describe, expect, test } from 'vitest';
import { inferKind } from '../../src/core/answers/kind';
import { createAbstentionTest } from '../../src/core/answers/abstention';
import { readYesNo } from '../../src/core/answers/yes-no';
import { createScorer } from '../../src/core/scoring/scorer';
import { numericMatch } from '../../src/core/scoring/metrics/numeric';
import { parseQuantities } from '../../src/core/answers/quantity/parse';
import { printQuantity } from '../../src/core/answers/quantity/print';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { datasetOf } from '../support/score-case';
import { readFileSync, readdirSync } from 'node:fs';
import { describeShared, readSharedJson, sharedUrl } from '../support/shared-data';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');

function readLines(path: string): Row[] {
  const lines = readFileSync(sharedUrl(path), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

/** Every quantity of an answer in canonical form. */
const printed = (text: string) => parseQuantities(text).map(printQuantity);

test('quantities in the notation of climate reports are parsed', () => {
  expect(printed('12,8 MtCO2/million RMB equivalent to 93 200 tCO₂ per million de USD.')).toEqual([
    '12.8 MtCO2e/million CNY',
    '93200 tCO2e/million USD',
  ]);
});

describeShared('numeric_match on FinanceBench', () => {
  test('agrees with the labels on at least 96% of the answers to numeric questions', () => {
    const gold = new Map(
      readLines('financebench/gold.jsonl')
        .filter(({ answer }) => inferKind([textOf(answer)]) === 'number')
        .map((row) => [row.financebench_id, row] as const),
    );
    let [agreed, all] = [0, 0];
    for (const file of readdirSync(sharedUrl('financebench/predictions/'))) {
      const rows = readLines(`financebench/predictions/${file}`).filter(({ financebench_id: id }) =>
        gold.has(id),
      );
      const dataset = datasetOf(
        rows.map((row) => ({
          references: [textOf(gold.get(row.financebench_id)?.answer)],
          prediction: textOf(row.model_answer),
          question: textOf(gold.get(row.financebench_id)?.question),
          kind: 'number' as const,
        })),
      );
      const scorer = createScorer(dataset, DEFAULT_SETTINGS);
      for (const [index, { label }] of rows.entries()) {
        const score = numericMatch.score(scorer.compare(index, 0)!);
        if ((score === 1) === (label === 'Correct Answer')) agreed++;
        all++;
      }
    }
    expect(all).toBe(368);
    expect(agreed / all).toBeGreaterThanOrEqual(0.96);
  });
});

describeShared('the references of Climate Finance Bench', () => {
  const rows = readSharedJson(
    'climate-finance-bench/Climate Finance Bench - Dataset.json',
  ) as readonly Row[];
  const answers = rows.map(({ Answer }) => textOf(Answer));

  test('every quantity is read with its offsets', () => {
    expect(answers).toHaveLength(330);
    for (const answer of answers) {
      for (const quantity of parseQuantities(answer)) {
        expect(answer.slice(quantity.start, quantity.end)).toBe(quantity.text);
      }
    }
  });

  test('verdicts, abstentions, quantities and years match manual counts', () => {
    const readings = answers.map((answer) => ({
      verdict: readYesNo(answer),
      abstains: createAbstentionTest(DEFAULT_SETTINGS.noAnswerPhrases)(answer),
      quantities: parseQuantities(answer).filter(({ bareYear }) => !bareYear),
    }));
    const count = (holds: (reading: (typeof readings)[number]) => boolean) =>
      readings.filter(holds).length;
    expect(count(({ verdict }) => verdict === true)).toBe(99);
    expect(count(({ verdict }) => verdict === false)).toBe(11);
    expect(count(({ abstains }) => abstains)).toBe(87);
    expect(count(({ quantities }) => quantities.length > 0)).toBeGreaterThan(120);
  });

  test.each([
    ['116 TCO2 per million dollars', ['116 tCO2e/million $']],
    ['11.40 tCO₂e per million USD', ['11.40 tCO2e/million USD']],
    ['30,4 MtCO2e, Scope 2', ['30.4 MtCO2e', '1.4 MtCO2e', '307 MtCO2e']],
    ['158 MtCO2e', ['158 MtCO2e']],
    ['55,200 TCO2e', ['55200 tCO2e', '3400 tCO2e', '15980000 tCO2e']],
    ['2,20,234 tCO2e', ['14622 tCO2e', '220234 tCO2e', '9582781 tCO2e']],
    ['160.3 million tonnes', ['2020', '160300000 t']],
    ['7,146,690 tCO2eq', ['100%', '7146690 tCO2e']],
    ['14,314,800 tCO2e', ['14314800 tCO2e']],
    ['12,316,292 TCO2e', ['12316292 tCO2e']],
    ['39% in its Water', ['1.5 °C', '2 °C', '2021', '39%', '26%', '2030', '2%', '100%', '2030']],
    ['27.5% from a CY2019', ['27.5%', '2030', '67%', '2026', '1.5 °C', '2 °C']],
    ['3,733  1000  tonnes CO2e', ['3733000 tCO2e', '3733000 tCO2e', '9558000 tCO2e']],
    ['347  1,000  metric tons', ['347000 tCO2e', '94000 tCO2e', '416758000 tCO2e']],
    ['2.3  thousand tons CO2e', ['2300 tCO2e', '39000 tCO2e']],
    ['6 tonnes CO2e/ 100 million KRW', ['6 tCO2e/1e8 KRW', '78 tCO2e/million USD']],
    ['93 billion CHF', ['87540000 tCO2e', 'CHF 93000000000', '0.94 tCO2e/million CHF']],
    ['22,80,61,009 MT', ['228061009 t', '3925755 t', '29498 t']],
    ['34 billion yuan, ranking', ['CNY 34000000000', '59800 t', 'CNY 750000000']],
    ['“1.5 °C-compatible”', ['1.5 °C', '2 °C', '2021', '39%', '26%', '2030', '2%', '100%']],
    ['up to 3000x', ['20 ×', '30000000000000 Wh', 'about 4000000', '76%', '100%']],
    ['per full-time equivalent', ['2030', '80%', '30%', '2030', '80%', '2025', '1.85 tCO2e/FTE']],
    ['100+ TWh', ['40%', '2030', '$ 1000000000', 'at least 2 year', '0', '2030']],
    ['755 TCO2 per million euro', ['755 tCO2e/million EUR', '722.49 tCO2e/million USD']],
  ])('… %s …', (part, expected) => {
    const answer = answers.find((one) => one.includes(part)) ?? '';
    expect(printed(answer).slice(0, expected.length)).toEqual(expected);
  });
});

describeShared('the references of MMESGBench', () => {
  test.each([
    ['At least 40% compared to 1990 levels', ['at least 40%', '1990']],
    ['Around USD1-4 trillion', ['about USD 1000000000000 to 4000000000000']],
    ['33.1 million to 165.5 million USD', ['USD 33100000 to 165500000']],
    ['75% by weight of product', ['75%']],
    ['0.55 tCO2e/MWh', ['0.55 tCO2e/MWh']],
    ['over 33,000 tons', ['at least 33000 t']],
    ['At least ten years', ['at least 10 year']],
    ['25 million m³', ['25000000 m3']],
    ['2.7–3.5°C', ['2.7 to 3.5 °C']],
    ['24 February 2021', ['2021']],
    ['9 inches (23 cm)', ['9 inch', '23 cm']],
    ['200 MWh per day', ['200 MWh/d']],
  ])('%s', (answer, expected) => {
    const rows = [
      ...(readSharedJson('mmesgbench/gold-933.json') as readonly Row[]),
      ...(readSharedJson('mmesgbench/gold-dev-93.json') as readonly Row[]),
    ];
    expect(rows.map((row) => textOf(row.answer))).toContain(answer);
    expect(printed(answer)).toEqual(expected);
  });
});

describe('numeric_match, without shared files', () => {
  test('capital expenditure is read in the scale that the question states', () => {
    const one = {
      references: ['$1577.00'],
      prediction: 'Capital expenditure was $1,577 million.',
      question: 'What is the FY2018 capital expenditure amount (in USD millions) for 3M?',
    };
    const scorer = createScorer(datasetOf([one]), DEFAULT_SETTINGS);
    expect(numericMatch.score(scorer.compare(0, 0)!)).toBe(1);
  });
});
