import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import type { Mapping } from '../../../../src/core/model';
import { openText } from '../../../support/sources';

const columnsOf = (mapping: Mapping) => [
  mapping.gold?.references.columns,
  ...mapping.predictions.map(({ answer }) => answer.columns),
];

describe('the gold file', () => {
  test.each(['Soll-Antwort', 'Answer (EN)', 'answer_1', 'answer_text', 'Réponse attendue'])(
    'has the questions, even if its answers are called %s',
    (name) => {
      const dataset = openText('benchmark.csv', `id,question,${name}\n1,Why?,x\n2,How?,y\n`);
      for (const column of ['answer', 'Réponse', 'prediction']) {
        const run = openText('pred.csv', `id,${column}\n1,x\n2,z\n`);
        const { mapping, roles, decisions } = propose([run, dataset]);
        expect(roles).toEqual({ 'benchmark.csv': 'gold', 'pred.csv': 'predictions' });
        expect(columnsOf(mapping)).toEqual([[name], [column]]);
        expect(decisions).toEqual([]);
      }
    },
  );

  test('is asked for if the file with the questions has no known answer column but another file does', () => {
    const dataset = openText('a.csv', 'id,question,Musterlösung\n1,Why?,x\n2,How?,y\n');
    const run = openText('b.csv', 'id,answer\n1,x\n2,z\n');
    const { roles, decisions } = propose([run, dataset]);
    expect(roles).toEqual({ 'a.csv': 'gold', 'b.csv': 'predictions' });
    expect(decisions[0]?.options.map(({ label }) => label)).toEqual([
      'a.csv is the gold file',
      'b.csv is the gold file',
    ]);
  });

  test('is asked for if no file has questions or a reference column with a known name', () => {
    const dataset = openText('a.csv', 'id,Musterlösung\n1,x\n2,y\n');
    const run = openText('b.csv', 'id,output\n1,x\n2,z\n');
    const { roles, decisions } = propose([run, dataset]);
    expect(roles).toEqual({ 'a.csv': 'gold', 'b.csv': 'predictions' });
    expect(decisions[0]?.question).toBe(
      'No file is clearly gold. Which one contains the reference answers?',
    );
    expect(decisions[0]?.options.map(({ mapping }) => mapping.gold?.file)).toEqual([
      'a.csv',
      'b.csv',
    ]);
    const other = openText('c.csv', 'id,output\n1,x\n2,y\n');
    expect(propose([run, other]).mapping.gold).toBeNull();
  });
});
