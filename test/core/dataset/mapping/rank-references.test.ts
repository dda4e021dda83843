import { expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { openText } from '../../../support/sources';

const referencesOf = (gold: string, predictions: string) =>
  propose([openText('gold.csv', gold), openText('pred.csv', predictions)]).mapping.gold?.references
    .columns;

test('a column of row numbers does not contain the references', () => {
  for (const from of [0, 1]) {
    const rows = ['Why is it?,heat,cold,rain', 'How is it?,wind,rain,sun', 'Who is it?,Ada,Bob,Cy'];
    const file = openText(
      'all.csv',
      ['pos,question,human,gpt-4,llama', ...rows.map((row, at) => `${at + from},${row}`)].join(
        '\n',
      ),
    );
    const { mapping, decisions } = propose([file], { 'all.csv': 'both' });
    expect(mapping.gold?.references.columns).toEqual(['human']);
    expect(decisions).toEqual([]);
  }
});

test('a column with the same name and values in both files does not contain the references', () => {
  const gold = 'id,question,value,unit\na,Why?,2.4,t\nb,How?,3,kg\nc,Who?,48,t\nd,When?,5,l\n';
  expect(referencesOf(gold, 'id,value,unit\na,2.5,t\nb,3,kg\nc,50,t\nd,6,l\n')).toEqual(['value']);
  const order = 'company,q,question,answer\nA,1,Why?,x\nA,2,How?,y\nB,1,Why?,z\nB,2,How?,w\n';
  expect(referencesOf(order, 'company,q,answer\nB,1,z\nB,2,w\nA,1,x\nA,2,y\n')).toEqual(['answer']);
});
