import { describe, expect, test } from 'vitest';
import { restoreMapping, saveMapping } from '../../../../src/core/dataset/mapping/saved-mapping';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import type { Source } from '../../../../src/core/model';
import { openText } from '../../../support/sources';

const gold = openText('gold.csv', 'id,question,answer\nq1,Who?,Ada\nq2,What?,air\n');
const run = (name: string) => openText(name, 'id,prediction\nq1,a\nq2,b\n');
const infosOf = (sources: readonly Source[]) => sources.map(({ info }) => info);

function remember(...sources: Source[]) {
  return saveMapping(propose(sources).mapping, infosOf(sources));
}

describe('a saved mapping', () => {
  const saved = remember(gold, run('one.csv'));

  test('fits the files that it was made for', () => {
    expect(restoreMapping(saved, infosOf([run('one.csv'), gold]))).toEqual(saved.mapping);
  });

  test('fits files with other names and the same headers, with runs named after their files', () => {
    const other = openText('dev.csv', 'answer,id,question\nAda,q1,Who?\n');
    const mapping = restoreMapping(saved, infosOf([other, run('two.csv'), run('three.v2.csv')]));
    expect(mapping?.gold?.file).toBe('dev.csv');
    expect(mapping?.predictions.map(({ file, name }) => [file, name])).toEqual([
      ['two.csv', 'two'],
      ['three.v2.csv', 'three.v2'],
    ]);
  });

  test('ignores files with other headers', () => {
    const stranger = openText('x.csv', 'id,prediction,note\nq1,a,b\n');
    const mapping = restoreMapping(saved, infosOf([gold, run('one.csv'), stranger]));
    expect(mapping?.predictions.map(({ file }) => file)).toEqual(['one.csv']);
    expect(restoreMapping(saved, infosOf([gold, stranger]))).toBeNull();
    expect(restoreMapping(saved, infosOf([run('one.csv')]))).toBeNull();
  });

  test('finds the probabilities file again', () => {
    const probabilities = openText('na.csv', 'id,value\nq1,0.25\nq2,0.5\n');
    const withThem = remember(gold, run('one.csv'), probabilities);
    const again = openText('na.v2.csv', 'id,value\nq1,0.1\nq2,0.5\n');
    const mapping = restoreMapping(withThem, infosOf([gold, run('one.csv'), again]));
    expect(mapping?.predictions[0]?.probabilities?.file).toBe('na.v2.csv');
  });

  test('of a file with gold and several systems restores both roles', () => {
    const wide = (name: string) =>
      openText(name, 'question,golden_answer,answer_red,answer_blue\nWho?,Ada,Ada,Bob\n');
    const mapping = restoreMapping(remember(wide('a.csv')), infosOf([wide('b.csv')]));
    expect(mapping?.gold?.file).toBe('b.csv');
    expect(mapping?.predictions.map(({ file, name }) => [file, name])).toEqual([
      ['b.csv', 'red'],
      ['b.csv', 'blue'],
    ]);
  });
});
