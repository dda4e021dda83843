import { expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { joinAll, openText } from '../../../support/sources';

const GOLD = [
  'id,question,answer,PAGES',
  'q1,Who?,Ann,"3, 5-7"',
  'q2,Where?,Oslo,see annex',
  'q3,When?,2020,9-7',
  'q4,Why?,not answerable,n/a',
  'q5,Which?,solar,n/a',
];
const run = openText(
  'run.csv',
  'id,prediction,retrieved_pages\nq1,Ann,"[4, 6, 6]"\nq2,Oslo,[1]\nq3,2021,[7]\nq4,none,[1]\nq5,coal,\n',
);
const goldWith = (name: string) => openText('gold.csv', GOLD.join('\n').replace('PAGES', name));

test('a column with an unambiguous name is the evidence column even if most of its cells are invalid', () => {
  const files = [goldWith('evidence_pages'), run];
  const { mapping } = propose(files);
  expect(mapping.gold?.evidence).toBe('evidence_pages');
  expect(mapping.predictions[0]?.retrieved).toBe('retrieved_pages');
  const { questions, runs, problems } = joinAll(files, mapping);
  expect(questions.evidence?.map((own) => own?.pages ?? null)).toEqual([
    [3, 5, 6, 7],
    null,
    null,
    null,
    null,
  ]);
  expect(runs[0]?.retrieved?.map((own) => own?.pages ?? null)).toEqual([
    [4, 6, 6],
    [1],
    [7],
    [1],
    null,
  ]);
  const [problem] = problems.filter(({ column }) => column === 'evidence_pages');
  expect(problem?.message).toContain('row 2 (“see annex”), row 3 (“9-7”) and row 5 (“n/a”)');
});

test('a column with another name must have pages in most cells', () => {
  expect(propose([goldWith('page'), run]).mapping.gold?.evidence).toBeUndefined();
});
