import { describe, expect, test } from 'vitest';
import {
  evidenceTokens,
  indexQuestions,
  meanAgreement,
  gatherJoinEvidence,
} from '../../../../src/core/dataset/join/join-evidence';
import type { Questions, Run } from '../../../../src/core/model';
import { runToEnd } from '../../../../src/core/progress';

interface Question {
  readonly text?: string;
  readonly document?: string;
  readonly references: readonly string[];
}

function questionsOf(rows: readonly Question[]): Questions {
  return {
    ids: rows.map((_, at) => `q${at}`),
    texts: rows.map(({ text = '' }) => text),
    documents: rows.map(({ document = '' }) => document),
    references: rows.map(({ references }) => references),
    answerTypes: rows.map(() => 'text'),
    kinds: rows.map(() => 'text'),
    inferredKinds: 0,
    rows: Int32Array.from(rows.keys()),
    columns: [],
  };
}

/** Questions with one reference each and no text. */
const withReferences = (...references: string[]) =>
  questionsOf(references.map((reference) => ({ references: [reference] })));

const indexOf = (questions: Questions) => runToEnd(indexQuestions(questions));

function weigh(questions: Questions, predictions: readonly (string | null)[]) {
  const run: Run = {
    model: 'run',
    run: '',
    predictions,
    noAnswerProbabilities: null,
    humanLabels: null,
    columns: [],
    matched: predictions.length,
    missing: 0,
    unmatched: [],
    duplicates: [],
  };
  return gatherJoinEvidence(indexOf(questions), run, questions);
}

const numbered = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at));

describe('the words and numbers of a text', () => {
  test.each([
    ['1,577.00 or 1577', ['1577', 'or']],
    ['3.140 of 3.14', ['3.14', 'of']],
    ['100 and 10', ['100', 'and', '10']],
    ['Ｆｕｌｌ width', ['full', 'width']],
    ['東京tower', ['東', '京', 'tower']],
    ['H2O', ['h', '2', 'o']],
  ])('are those of “%s”', (text, tokens) => {
    expect(evidenceTokens(text)).toEqual(tokens);
  });

  test('come from the first 1,000 characters only', () => {
    expect(evidenceTokens(`${'a'.repeat(998)} bcd`)).toEqual(['a'.repeat(998), 'b']);
  });

  test('include only the first 100, counting repeats', () => {
    const text = numbered(101, String).join(' ');
    expect(evidenceTokens(text)).toEqual(numbered(100, String));
    expect(evidenceTokens(`0 ${text}`)).toEqual(numbered(99, String));
  });
});

describe('the index of questions', () => {
  test('has each question text and reference, and the number of questions with each word', () => {
    const index = indexOf(
      questionsOf([
        { text: 'red car', document: 'cars', references: ['red', '…'] },
        { references: ['blue red'] },
      ]),
    );
    expect([...index.tokens]).toEqual([
      ['red', 0],
      ['car', 1],
      ['cars', 2],
      ['blue', 3],
    ]);
    expect(index.targets.map((target) => [...target])).toEqual([[0, 1, 2], [0], [3, 0]]);
    expect([...index.candidateOf]).toEqual([0, 0, 1]);
    expect([...index.isQuestion]).toEqual([1, 0, 0]);
    expect(index.frequencies).toEqual([2, 1, 1, 1]);
    expect(index.postings).toEqual([[0, 1, 2], [0], [0], [2]]);
  });

  test('groups questions by their text, or by their references if they have no text', () => {
    const index = indexOf(
      questionsOf([
        { text: 'who', references: ['ann'] },
        { references: ['ben'] },
        { text: 'Who?', references: ['cy'] },
        { references: ['ben'] },
        { references: ['cy'] },
      ]),
    );
    expect([...index.groupOf]).toEqual([0, 1, 0, 1, 2]);
    expect([...index.groupSizes]).toEqual([2, 2, 1]);
    expect([...index.firstOf]).toEqual([0, 1, 4]);
  });

  test('has at most five references per question', () => {
    const { tokens } = indexOf(questionsOf([{ references: ['a', 'b', 'c', 'd', 'e', 'f'] }]));
    expect([...tokens.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('samples evenly from more than 10,000 questions', () => {
    const all = indexOf(withReferences(...numbered(10_000, String)));
    expect([...all.questions.slice(-2)]).toEqual([9998, 9999]);
    const sample = indexOf(withReferences(...numbered(15_000, String)));
    expect(sample.questions).toHaveLength(10_000);
    expect([...sample.questions.slice(0, 5)]).toEqual([0, 1, 3, 4, 6]);
    expect([...sample.firstOf.slice(0, 3)]).toEqual([0, 1, 3]);
  });

  test('is built in steps of 1,024 questions', () => {
    const steps = [...indexQuestions(withReferences(...numbered(2100, String)))];
    expect(steps).toHaveLength(2);
  });
});

describe('mean agreement', () => {
  const questions = withReferences('alpha beta', 'alpha gamma');
  const index = indexOf(questions);
  const agreement = (text: string, question = 0, of = questions) =>
    meanAgreement(index, of, [{ text, question }]);

  // “alpha” is in both of the 2 questions, “beta” in one: log(3/2) and log(3/1).
  const [common, rare] = [Math.log(3 / 2), Math.log(3)];

  test('is the share of a reference’s words that a text contains, with more weight on rare words', () => {
    expect(agreement('alpha and beta')).toBe(1);
    expect(agreement('alpha')).toBeCloseTo(common / (common + rare), 12);
    expect(agreement('beta')).toBeCloseTo(rare / (common + rare), 12);
    expect(agreement('gamma')).toBe(0);
  });

  test('weights an unknown word like a word that occurs in a single question', () => {
    const others = withReferences('alpha delta', 'delta');
    expect(agreement('delta', 0, others)).toBeCloseTo(rare / (common + rare), 12);
  });

  test('uses the best of five references', () => {
    const several = questionsOf([{ references: ['beta gamma', 'beta', 'a', 'b', 'c', 'd'] }]);
    expect(agreement('beta', 0, several)).toBe(1);
    expect(agreement('c', 0, several)).toBe(1);
    expect(agreement('d', 0, several)).toBe(0);
  });

  test('is the mean over all pairs, or 0 without pairs', () => {
    const pairs = ['beta alpha', 'no'].map((text) => ({ text, question: 0 }));
    expect(meanAgreement(index, questions, pairs)).toBe(0.5);
    expect(meanAgreement(index, questions, [])).toBe(0);
  });
});

describe('the evidence for a join', () => {
  test('agrees with the values computed by hand for a small case', () => {
    const questions = withReferences('alpha beta', 'gamma delta');
    const evidence = weigh(questions, ['alpha', 'gamma delta']);
    // “alpha” is in half of the questions and half of the predictions: log 2; “beta” is in none:
    // log 4.
    expect(evidence).toMatchObject({ sampled: 2, variety: 1, length: 1.5, p: 1 });
    expect(evidence?.matched).toBeCloseTo((1 / 3 + 1) / 2, 12);
    expect(evidence?.clearPairs).toEqual([
      { joined: 0, fits: 0, isOwn: true },
      { joined: 1, fits: 1, isOwn: true },
    ]);
  });

  test('compares the original order with all permutations of the predictions', () => {
    const names = ['alpha', 'beta', 'gamma'];
    const evidence = weigh(withReferences(...names), names);
    // One of the 6 orders is the original, and on average an order leaves one prediction in place.
    expect(evidence?.matched).toBe(1);
    expect(evidence?.shuffled).toBeCloseTo(1 / 3, 1);
    expect(evidence?.p).toBeCloseTo(2 / 6, 1);
  });

  test('has the smallest p-value possible with 1,999 permutations if only the original order agrees, even when only the question texts match', () => {
    const names = numbered(12, (at) => `name${'abcdefghijkl'[at]}`);
    expect(weigh(withReferences(...names), names)).toMatchObject({ matched: 1, p: 0.001 });
    const asked = questionsOf(names.map((text) => ({ text, references: ['unknown'] })));
    expect(weigh(asked, names)).toMatchObject({ matched: 0, shuffled: 0, p: 0.001 });
  });

  test('finds no difference if every prediction contains every reference', () => {
    const evidence = weigh(withReferences('alpha', 'beta', 'gamma'), [
      'alpha beta gamma',
      'gamma beta alpha',
      'alpha beta gamma',
    ]);
    expect(evidence).toMatchObject({ matched: 1, p: 1, clearPairs: [], length: 3 });
    expect(evidence?.shuffled).toBeCloseTo(1, 12);
    expect(evidence?.variety).toBeCloseTo(2 / 3, 12);
  });

  test('uses the best reference of a question', () => {
    const other = { references: ['gamma'] };
    const first = questionsOf([{ references: ['beta', 'alpha beta'] }, other]);
    expect(weigh(first, ['beta'])?.matched).toBe(1);
    const last = questionsOf([{ references: ['alpha beta', 'beta'] }, other]);
    expect(weigh(last, ['beta'])?.matched).toBe(1);
  });

  test('excludes questions without references or predictions, and is null if no question is left', () => {
    const questions = questionsOf([
      { references: [] },
      { references: ['a'] },
      { references: ['b'] },
    ]);
    expect(weigh(questions, ['a', '', 'b'])).toMatchObject({ sampled: 1, matched: 1 });
    expect(weigh(questions, ['a', '', null])).toBeNull();
  });

  test('compares 300 evenly spaced predictions', () => {
    const names = numbered(450, (at) => `n${at}`);
    const evidence = weigh(withReferences(...names), names);
    expect(evidence?.sampled).toBe(300);
    expect(evidence?.clearPairs.slice(0, 5).map(({ joined }) => joined)).toEqual([0, 1, 3, 4, 6]);
    expect(weigh(withReferences(...names.slice(0, 300)), names)?.sampled).toBe(300);
  });

  test('excludes words that occur in more than 2,000 texts', () => {
    const half = (count: number) =>
      withReferences(...numbered(2 * count, (at) => (at < count ? 'acme' : 'other')));
    expect(weigh(half(2000), ['acme'])?.matched).toBe(1);
    expect(weigh(half(2001), ['acme'])?.matched).toBe(0);
  });
});

describe('a clear pair', () => {
  /** Predictions paired with the questions that they match. */
  const pairsOf = (questions: Questions, ...predictions: string[]) =>
    weigh(questions, predictions)?.clearPairs.map(({ joined, fits }) => [joined, fits]);

  test('may contain a question other than the prediction’s own', () => {
    const questions = withReferences('alpha', 'beta', 'gamma');
    expect(weigh(questions, ['beta', 'none', 'gamma'])?.clearPairs).toEqual([
      { joined: 0, fits: 1, isOwn: false },
      { joined: 2, fits: 2, isOwn: true },
    ]);
  });

  test('shares at least 1.5 times as much as the prediction shares with the next-best question', () => {
    // All 15 words of the prediction weigh the same. Dice is 2 · 9 / (9 + 15) = 0.75 with the first
    // question and 2 · 5 / (5 + 15) = 0.5 with the second.
    const words = 'a b c d e f g h i j k l m n o';
    const exact = withReferences('a b c d e f g h i', 'j k l m n', 'o');
    expect(pairsOf(exact, words)).toEqual([[0, 0]]);
    const less = withReferences('a b c d e f g h', 'j k l m n', 'i o');
    expect(pairsOf(less, words)).toEqual([]);
  });

  test('shares at least 1.5 times as much as the question shares with the next-best prediction', () => {
    // “a”, “b” and “c” weigh log 1.6, the words of one prediction log 2.67: Dice of the second
    // prediction is 1 / 1.35 with one such word and 1 / 2.04 with three.
    const questions = withReferences('a b c', 'x', 'y', 'z');
    expect(pairsOf(questions, 'a b c', 'a b c x')).toEqual([]);
    expect(pairsOf(questions, 'a b c', 'a b c x y z')).toEqual([[0, 0]]);
  });

  test('does not depend on the predictions before it', () => {
    const questions = questionsOf([
      { text: 'red', references: ['one'] },
      { text: 'green', references: ['two'] },
      { text: 'blue', references: ['six'] },
    ]);
    // The second prediction matches all three questions equally.
    expect(pairsOf(questions, 'one', 'red two blue')).toEqual([[0, 0]]);
    expect(pairsOf(questions, 'red', 'one green blue')).toEqual([[0, 0]]);
  });

  test('requires a shared word', () => {
    expect(pairsOf(withReferences('alpha', 'beta'), 'none', 'neither')).toEqual([]);
  });

  test('adds up the words shared with the question and with the reference', () => {
    const questions = questionsOf([
      { text: 'red', references: ['one'] },
      { text: 'green', references: ['two'] },
      { text: 'blue', references: ['six'] },
    ]);
    expect(pairsOf(questions, 'red one two')).toEqual([[0, 0]]);
  });

  test('may exist for each of two identical questions, but not if a third prediction matches them', () => {
    const same = { text: 'capital', references: ['none'] };
    const two = questionsOf([same, same, { text: 'x', references: ['y'] }]);
    expect(pairsOf(two, 'capital', 'capital')).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(pairsOf(two, 'capital', 'capital', 'capital')).toEqual([]);
  });
});
