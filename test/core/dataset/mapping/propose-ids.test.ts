import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { joinAll, openText } from '../../../support/sources';

const gold = openText(
  'gold.csv',
  'company,q_no,question,answer\n' +
    'A,1,Which year?,2040\nA,2,Which share?,42%\nB,1,Which year?,2050\nB,2,Which share?,37%\n',
);

describe('two columns that both files contain under the same names', () => {
  test('identify the questions if they are unique together', () => {
    for (const sector of ['', ',energy']) {
      const run = openText(
        'pred.csv',
        `company,q_no,answer${sector && ',sector'}\n` +
          ['B,2,37%', 'A,1,2040', 'B,1,2050', 'A,2,42%'].map((row) => `${row}${sector}\n`).join(''),
      );
      const { mapping, decisions } = propose([gold, run]);
      const id = { kind: 'columns', columns: ['company', 'q_no'] };
      expect([mapping.gold?.id, mapping.predictions[0]?.id]).toEqual([id, id]);
      expect(mapping.gold?.references.columns).toEqual(['answer']);
      expect(decisions).toEqual([]);
      const { runs } = joinAll([gold, run], mapping);
      expect(runs[0]?.predictions).toEqual(['2040', '42%', '2050', '37%']);
    }
  });

  test('do not if most of their values differ between the files', () => {
    const run = openText('pred.csv', 'company,q_no,answer\nA,1,a\nC,8,b\nD,9,c\nE,7,d\n');
    expect(propose([gold, run]).mapping.gold?.id).not.toMatchObject({
      columns: ['company', 'q_no'],
    });
  });

  test('do not if they match no question, or if one file also contains the predictions', () => {
    const bare = openText('gold.csv', 'company,q_no,answer\nA,1,a\nA,2,b\nB,1,a\nB,2,b\n');
    expect(propose([bare]).mapping.gold?.id.kind).toBe('row');
    const both = 'company,q_no,answer,gpt-4,llama\nA,1,a,x,y\nA,2,b,y,z\nB,1,a,y,y\nB,2,b,x,x\n';
    expect(propose([openText('all.csv', both)]).mapping.gold?.id.kind).toBe('row');
  });

  test('do not if a column of ids matches', () => {
    const coded = openText(
      'gold.csv',
      'code,company,q_no,answer\nx7,A,1,a\ny3,A,2,b\nz9,B,1,c\nw4,B,2,d\n',
    );
    const run = openText(
      'pred.csv',
      'code,company,q_no,prediction\nx7,A,1,a\ny3,A,2,b\nv1,B,1,c\n',
    );
    expect(propose([coded, run]).mapping.gold?.id).toEqual({ kind: 'columns', columns: ['code'] });
  });
});
