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
const MONTHS = [
  ['January', 31, 'Januar'],
  ['March', 31, 'März'],
  ['April', 30, 'April'],
  ['June', 30, 'Juni'],
  ['September', 30, 'September'],
  ['December', 31, 'Dezember'],
] as const;

describe('numbers and their subjects', () => {
  test('the level before a change is never accepted in place of the present one', () => {
    const verbs = fc.constantFrom('lowered', 'raised', 'up', 'down', 'revised');
    fc.assert(
      fc.property(amounts, amounts, verbs, (former, present, verb) => {
        fc.pre(former !== present);
        const question = 'What discount rate does Alder Mutual use?';
        const answer = `${present}.5%, ${verb} from ${former}.5%`;
        expect(isCorrect(question, `${present}.5%`, answer)).toBe(true);
        expect(isCorrect(question, `${former}.5%`, answer)).toBe(false);
      }),
    );
  });

  test('the total is never accepted in place of a part named next to it', () => {
    fc.assert(
      fc.property(amounts, amounts, (part, more) => {
        const question = 'How many tonnes of hazardous waste did Alder produce?';
        const answer = `${part + more} tonnes of waste, of which ${part} tonnes hazardous`;
        expect(isCorrect(question, `${part + more} tonnes`, answer)).toBe(false);
      }),
    );
  });

  test('the number of another site is never accepted', () => {
    const sites = fc.constantFrom('Northgate', 'Southfield', 'Easton', 'Westbury', 'Milbrook');
    fc.assert(
      fc.property(sites, sites, amounts, amounts, (asked, other, own, beside) => {
        fc.pre(asked !== other && own !== beside);
        const question = `What is the design temperature of the ${asked} site?`;
        const answer = `${other} is designed for ${beside} °C; ${asked} for ${own} °C.`;
        expect(isCorrect(question, `${own} °C`, answer)).toBe(true);
        expect(isCorrect(question, `${beside} °C`, answer)).toBe(false);
      }),
    );
  });

  test('the numbers in “part of total” cannot be swapped and cannot count something else', () => {
    fc.assert(
      fc.property(amounts, amounts, (part, more) => {
        const question = 'How many suppliers have validated targets?';
        const reference = `${part} of ${part + more}`;
        expect(isCorrect(question, reference, `${part} of ${part + more} suppliers`)).toBe(true);
        expect(isCorrect(question, reference, `${part + more} of ${part}`)).toBe(false);
        expect(isCorrect(question, reference, `${part} customers`)).toBe(false);
      }),
    );
  });

  test('a percentage is neither a count nor a change', () => {
    fc.assert(
      fc.property(amounts, (share) => {
        const question = 'What percentage of the workforce is unionized?';
        expect(isCorrect(question, `${share}%`, `${share} percent`)).toBe(true);
        expect(isCorrect(question, `${share}%`, `${share} employees`)).toBe(false);
        expect(isCorrect(question, `${share}%`, `It increased by ${share}%.`)).toBe(false);
      }),
    );
  });

  test('a hundredth of a ratio is not the ratio', () => {
    fc.assert(
      fc.property(amounts, (digits) => {
        const question = 'What is the clinker ratio of Alder Cement?';
        expect(isCorrect(question, `0.${digits}`, `${digits}%`)).toBe(true);
        expect(isCorrect(question, `0.${digits}`, `0.${digits}%`)).toBe(false);
      }),
    );
  });
});

test('a number for everything except the subject of the question is not accepted', () => {
  const subjects = fc.constantFrom('real estate', 'shipping', 'agriculture', 'oil and gas');
  fc.assert(
    fc.property(subjects, amounts, (subject, share) => {
      const question = `What share of its loans goes to ${subject}?`;
      expect(isCorrect(question, `${share}%`, `${share}% goes to ${subject}.`)).toBe(true);
      expect(isCorrect(question, `${share}%`, `${share}% is all except ${subject}.`)).toBe(false);
    }),
  );
});

describe('dates, ranges and verdicts', () => {
  test('the end and the start of a month are its last and first day', () => {
    const months = fc.constantFrom(...MONTHS);
    fc.assert(
      fc.property(months, fc.integer({ min: 2015, max: 2060 }), ([name, days, german], year) => {
        const question = 'By when will the site close?';
        const [first, last] = [`1 ${name} ${year}`, `${days} ${name} ${year}`];
        expect(isCorrect(question, last, `by the end of ${name} ${year}`)).toBe(true);
        expect(isCorrect(question, last, `Ende ${german} ${year}`)).toBe(true);
        expect(isCorrect(question, first, `at the beginning of ${name} ${year}`)).toBe(true);
        expect(isCorrect(question, last, `by the end of ${name} ${year + 1}`)).toBe(false);
        expect(isCorrect(question, first, `by the end of ${name} ${year}`)).toBe(false);
        expect(isCorrect(question, last, `end of ${year}`)).toBe(name === 'December');
        expect(isCorrect(question, last, `It closes no later than ${last}.`)).toBe(true);
      }),
    );
  });

  test('fiscal years that span two calendar years are distinguished', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2014, max: 2040 }), amounts, amounts, (year, own, other) => {
        fc.pre(own !== other);
        const season = (first: number) => `${first}/${String(first + 1).slice(2)}`;
        const question = `What was the leakage in ${season(year)}?`;
        const answer = `${other} Ml in ${season(year - 1)}, ${own} Ml in ${season(year)}`;
        expect(isCorrect(question, `${own} Ml`, answer)).toBe(true);
        expect(isCorrect(question, `${other} Ml`, answer)).toBe(false);
      }),
    );
  });

  test('the same verdict for another year is not accepted', () => {
    const years = fc.integer({ min: 2024, max: 2060 });
    fc.assert(
      fc.property(years, years, (own, other) => {
        const question = 'Does it have a net-zero target?';
        const reference = `Yes, it plans to reach net zero by ${own}.`;
        expect(isCorrect(question, reference, `Yes, by ${other}.`)).toBe(own === other);
      }),
    );
  });

  test('all ways to say that nothing changed are equivalent; an answer that reports a change is wrong', () => {
    const steady = fc.constantFrom(
      ...['It remained stable.', 'Unchanged', 'There was hardly any change.', 'It did not change.'],
      ...['Sie blieb unverändert.', 'It stayed flat.', 'Elle est restée inchangée.'],
    );
    const changes = fc.constantFrom('It rose.', 'It fell sharply.', 'Sie ist gestiegen.');
    fc.assert(
      fc.property(steady, changes, (answer, change) => {
        const question = 'How did water consumption develop?';
        expect(isCorrect(question, 'It remained stable.', answer)).toBe(true);
        expect(isCorrect(question, 'It remained stable.', change)).toBe(false);
      }),
    );
  });

  test('a range in another language has the same ends and unit', () => {
    fc.assert(
      fc.property(amounts, amounts, (low, more) => {
        const high = low + more;
        const question = 'How long is the payback period?';
        const reference = `${low} to ${high} years`;
        expect(isCorrect(question, reference, `zwischen ${low} und ${high} Jahren`)).toBe(true);
        expect(isCorrect(question, reference, `de ${low} a ${high} años`)).toBe(true);
        expect(isCorrect(question, reference, `de ${low} à ${high} ans`)).toBe(true);
        expect(isCorrect(question, reference, `de ${low} a ${high} meses`)).toBe(false);
        expect(isCorrect(question, reference, `de ${low} a ${high + 1} años`)).toBe(false);
      }),
    );
  });

  test('the same verdict with the opposite detail is not accepted', () => {
    const pairs = fc.constantFrom(['ahead of', 'behind'], ['above', 'below'], ['before', 'after']);
    fc.assert(
      fc.property(pairs, fc.boolean(), ([one = '', two = ''], isTurned) => {
        const [own, other] = isTurned ? [two, one] : [one, two];
        const sentence = (word: string) => `Yes, it was reached ${word} schedule.`;
        const question = 'Was the water target reached?';
        expect(isCorrect(question, sentence(own), sentence(own))).toBe(true);
        expect(isCorrect(question, sentence(own), sentence(other))).toBe(false);
        expect(isCorrect(question, sentence(own), 'Yes')).toBe(true);
      }),
    );
  });
});

describe('names', () => {
  const names = fc.constantFrom('Solar', 'Wind', 'Hydrogen', 'Lignite', 'Biogas');

  test('a name that was replaced or overtaken is not the answer', () => {
    fc.assert(
      fc.property(names, names, (own, other) => {
        fc.pre(own !== other);
        const question = 'Which fuel does the plant use?';
        for (const answer of [
          `${other} was replaced by ${own}.`,
          `The plant moved from ${other} to ${own} in 2022.`,
          `${other} until 2021, ${own} since then`,
        ]) {
          expect(isCorrect(question, own, answer)).toBe(true);
          expect(isCorrect(question, other, answer)).toBe(false);
        }
      }),
    );
  });

  test('an adjective such as “Norwegian” names the country', () => {
    const countries = fc.constantFrom(
      ...(['India Indian', 'Norway Norwegian', 'Brazil Brazilian', 'Japan Japanese'] as const),
    );
    fc.assert(
      fc.property(countries, countries, (own, other) => {
        const [country = ''] = own.split(' ');
        const question = 'Which country does most of the cotton come from?';
        const answer = `It is mostly ${other.split(' ')[1] ?? ''} cotton.`;
        expect(isCorrect(question, country, answer)).toBe(own === other);
      }),
    );
  });

  test('a name with one word changed is a different name', () => {
    const words = fc.constantFrom('Corporate', 'Product', 'Project', 'City');
    fc.assert(
      fc.property(words, words, (own, other) => {
        fc.pre(own !== other);
        const question = 'Which standard does it apply?';
        const name = (word: string) => `GHG Protocol ${word} Standard`;
        expect(isCorrect(question, name(own), name(own))).toBe(true);
        expect(isCorrect(question, name(own), name(other))).toBe(false);
      }),
    );
  });
});
