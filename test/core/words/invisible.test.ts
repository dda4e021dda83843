import { expect, test } from 'vitest';
import { spellOutInvisible } from '../../../src/core/words/invisible';
import { problems } from '../../../src/core/words/problems';

test.each([
  ['q03', 'q03'],
  ['Scope 1', 'Scope 1'],
  ['q03\u00a0', 'q03[no-break space]'],
  ['q\u200b03', 'q[zero-width space]03'],
  ['\ufeffq03', '[byte order mark]q03'],
  ['q03\t', 'q03[tab]'],
  [' q03  ', '[space]q03[space][space]'],
  ['q\u00a003', 'q[no-break space]03'],
  ['q\u200203', 'q[U+2002]03'],
  ['質問３é', '質問３é'],
])('invisible characters in %j are spelled out', (text, shown) => {
  expect(spellOutInvisible(text)).toBe(shown);
});

test('a warning about an unmatched id spells out its invisible characters', () => {
  const [warning] = problems.unfoundQuestions('run', [
    { file: 'run.csv', row: 3, id: 'q03\u00a0' },
  ]);
  expect(warning?.message).toContain('row 3 (“q03[no-break space]”)');
});
