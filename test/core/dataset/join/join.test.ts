import { describe, expect, test } from 'vitest';
import { checkJoins } from '../../../../src/core/dataset/join/check-join';
import { join, joinInSteps } from '../../../../src/core/dataset/join/join';
import type {
  Dataset,
  GoldMapping,
  IdSource,
  PredictionMapping,
  Problem,
  Source,
} from '../../../../src/core/model';
import { runToEnd } from '../../../../src/core/progress';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/core/settings';
import { openText } from '../../../support/sources';

const byColumns = (...columns: string[]): IdSource => ({ kind: 'columns', columns });
const whole = (...columns: string[]) => ({ columns, split: 'none', separator: '' }) as const;

const goldMapping: GoldMapping = {
  file: 'gold.csv',
  id: byColumns('id'),
  question: null,
  references: whole('answer'),
  answerType: null,
  document: null,
};

const predictionMapping: PredictionMapping = {
  file: 'pred.csv',
  id: byColumns('id'),
  answer: whole('prediction'),
  model: null,
  run: null,
  noAnswerProbability: null,
  name: 'pred',
};

interface Files {
  readonly gold: string;
  readonly predictions: string;
}

const threeQuestions = 'id,answer\nq1,wind\nq2,solar\nq3,hydro\n';

function openFiles({ gold, predictions }: Files): Source[] {
  return [openText('gold.csv', gold), openText('pred.csv', predictions)];
}

function joinFiles(
  files: Files,
  gold: Partial<GoldMapping> = {},
  predictions: Partial<PredictionMapping> = {},
  settings: Partial<Settings> = {},
): Dataset {
  const mapping = {
    gold: { ...goldMapping, ...gold },
    predictions: [{ ...predictionMapping, ...predictions }],
  };
  const joined = join(openFiles(files), mapping, { ...DEFAULT_SETTINGS, ...settings });
  if (joined.kind === 'failed') throw new Error(joined.problems[0]?.message);
  return joined.dataset;
}

const codesOf = (problems: readonly Problem[]) => problems.map(({ code }) => code);

describe('counts', () => {
  test('matched, missing and unmatched rows', () => {
    const { runs, problems } = joinFiles({
      gold: threeQuestions,
      predictions: 'id,prediction\nq3,c\nq9,x\nq1,a\n,y\n',
    });
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ matched: 2, missing: 1, predictions: ['a', null, 'c'] });
    expect(runs[0]?.unmatched).toEqual([
      { id: 'q9', file: 'pred.csv', row: 2, prediction: 'x' },
      { id: '', file: 'pred.csv', row: 4, prediction: 'y' },
    ]);
    expect(problems).toMatchObject([{ code: 'extra-predictions', severity: 'warning', row: 2 }]);
    expect(problems[0]?.message).toContain('2 predictions have');
  });

  test('an empty prediction as a prediction', () => {
    const { runs } = joinFiles({ gold: threeQuestions, predictions: 'id,prediction\nq1,\n' });
    expect(runs[0]).toMatchObject({ matched: 1, predictions: ['', null, null] });
  });

  const repeated = {
    gold: threeQuestions,
    predictions: 'id,prediction\nq1,a\nq2,x\nq1,b\nq1,a\n',
  };

  test('only the first of duplicate predictions', () => {
    const { runs, problems } = joinFiles(repeated);
    expect(runs[0]?.predictions[0]).toBe('a');
    expect(runs[0]?.duplicates).toMatchObject([
      { id: 'q1', row: 3, prediction: 'b', question: 0, conflicting: true },
      { id: 'q1', row: 4, prediction: 'a', question: 0, conflicting: false },
    ]);
    expect(runs[0]).toMatchObject({ matched: 2, missing: 1 });
    expect(problems).toMatchObject([{ code: 'duplicate-predictions', row: 3 }]);
  });

  test('only the last of duplicate predictions with the `last` setting', () => {
    const { runs, problems } = joinFiles(repeated, {}, {}, { duplicates: 'last' });
    expect(runs[0]?.predictions[0]).toBe('a');
    expect(runs[0]?.duplicates).toHaveLength(2);
    expect(problems[0]?.message).toContain('The last is used');
    const shorter = { ...repeated, predictions: 'id,prediction\nq1,a\nq1,b\n' };
    expect(joinFiles(shorter, {}, {}, { duplicates: 'last' }).runs[0]?.predictions[0]).toBe('b');
  });
});

describe('no-answer probabilities', () => {
  const read = (...cells: string[]) =>
    joinFiles(
      {
        gold: threeQuestions,
        predictions: ['id,prediction,p', ...cells.map((p, at) => `q${at + 1},a,${p}`)].join('\n'),
      },
      {},
      { noAnswerProbability: 'p' },
    );

  test('are numbers from 0 to 1, inclusive', () => {
    const { runs, problems } = read('0', '1', '0.25');
    expect(runs[0]?.noAnswerProbabilities).toEqual([0, 1, 0.25]);
    expect(problems).toEqual([]);
  });

  test('may be percentages', () => {
    const { runs, problems } = read('87%', '0 %', '12.5%');
    expect(runs[0]?.noAnswerProbabilities).toEqual([0.87, 0, 0.125]);
    expect(problems).toEqual([]);
  });

  test('may be percentages without a percent sign, with a warning', () => {
    const { runs, problems } = read('87', '0.5', '12.5');
    expect(runs[0]?.noAnswerProbabilities).toEqual([0.87, 0.005, 0.125]);
    expect(problems).toMatchObject([{ code: 'percent-probabilities', column: 'p' }]);
    expect(read('100', '11', '0').runs[0]?.noAnswerProbabilities).toEqual([1, 0.11, 0]);
  });

  test.each([
    ['one number is below 0', ['87', '12.5', '-1']],
    ['one number is above 100', ['87', '12.5', '101']],
    ['only one number is above 10', ['87', '10', '2']],
    ['some have the percent sign', ['87', '12.5', '20%']],
  ])('are not percentages if %s', (_, cells) => {
    const { problems } = read(...cells);
    expect(codesOf(problems)).not.toContain('percent-probabilities');
    expect(problems).toHaveLength(1);
  });

  test('outside the range 0 to 1 are ignored, with a warning', () => {
    const { runs, problems } = read('0.5', '1.5', '-0.1');
    expect(runs[0]?.noAnswerProbabilities).toEqual([0.5, NaN, NaN]);
    expect(codesOf(problems)).toEqual(['unread-probabilities']);
  });

  test('are ignored with a warning if no cell contains a probability', () => {
    const { runs, problems } = read('', 'high', '87');
    expect(runs[0]?.noAnswerProbabilities).toBeNull();
    expect(problems).toMatchObject([{ code: 'no-probabilities', row: 2, column: 'p' }]);
    expect(problems[0]?.message).toContain('“high”');
  });
});

describe('runs', () => {
  const predictions = 'id,prediction,model,seed\nq1,a,M,1\nq1,b,M,2\nq2,c,N,1\nq3,d,,1\nq2,e,M,1\n';

  test('consist of rows with the same model and run values, ordered by their first row', () => {
    const { runs } = joinFiles(
      { gold: threeQuestions, predictions },
      {},
      { model: 'model', run: 'seed' },
    );
    expect(runs.map(({ model, run, predictions: ofRun }) => [model, run, ofRun])).toEqual([
      ['M', '1', ['a', 'e', null]],
      ['M', '2', ['b', null, null]],
      ['N', '1', [null, 'c', null]],
      ['pred', '1', [null, null, 'd']],
    ]);
  });

  test('with the same name are combined across files', () => {
    const sources = [
      ...openFiles({ gold: threeQuestions, predictions: 'id,prediction\nq1,a\n' }),
      openText('more.csv', 'id,prediction\nq2,b\nq1,z\n'),
    ];
    const more = { ...predictionMapping, file: 'more.csv' };
    const joinMore = (name: string) =>
      join(
        sources,
        { gold: goldMapping, predictions: [predictionMapping, { ...more, name }] },
        DEFAULT_SETTINGS,
      );
    expect(joinMore('pred')).toMatchObject({
      dataset: { runs: [{ predictions: ['a', 'b', null], duplicates: [{ file: 'more.csv' }] }] },
    });
    expect(joinMore('more')).toMatchObject({
      dataset: { runs: [{ model: 'pred' }, { model: 'more', predictions: ['z', 'b', null] }] },
    });
  });
});

describe('ids', () => {
  test.each([
    '007',
    '7',
    '1e5',
    '1.0',
    '9007199254740993',
    '9007199254740992',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    ' padded',
    'Ünïcödé',
    '東京',
    'é',
    'e\u0301',
    '=1+1',
  ])('%s is ordinary text', (id) => {
    const ids = ['7', '07', '100000', '1', '9007199254740994', 'prototype', 'padded', '東', id];
    const gold = [...new Set(ids)].map((one) => `${one},answer of ${one}\n`).join('');
    const { questions, runs } = joinFiles({
      gold: `id,answer\n${gold}`,
      predictions: `id,prediction\n${id},found\n`,
    });
    const at = runs[0]?.predictions.indexOf('found') ?? -1;
    expect(questions.ids[at]).toBe(id);
    expect(runs[0]).toMatchObject({ matched: 1, unmatched: [] });
  });

  test('that are JSON numbers keep all their digits', () => {
    const sources = [
      openText(
        'gold.csv',
        '[{"id":9007199254740993,"answer":"a"},{"id":9007199254740992,"answer":"b"}]',
      ),
      openText('pred.csv', 'id,prediction\n9007199254740992,b\n9007199254740993,a\n'),
    ];
    const joined = join(
      sources,
      { gold: goldMapping, predictions: [predictionMapping] },
      DEFAULT_SETTINGS,
    );
    expect(joined).toMatchObject({ dataset: { runs: [{ predictions: ['a', 'b'] }] } });
  });

  test('composed of several columns may be partly, but not completely, empty', () => {
    const { questions } = joinFiles(
      {
        gold: 'company,id,answer\nA,,wind\n,Q1,solar\n,,hydro\n',
        predictions: 'company,id,prediction\n,Q1,b\n,,x\n',
      },
      { id: byColumns('company', 'id') },
      { id: byColumns('company', 'id') },
    );
    expect(questions.ids).toEqual(['A · ', ' · Q1']);
  });

  test('may be composite, in the order of the mapping', () => {
    const { questions, runs } = joinFiles(
      {
        gold: 'company,id,answer\nA,Q1,wind\nB,Q1,solar\n,Q2,hydro\n',
        predictions: 'id,firm,prediction\nQ1,B,b\nQ1,A,a\nQ2,,c\n',
      },
      { id: byColumns('company', 'id') },
      { id: byColumns('firm', 'id') },
    );
    expect(questions.ids).toEqual(['A · Q1', 'B · Q1', ' · Q2']);
    expect(runs[0]?.predictions).toEqual(['a', 'b', 'c']);
  });

  test('may be the row number with a prefix', () => {
    const { questions, runs, problems } = joinFiles(
      { gold: 'answer\nwind\nsolar\n', predictions: 'id,prediction\nq1,b\nq0,a\nq2,x\n' },
      { id: { kind: 'row', prefix: 'q', from: 0 } },
    );
    expect(questions.ids).toEqual(['q0', 'q1']);
    expect(runs[0]).toMatchObject({ predictions: ['a', 'b'], unmatched: [{ id: 'q2' }] });
    expect(codesOf(problems)).toEqual(['doubtful-join', 'row-number-ids', 'extra-predictions']);
    expect(problems[1]).toMatchObject({ file: 'gold.csv', severity: 'warning' });
    expect(problems[1]?.message).toContain('Assay found no ids in gold.csv that match');
  });

  test('may be the row number even if the file has other ids, which are named in the warning', () => {
    const { problems } = joinFiles(
      {
        gold: 'id,answer\nx7,wind\nx9,solar\n',
        predictions: 'id,prediction\n\u200bq0,wind\n\u200bq1,solar\n',
      },
      { id: { kind: 'row', prefix: '\u200bq', from: 0 } },
    );
    const { message = '' } = problems.find(({ code }) => code === 'row-number-ids') ?? {};
    expect(message).toMatch(
      /^The ids of gold\.csv \(such as “x7” in “id”\) and of pred\.csv \(such as “\[.*\]q0”\) differ/,
    );
    expect(message).toMatch(/starting at “\[.*\]q0”\./);
  });

  test('may be the text of the question, with a warning', () => {
    const { problems, runs } = joinFiles(
      { gold: 'q,answer\nWho?,wind\nWhat?,sun\n', predictions: 'asked,prediction\nWhat?,b\n' },
      { id: byColumns('q'), question: 'q' },
      { id: byColumns('asked') },
    );
    expect(runs[0]?.predictions).toEqual([null, 'b']);
    expect(problems).toMatchObject([{ code: 'question-text-ids', file: 'gold.csv', column: 'q' }]);
  });

  test('may be the row number in both files', () => {
    const byRow: IdSource = { kind: 'row', prefix: '', from: 1 };
    const { questions, runs, problems } = joinFiles(
      { gold: 'answer\nwind\nsolar\n', predictions: 'prediction\na\nb\nc\n' },
      { id: byRow },
      { id: byRow },
    );
    expect(questions.ids).toEqual(['1', '2']);
    expect(runs[0]).toMatchObject({ predictions: ['a', 'b'], unmatched: [{ id: '3', row: 3 }] });
    expect(codesOf(problems)).toEqual([
      'doubtful-join',
      'row-number-ids',
      'row-order',
      'extra-predictions',
    ]);
    expect(problems[2]?.message).toContain('found no ids or questions that pred.csv shares');
  });

  test('that are empty in the gold are excluded and counted', () => {
    const { questions, problems } = joinFiles({
      gold: 'id,answer\nq1,wind\n,solar\n,hydro\n',
      predictions: 'id,prediction\nq1,a\n',
    });
    expect(questions.ids).toEqual(['q1']);
    expect(problems).toMatchObject([{ code: 'empty-ids', row: 2 }]);
    expect(problems[0]?.message).toContain('2 rows without an id');
  });

  test('that are repeated count as one question, with a warning if their references differ', () => {
    const { questions, problems } = joinFiles({
      gold: 'id,answer\nq1,wind\nq1,wind\nq2,solar\nq2,hydro\n',
      predictions: 'id,prediction\nq1,a\n',
    });
    expect(questions.ids).toEqual(['q1', 'q2']);
    expect(questions.references).toEqual([['wind'], ['solar']]);
    expect([...questions.rows]).toEqual([0, 2]);
    expect(problems).toMatchObject([
      { code: 'duplicate-questions', severity: 'warning', row: 4 },
      { code: 'repeated-questions', severity: 'note' },
    ]);
  });
});

describe('references', () => {
  const predictions = 'id,prediction\nq1,a\n';
  const referencesOf = (gold: string, references: GoldMapping['references']) =>
    joinFiles({ gold, predictions }, { references }).questions.references;

  test('come from several columns, skipping empty cells', () => {
    const gold = 'id,answer,answer 2\nq1,wind,sun\nq2,,solar\nq3,hydro,\nq4,,\n';
    expect(referencesOf(gold, whole('answer', 'answer 2'))).toEqual([
      ['wind', 'sun'],
      ['solar'],
      ['hydro'],
      [],
    ]);
  });

  test('come from a JSON or Python list; any other cell is one answer', () => {
    const gold = `id,answer\nq1,"[""wind"", ""sun""]"\nq2,"['a', 'b']"\nq3,"wind, sun"\nq4,[]\n`;
    expect(referencesOf(gold, { columns: ['answer'], split: 'list', separator: '' })).toEqual([
      ['wind', 'sun'],
      ['a', 'b'],
      ['wind, sun'],
      [],
    ]);
    expect(referencesOf(gold, whole('answer'))[3]).toEqual(['[]']);
  });

  test('are split at a separator and trimmed, and empty parts are dropped', () => {
    const gold = 'id,answer\nq1,wind | sun||\nq2,solar\n';
    const split = (separator: string) =>
      ({ columns: ['answer'], split: 'separator', separator }) as const;
    expect(referencesOf(gold, split('|'))).toEqual([['wind', 'sun'], ['solar']]);
    expect(referencesOf(gold, split(''))).toEqual([['wind | sun||'], ['solar']]);
  });

  test('the first item of a list prediction is used', () => {
    const { runs } = joinFiles(
      { gold: threeQuestions, predictions: `id,prediction\nq1,"['a', 'b']"\nq2,[]\n` },
      {},
      { answer: { columns: ['prediction'], split: 'list', separator: '' } },
    );
    expect(runs[0]?.predictions).toEqual(['a', '', null]);
  });
});

describe('kinds', () => {
  const gold =
    'id,answer,type\nq1,12.8%,Float\nq2,12.8%,\nq3,wind,odd\nq4,Not answerable,Float\nq5,,Str\nq6,12,PE\n';
  const kindsUnder = (settings: Partial<Settings>) =>
    joinFiles({ gold, predictions: 'id,prediction\nq1,a\n' }, { answerType: 'type' }, {}, settings)
      .questions;

  test('follow the label, or else the references; a question without references other than abstentions is unanswerable', () => {
    const { kinds, answerTypes, inferredKinds } = kindsUnder({});
    expect(kinds).toEqual(['number', 'number', 'text', 'unanswerable', 'unanswerable', 'number']);
    expect(answerTypes).toEqual(['Float', 'number', 'odd', 'Float', 'Str', 'PE']);
    expect(inferredKinds).toBe(3);
  });

  test.each(['keine Angabe', 'n.d.', 'non divulgué', '未披露', 'unknown', 'NaN', 'No data'])(
    'are unanswerable for the reference %s, as they are for the configured phrases',
    (reference) => {
      const gold = `id,answer\nq1,${reference}\nq2,wind\n`;
      const { kinds } = joinFiles({ gold, predictions: 'id,prediction\nq1,a\n' }).questions;
      expect(kinds).toEqual(['unanswerable', 'text']);
    },
  );

  test('are unanswerable for an empty list if the question has a list label', () => {
    const { kinds, references } = joinFiles(
      {
        gold: 'id,answer,type\nq1,[],List\nq2,"[""a""]",List\n',
        predictions: 'id,prediction\nq1,a\n',
      },
      { answerType: 'type', references: { columns: ['answer'], split: 'list', separator: '' } },
    ).questions;
    expect(kinds).toEqual(['unanswerable', 'list']);
    expect(references).toEqual([[], ['["a"]']]);
  });

  test('follow the user’s choice before anything else', () => {
    const { kinds, inferredKinds } = kindsUnder({ answerKinds: { Float: 'text', odd: 'list' } });
    expect(kinds).toEqual(['text', 'number', 'list', 'unanswerable', 'unanswerable', 'number']);
    expect(inferredKinds).toBe(2);
  });
});

test('questions carry their text and document', () => {
  const { questions } = joinFiles(
    { gold: 'id,q,doc,answer\nq1,Why?,A.pdf,wind\n', predictions: 'id,prediction\nq1,a\n' },
    { question: 'q', document: 'doc' },
  );
  expect(questions).toMatchObject({ texts: ['Why?'], documents: ['A.pdf'] });
});

test('one file can be gold and predictions', () => {
  const file = openText('both.csv', 'id,answer,output\nq1,wind,wind\nq2,solar,sun\nq1,wind,air\n');
  const joined = join(
    [file],
    {
      gold: { ...goldMapping, file: 'both.csv' },
      predictions: [{ ...predictionMapping, file: 'both.csv', answer: whole('output') }],
    },
    DEFAULT_SETTINGS,
  );
  expect(joined).toMatchObject({
    kind: 'joined',
    dataset: {
      questions: { ids: ['q1', 'q2'] },
      runs: [{ predictions: ['wind', 'sun'], duplicates: [{ row: 3, conflicting: true }] }],
    },
  });
});

describe('reports all errors at once', () => {
  const files = openFiles({ gold: threeQuestions, predictions: 'id,prediction\nq1,a\n' });
  const failures = (
    gold: GoldMapping | null,
    predictions: readonly PredictionMapping[],
    sources: readonly Source[] = files,
  ) => {
    const joined = join(sources, { gold, predictions }, DEFAULT_SETTINGS);
    return joined.kind === 'failed' ? joined.problems : [];
  };
  const places = (problems: readonly Problem[]) =>
    problems.map(({ code, file, column }) => [code, file, column]);

  test('no gold and no predictions', () => {
    expect(codesOf(failures(null, [predictionMapping]))).toEqual(['no-gold']);
    expect(codesOf(failures(goldMapping, []))).toEqual(['no-predictions']);
  });

  test('files that are not loaded', () => {
    const away = { ...predictionMapping, file: 'away.csv' };
    expect(places(failures({ ...goldMapping, file: 'gone.csv' }, [away]))).toEqual([
      ['missing-file', 'gone.csv', undefined],
      ['missing-file', 'away.csv', undefined],
    ]);
  });

  test('columns that do not exist', () => {
    const gold = {
      ...goldMapping,
      id: byColumns('id', 'company'),
      question: 'q',
      references: whole('gold'),
      answerType: 'type',
      document: 'doc',
    };
    const predictions = { ...predictionMapping, answer: whole('text'), model: 'm', run: 'r' };
    expect(places(failures(gold, [predictions]))).toEqual([
      ['missing-column', 'gold.csv', 'gold'],
      ['missing-column', 'gold.csv', 'company'],
      ['missing-column', 'gold.csv', 'q'],
      ['missing-column', 'gold.csv', 'type'],
      ['missing-column', 'gold.csv', 'doc'],
      ['missing-column', 'pred.csv', 'text'],
      ['missing-column', 'pred.csv', 'm'],
      ['missing-column', 'pred.csv', 'r'],
    ]);
  });

  test('columns that are not chosen', () => {
    const gold = { ...goldMapping, id: byColumns(), references: whole() };
    const predictions = { ...predictionMapping, id: byColumns(), answer: whole() };
    expect(codesOf(failures(gold, [predictions]))).toEqual(new Array(4).fill('no-column'));
  });

  test('a gold file without a question', () => {
    const empty = openFiles({ gold: 'id,answer\n,x\n', predictions: 'id,prediction\nq1,a\n' });
    expect(codesOf(failures(goldMapping, [predictionMapping], empty))).toEqual(['no-questions']);
  });

  test('ids that never match', () => {
    const apart = openFiles({ gold: threeQuestions, predictions: 'id,prediction\nQ-1,a\n' });
    const [problem, ...more] = failures(goldMapping, [predictionMapping], apart);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'nothing-matches', severity: 'error', file: 'pred.csv' });
    expect(problem?.message).toContain('“Q-1”');
    expect(problem?.message).toContain('“q1”');
  });
});

describe('a gold file with only unanswerable questions', () => {
  const predictions = 'id,prediction\nq1,a\nq2,\n';

  test('is scored with a warning if no column marks them', () => {
    const { questions, problems } = joinFiles({ gold: 'id,answer\nq1,\nq2,\n', predictions });
    expect(questions.kinds).toEqual(['unanswerable', 'unanswerable']);
    expect(problems).toMatchObject([
      { code: 'gold-without-references', severity: 'warning', column: 'answer' },
    ]);
  });

  test('is scored without a warning if a column marks them all', () => {
    const gold = 'id,answer,is_impossible\nq1,,true\nq2,,true\n';
    const { problems } = joinFiles({ gold, predictions }, { unanswerable: 'is_impossible' });
    expect(problems).toEqual([]);
  });
});

test('a run of empty predictions is scored, with a warning', () => {
  const { runs, problems } = joinFiles({
    gold: threeQuestions,
    predictions: 'id,prediction\nq1,\nq2,\nq3,\n',
  });
  expect(runs[0]?.predictions).toEqual(['', '', '']);
  expect(codesOf(problems)).toEqual(['empty-predictions']);
});

test('a run whose only row matches no question is not joined, but the other run is', () => {
  const { runs, unjoined, problems } = joinFiles(
    { gold: threeQuestions, predictions: 'id,model,prediction\nq1,a,wind\nx9,b,solar\n' },
    {},
    { model: 'model' },
  );
  expect(runs.map(({ model }) => model)).toEqual(['a']);
  expect(unjoined.map(({ model }) => model)).toEqual(['b']);
  expect(codesOf(problems)).toEqual(['unjoined-run']);
});

test('a file whose rows all state that there is no prediction is joined without predictions', () => {
  const { runs, problems } = joinFiles(
    { gold: threeQuestions, predictions: 'id,prediction,state\nq1,,missing\nq2,,missing\n' },
    {},
    { state: 'state' },
  );
  expect(runs).toMatchObject([{ matched: 0, missing: 3, unmatched: [] }]);
  expect(problems).toEqual([]);
});

describe('in steps', () => {
  test('reports progress after every 1,024 rows', () => {
    const stepsOf = (count: number) => {
      const lines = Array.from({ length: count }, (_, row) => `q${row},a`).join('\n');
      const sources = openFiles({
        gold: threeQuestions,
        predictions: `id,prediction\n${lines}`,
      });
      const mapping = { gold: goldMapping, predictions: [predictionMapping] };
      return [...joinInSteps(sources, mapping, DEFAULT_SETTINGS)].map(({ done }) => done);
    };
    const without = stepsOf(1023);
    expect(stepsOf(1024).filter((done) => done > 0)).toEqual([
      ...without.filter((done) => done > 0),
      1024,
    ]);
  });

  test('counts every row of every table once per pass, with the same result as without steps', () => {
    const rows = Array.from({ length: 5000 }, (_, row) => row);
    const gold = openText(
      'gold.csv',
      `id,answer\n${rows.map((row) => `q${row},a${row}`).join('\n')}`,
    );
    const answers = rows.map((row) => `q${row % 4000},b${row}`);
    const predictions = openText('pred.csv', `id,prediction\n${answers.join('\n')}`);
    const mapping = { gold: goldMapping, predictions: [predictionMapping] };
    const steps = joinInSteps([gold, predictions], mapping, DEFAULT_SETTINGS);
    let before = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        const { value } = step;
        if (value.kind === 'failed') throw new Error(value.problems[0]?.message);
        const dataset = runToEnd(checkJoins([gold, predictions], mapping, value.dataset));
        expect({ kind: 'joined', dataset }).toEqual(
          join([gold, predictions], mapping, DEFAULT_SETTINGS),
        );
        break;
      }
      const { done, total } = step.value;
      expect(total).toBe(3 * rows.length);
      expect(done).toBeGreaterThan(before);
      expect(done).toBeLessThanOrEqual(total);
      before = done;
    }
    // Less than one batch per pass remains.
    expect(3 * rows.length - before).toBeLessThan(3 * 1024);
  });
});
