import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { accept } from '../../../../src/core/scoring/acceptance/accept';
import { datasetOf } from '../../../support/score-case';

function isCorrect(question: string, reference: string, prediction: string): boolean {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  return comparison !== null && accept(comparison) !== null;
}

const amounts = fc.integer({ min: 12, max: 97 });

describe('options, names and abbreviations', () => {
  const options = ['operations', 'investing', 'financing'] as const;
  const question = `Which activity used the most cash: ${options.join(', ').replace(/, (?=\w+$)/, ' or ')}?`;

  test('an option in the question is correct if and only if the reference names it', () => {
    const option = fc.constantFrom(...options);
    fc.assert(
      fc.property(option, option, (own, other) => {
        const sentence = (name: string) => `Cash flow from ${name} was by far the largest of all.`;
        expect(isCorrect(question, sentence(own), sentence(other))).toBe(own === other);
        expect(isCorrect(question, sentence(own), `It was ${other}.`)).toBe(own === other);
      }),
    );
  });

  test('an abbreviation is accepted for its full title, and no other abbreviation is', () => {
    const names = fc.constantFrom('TCFD', 'TNFD', 'PCAF', 'SASB', 'NGFS');
    const titles = fc.constantFrom(
      'recommendations',
      'framework',
      'Reporting Standard',
      'guidance',
    );
    fc.assert(
      fc.property(names, names, titles, (own, other, title) => {
        const asked = 'Which framework does the bank follow?';
        expect(isCorrect(asked, `${own} ${title}`, other)).toBe(own === other);
        expect(isCorrect(asked, `${own} ${title}`, `It follows ${other}.`)).toBe(own === other);
      }),
    );
  });

  test('the name before a sentence of details determines the score, whatever the details', () => {
    const names = fc.constantFrom('Cross currency swaps', 'Interest rate caps', 'Treasury locks');
    fc.assert(
      fc.property(names, names, amounts, (own, other, amount) => {
        const asked = 'Which derivative had the highest notional value?';
        const reference = `${own}. Its notional value was $${amount},502 million.`;
        expect(isCorrect(asked, reference, `${other}, $${amount},502 million`)).toBe(own === other);
      }),
    );
  });

  test('a name written as one word is the same name', () => {
    const parts = fc.constantFrom('Green', 'Market', 'Harbor', 'Summit', 'Cloud');
    fc.assert(
      fc.property(parts, parts, parts, (first, second, other) => {
        const asked = 'What is the name of its programme?';
        expect(isCorrect(asked, `${first} ${second}`, `${first}${second}`)).toBe(true);
        fc.pre(other !== second && first !== second);
        expect(isCorrect(asked, `${first} ${second}`, `${first}${other}`)).toBe(false);
      }),
    );
  });
});

describe('shares, changes and conditions', () => {
  test('percentage points are a change in a percentage, never a level', () => {
    fc.assert(
      fc.property(amounts, amounts, (own, other) => {
        const change = 'How much did the share of women rise?';
        expect(isCorrect(change, `${own}%`, `${other} percentage points`)).toBe(own === other);
        expect(isCorrect(change, `${own}%`, `It fell by ${own} percentage points.`)).toBe(false);
        const level = 'What is the share of women?';
        expect(isCorrect(level, `${own}%`, `${own} percentage points`)).toBe(false);
      }),
    );
  });

  test('a number and its rounding to two digits are the same, in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1100, max: 9899 }), (thousandths) => {
        const [full, rounded] = [(thousandths / 1000).toFixed(3), (thousandths / 1000).toFixed(1)];
        const question = 'What capacity was commissioned?';
        fc.pre(
          Math.abs(Number(full) - Number(rounded)) <=
            0.025 * Math.min(Number(full), Number(rounded)),
        );
        expect(isCorrect(question, `${full} GW`, `${rounded} GW`)).toBe(true);
        expect(isCorrect(question, `${rounded} GW`, `${full} GW`)).toBe(true);
        expect(isCorrect(question, `${rounded} GW`, `${(Number(full) + 0.3).toFixed(3)} GW`)).toBe(
          false,
        );
      }),
    );
  });

  test('a multiple is neither a percentage nor a period', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const question = 'How many times was the inventory turned over?';
        const reference = `The company turned its inventory over ${amount}.5 times.`;
        expect(isCorrect(question, reference, `${amount}.5 times`)).toBe(true);
        expect(isCorrect(question, reference, `${amount}.5`)).toBe(true);
        expect(isCorrect(question, reference, `${amount}.5%`)).toBe(false);
        expect(isCorrect(question, reference, `every ${amount}.5 days`)).toBe(false);
      }),
    );
  });

  test('two levels in an order that contradicts the question are not accepted as the change', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9 }), (low, change) => {
        const question = 'How much did the share of women rise?';
        const [from, to] = [`${low}%`, `${low + change}%`];
        expect(isCorrect(question, `${change}%`, `from ${from} to ${to}`)).toBe(true);
        expect(isCorrect(question, `${change}%`, `from ${to} to ${from}`)).toBe(false);
      }),
    );
  });

  test('“nearly half” is slightly below 50%, “just over half” is slightly above it, and “half” is neither', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 60 }), (share) => {
        const question = 'Which share of its sites is certified?';
        const isGiven = (answer: string) => isCorrect(question, `${share}%`, answer);
        expect(isGiven('nearly half of them')).toBe(share >= 48 && share <= 50);
        expect(isGiven('just over half of them')).toBe(share >= 50 && share <= 52);
        expect(isGiven('die Hälfte')).toBe(share === 50);
      }),
    );
  });

  test('a number for a different span of years is not accepted', () => {
    const years = fc.integer({ min: 2012, max: 2025 });
    fc.assert(
      fc.property(years, years, amounts, (own, other, share) => {
        const question = `How much did emissions fall from ${own} to ${own + 3}?`;
        const answer = `${share}% between ${other} and ${other + 3}`;
        expect(isCorrect(question, `${share}%`, answer)).toBe(own === other);
      }),
    );
  });

  test('a number under a different condition from the question’s is not accepted', () => {
    const points = fc.constantFrom(50, 100, 150, 200, 300);
    fc.assert(
      fc.property(points, points, amounts, (own, other, amount) => {
        const question = `By how much does a ${own} basis point rise in rates change its income?`;
        const answer = `A ${other} basis point rise adds £${amount} million.`;
        expect(isCorrect(question, `£${amount} million`, answer)).toBe(own === other);
      }),
    );
  });

  test('another country’s dollar is not a plain dollar', () => {
    const dollars = fc.constantFrom('C$', 'A$', 'HK$', 'CAD ', 'AUD ');
    fc.assert(
      fc.property(dollars, amounts, (dollar, amount) => {
        const question = 'What was its capital expenditure?';
        expect(isCorrect(question, `$${amount} million`, `US$${amount} million`)).toBe(true);
        expect(isCorrect(question, `$${amount} million`, `${dollar}${amount} million`)).toBe(false);
        expect(isCorrect(question, `${dollar}${amount} million`, `$${amount} million`)).toBe(true);
      }),
    );
  });
});

describe('verdicts, “none” and copies', () => {
  const objects = fc.constantFrom('the expectations', 'all criteria', 'the national targets');

  test('an answer that repeats the question’s words with a pronoun is a verdict', () => {
    fc.assert(
      fc.property(objects, (object) => {
        const question = `Does a supplier that shares the audits of its own suppliers meet ${object}?`;
        expect(isCorrect(question, 'Yes', `It does meet ${object}.`)).toBe(true);
        expect(isCorrect(question, 'No', `It does not meet ${object}.`)).toBe(true);
        expect(isCorrect(question, 'No', `It does meet ${object}.`)).toBe(false);
        expect(isCorrect(question, 'Yes', `It does not meet ${object}.`)).toBe(false);
      }),
    );
  });

  test('“No, it does not disclose …” is a verdict and an abstention', () => {
    const things = fc.constantFrom('an internal carbon price', 'a transition plan');
    fc.assert(
      fc.property(things, (thing) => {
        const question = `Does Orsa use ${thing}?`;
        const reference = `No, Orsa does not disclose the use of ${thing}.`;
        expect(isCorrect(question, reference, 'No.')).toBe(true);
        expect(isCorrect(question, reference, `It does not disclose ${thing}.`)).toBe(true);
        expect(isCorrect(question, reference, 'Yes.')).toBe(false);
      }),
    );
  });

  test('a question that asks for more than a number is not answered by the number alone', () => {
    const regions = fc.constantFrom('Latin America', 'South East Asia', 'West Africa');
    fc.assert(
      fc.property(amounts, regions, regions, (amount, own, other) => {
        const question = 'How many companies does it target, and in which region?';
        const reference = `${amount} companies; region: ${own}`;
        expect(isCorrect(question, reference, `${amount} companies in ${own}`)).toBe(true);
        expect(isCorrect(question, reference, `${amount} companies`)).toBe(false);
        fc.pre(own !== other);
        expect(isCorrect(question, reference, `${amount} companies in ${other}`)).toBe(false);
      }),
    );
  });

  test('a negated share of a total is not accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), (part) => {
        const question = 'What proportion of the directors are independent?';
        const sentence = (verb: string) => `${part} of the 10 directors ${verb} independent.`;
        expect(isCorrect(question, `${part} of 10`, sentence('are'))).toBe(true);
        expect(isCorrect(question, `${part} of 10`, sentence('are not'))).toBe(false);
      }),
    );
  });

  test('zero and “none” are the same count, and differ from any other number', () => {
    const nones = fc.constantFrom(
      'None',
      'No fines were paid.',
      'Keine',
      'It did not pay a single fine.',
    );
    fc.assert(
      fc.property(nones, amounts, (none, amount) => {
        const question = 'How many fines did it pay?';
        expect(isCorrect(question, '0', none)).toBe(true);
        expect(isCorrect(question, String(amount), none)).toBe(false);
      }),
    );
  });

  test('a copy with one word replaced by its antonym is not accepted', () => {
    const pairs = fc.constantFrom(['fell', 'rose'], ['declined', 'grew'], ['opened', 'closed']);
    fc.assert(
      fc.property(pairs, fc.boolean(), ([first = '', second = ''], isSwapped) => {
        const [own, other] = isSwapped ? [second, first] : [first, second];
        const copy = (verb: string) =>
          `Its shops ${verb} because of higher rents and a lower share of online orders.`;
        const question = 'What happened to its shops, and why?';
        expect(isCorrect(question, copy(own), copy(own))).toBe(true);
        expect(isCorrect(question, copy(own), copy(other))).toBe(false);
      }),
    );
  });

  test('a date is accepted only for the subject of its clause', () => {
    const things = fc.constantFrom('oil sands', 'thermal coal', 'tobacco');
    fc.assert(
      fc.property(things, things, amounts, (own, other, day) => {
        fc.pre(own !== other);
        const date = `${(day % 28) + 1} July 2021`;
        const answer = `The ban on ${own} applies from ${date}, that on ${other} from 3 May 2024.`;
        expect(isCorrect(`From when does the ban on ${own} apply?`, date, answer)).toBe(true);
        expect(isCorrect(`From when does the ban on ${other} apply?`, date, answer)).toBe(false);
      }),
    );
  });

  test('a list introduced by “first”, “then” and “finally” equals the list without these words', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['risk review', 'site visit', 'final audit'], { minLength: 3 }),
        ([a = '', b = '', c = '']) => {
          const reference = `['${a}', '${b}', '${c}']`;
          const question = 'What are the three steps? Write the answer in list format.';
          expect(isCorrect(question, reference, `First ${a}, then ${b}, finally ${c}.`)).toBe(true);
          expect(isCorrect(question, reference, `First ${a}, then ${b}.`)).toBe(false);
        },
      ),
    );
  });
});
