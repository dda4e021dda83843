import { describe, expect, test } from 'vitest';
import { propose } from '../../../src/core/dataset/mapping/propose';
import { scoreRuns } from '../../../src/core/evaluate';
import { runToEnd } from '../../../src/core/progress';
import { answerCorrect } from '../../../src/core/scoring/metrics/answer-correct';
import type { Source } from '../../../src/core/model';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { readFile } from '../../../src/read/read';
import { joinAll, openText } from '../../support/sources';
import { writeWorkbook } from '../../support/write-xlsx';

const QUESTIONS = ['What share is it?', 'What is the ratio?', 'What was the revenue?'];

const text = (value: string) => `<c t="str"><v>${value}</v></c>`;

/** A workbook with one number per question, displayed with fewer digits. */
function workbook(answerColumn: string): Uint8Array<ArrayBuffer> {
  const numbers = ['0.125', '3.14159', '12345678'].map(
    (value, at) => `<c s="${at + 1}"><v>${value}</v></c>`,
  );
  const rows = QUESTIONS.map(
    (question, at) => text(`q${at}`) + text(question) + (numbers[at] ?? ''),
  );
  const all = [text('id') + text('question') + text(answerColumn), ...rows];
  const sheet = `<sheetData>${all.map((row) => `<row>${row}</row>`).join('')}</sheetData>`;
  return writeWorkbook({ formats: ['0%', '0.0', '#,##0,,'], sheets: [['S', sheet]] });
}

function csv(column: string, answers: readonly string[]): string {
  return [`id,${column}`, ...answers.map((answer, at) => `q${at},"${answer}"`)].join('\n');
}

async function open(name: string, bytes: Uint8Array): Promise<Source> {
  const read = await readFile(bytes, name);
  if (read.kind !== 'read') throw new Error(`${name} was not read`);
  return read.source;
}

/** The answer correctness of each question. */
function score(sources: readonly Source[]): number[] {
  const dataset = joinAll(sources, propose(sources).mapping);
  expect(dataset.problems).toEqual([]);
  const { scores } = runToEnd(scoreRuns(dataset, DEFAULT_SETTINGS, [answerCorrect]));
  return scores.flatMap((run) => [...(run[answerCorrect.id]?.values ?? [])]);
}

describe('a number that its workbook rounds is scored by its stored value', () => {
  test.each([
    ['the stored value', ['12.5%', '3.14159', '12345678'], [1, 1, 1]],
    ['other notations of it', ['0.125', '3.14', '12.3 million'], [1, 1, 1]],
    ['the displayed value', ['13%', '3.1', '12'], [1, 1, 1]],
    ['other values', ['12%', '3.2', '13 million'], [0, 0, 0]],
  ])('as reference, against %s', async (_, answers, scores) => {
    const gold = await open('gold.xlsx', workbook('answer'));
    const predictions = openText('predictions.csv', csv('prediction', answers));
    expect(score([gold, predictions])).toEqual(scores);
  });

  test('as prediction', async () => {
    const gold = openText('gold.csv', csv('answer', ['12.5%', '3.14159', '12345678']));
    const predictions = await open('predictions.xlsx', workbook('prediction'));
    expect(score([gold, predictions])).toEqual([1, 1, 1]);
  });
});
