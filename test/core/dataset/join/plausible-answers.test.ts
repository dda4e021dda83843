import { expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { joinAll, openText } from '../../../support/sources';

const squad = openText(
  'dev.json',
  JSON.stringify({
    version: 'v2.0',
    data: [
      {
        title: 'Wind',
        paragraphs: [
          {
            context: 'Wind blows.',
            qas: [
              {
                id: 'a',
                question: 'What blows?',
                is_impossible: false,
                answers: [{ text: 'Wind' }],
              },
              { id: 'b', question: 'Why?', is_impossible: true, answers: [{ text: 'blows' }] },
              { id: 'c', question: 'Who?', is_impossible: true, answers: [] },
            ],
          },
        ],
      },
    ],
  }),
);

const flat = openText(
  'klue.jsonl',
  [
    { id: 'a', question: '무엇이 부는가?', answers: { text: ['바람'] }, is_impossible: false },
    { id: 'b', question: '왜?', answers: { text: ['분다', '불다'] }, is_impossible: true },
    { id: 'c', question: '누가?', answers: { text: [] }, is_impossible: true },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
);

const marked = openText(
  'gold.csv',
  'id,question,answer,unanswerable\na,What blows?,Wind,no\nb,Why?,blows,yes\nc,Who?,,yes\n',
);

test.each([
  ['SQuAD 2.0', squad],
  ['KLUE-MRC of Hugging Face', flat],
  ['any table', marked],
])('%s: answers to questions marked as impossible count only as plausible answers', (_, gold) => {
  const predictions = openText('run.csv', 'id,prediction\na,Wind\nb,\nc,\n');
  const { mapping } = propose([gold, predictions]);
  const { questions, problems } = joinAll([gold, predictions], mapping);
  expect(questions.ids).toEqual(['a', 'b', 'c']);
  expect(questions.kinds).toEqual(['text', 'unanswerable', 'unanswerable']);
  expect(questions.references.slice(1)).toEqual([[], []]);
  expect(problems.find(({ code }) => code === 'plausible-answers')).toMatchObject({ row: 2 });
  expect(questions.columns.map(({ name }) => name)).toContain(mapping.gold?.unanswerable);
});

test('such answers are references if no unanswerable column is chosen', () => {
  const predictions = openText('run.csv', 'id,prediction\nb,blows\n');
  const { mapping } = propose([marked, predictions]);
  const { gold } = mapping;
  if (!gold) throw new Error('There is a gold file.');
  const joined = joinAll([marked, predictions], {
    ...mapping,
    gold: { ...gold, unanswerable: null },
  });
  expect(joined.questions.references[1]).toEqual(['blows']);
});

test('a column with that name but other values is ignored', () => {
  const gold = openText(
    'gold.csv',
    'id,question,answer,unanswerable\na,Who?,x,perhaps\nb,Why?,y,no\n',
  );
  expect(propose([gold]).mapping.gold).not.toHaveProperty('unanswerable');
});
