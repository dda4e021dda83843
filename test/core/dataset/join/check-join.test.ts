import { describe, expect, test } from 'vitest';
import type { Dataset, GoldMapping, Mapping, PredictionMapping } from '../../../../src/core/model';
import { joinAll, openText } from '../../../support/sources';

const CITIES = [
  ...['Rotterdam', 'Oslo', 'Lima', 'Nairobi', 'Osaka', 'Turin', 'Quito', 'Dakar', 'Perth', 'Lyon'],
  ...['Bergen', 'Malmo', 'Porto', 'Gdansk', 'Tampere', 'Leipzig', 'Bilbao', 'Zagreb', 'Riga'],
  ...['Tallinn', 'Accra', 'Hanoi', 'Busan', 'Davao', 'Medan', 'Pune', 'Surat', 'Cebu', 'Adelaide'],
];

/** A question for each city; the answers are as unlike as real ones. */
const QUESTIONS = CITIES.map((city, at) => ({
  id: `q${at + 1}`,
  code: `C-${(at * 37) % 101}-x`,
  question: `How many tonnes did the ${city} plant emit?`,
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

  test('if a wrong system repeats its questions', () => {
    const wrong = CITIES.map((city, at) => ({
      id: `q${at + 1}`,
      prediction: `I found nothing about the ${city} plant.`,
    }));
    const { dataset } = joinRows(wrong);
    expect(checkOf(dataset)).toMatchObject({ verdict: 'plausible', matchedAgreement: 0 });
  });

  test('if its rows contain their own questions, whatever the answers', () => {
    const rows = QUESTIONS.map(({ id, question }) => ({ id, question, prediction: 'unknown' }));
    expect(checkOf(joinRows(rows).dataset).verdict).toBe('plausible');
  });

  test('if numbered rows agree although there are fewer predictions', () => {
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
      'numbers that no reference holds',
      QUESTIONS.map(({ id }, at) => ({ id, prediction: String(7 + 13 * at) })),
    ],
  ])('with %s', (_, rows) => {
    const { dataset } = joinRows(rows);
    expect(checkOf(dataset).verdict).toBe('untestable');
    expect(dataset.problems.map(({ code }) => code)).not.toContain('doubtful-join');
  });
});

describe('a join is doubtful', () => {
  test('if predictions fit other questions, with a warning', () => {
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

  test('if rows are matched by number and their counts differ', () => {
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

describe('the alternative', () => {
  test.each([1, 4])('is an id offset if %i rows at the start are missing', (by) => {
    const shifted = right.slice(by).map(({ prediction }, at) => ({ id: `q${at + 1}`, prediction }));
    const { dataset, sources } = joinRows(shifted);
    const { verdict, alternative } = checkOf(dataset);
    expect(verdict).toBe('doubtful');
    expect(alternative?.label).toBe(`row number, starting at “q${1 + by}” in run.json`);
    expect(alternative?.agreement).toBe(1);
    const again = joinAll(sources, alternative?.mapping ?? { gold: null, predictions: [] });
    expect(checkOf(again)).toMatchObject({ verdict: 'plausible', matchedAgreement: 1 });
  });

  test('is the question text if it joins and the ids do not', () => {
    const rows = [...QUESTIONS]
      .reverse()
      .map(({ question, answer }, at) => ({ id: `q${at + 1}`, question, prediction: answer }));
    const { dataset, sources } = joinRows(rows);
    const { verdict, alternative } = checkOf(dataset);
    expect([verdict, alternative?.label]).toEqual(['doubtful', 'question text']);
    const again = joinAll(sources, alternative?.mapping ?? { gold: null, predictions: [] });
    expect(checkOf(again).verdict).toBe('plausible');
    expect(dataset.problems[0]?.message).toContain('Joined by question text, agreement is 100.0');
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

test('the check is deterministic, with one result per run', () => {
  const rows = ['a', 'b'].flatMap((model) => right.map((row) => ({ ...row, model })));
  const choices = { predictions: { model: 'model' } };
  const first = joinRows(rows, choices).dataset.joinChecks;
  expect(first.map(({ model, verdict }) => [model, verdict])).toEqual([
    ['a', 'plausible'],
    ['b', 'plausible'],
  ]);
  expect(joinRows(rows, choices).dataset.joinChecks).toEqual(first);
});
