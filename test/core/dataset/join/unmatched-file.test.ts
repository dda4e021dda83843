import { describe, expect, test } from 'vitest';
import { join } from '../../../../src/core/dataset/join/join';
import type { IdSource, Mapping } from '../../../../src/core/model';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { openText } from '../../../support/sources';

const byColumns = (...columns: string[]): IdSource => ({ kind: 'columns', columns });
const whole = (...columns: string[]) => ({ columns, split: 'none', separator: '' }) as const;

interface Files {
  readonly gold: string;
  readonly predictions: string;
}

/** The message about a prediction file that matches no question. */
function messageOf(
  { gold, predictions }: Files,
  [goldId, id]: readonly [IdSource, IdSource],
  answer = 'prediction',
): string | undefined {
  const mapping: Mapping = {
    gold: {
      ...{ file: 'gold.csv', id: goldId, question: 'question', references: whole('answer') },
      ...{ answerType: null, document: null },
    },
    predictions: [
      {
        ...{ file: 'pred.csv', id, answer: whole(answer), model: null, run: null },
        ...{ noAnswerProbability: null, name: 'pred' },
      },
    ],
  };
  const sources = [openText('gold.csv', gold), openText('pred.csv', predictions)];
  const joined = join(sources, mapping, DEFAULT_SETTINGS);
  if (joined.kind === 'joined') throw new Error('The files were joined.');
  return joined.problems[0]?.message;
}

describe('a file that matches no question', () => {
  test('and has no ids is reported with its number of rows, not with invented ids', () => {
    const message = messageOf(
      {
        gold: 'question,answer\nWho chairs?,Ann\nWhich year?,2040\nHow many?,3\n',
        predictions: 'prediction\nAnn\n2040\n',
      },
      [byColumns('question'), { kind: 'row', prefix: '', from: 1 }],
    );
    expect(message).toContain('found no ids in it, so its 2 rows cannot be matched');
    expect(message).toContain('the 3 questions of the gold file');
    expect(message).not.toContain('“1”');
  });

  test('and has questions as ids is compared with the questions of the gold file', () => {
    const message = messageOf(
      {
        gold: 'id,question,answer\n1,Who chairs?,Ann\n2,Which year?,2040\n',
        predictions: 'prompt,prediction\nWhere?,Oslo\nwhich year ,2040\n',
      },
      [byColumns('id'), byColumns('prompt')],
    );
    expect(message).toContain('“which year[space]” in row 2 is the question “Which year?” except');
    expect(message).toContain('Choose “question” as the id column of gold.csv');
  });

  test('and has other ids is reported with an example id from each file', () => {
    const message = messageOf(
      { gold: 'id,question,answer\nq1,Who?,Ann\n', predictions: 'id,prediction\nX-7,Ann\n' },
      [byColumns('id'), byColumns('id')],
    );
    expect(message).toContain('its ids (such as “X-7”) match none in the gold file (such as “q1”)');
  });

  test('and has the columns of a gold file may be a second gold file', () => {
    const message = messageOf(
      {
        gold: 'id,question,answer\n1,Who?,Ann\n2,Where?,Oslo\n',
        predictions: 'id,question,answer\n3,When?,2040\n4,Why?,cost\n',
      },
      [byColumns('id'), byColumns('id')],
      'answer',
    );
    expect(message).toContain('Gold files are not combined');
    expect(message).toContain('merge it with gold.csv into one file');
  });
});
