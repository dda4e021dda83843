import { describe, expect, test } from 'vitest';
import { exportFiles, readExportRequest, resolveHeadline } from '../../scripts/score-files';
import { matchName } from '../../scripts/score-input';
import { openExample, scoreOpen } from '../support/open-in-handler';
import { blobText } from '../support/written-files';

describe('the files written by the command', () => {
  test('are all exports, or only those requested', () => {
    expect(readExportRequest({})).toMatchObject({ choices: { csv: 'exact', columns: null } });
    const named = readExportRequest({ format: ['report.json,questions-csv'] });
    expect(named.formats.map(({ fileName }) => fileName)).toEqual(['questions.csv', 'report.json']);
  });

  test.each([
    [{ format: ['answers.csv'] }, /Unknown file “answers\.csv”\. Known: questions\.csv/],
    [{ csv: 'semicolon' }, /--csv takes exact or safe/],
    [{ shape: 'tall' }, /--shape takes long or wide/],
  ])('cannot be requested with unknown values: %j', (given, sentence) => {
    expect(() => readExportRequest(given)).toThrow(sentence);
  });

  test('can lead with any scored metric, whatever the case of its name', () => {
    const run = { metrics: { p_5: null, 'external.bem': null } } as never;
    const headline = (typed: string) =>
      resolveHeadline(readExportRequest({ headline: typed }), [run]).choices.headline;
    expect([headline('P_5'), headline('external.bem')]).toEqual(['p_5', 'external.bem']);
    expect(() => headline('map')).toThrow(
      /^Unknown headline metric “map”\..* Known: p_5, external\.bem\./,
    );
    expect(matchName('Rprec', ['rprec'])).toBe('rprec');
  });

  test('contain the requested rows and columns', async () => {
    const handler = await openExample();
    await scoreOpen(handler);
    const write = async (query: string, columns = 'prediction,f1') => {
      const given = { format: ['questions.csv'], shape: 'wide', columns, query };
      return exportFiles(handler, readExportRequest(given));
    };
    const files = await write('type = "number"');
    expect(files).toMatchObject([{ fileName: 'questions.wide.filtered.csv' }]);
    const text = await blobText(files[0]?.content ?? new Blob());
    expect(text).toMatch(
      /^question_id,prediction@strong r1,f1@strong r1,prediction@verbose r1,f1@verbose r1,prediction@weak r1,f1@weak r1\nq02,/,
    );
    await expect(write('f1 <')).rejects.toThrow(/“f1 <” cannot be read as a query/);
    await expect(write('', 'f1,nope')).rejects.toThrow(/Unknown column “nope”\..* Known: .*\bf1\b/);
  });
});
