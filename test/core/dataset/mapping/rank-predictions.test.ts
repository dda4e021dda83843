import { expect, test } from 'vitest';
import { nameEvidence } from '../../../../src/core/dataset/mapping/column-names';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { openText } from '../../../support/sources';

const answersOf = (gold: string, predictions: string) => {
  const sources = [openText('gold.csv', gold), openText('pred.csv', predictions)];
  const { mapping, decisions } = propose(sources);
  return { columns: mapping.predictions.map(({ answer }) => answer.columns), decisions };
};

test('a final answer that equals the references is preferred to the reasoning', () => {
  const gold = 'id,question,answer\n1,Why?,2040\n2,How?,TCFD\n3,Who?,Ada\n4,When?,in May\n';
  const run =
    'id,reasoning,final_answer\n1,I see 2040,2040\n2,Looks like TCFD,TCFD\n3,Ada?,Ada\n4,x,May\n';
  expect(answersOf(gold, run)).toEqual({ columns: [['final_answer']], decisions: [] });
});

test.each([
  ['编号', 'id'],
  ['序号', 'id'],
  ['N°', 'id'],
  ['n°', 'id'],
  ['Nº', 'id'],
  ['№', 'id'],
  ['#', 'id'],
  ['问题', 'question'],
  ['答案', 'reference'],
  ['答案', 'prediction'],
  ['回答', 'reference'],
  ['回答', 'prediction'],
] as const)('the column name %s is known: %s', (name, use) => {
  expect(nameEvidence(name, use)).toBeGreaterThan(0.5);
});

test('a Chinese id column is not read as the answers', () => {
  const gold =
    '编号,问题,答案\n7,目标年份？,2040年\n3,主席是谁？,王小明\n9,是否设定？,是\n5,占比？,42％\n';
  const run = '编号,回答\n3,王先生\n9,是的\n5,百分之四十\n7,2040\n';
  expect(answersOf(gold, run)).toEqual({ columns: [['回答']], decisions: [] });
});
