import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { needsDecision } from '../../../../src/core/dataset/mapping/propose-gold';
import { openText } from '../../../support/sources';

/** The ids proposed for a gold and a prediction file. */
function idsOf(gold: string, predictions: string) {
  const { mapping } = propose([openText('gold.csv', gold), openText('run.csv', predictions)]);
  return { gold: mapping.gold?.id, predictions: mapping.predictions[0]?.id };
}

const byColumn = (name: string) => ({ kind: 'columns', columns: [name] });

describe('a column that repeats values is an id', () => {
  const fiveRows = (name: string) =>
    idsOf(
      `${name},question,answer\na1,Who?,Ann\na1,What?,tea\na2,Where?,Bonn\na2,When?,now\na3,Why?,so\n`,
      `${name},prediction\na1,Ann\na2,tea\na3,Bonn\n`,
    );

  test.each(['id', 'uid', 'key', 'index'])('if it is called %s', (name) => {
    expect(fiveRows(name).gold).toEqual(byColumn(name));
  });

  test('but not if its name only contains such a word', () => {
    const rows =
      'p1,Who leads the company today?,Ann\np1,What does it sell in Europe?,tea\np2,Where is it based since 1990?,Bonn\n';
    const { gold } = idsOf(
      `page_id,question,answer\n${rows}`,
      `page_id,question,prediction\n${rows}`,
    );
    expect(gold).toEqual(byColumn('question'));
  });

  test('but not if only half of its values are distinct', () => {
    const { gold } = idsOf(
      'id,question,answer\na1,Who?,Ann\na1,What?,tea\na2,Where?,Bonn\na2,When?,now\n',
      'id,prediction\na1,Ann\na2,tea\n',
    );
    expect(gold).toEqual(byColumn('question'));
  });
});

describe('ids in a different spelling', () => {
  const respelled = (name: string) =>
    idsOf(
      `${name},question,answer\nQ-1,Who?,Ann\nQ-2,What?,tea\nQ-3,Where?,Bonn\n`,
      'id,prediction\nq-1,Ann\nq-2,tea\nq-3,Bonn\n',
    ).gold;

  test('are proposed for matching if their column has the name of an id', () => {
    expect(respelled('uid')).toEqual(byColumn('uid'));
  });

  test('are not proposed if the column name only contains such a word: rows are matched by row number', () => {
    expect(respelled('page_id')).toEqual({ kind: 'row', prefix: 'q-', from: 1 });
  });
});

describe('without matching ids, the first column of unique codes is proposed', () => {
  const proposed = (...places: string[]) =>
    idsOf(
      'id,question,answer\nq1,Who?,Ann\nq2,What?,tea\nq3,Where?,Bonn\nq4,When?,now\nq5,Why?,so\n',
      [
        'prediction,remark,place',
        ...places.map((place, at) => `Ann,very ${'so '.repeat(at + 1)},${place}`),
      ].join('\n'),
    ).predictions;

  test('if half of its values are codes', () => {
    expect(proposed('X-71', 'X-93', 'far away', 'an unknown place')).toEqual(byColumn('place'));
  });

  test('but not if fewer are codes: then the first unique column is proposed', () => {
    expect(proposed('X-71', 'over here', 'far away', 'an unknown place')).toEqual(
      byColumn('remark'),
    );
  });
});

describe('a prediction column contains the ids', () => {
  const gold = 'id,question,answer\na7,Who?,Ann\nb3,What?,tea\nc9,Where?,Bonn\nd2,When?,now\n';

  test('if half of its values are ids of the gold file', () => {
    const { predictions } = idsOf(
      gold,
      'x,code,prediction\n1,a7,Ann\n2,b3,tea\n3,y5,so\n4,z8,no\n',
    );
    expect(predictions).toEqual(byColumn('code'));
  });

  test('but not if fewer are', () => {
    const { predictions } = idsOf(
      gold,
      'key,code,prediction\n1,a7,Ann\n2,b3,tea\n3,y5,so\n4,z8,no\n5,x6,hm\n',
    );
    expect(predictions).toEqual(byColumn('key'));
  });
});

describe('which file is gold', () => {
  const decide = (a: string, b: string) =>
    propose([
      openText('a.csv', a),
      openText('b.csv', b),
      openText('run.csv', 'id,prediction\nq1,a\nq2,b\nq3,c\n'),
    ]).decisions.map(({ question }) => question);
  const plain = 'id,question,answer\nq1,Who?,Ann\nq2,What?,tea\nq3,Why?,so\n';

  test('is not asked if one file has an additional column that only gold files have', () => {
    const withDocument =
      'id,question,answer,document\nq1,Who?,Ann,x.pdf\nq2,What?,tea,y.pdf\nq3,Why?,so,y.pdf\n';
    expect(decide(withDocument, plain)).toEqual([]);
  });

  test('is asked if the difference in evidence is smaller', () => {
    const judgedWithTypes =
      'id,question,answer,answer_type,check\nq1,Who?,Ann,Str,correct\nq2,What?,tea,Str,incorrect\nq3,Why?,so,Int,correct\n';
    expect(decide(plain, judgedWithTypes)).toEqual([
      expect.stringContaining('Several files look like gold.'),
    ]);
  });
});

describe('two candidate columns', () => {
  const candidate = (score: number) => ({
    name: '',
    score,
    reasons: [],
    hasEvidence: true,
    isAmbiguous: false,
  });
  const close = (...scores: number[]) => needsDecision(scores.map(candidate));

  test('need a decision if their scores differ by less than 0.2 and the lower score is at least 0.1', () => {
    expect(close(1, 0.82)).toBe(true);
    expect(close(1, 0.78)).toBe(false);
    expect(close(0.2, 0.12)).toBe(true);
    expect(close(0.2, 0.08)).toBe(false);
    expect(close(1)).toBe(false);
  });
});
