import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExamples } from '../../../../scripts/judge/labeled';
import { openShippedJudge } from '../../../../scripts/judge/open-shipped';
import { createJudge } from '../../../../src/core/scoring/judge/judge';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

const reading = openShippedJudge();
if (reading.kind === 'refused') throw new Error(reading.problem.message);
const judge = createJudge(reading.model);

function judgeAnswer(question: string, reference: string, prediction: string) {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  return judge(createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0)!);
}

const question = fc.constantFrom(
  'What was revenue in 2021?',
  'Does it have a target?',
  'Who chairs it?',
  '',
);
const words = fc
  .array(fc.constantFrom('wind', 'Norway', 'climate', 'report', 'Scope 2', 'board'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) => list.join(' '));
const amount = fc.integer({ min: 3, max: 1800 });
const declining = fc.constantFrom('Not disclosed', 'N/A', 'Not answerable');

describe('regardless of training', () => {
  test('the judge accepts the reference itself', () => {
    const anyText = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 40 }));
    fc.assert(
      fc.property(question, anyText, (asked, text) => {
        expect(judgeAnswer(asked, text, text).probability).toBeGreaterThanOrEqual(0.99);
        expect(judgeAnswer(asked, text, ` ${text} `).probability).toBeGreaterThanOrEqual(0.99);
      }),
    );
  });

  test('the judge rejects an empty answer', () => {
    fc.assert(
      fc.property(question, words, (asked, reference) => {
        const { probability, reasons } = judgeAnswer(asked, reference, '');
        expect(probability).toBeLessThanOrEqual(0.01);
        expect(reasons()[0]!.text).toBe('is empty');
      }),
    );
  });

  test('the judge accepts the same amount in another unit, but not ten times that amount', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const asked = 'What were gross emissions?';
        const reference = `${value} kt`;
        expect(judgeAnswer(asked, reference, `${value * 1000} t`).probability).toBeGreaterThan(0.8);
        expect(judgeAnswer(asked, reference, `${value * 10} kt`).correct).toBe(false);
      }),
    );
  });

  test('the judge rejects the opposite verdict', () => {
    fc.assert(
      fc.property(question, words, fc.boolean(), (asked, reason, yes) => {
        const [own, other] = yes ? ['Yes', 'No'] : ['No', 'Yes'];
        const judged = judgeAnswer(
          asked,
          `${own}, because ${reason}`,
          `${other}. Because ${reason}`,
        );
        expect(judged.probability).toBeLessThanOrEqual(0.1);
      }),
    );
  });

  test('the judge rejects an abstention on an answerable question, and an answer to an unanswerable question', () => {
    fc.assert(
      fc.property(question, amount, declining, (asked, value, none) => {
        expect(judgeAnswer(asked, `${value} kt`, none).probability).toBeLessThanOrEqual(0.05);
        expect(judgeAnswer(asked, none, `${value} kt`).probability).toBeLessThanOrEqual(0.05);
        expect(judgeAnswer(asked, 'No', none).probability).toBeLessThanOrEqual(0.05);
      }),
    );
  });
});

test('the judge rejects a correct answer to another question', () => {
  const examples = readExamples().filter(({ correct }) => correct);
  const accepted = examples.filter(({ candidate }, at) => {
    const other = examples[(at + 40) % examples.length]!;
    return judgeAnswer(other.question, other.references[0]!, candidate).correct;
  });
  expect(accepted.length / examples.length).toBeLessThan(0.03);
});
