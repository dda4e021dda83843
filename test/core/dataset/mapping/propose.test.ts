import { describe, expect, test } from 'vitest';
import { propose, proposeInSteps } from '../../../../src/core/dataset/mapping/propose';
import type { Role, Source } from '../../../../src/core/model';
import { openText } from '../../../support/sources';

const gold = openText(
  'gold.csv',
  'question_id,question,document,answer_type,reference\n' +
    'q1,Which plan?,A.pdf,Str,net zero\nq2,How much?,A.pdf,Float,12.8%\nq3,Is it?,B.pdf,Str,Yes\n',
);
const predictions = openText(
  'strong.csv',
  'question_id,model_name,run_id,predicted_answer\nq1,S,r1,a\nq2,S,r1,b\nq3,S,r1,c\n',
);

const mappingOf = (sources: readonly Source[], roles?: Record<string, Role>) =>
  propose(sources, roles).mapping;

/** A gold file with the given columns and three rows. */
const goldOf = (header: string, ...rows: string[]) =>
  openText('gold.csv', `${header}\n${rows.join('\n')}\n`);

test('two files with typical column names are mapped', () => {
  expect(propose([gold, predictions])).toMatchObject({
    mapping: {
      gold: {
        file: 'gold.csv',
        id: { kind: 'columns', columns: ['question_id'] },
        question: 'question',
        references: { columns: ['reference'], split: 'none', separator: '' },
        answerType: 'answer_type',
        document: 'document',
      },
      predictions: [
        {
          file: 'strong.csv',
          id: { kind: 'columns', columns: ['question_id'] },
          answer: { columns: ['predicted_answer'], split: 'none', separator: '' },
          model: 'model_name',
          run: 'run_id',
          noAnswerProbability: null,
          name: 'strong',
        },
      ],
    },
    roles: { 'gold.csv': 'gold', 'strong.csv': 'predictions' },
    warnings: [],
    likelierGold: null,
  });
});

test('computing the mapping in steps gives the same result and counts every cell', () => {
  const rows = Array.from({ length: 3000 }, (_, row) => `q${row},a\n`);
  const sources = [gold, openText('long.csv', `id,prediction\n${rows.join('')}`)];
  const steps = proposeInSteps(sources, {}, []);
  const told: { done: number; total: number }[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) told.push(step.value);
  expect(step.value).toEqual(propose(sources));
  expect(told.length).toBeGreaterThan(2);
  expect(told.every(({ done }, at) => done > (told[at - 1]?.done ?? 0))).toBe(true);
  expect(told.every(({ done, total }) => done <= total)).toBe(true);
});

test('without files there is no mapping', () => {
  expect(propose([])).toEqual({
    mapping: { gold: null, predictions: [] },
    roles: {},
    preset: null,
    evidence: [],
    decisions: [],
    scoreColumns: {},
    warnings: [],
    likelierGold: null,
  });
});

describe('roles', () => {
  test('do not depend on the order of the files', () => {
    expect(propose([predictions, gold]).roles).toEqual(propose([gold, predictions]).roles);
  });

  test('do not include gold if there are only predictions', () => {
    const { mapping, roles } = propose([predictions]);
    expect(mapping.gold).toBeNull();
    expect(roles).toEqual({ 'strong.csv': 'predictions' });
  });

  test('`answer` is gold next to questions and a prediction next to a model', () => {
    const dataset = openText('a.csv', 'id,question,answer\n1,Why?,x\n2,How?,y\n');
    const system = openText('b.csv', 'id,model,answer\n1,M,x\n2,M,y\n');
    expect(propose([system, dataset]).roles).toEqual({ 'a.csv': 'gold', 'b.csv': 'predictions' });
  });

  test('do not include gold for a run that repeats the question, type and document', () => {
    const dataset = openText('a.csv', 'id,answer,document\n1,x,D\n2,y,D\n');
    const byModel = openText('b.csv', 'id,question,answer,model\n1,Why?,x,M\n2,How?,y,M\n');
    const byAnswer = openText(
      'c.csv',
      'id,question,document,type,answer,predicted_answer\n1,Why?,D,t,x,a\n2,How?,D,t,y,b\n',
    );
    for (const run of [byModel, byAnswer]) {
      expect(propose([run, dataset]).roles).toEqual({
        'a.csv': 'gold',
        [run.info.id]: 'predictions',
      });
    }
  });

  test('depend on file names if the columns are the same', () => {
    const references = openText('references.csv', 'id,answer\n1,x\n2,y\n');
    const outputs = openText('outputs.csv', 'id,answer\n1,x\n2,y\n');
    expect(propose([outputs, references]).roles).toEqual({
      'references.csv': 'gold',
      'outputs.csv': 'predictions',
    });
  });

  test('include both gold and predictions for a file that has columns of both kinds', () => {
    const both = openText('all.csv', 'id,gold_answer,model_answer\n1,x,a\n2,y,b\n');
    const { mapping, roles } = propose([both]);
    expect(roles).toEqual({ 'all.csv': 'both' });
    expect(mapping.gold?.references.columns).toEqual(['gold_answer']);
    expect(mapping.predictions.map(({ answer }) => answer.columns)).toEqual([['model_answer']]);
  });

  test('chosen by the user are kept', () => {
    const chosen = { 'gold.csv': 'unused', 'strong.csv': 'gold' } as const;
    const { mapping, roles } = propose([gold, predictions], chosen);
    expect(roles).toEqual(chosen);
    expect(mapping.gold?.file).toBe('strong.csv');
    expect(mapping.predictions).toEqual([]);
  });

  test('swapped by the user cause a warning', () => {
    const { warnings } = propose([gold, predictions], {
      'gold.csv': 'predictions',
      'strong.csv': 'gold',
    });
    expect(warnings).toMatchObject([
      { code: 'swapped-files', severity: 'error', file: 'strong.csv', column: 'predicted_answer' },
    ]);
    expect(warnings[0]?.message).toContain('gold.csv');
    expect(propose([gold, predictions]).warnings).toEqual([]);
  });
});

describe('ids', () => {
  const idsOf = (...sources: Source[]) => {
    const mapping = mappingOf(sources);
    return [mapping.gold?.id, ...mapping.predictions.map(({ id }) => id)];
  };
  const columns = (...names: string[]) => ({ kind: 'columns', columns: names });

  test('are the columns whose values match, whatever their names', () => {
    const odd = openText('pred.csv', 'Nº,key,prediction\n1,q1,a\n2,q2,b\n3,q3,c\n');
    expect(idsOf(gold, odd)).toEqual([columns('question_id'), columns('key')]);
  });

  test('combine two columns if one has repeated values', () => {
    const repeating = goldOf(
      'company,question_id,question,reference',
      'A,Q1,Why?,x',
      'A,Q2,How?,y',
      'B,Q1,Why?,z',
      'B,Q2,How?,w',
    );
    const system = openText(
      'pred.csv',
      'firm,question_id,prediction\nA,Q1,a\nA,Q2,b\nB,Q1,c\nB,Q2,d\n',
    );
    expect(idsOf(repeating)).toEqual([columns('company', 'question_id')]);
    expect(idsOf(repeating, system)).toEqual([
      columns('company', 'question_id'),
      columns('firm', 'question_id'),
    ]);
  });

  test('are row numbers if only the predictions have ids', () => {
    const bare = goldOf('question,reference', 'Why?,x', 'How?,y', 'When?,z');
    const from0 = openText('pred.csv', 'id,prediction\nq0,a\nq1,b\nq2,c\n');
    const from1 = openText('pred.csv', 'id,prediction\n1,a\n2,b\n3,c\n');
    expect(idsOf(bare, from0)).toEqual([{ kind: 'row', prefix: 'q', from: 0 }, columns('id')]);
    expect(idsOf(bare, from1)).toEqual([{ kind: 'row', prefix: '', from: 1 }, columns('id')]);
  });

  test('made of two columns match a single combined column, with any separator and in any order', () => {
    const repeating = goldOf(
      'company,question_id,question,reference',
      'A,Q1,Why?,x',
      'A,Q2,How?,y',
      'B,Q1,Why?,z',
      'B,Q2,How?,w',
    );
    const joined = openText('pred.csv', 'id,prediction\nA_Q1,a\nA_Q2,b\nB_Q1,c\nB_Q2,d\n');
    const turned = openText('pred.csv', 'id,prediction\nQ1 - A,a\nQ2 - A,b\nQ1 - B,c\n');
    expect(idsOf(repeating, joined)).toEqual([
      { ...columns('company', 'question_id'), separator: '_' },
      columns('id'),
    ]);
    expect(idsOf(repeating, turned)).toEqual([
      { ...columns('question_id', 'company'), separator: ' - ' },
      columns('id'),
    ]);
  });

  test('are company and question, not row numbers, if no id is shared', () => {
    const repeating = goldOf(
      'company,question_id,question,reference',
      'A,Q1,Why?,x',
      'A,Q2,How?,y',
      'B,Q1,Why?,z',
      'B,Q2,How?,w',
    );
    const shuffled = openText(
      'pred.csv',
      'firm,question,prediction\nB,How?,w\nA,Why?,x\nB,Why?,z\nA,How?,y\n',
    );
    expect(idsOf(repeating, shuffled)).toEqual([
      columns('company', 'question'),
      columns('firm', 'question'),
    ]);
  });

  test('are those of the gold file if sequential ids differ only in spelling', () => {
    const rows = Array.from({ length: 20 }, (_, n) => `Q-ab${n},Why ${n}?,x${n}`);
    const lower = Array.from({ length: 20 }, (_, n) => `q-AB${n},x${n}`).join('\n');
    const other = Array.from({ length: 20 }, (_, n) => `row${n},x${n}`).join('\n');
    const own = goldOf('id,question,reference', ...rows);
    const named = openText('run.csv', `id,prediction\n${lower}\n`);
    const counted = openText('run.csv', `id,prediction\n${other}\n`);
    expect(idsOf(own, named)).toEqual([columns('id'), columns('id')]);
    expect(idsOf(own, counted)).toEqual([{ kind: 'row', prefix: 'row', from: 0 }, columns('id')]);
  });

  test('are row numbers if the predictions have no ids and there are as many predictions as questions', () => {
    const bare = goldOf('question,reference', 'Why?,x', 'How?,y', 'When?,z');
    const alike = openText('pred.csv', 'prediction,model\na,m\nb,m\nc,m\n');
    const shorter = openText('pred.csv', 'prediction,model\na,m\nb,m\n');
    const row = { kind: 'row', prefix: '', from: 1 };
    expect(idsOf(bare, alike)).toEqual([row, row]);
    expect(idsOf(bare, shorter)[0]).toEqual(columns('question'));
  });

  test('are the question texts if nothing else matches', () => {
    const bare = goldOf('question,reference', 'Why?,x', 'How?,y', 'When?,z');
    const system = openText('pred.csv', 'question,prediction\nHow?,b\nWhy?,a\nWhen?,c\n');
    expect(idsOf(bare, system)).toEqual([columns('question'), columns('question')]);
  });

  test('are page ids or question ids, whichever the predictions use', () => {
    const paged = goldOf(
      'id,question_id,question,reference',
      ...['q1--A,q1,Why?,x', 'q1--B,q1,Why?,x', 'q1--C,q1,Why?,x', 'q2--D,q2,How?,y'],
      ...['q2--E,q2,How?,y', 'q2--F,q2,How?,y', 'q3--G,q3,Who?,z', 'q3--H,q3,Who?,z'],
    );
    const byPage = openText('pred.csv', 'id,prediction\nq1--A,a\nq2--E,b\nq3--G,c\n');
    const byQuestion = openText('pred.csv', 'id,prediction\nq1,a\nq2,b\nq3,c\n');
    expect(idsOf(paged, byPage)).toEqual([columns('id'), columns('id')]);
    expect(idsOf(paged, byQuestion)).toEqual([columns('question_id'), columns('id')]);
  });

  test('come from a short column with an unambiguous name, if there is one', () => {
    const two = goldOf('question_id,question,reference', 'q1,Why so?,x', 'q2,How so?,y');
    const system = openText(
      'pred.csv',
      'question_id,question,prediction\nq1,Why so?,a\nq2,How so?,b\n',
    );
    expect(idsOf(two, system)).toEqual([columns('question_id'), columns('question_id')]);
  });

  test('come from the shortest of several columns without a known name', () => {
    const long = (code: string) => `a long sentence about ${code} that is the same on both sides`;
    const rows = ['k1', 'k2', 'k3'].map((code) => `${long(code)},${code},x`).join('\n');
    const two = openText('gold.csv', `remark,code,reference\n${rows}\n`);
    const system = openText('pred.csv', `remark,code,prediction\n${rows}\n`);
    expect(idsOf(two, system)).toEqual([columns('code'), columns('code')]);
  });

  test('never come from columns whose values do not match', () => {
    const apart = openText('pred.csv', 'id,prediction\nx7,a\ny8,b\nz9,c\n');
    expect(idsOf(gold, apart)).toEqual([columns('question_id'), columns('id')]);
  });
});

describe('references', () => {
  const referencesOf = (source: Source) => mappingOf([source]).gold?.references;

  test.each([
    'gold_answer',
    'Gold Answer',
    'goldAnswer',
    'reference_answers',
    'ground_truth',
    'expected',
    'target',
    'Réponse',
    'respuesta',
    'Antwort',
    'ANSWER',
  ])('are found in a column called %s', (name) => {
    expect(referencesOf(goldOf(`id,question,${name}`, '1,Why?,x', '2,How?,y'))?.columns).toEqual([
      name,
    ]);
  });

  test('are read from numbered columns', () => {
    const source = goldOf('id,question,answer,answer_2,answer_3', '1,Why?,x,y,', '2,How?,y,,z');
    expect(referencesOf(source)).toEqual({
      columns: ['answer', 'answer_2', 'answer_3'],
      split: 'none',
      separator: '',
    });
  });

  test('are lists, or parts separated by |', () => {
    const lists = goldOf('id,question,answers', `1,Why?,"['x', 'y']"`, '2,How?,"[""z""]"');
    expect(referencesOf(lists)).toMatchObject({ columns: ['answers'], split: 'list' });
    const bars = goldOf('id,question,answer', '1,Why?,x|y', '2,How?,z');
    expect(referencesOf(bars)).toMatchObject({ split: 'separator', separator: '|' });
  });

  test('are plain text if only one of many is a list', () => {
    const rows = Array.from({ length: 9 }, (_, index) => `${index},Why?,x`);
    const source = goldOf('id,question,answer', ...rows, `9,Which?,"['x', 'y']"`);
    expect(referencesOf(source)?.split).toBe('none');
  });
});

describe('the answer type', () => {
  const typeOf = (source: Source) => mappingOf([source]).gold?.answerType;

  test('is found by name or by known labels', () => {
    expect(typeOf(goldOf('id,type,answer', '1,x,a', '2,x,b'))).toBe('type');
    expect(typeOf(goldOf('id,sort,answer', '1,Float,a', '2,Str,b', '3,Str,c'))).toBe('sort');
  });

  test('may differ in every row of a small file if name and labels are known', () => {
    const rows = ['1,number,5', '2,boolean,yes', '3,list,"[""a"", ""b""]"', '4,number,7'];
    expect(typeOf(goldOf('id,answer_type,answer', ...rows))).toBe('answer_type');
    expect(typeOf(goldOf('id,answer_type,answer', '1,number,5', '2,list,a', '3,bool,no'))).toBe(
      'answer_type',
    );
    expect(typeOf(goldOf('id,type,answer', '1,north,a', '2,south,b', '3,east,c'))).toBeNull();
  });

  test('is never a column with many values', () => {
    const rows = Array.from({ length: 40 }, (_, index) => `${index},t${index},x`);
    expect(typeOf(goldOf('id,type,answer', ...rows))).toBeNull();
  });
});

describe('empty columns', () => {
  const asked = 'id,question,answer\n1,Why?,a\n2,How?,b\n3,Who?,c\n';

  test('are predictions if their name says so, whatever the other columns contain', () => {
    const empty = openText('run.csv', 'id,predicted_answer,note\n1,,x\n2,,y\n3,,z\n');
    const [mapped] = mappingOf([openText('gold.csv', asked), empty]).predictions;
    expect(mapped?.answer.columns).toEqual(['predicted_answer']);
  });

  test('are references in a gold file without answerable questions', () => {
    const gold = openText('questions.csv', 'id,question,reference\n1,Why?,\n2,How?,\n');
    const run = openText('run.csv', 'id,prediction\n1,a\n2,b\n');
    expect(mappingOf([run, gold]).gold).toMatchObject({
      file: 'questions.csv',
      references: { columns: ['reference'] },
    });
  });
});

describe('predictions', () => {
  const systems = (source: Source) =>
    mappingOf([gold, source]).predictions.map(({ answer, name }) => [answer.columns, name]);

  test.each([
    'prediction',
    'Predicted Answer',
    'model_output',
    'output',
    'response',
    'pred',
    'text',
  ])('are found in a column called %s', (name) => {
    const source = openText('sys.v2.csv', `question_id,${name}\nq1,a\nq2,b\nq3,c\n`);
    expect(systems(source)).toEqual([[[name], 'sys.v2']]);
  });

  test('of several systems may be side by side', () => {
    const source = openText(
      'wide.csv',
      'question_id,answer_fid,answer_gpt4,answer_type\nq1,a,b,Str\nq2,c,d,Str\nq3,e,f,Str\n',
    );
    expect(systems(source)).toEqual([
      [['answer_fid'], 'fid'],
      [['answer_gpt4'], 'gpt4'],
    ]);
  });

  test('are named after their files, with unique names', () => {
    const text = 'question_id,prediction\nq1,a\nq2,b\nq3,c\n';
    const namesOf = (...files: string[]) =>
      mappingOf([gold, ...files.map((file) => openText(file, text))]).predictions.map(
        ({ name }) => name,
      );
    expect(namesOf('sys.v1.csv', 'sys.v2.csv')).toEqual(['sys.v1', 'sys.v2']);
    expect(namesOf('sys.csv', 'sys.tsv', 'other')).toEqual(['sys.csv', 'sys.tsv', 'other']);
  });

  test('are read from an object that maps ids to strings', () => {
    const source = openText('system.json', '{"q1":"a","q2":"b","q3":"c"}');
    expect(mappingOf([gold, source]).predictions).toMatchObject([
      { id: { columns: ['id'] }, answer: { columns: ['value'] }, name: 'system' },
    ]);
  });
});
