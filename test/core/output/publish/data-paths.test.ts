import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataPaths, isDataPath } from '../../../../src/core/output/publish/data-paths';
import { expectLinear } from '../../../support/linear-time';

describe('paths of published files', () => {
  test.each([
    ['gold.json', 'data/gold.json'],
    ['Gold (final) ü.json', 'data/Gold-final-u.json'],
    ['../../etc/passwd', 'data/etc-passwd'],
    ['.htaccess', 'data/htaccess'],
    ['_config.yml', 'data/config.yml'],
    ['con.csv', 'data/file-con.csv'],
    ['NUL', 'data/file-NUL'],
    ['金标.json', 'data/file.json'],
    ['', 'data/file'],
    ['a#b?c%20.csv', 'data/a-b-c-20.csv'],
    ['runs.tar.gz', 'data/runs.tar.gz'],
    ['ends.', 'data/ends'],
  ])('of “%s” is %s', (name, path) => {
    expect(dataPaths([name])).toEqual([path]);
  });

  test('are unique ignoring case', () => {
    expect(dataPaths(['a.csv', 'A.csv', 'a.csv', 'a-2.csv'])).toEqual([
      'data/a.csv',
      'data/A-2.csv',
      'data/a-3.csv',
      'data/a-2-2.csv',
    ]);
  });

  test('are short, safe and all different, whatever the names are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (names) => {
        const paths = dataPaths(names);
        expect(paths.filter((path) => !isDataPath(path) || path.length > 120)).toEqual([]);
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
      }),
    );
  });

  test('are the same for the same names', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        expect(dataPaths(names)).toEqual(dataPaths(names));
      }),
    );
  });

  test('are computed in linear time', () => {
    expectLinear(
      (length) => '-'.repeat(length),
      (name) => dataPaths([name]),
    );
  });

  test.each([
    'gold.json',
    'data/',
    'data/../x',
    'data/a/b',
    '/data/a',
    'https://a.org/x',
    'data/.x',
  ])('%s is not a data path', (path) => {
    expect(isDataPath(path)).toBe(false);
  });
});
