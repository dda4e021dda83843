import { describe, expect, test } from 'vitest';
import { exportFiles, readExportRequest } from '../../scripts/score-exports';
import { openExample, scoreOpen } from '../support/open-in-handler';
import { blobText } from '../support/written-files';

describe('the files of a terminal', () => {
  test('are all of them as usual, save those that were named', () => {
    expect(readExportRequest({})).toMatchObject({ choices: { csv: 'exact', columns: null } });
    const named = readExportRequest({ format: ['report.json,questions-csv'] });
    expect(typeof named === 'object' && named.formats.map(({ fileName }) => fileName)).toEqual([
      'questions.csv',
      'report.json',
    ]);
  });

  test.each([
    [{ format: ['answers.csv'] }, /Unknown file “answers\.csv”\. Known files: questions\.csv/],
    [{ csv: 'semicolon' }, /--csv takes exact or safe/],
    [{ shape: 'tall' }, /--shape takes long or wide/],
  ])('are refused with a sentence: %j', (given, sentence) => {
    expect(readExportRequest(given)).toMatch(sentence);
  });

  test('hold what was chosen', async () => {
    const handler = await openExample();
    await scoreOpen(handler);
    const write = (query: string, columns = 'prediction,f1') => {
      const given = { format: ['questions.csv'], shape: 'wide', columns, query };
      const request = readExportRequest(given);
      return typeof request === 'string' ? request : exportFiles(handler, request);
    };
    const files = await write('type = "number"');
    expect(files).toMatchObject([{ fileName: 'questions.wide.filtered.csv' }]);
    const text =
      typeof files === 'string' ? files : await blobText(files[0]?.content ?? new Blob());
    expect(text).toMatch(
      /^question_id,prediction@strong r1,f1@strong r1,prediction@verbose r1,f1@verbose r1,prediction@weak r1,f1@weak r1\nq02,/,
    );
    expect(await write('f1 <')).toMatch(/“f1 <” cannot be read as a query/);
    expect(await write('', 'f1,nope')).toMatch(/Unknown column “nope”\. Known columns: .*\bf1\b/);
  });
});
