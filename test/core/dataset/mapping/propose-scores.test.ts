import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { openText } from '../../../support/sources';

const questions = ['Who was it?', 'What is wind?', 'When did it start?', 'Where was it held?'];
const gold = openText(
  'gold.csv',
  `id,question,reference\n${questions.map((text, at) => `q-${at},${text},r${at}`).join('\n')}\n`,
);

/** A prediction file with these additional columns. */
function predictions(name: string, columns: Readonly<Record<string, readonly string[]>>) {
  const header = ['id', 'prediction', ...Object.keys(columns)].join(',');
  const rows = questions.map((_, at) =>
    [`q-${at}`, `p${at}`, ...Object.values(columns).map((cells) => cells[at] ?? '')].join(','),
  );
  return openText(name, `${header}\n${rows.join('\n')}\n`);
}

const scoresOf = (columns: Readonly<Record<string, readonly string[]>>) =>
  propose([gold, predictions('a.csv', columns)]).mapping.predictions[0]?.scores;

describe('columns of scores', () => {
  test('several are recognized by name and values, with range and direction', () => {
    const columns = {
      BERTScore_F1: ['0.91', '0.85', '0.7', '1'],
      prometheus: ['1', '1', '1', '1'],
      'llm grade': ['7', '10', '3', '9'],
      ter: ['12.5', '80', '140', '20'],
      bartscore: ['-2.5', '-3', '-0.1', '-4.2'],
    };
    expect(scoresOf(columns)).toEqual([
      { column: 'BERTScore_F1', name: 'BERTScore_F1', lowest: 0, highest: 1, better: 'higher' },
      { column: 'prometheus', name: 'prometheus', lowest: 1, highest: 5, better: 'higher' },
      { column: 'llm grade', name: 'llm grade', lowest: 1, highest: 10, better: 'higher' },
      { column: 'ter', name: 'ter', lowest: 0, highest: 140, better: 'lower' },
      { column: 'bartscore', name: 'bartscore', lowest: -5, highest: 0, better: 'higher' },
    ]);
  });

  test('a few bad cells do not hide a column', () => {
    expect(scoresOf({ bleurt: ['0.5', '0.4', 'NaN', ''] })).toMatchObject([
      { lowest: 0, highest: 1 },
    ]);
    expect(scoresOf({ bleurt: ['good', 'bad', 'good', '0.4'] })).toBeUndefined();
  });

  test('other numeric columns are offered, not mapped', () => {
    const { mapping, scoreColumns } = propose([
      gold,
      predictions('a.csv', { score: ['0.5', '1', '0', '0'], tokens: ['12', '200', '31', '9'] }),
    ]);
    expect(mapping.predictions[0]).not.toHaveProperty('scores');
    expect(scoreColumns).toEqual({
      'a.csv': [
        { column: 'score', name: 'score', lowest: 0, highest: 1, better: 'higher' },
        { column: 'tokens', name: 'tokens', lowest: 0, highest: 200, better: 'higher' },
      ],
    });
  });

  test('the same metric has one scale in all files, and the evidence says which', () => {
    const { mapping, evidence } = propose([
      gold,
      predictions('a.csv', { bertscore: ['0.5', '1', '0', '0'] }),
      predictions('b.csv', { bertscore: ['-0.5', '1', '0', '0'] }),
    ]);
    expect(mapping.predictions.map(({ scores }) => scores?.[0])).toMatchObject([
      { lowest: -1, highest: 1 },
      { lowest: -1, highest: 1 },
    ]);
    expect(evidence.map(({ sentence }) => sentence)).toContain(
      'a.csv contains scores computed elsewhere: “bertscore”, -1 to 1, higher is better. Correct the range or the direction if either is wrong.',
    );
  });

  test('each of several systems in one file gets the score column with its name', () => {
    const wide = openText(
      'all.csv',
      `id,answer_fid,answer_gpt4,bertscore_fid,bertscore_gpt4,bertscore\n${questions
        .map((_, at) => `q-${at},f${at},g${at},0.${at},0.${at + 1},0.5`)
        .join('\n')}\n`,
    );
    const { predictions: mapped } = propose([gold, wide]).mapping;
    expect(mapped.map(({ name, scores }) => [name, scores?.map((one) => one.column)])).toEqual([
      ['fid', ['bertscore_fid']],
      ['gpt4', ['bertscore_gpt4']],
    ]);
    expect(mapped[0]?.scores?.[0]?.name).toBe('bertscore');
  });
});
