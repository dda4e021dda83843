import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { accept } from '../../../../src/core/scoring/acceptance/accept';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

function isCorrect(question: string, reference: string, prediction: string): boolean {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  return comparison !== null && accept(comparison) !== null;
}

const amounts = fc.integer({ min: 1200, max: 9700 }).filter((amount) => amount % 10 !== 0);
const companies = fc.constantFrom('Acme', 'Borealis', 'Cobalt', 'Dorado', 'Elbe');
const years = fc.integer({ min: 2010, max: 2023 });
const surnames = fc.constantFrom('Keller', 'Lindqvist', 'Moreau', 'Okafor', 'Tanaka');
const runs = { numRuns: 40 };

describe('the subject of a number', () => {
  test('a number for another company is wrong', () => {
    fc.assert(
      fc.property(companies, companies, amounts, (own, other, amount) => {
        fc.pre(own !== other);
        const question = `What were ${own}'s costs?`;
        expect(isCorrect(question, `$${amount}`, `${own}'s costs were $${amount}.`)).toBe(true);
        expect(isCorrect(question, `$${amount}`, `${other}'s costs were $${amount}.`)).toBe(false);
        expect(isCorrect(question, `$${amount}`, `${other}: $${amount}`)).toBe(false);
      }),
      runs,
    );
  });

  test('a change since another base year is wrong', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 11, max: 89 }), (year, share) => {
        const question = `By how much did emissions fall since ${year}?`;
        expect(isCorrect(question, `${share}%`, `${share}% since ${year}`)).toBe(true);
        expect(isCorrect(question, `${share}%`, `${share}% since ${year - 3}`)).toBe(false);
      }),
      runs,
    );
  });

  test('a supplier is not its customer', () => {
    fc.assert(
      fc.property(companies, surnames, (own, other) => {
        const question = `Who supplies the steel to ${own}?`;
        expect(isCorrect(question, other, `${other} supplies the steel to ${own}.`)).toBe(true);
        expect(isCorrect(question, other, `${own} supplies the steel to ${other}.`)).toBe(false);
      }),
      runs,
    );
  });

  test('a part of a total is its share in percent, and no other share', () => {
    const counts = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(counts, counts, counts, (part, rest, difference) => {
        const all = part + rest;
        fc.pre(difference < rest && difference !== part);
        const question = 'What share of the sites is certified?';
        const percent = (count: number) => `${((100 * count) / all).toFixed(1)}%`;
        expect(isCorrect(question, `${part} out of ${all}`, percent(part))).toBe(true);
        expect(isCorrect(question, `${part} out of ${all}`, percent(part + difference))).toBe(
          false,
        );
      }),
      runs,
    );
  });

  test('a number with two transposed digits is wrong', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = String(amount);
        const swapped = `${digits.slice(0, 2)}${digits.charAt(3)}${digits.charAt(2)}`;
        fc.pre(swapped !== digits);
        const question = 'How many trees were planted?';
        expect(isCorrect(question, digits, digits)).toBe(true);
        expect(isCorrect(question, digits, swapped)).toBe(false);
      }),
      runs,
    );
  });

  test('a number per employee is not a number per square meter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 900 }), (use) => {
        const question = 'What was energy use per square metre?';
        expect(isCorrect(question, `${use} kWh`, `${use} kWh per square metre`)).toBe(true);
        expect(isCorrect(question, `${use} kWh`, `${use} kWh per employee`)).toBe(false);
      }),
      runs,
    );
  });

  test('the combined number for two scopes is not that for one', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const question = 'What were Scope 1 emissions?';
        const reference = `${amount} tCO2e`;
        expect(isCorrect(question, reference, `Scope 1: ${amount} tCO2e`)).toBe(true);
        expect(
          isCorrect(question, reference, `${amount} tCO2e is the total of Scope 1 and 2.`),
        ).toBe(false);
      }),
      runs,
    );
  });
});

describe('a changed copy', () => {
  test('with a different year or number, or with a negation, is wrong', () => {
    fc.assert(
      fc.property(companies, years, amounts, (name, year, amount) => {
        const question = `Was ${name} profitable?`;
        const copy = (when: number, much: number, not = '') =>
          `Yes. ${name} had a positive result of $${much} million in ${when} and was${not} free of debt.`;
        const reference = copy(year, amount);
        expect(isCorrect(question, reference, reference)).toBe(true);
        expect(isCorrect(question, reference, copy(year - 1, amount))).toBe(false);
        expect(isCorrect(question, reference, copy(year, amount * 2))).toBe(false);
        expect(isCorrect(question, reference, copy(year, amount, ' not'))).toBe(false);
      }),
      runs,
    );
  });

  test('with one part omitted is wrong', () => {
    const parts = ['engages its suppliers', 'shifts freight to rail', 'redesigns all packaging'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), (kept) => {
        const question = 'How does it reduce emissions?';
        const reference = `It ${parts.join(', ')}, and buys green steel.`;
        expect(isCorrect(question, reference, reference)).toBe(true);
        expect(isCorrect(question, reference, `It ${parts[kept] ?? ''}.`)).toBe(false);
      }),
      runs,
    );
  });
});

describe('numbers for another subject', () => {
  const pairs = [
    ['part-time', 'full-time'],
    ['permanent', 'temporary'],
    ['onshore', 'offshore'],
    ['short-term', 'long-term'],
    ['hazardous', 'non-hazardous'],
    ['renewable', 'non-renewable'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]);

  test.each(pairs)('%s is not %s', (own, other) => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 89 }), (share) => {
        const question = `What was the ${own} share?`;
        expect(isCorrect(question, `${share}%`, `${share}% (${own})`)).toBe(true);
        expect(isCorrect(question, `${share}%`, `${share}% (${other})`)).toBe(false);
      }),
      runs,
    );
  });

  test('a number for another material or a part of the year is wrong', () => {
    const materials = fc.constantFrom('paper', 'glass', 'steel', 'PET', 'cotton');
    fc.assert(
      fc.property(materials, materials, amounts, (own, other, amount) => {
        fc.pre(own !== other);
        const question = `How many tonnes of recycled ${own} were used in 2022?`;
        const answer = (material: string) => `${amount} tonnes of recycled ${material}`;
        expect(isCorrect(question, String(amount), answer(own))).toBe(true);
        expect(isCorrect(question, String(amount), answer(other))).toBe(false);
        const rate = 'What was the recycling rate in 2022?';
        const share = `${amount / 100}%`;
        expect(isCorrect(rate, share, `${share} in 2022`)).toBe(true);
        expect(isCorrect(rate, share, `${share} in the first half of 2022`)).toBe(false);
      }),
      runs,
    );
  });
});

test('a change is wrong if its direction contradicts its levels, or if its difference and level are swapped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 11, max: 89 }), (by, to) => {
      const question = 'How did the number of sites change?';
      const reference = `It rose by ${by} to ${to}.`;
      expect(isCorrect(question, reference, reference)).toBe(true);
      expect(isCorrect(question, reference, `It rose by ${to} to ${by}.`)).toBe(false);
      const levels = `from ${to}% to ${to + by}%`;
      expect(isCorrect(question, `It rose ${levels}.`, `It fell ${levels}.`)).toBe(false);
      expect(isCorrect(question, levels, `It increased ${levels}.`)).toBe(true);
      expect(isCorrect(question, levels, `It decreased ${levels}.`)).toBe(false);
    }),
    runs,
  );
});

describe('names', () => {
  test('that are ranked lower, negated or replaced by another name are wrong', () => {
    fc.assert(
      fc.property(companies, companies, (own, other) => {
        fc.pre(own !== other);
        const question = 'Which company had the highest emissions?';
        expect(isCorrect(question, own, `${own} had the highest emissions.`)).toBe(true);
        expect(isCorrect(question, own, `${other}, then ${own}`)).toBe(false);
        expect(isCorrect(question, own, `${own} was second, after ${other}.`)).toBe(false);
        expect(
          isCorrect('Who supplies the steel?', own, `${other}, which outbid ${own}, supplies it.`),
        ).toBe(false);
      }),
      runs,
    );
  });

  test('are accepted as a surname after a title, but not for another person', () => {
    fc.assert(
      fc.property(surnames, surnames, (own, other) => {
        fc.pre(own !== other);
        const question = 'Who chairs the committee?';
        expect(isCorrect(question, `Maria ${own}`, `Ms ${own} chairs it.`)).toBe(true);
        expect(isCorrect(question, `Maria ${own}`, `Ms ${other} chairs it.`)).toBe(false);
        expect(
          isCorrect(
            question,
            `Maria ${own}`,
            `Maria ${own} is a member; the chair is Eva ${other}.`,
          ),
        ).toBe(false);
      }),
      runs,
    );
  });
});

describe('the direction of a change', () => {
  const rises = fc.constantFrom('rose', 'increased', 'grew');
  const falls = fc.constantFrom('fell', 'declined', 'decreased');

  test('is wrong if reversed or absent', () => {
    fc.assert(
      fc.property(rises, falls, (up, down) => {
        const question = 'How did emissions develop?';
        const reference = `They ${up}, then ${down}.`;
        expect(isCorrect(question, reference, `First they ${up}, then they ${down}.`)).toBe(true);
        expect(isCorrect(question, reference, `They ${down}, then ${up}.`)).toBe(false);
        expect(isCorrect(question, `They ${up}.`, `They first ${up}, then ${down}.`)).toBe(false);
        expect(isCorrect(question, `They ${up}.`, 'They did not change.')).toBe(false);
      }),
      runs,
    );
  });
});

describe('other wordings with the same meaning', () => {
  test.each([
    ['What is the main energy source?', 'Wind power', ['Windkraft', 'énergie éolienne', '风电']],
    ['Where is the head office?', 'Germany', ['Deutschland', 'ドイツ', '德国', '독일']],
    ['Who approved the plan?', 'Chief Financial Officer', ['CFO', 'The CFO', 'Finanzvorstand']],
    ['Which year had the highest profit?', 'FY2021', ['the fiscal year ended June 30, 2021']],
    ['Did the margin improve?', 'Yes', ['It did, from 43% to 44%.']],
    ['Are the targets validated?', 'No', ['They have not been validated.', 'Not yet.']],
    ['Is it on track?', 'No', ['Not really.']],
    ['Did it pay a dividend?', 'No', ['It cancelled the dividend.']],
    ['Did the rate fall?', 'Yes', ['It went from 2.1% to 1.4%, so yes.']],
    ['Are the targets consistent with it?', 'Yes', ['They are consistent with it.']],
    ['How many fines did it receive?', 'None', ['It received no fines.']],
    ['What is regulated?', 'Nitrogen oxides', ['NOx']],
    ['Is there a hotline?', 'Yes', ['There is one, run by a third party.']],
    ['Who is the auditor?', 'Not answerable', ['The auditor is not named.']],
    ['How much was used?', 'Not answerable', ['There is no figure for Brazil in the document.']],
    ['What warming is projected?', '2.7–3.5°C', ['from 2.7 to 3.5 degrees Celsius']],
  ])('%s %s', (question, reference, predictions) => {
    for (const prediction of predictions)
      expect([prediction, isCorrect(question, reference, prediction)]).toEqual([prediction, true]);
  });

  test.each([
    ['What is the main energy source?', 'Wind power', 'Solarenergie'],
    ['Who approved the plan?', 'Chief Financial Officer', 'Chief Executive Officer'],
    ['Which frameworks are used?', 'GRI and TCFD', 'GRI and TNFD'],
    ['Which frameworks are used?', 'GRI and TCFD', 'GRI, SASB and TCFD'],
    ['What share of suppliers has a target?', '0.37', '0.37%'],
    ['What is the maximum level? Answer in mg/m³.', '34', '34 ppm'],
    ['How much was used?', 'Not answerable', 'Roughly 120 GWh, although no exact number is given.'],
    ['Did it meet its target?', 'Yes', 'It fell short of its target.'],
    ['Which standard applies?', 'IFRS 16', 'IAS 16'],
    [
      'Which category is largest?',
      'Use of sold products',
      'End-of-life treatment of sold products',
    ],
    ['Who rates it AA?', 'MSCI', 'ISS ESG; MSCI rates it BBB'],
    [
      'When is pay deferred?',
      'The bonus exceeds £50,000 and the employee is a material risk taker.',
      'The bonus exceeds £50,000.',
    ],
    [
      'Whose emissions per tonne were lower, Lyon or Turin?',
      'Lyon',
      'Turin emitted less per tonne than Lyon.',
    ],
  ])('%s %s is not “%s”', (question, reference, prediction) => {
    expect(isCorrect(question, reference, prediction)).toBe(false);
  });
});

describe('a number in another clause', () => {
  test('is wrong if the subject of the question is in the clause of a different number', () => {
    const objects = fc.constantFrom('coal', 'oil sands', 'tobacco', 'gambling', 'peat');
    fc.assert(
      fc.property(objects, objects, amounts, amounts, (own, other, first, second) => {
        fc.pre(own !== other && Math.abs(first - second) > 200);
        const question = `How many companies did the fund exclude for ${own}?`;
        const answer = `${first} companies were excluded for ${other} and ${second} for ${own}.`;
        expect(isCorrect(question, String(second), answer)).toBe(true);
        expect(isCorrect(question, String(first), answer)).toBe(false);
      }),
      runs,
    );
  });

  test('is wrong if it is for an earlier date than the one asked about', () => {
    fc.assert(
      fc.property(years, amounts, amounts, (year, first, second) => {
        fc.pre(Math.abs(first - second) > 200);
        const question = `What was the provision at 30 June ${year}?`;
        const answer = `$${first} at 30 June ${year - 1} and $${second} at 30 June ${year}`;
        expect(isCorrect(question, `$${second}`, answer)).toBe(true);
        expect(isCorrect(question, `$${first}`, answer)).toBe(false);
      }),
      runs,
    );
  });
});

describe('the extent of an answer', () => {
  test('a different degree is wrong', () => {
    const degrees = fc.constantFrom('likely', 'unlikely', 'high', 'low', 'rare');
    const adverbs = fc.constantFrom('very', 'extremely', 'exceptionally');
    fc.assert(
      fc.property(degrees, adverbs, (degree, adverb) => {
        const question = 'How does the chapter rate the event?';
        expect(isCorrect(question, degree, `It is ${degree}.`)).toBe(true);
        expect(isCorrect(question, degree, `It is ${adverb} ${degree}.`)).toBe(false);
        expect(isCorrect(question, `${adverb} ${degree}`, degree)).toBe(false);
      }),
      runs,
    );
  });

  test('a third phrase in addition to a pair is wrong', () => {
    const phrases = fc.constantFrom('raw materials', 'overheads', 'rent', 'staff training');
    fc.assert(
      fc.property(phrases, phrases, phrases, (first, second, third) => {
        fc.pre(new Set([first, second, third]).size === 3);
        const question = 'What does the definition leave out?';
        const pair = `${first} and ${second}`;
        expect(isCorrect(question, pair, `${second} and ${first}`)).toBe(true);
        expect(isCorrect(question, pair, `${first}, ${second} and ${third}`)).toBe(false);
      }),
      runs,
    );
  });

  test('a count may omit the total that it is part of', () => {
    const counts = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 41, max: 90 }), (part, all) => {
        const question = 'How many of the buildings are certified?';
        expect(isCorrect(question, `${part} of ${all}`, String(part))).toBe(true);
        expect(isCorrect(question, `${part} of ${all}`, String(all))).toBe(false);
      }),
      runs,
    );
  });

  test('“no later than” affirms a year', () => {
    fc.assert(
      fc.property(years, (year) => {
        const question = 'What is the target year?';
        const answer = (at: number) => `It is to be reached no later than ${at}.`;
        expect(isCorrect(question, String(year), answer(year))).toBe(true);
        expect(isCorrect(question, String(year), answer(year + 1))).toBe(false);
      }),
      runs,
    );
  });
});
