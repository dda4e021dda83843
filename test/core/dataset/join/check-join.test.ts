import { describe, expect, test } from 'vitest';
import type { Dataset, GoldMapping, Mapping, PredictionMapping } from '../../../../src/core/model';
import { joinAll, openText } from '../../../support/sources';

const CITIES = [
  ...['Rotterdam', 'Oslo', 'Lima', 'Nairobi', 'Osaka', 'Turin', 'Quito', 'Dakar', 'Perth', 'Lyon'],
  ...['Bergen', 'Malmo', 'Porto', 'Gdansk', 'Tampere', 'Leipzig', 'Bilbao', 'Zagreb', 'Riga'],
  ...['Tallinn', 'Accra', 'Hanoi', 'Busan', 'Davao', 'Medan', 'Pune', 'Surat', 'Cebu', 'Adelaide'],
];

/** A question for each city, with distinct answers. */
const QUESTIONS = CITIES.map((city, at) => ({
  id: `q${at + 1}`,
  code: `C-${(at * 37) % 101}-x`,
  question: `How many tonnes did the ${city} plant emit?`,
  answer: String(1200 + 371 * at),
}));

/** Questions with distinct one-word answers. */
const numberedQuestions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `q${at + 1}`,
    question: `Question number ${at + 50_000}?`,
    answer: String(1200 + 371 * at),
  }));

const gold: GoldMapping = {
  file: 'gold.json',
  id: { kind: 'columns', columns: ['id'] },
  question: 'question',
  references: { columns: ['answer'], split: 'none', separator: '' },
  answerType: null,
  document: null,
};

const predictions: PredictionMapping = {
  file: 'run.json',
  id: { kind: 'columns', columns: ['id'] },
  answer: { columns: ['prediction'], split: 'none', separator: '' },
  model: null,
  run: null,
  noAnswerProbability: null,
  name: 'run',
};

type Row = Readonly<Record<string, string>>;

interface Choices {
  readonly gold?: Partial<GoldMapping>;
  readonly predictions?: Partial<PredictionMapping>;
  readonly questions?: readonly Row[];
}

function joinRows(rows: readonly Row[], choices: Choices = {}) {
  const sources = [
    openText('gold.json', JSON.stringify(choices.questions ?? QUESTIONS)),
    openText('run.json', JSON.stringify(rows)),
  ];
  const mapping: Mapping = {
    gold: { ...gold, ...choices.gold },
    predictions: [{ ...predictions, ...choices.predictions }],
  };
  return { dataset: joinAll(sources, mapping), sources };
}

function checkOf({ joinChecks }: Dataset) {
  const [check] = joinChecks;
  if (!check) throw new Error('No run is joined.');
  return check;
}

const right = QUESTIONS.map(({ id, answer }) => ({ id, prediction: `It is ${answer} t` }));

const byRow = { kind: 'row', prefix: 'q', from: 1 } as const;

describe('a join is plausible', () => {
  test('if predictions agree with their own references', () => {
    const check = checkOf(joinRows(right).dataset);
    expect(check).toMatchObject({ model: 'run', run: '', verdict: 'plausible', alternative: null });
    expect(check.matchedAgreement).toBe(1);
    expect(check.shuffledAgreement).toBeLessThan(0.1);
    expect(check.p).toBe(0.001);
  });

  test('if a system repeats its questions but answers wrongly', () => {
    const wrong = CITIES.map((city, at) => ({
      id: `q${at + 1}`,
      prediction: `I found nothing about the ${city} plant.`,
    }));
    const { dataset } = joinRows(wrong);
    expect(checkOf(dataset)).toMatchObject({ verdict: 'plausible', matchedAgreement: 0 });
  });

  test('if its rows contain their questions, whatever the answers', () => {
    const rows = QUESTIONS.map(({ id, question }) => ({ id, question, prediction: 'unknown' }));
    expect(checkOf(joinRows(rows).dataset).verdict).toBe('plausible');
  });

  test('if rows matched by row number agree, even with fewer predictions than questions', () => {
    const choices = { gold: { id: byRow } };
    expect(checkOf(joinRows(right.slice(0, 20), choices).dataset).verdict).toBe('plausible');
  });
});

describe('a join is untestable, not doubtful', () => {
  test.each<[string, Row[]]>([
    ['a constant answer', QUESTIONS.map(({ id }) => ({ id, prediction: 'not disclosed' }))],
    ['empty predictions', QUESTIONS.map(({ id }) => ({ id, prediction: '' }))],
    [
      'three wrong answers',
      ['7', '8', '9'].map((prediction, at) => ({ id: `q${at + 1}`, prediction })),
    ],
    [
      'numbers that are in no reference',
      QUESTIONS.map(({ id }, at) => ({ id, prediction: String(7 + 13 * at) })),
    ],
  ])('with %s', (_, rows) => {
    const { dataset } = joinRows(rows);
    expect(checkOf(dataset).verdict).toBe('untestable');
    expect(dataset.problems.map(({ code }) => code)).not.toContain('doubtful-join');
  });
});

describe('a join is doubtful', () => {
  test('if predictions match other questions, with a warning', () => {
    const shuffled = right.map(({ id }, at) => ({
      id,
      prediction: right[(at * 10 + 3) % right.length]?.prediction ?? '',
    }));
    const { dataset } = joinRows(shuffled);
    expect(checkOf(dataset)).toMatchObject({ verdict: 'doubtful', alternative: null });
    const [problem] = dataset.problems;
    expect(problem).toMatchObject({ code: 'doubtful-join', severity: 'warning' });
    expect(problem?.message).toContain('run may be joined to the wrong questions');
    expect(problem?.message).toContain('clearly fit another question');
  });

  test('if rows are matched by row number and the files differ in length', () => {
    const few = [{ id: 'q1', prediction: 'no idea' }];
    const { dataset } = joinRows(few, { gold: { id: byRow } });
    expect(checkOf(dataset).verdict).toBe('doubtful');
  });

  test('if long answers are unrelated to any question', () => {
    const questions = [...QUESTIONS, ...QUESTIONS.map((one) => ({ ...one, id: `${one.id}b` }))].map(
      (one, at) => ({ ...one, answer: `${one.answer} at site ${at}` }),
    );
    const words = ['how', 'many', 'tonnes', 'did', 'the', 'plant', 'emit', 'at', 'site', 'oslo'];
    const rows = questions.map(({ id }, at) => ({
      id,
      prediction: `${words.slice(at % 3).join(' ')} ${CITIES[(at * 7 + 5) % CITIES.length]}`,
    }));
    expect(checkOf(joinRows(rows, { questions }).dataset).verdict).toBe('doubtful');
  });
});

describe('the limits of the check', () => {
  /**
   * Rows that answer the question at another index, keyed by row index; all other rows match no
   * question.
   */
  const answering = (places: Readonly<Record<number, number>>, questions: readonly Row[]) =>
    questions.map(({ id = '' }, at) => {
      const place = places[at];
      const answer = place === undefined ? undefined : questions[place]?.answer;
      return { id, prediction: answer === undefined ? 'no idea' : `It is ${answer} t` };
    });
  // Every row is moved by a different distance, so that no row shift matches two of them.
  const five = { 0: 2, 2: 0, 5: 9, 9: 14, 14: 5 };
  const sixth = { 20: 27 };

  test('a join is doubtful if 5 predictions clearly match other questions, and their number is reported', () => {
    const { dataset } = joinRows(answering(five, QUESTIONS));
    expect(checkOf(dataset)).toMatchObject({ verdict: 'doubtful', alternative: null });
    const [problem] = dataset.problems;
    expect(problem?.message).toContain(
      '5 compared predictions clearly fit another question better.',
    );
    expect(problem?.message).not.toContain('matched by row number');
    const four = { 0: 2, 2: 0, 5: 9, 9: 14 };
    expect(checkOf(joinRows(answering(four, QUESTIONS)).dataset).verdict).toBe('untestable');
  });

  test('a join is doubtful only if at least 15% of the predictions clearly match other questions', () => {
    const questions = numberedQuestions(40);
    const verdict = (places: Readonly<Record<number, number>>) =>
      checkOf(joinRows(answering(places, questions), { questions }).dataset).verdict;
    expect(verdict({ ...five, ...sixth })).toBe('doubtful');
    expect(verdict(five)).toBe('untestable');
  });

  test('a join is doubtful only if predictions that match other questions number at least three times those that match their own, plus three', () => {
    const one = { 25: 25 };
    const verdict = (places: Readonly<Record<number, number>>) =>
      checkOf(joinRows(answering(places, QUESTIONS)).dataset).verdict;
    expect(verdict({ ...five, ...sixth, ...one })).toBe('doubtful');
    expect(verdict({ ...five, ...one })).toBe('untestable');
  });

  describe('the limits for long answers that are unrelated to any question', () => {
    const words = ['how', 'many', 'tonnes', 'plants', 'emit', 'in', 'all', 'years'];

    /**
     * All questions and answers use the same words, so that no answer matches one question better
     * than another.
     */
    const verdictOf = (count: number, distinct: number, shorter = 0) => {
      const questions = numberedQuestions(count).map((one) => ({
        ...one,
        question: `${words.join(' ')} today?`,
      }));
      const rows = questions.map(({ id }, at) => {
        const first = Math.min(at, distinct - 1);
        const turned = [...words.slice(first % 8), ...words.slice(0, first % 8)];
        const [a = '', b = '', ...rest] = turned;
        const order =
          first < 8 ? turned : first < 16 ? [b, a, ...rest] : first < 24 ? [a, ...rest, b] : [];
        const all = first < 24 ? order : [...turned].reverse();
        return { id, prediction: all.slice(at < shorter ? 1 : 0).join(' ') };
      });
      return checkOf(joinRows(rows, { questions }).dataset).verdict;
    };

    test('require 30 such answers', () => {
      expect(verdictOf(30, 24)).toBe('doubtful');
      expect(verdictOf(29, 29)).toBe('untestable');
    });

    test('require 80% distinct answers', () => {
      expect(verdictOf(30, 23)).toBe('untestable');
    });

    test('require eight known words in each answer', () => {
      expect(verdictOf(30, 24, 1)).toBe('untestable');
    });
  });

  test('a join is trusted if half of the rows repeat their question, ignoring case', () => {
    const verdict = (same: number) => {
      const rows = QUESTIONS.slice(0, 20).map(({ id, question }, at) => ({
        id,
        asked: at < same ? ` ${question.toUpperCase()} ` : 'another question',
        prediction: 'unknown',
      }));
      return checkOf(joinRows(rows).dataset).verdict;
    };
    expect([verdict(10), verdict(9)]).toEqual(['plausible', 'untestable']);
  });

  test('an empty question text does not count as a repeated question', () => {
    const questions = QUESTIONS.map((one) => ({ ...one, question: '' }));
    const rows = questions.map(({ id }) => ({ id, asked: '', prediction: 'unknown' }));
    expect(checkOf(joinRows(rows, { questions }).dataset).verdict).toBe('untestable');
  });

  test('a join by row number is doubtful if there are more rows than questions', () => {
    const rows = [...QUESTIONS, { id: 'q30' }].map(({ id }) => ({ id, prediction: 'unknown' }));
    const verdict = (some: readonly Row[]) =>
      checkOf(joinRows(some, { gold: { id: byRow } }).dataset).verdict;
    expect([verdict(rows), verdict(rows.slice(0, -1))]).toEqual(['doubtful', 'untestable']);
  });

  test('the number of questions without a prediction is reported if rows are matched by row number', () => {
    const { dataset } = joinRows([{ id: 'q1', prediction: '' }], { gold: { id: byRow } });
    const [problem] = dataset.problems;
    expect(problem?.message).toContain(
      'matched by row number, and 28 questions have no prediction.',
    );
    expect(problem?.message).not.toContain('clearly');
  });
});

describe('the suggested alternative', () => {
  test.each([1, 4])('is an id offset if the first %i rows are missing', (by) => {
    const shifted = right.slice(by).map(({ prediction }, at) => ({ id: `q${at + 1}`, prediction }));
    const { dataset, sources } = joinRows(shifted);
    const { verdict, alternative } = checkOf(dataset);
    expect(verdict).toBe('doubtful');
    expect(alternative?.label).toBe(`row number, starting at “q${1 + by}” in run.json`);
    expect(alternative?.agreement).toBe(1);
    const again = joinAll(sources, alternative?.mapping ?? { gold: null, predictions: [] });
    expect(checkOf(again)).toMatchObject({ verdict: 'plausible', matchedAgreement: 1 });
  });

  test('is the question text if joining by it works and joining by ids does not', () => {
    const rows = [...QUESTIONS]
      .reverse()
      .map(({ question, answer }, at) => ({ id: `q${at + 1}`, question, prediction: answer }));
    const { dataset, sources } = joinRows(rows);
    const { verdict, alternative } = checkOf(dataset);
    expect([verdict, alternative?.label]).toEqual(['doubtful', 'question text']);
    const again = joinAll(sources, alternative?.mapping ?? { gold: null, predictions: [] });
    expect(checkOf(again).verdict).toBe('plausible');
    expect(dataset.problems[0]?.message).toContain(
      'With the rows joined by question text, agreement is 100.0',
    );
  });

  test('is another column that both files have', () => {
    const rows = [...QUESTIONS]
      .reverse()
      .map(({ code, answer }, at) => ({ id: `q${at + 1}`, ref: code, prediction: answer }));
    const { alternative } = checkOf(joinRows(rows).dataset);
    expect(alternative?.label).toBe('“ref” of run.json and “code” of gold.json');
    expect(alternative?.mapping.gold?.id).toEqual({ kind: 'columns', columns: ['code'] });
    expect(alternative?.mapping.predictions[0]?.id).toEqual({ kind: 'columns', columns: ['ref'] });
  });
});

describe('an alternative needs', () => {
  const labelOf = (rows: readonly Row[], choices: Choices = {}) =>
    checkOf(joinRows(rows, choices).dataset).alternative?.label ?? null;

  /** Each row has the answer to the next question; `wrong` gives other answers for some rows. */
  const shiftedBy1 = (count: number, wrong: Readonly<Record<number, number>> = {}) => {
    const questions = numberedQuestions(count);
    const rows = questions.slice(1).map((_, at) => ({
      id: `q${at + 1}`,
      prediction: questions[wrong[at] ?? at + 1]?.answer ?? '',
    }));
    return labelOf(rows, { questions });
  };

  test('at least three clear pairs', () => {
    expect(shiftedBy1(4)).toBe('row number, starting at “q2” in run.json');
    expect(shiftedBy1(3)).toBeNull();
  });

  test('to join 80% of the clear pairs, if it joins by columns', () => {
    const joining = (right: number) => {
      const questions = QUESTIONS.slice(0, 10);
      const reversed = [...questions].reverse();
      const rows = reversed.map(({ answer }, at) => ({
        id: `q${at + 1}`,
        ref: reversed[at < right ? at : right + ((at + 1 - right) % (10 - right))]?.code ?? '',
        prediction: answer,
      }));
      return labelOf(rows, { questions });
    };
    expect(joining(8)).toBe('“ref” of run.json and “code” of gold.json');
    expect(joining(7)).toBeNull();
  });

  test('to join 80% of the clear pairs, if it shifts rows', () => {
    expect(shiftedBy1(6, { 4: 0 })).toBe('row number, starting at “q2” in run.json');
    expect(shiftedBy1(5, { 3: 0 })).toBeNull();
  });

  /**
   * Rows with the question texts in reverse order. The first `byId` rows contain the answer for
   * their id, and the first `byText` rows the answer for their text.
   */
  const byTextInstead = (count: number, byId: number, byText: number) => {
    const questions = numberedQuestions(count);
    const rows = questions.map(({ id, answer }, at) => {
      const asked = questions[count - 1 - at];
      const said = [at < byId ? answer : '', at < byText ? (asked?.answer ?? '') : ''];
      return { id, asked: asked?.question ?? '', prediction: `unsure ${said.join(' ')}` };
    });
    return labelOf(rows, { questions });
  };

  test('an agreement that is 10 points higher', () => {
    expect(byTextInstead(10, 0, 1)).toBe('question text');
    expect(byTextInstead(12, 0, 1)).toBeNull();
  });

  test('an agreement that is 1.5 times as high', () => {
    expect(byTextInstead(8, 2, 3)).toBe('question text');
    expect(byTextInstead(8, 4, 5)).toBeNull();
  });

  test('another column with the ids of the gold file, if the mapped ids are wrong', () => {
    const rows = [...QUESTIONS].reverse().map(({ id, answer }, at) => ({
      id: `q${at + 1}`,
      qid: id,
      prediction: answer,
    }));
    expect(labelOf(rows)).toBe('“qid” of run.json and “id” of gold.json');
  });

  test('a column of the gold file whose cells differ in 90% of the rows', () => {
    const withRepeats = (repeats: number) => {
      const questions = QUESTIONS.slice(0, 20).map((one, at) => ({
        ...one,
        code: at < repeats ? 'C-first' : one.code,
      }));
      const rows = [...questions].reverse().map(({ code, answer }, at) => ({
        id: `q${at + 1}`,
        ref: code,
        prediction: answer,
      }));
      return labelOf(rows, { questions });
    };
    expect(withRepeats(3)).toBe('“ref” of run.json and “code” of gold.json');
    expect(withRepeats(4)).toBeNull();
  });

  test('ids that number the rows of the gold file, if rows are matched by row number', () => {
    const shift = (idOf: (at: number) => string) => {
      const questions = numberedQuestions(8).map((one, at) => ({ ...one, id: idOf(at) }));
      const rows = questions.slice(1).map(({ answer }, at) => ({
        id: idOf(at),
        prediction: answer,
      }));
      return labelOf(rows, { questions });
    };
    expect(shift((at) => `a-${at + 10}`)).toBe('row number, starting at “a-11” in run.json');
    expect(shift((at) => String(at))).toBe('row number, starting at “1” in run.json');
    expect(shift((at) => `a-${2 * at}`)).toBeNull();
    expect(shift((at) => `a-${String(at + 5).padStart(2, '0')}`)).toBeNull();
    expect(shift((at) => `row ${'abcdefgh'[at]}`)).toBeNull();
  });
});

test('the alternative with the highest agreement is suggested', () => {
  const questions = numberedQuestions(12).map((one, at) => ({ ...one, code: `C-${at}` }));
  // By text, 8 of 12 answers are joined to their question; by code, all are.
  const reversed = [...questions].reverse();
  const rows = reversed.map(({ code, answer }, at) => ({
    id: `q${at + 1}`,
    asked: reversed[at < 8 ? at : 8 + ((at + 1) % 4)]?.question ?? '',
    ref: code,
    prediction: answer,
  }));
  const { alternative } = checkOf(joinRows(rows, { questions }).dataset);
  expect(alternative?.label).toBe('“ref” of run.json and “code” of gold.json');
  expect(alternative?.agreement).toBe(1);
});

test('an alternative that joins by columns needs a matching column in every predictions file', () => {
  const reversed = [...QUESTIONS].reverse();
  const alternativeWith = (known: number) => {
    const sources = [
      openText('gold.json', JSON.stringify(QUESTIONS)),
      openText(
        'run.json',
        JSON.stringify(
          reversed.map(({ code, answer }, at) => ({
            id: `q${at + 1}`,
            ref: code,
            prediction: answer,
          })),
        ),
      ),
      openText(
        'other.json',
        JSON.stringify(
          QUESTIONS.slice(0, 20).map(({ id, code }, at) => ({
            id,
            key: at < known ? code : `none ${at}`,
            prediction: 'unknown',
          })),
        ),
      ),
    ];
    const mapping: Mapping = {
      gold,
      predictions: [
        predictions,
        { ...predictions, file: 'other.json', name: 'other', repairs: ['case'] },
      ],
    };
    return checkOf(joinAll(sources, mapping)).alternative?.mapping.predictions;
  };
  expect(alternativeWith(10)?.map(({ id, repairs }) => [id, repairs])).toEqual([
    [{ kind: 'columns', columns: ['ref'] }, []],
    [{ kind: 'columns', columns: ['key'] }, []],
  ]);
  expect(alternativeWith(9)).toBeUndefined();
});

test('the check is deterministic and has one result per run', () => {
  const rows = ['a', 'b'].flatMap((model) => right.map((row) => ({ ...row, model })));
  const choices = { predictions: { model: 'model' } };
  const first = joinRows(rows, choices).dataset.joinChecks;
  expect(first.map(({ model, verdict }) => [model, verdict])).toEqual([
    ['a', 'plausible'],
    ['b', 'plausible'],
  ]);
  expect(joinRows(rows, choices).dataset.joinChecks).toEqual(first);
});
