import { expect, test } from 'vitest';
import {
  type PaperTable,
  writeCsvTable,
  writeLatexTable,
  writeMarkdownTable,
} from '../../../../src/core/output/export/paper-table';

const table: PaperTable = {
  columns: ['Run', 'Mean', 'Difference', 'Result'],
  rows: [
    [
      { text: 'a_b, c' },
      { text: '1,234', interval: { low: '900', high: '1,500' }, isBest: true },
      { text: '−3.2', interval: { low: '−9.7', high: '+3.3' }, isWorse: true },
      { text: 'κ < 0.5', note: 'n 10' },
    ],
    [{ text: 'd' }, { text: 'n/a' }, { text: '–' }, { text: 'not significant' }],
  ],
  caption: ['Scores by run.'],
};

test('CSV has plain numbers, and a column for each bound of an interval', () => {
  expect(writeCsvTable(table)).toBe(
    [
      'Run,Mean,Mean low,Mean high,Difference,Difference low,Difference high,Result,Result note',
      '"a_b, c",1234,900,1500,-3.2,-9.7,3.3,κ < 0.5,n 10',
      'd,,,,,,,not significant,',
      '',
    ].join('\n'),
  );
});

test('Markdown has aligned numbers and escaped special characters', () => {
  expect(writeMarkdownTable(table)).toBe(
    [
      '| Run | Mean | Difference | Result |',
      '| --- | ---: | ---: | --- |',
      '| a\\_b, c | **1,234** (900–1,500) | −3.2 † (−9.7 to +3.3) | κ \\< 0.5 (n 10) |',
      '| d | n/a | – | not significant |',
      '',
      'Scores by run.',
      '',
    ].join('\n'),
  );
});

test('LaTeX has minus signs in math mode and escaped special characters', () => {
  const text = writeLatexTable(table);
  expect(text).toContain('\\begin{tabular}{lrrl}');
  expect(text).toContain(
    'a\\_b, c & \\textbf{1,234} {\\scriptsize [900, 1,500]} & $-$3.2$^{\\dagger}$ {\\scriptsize [$-$9.7, +3.3]} & $\\kappa$ \\textless{} 0.5 {\\scriptsize (n 10)} \\\\',
  );
  expect(text).toContain('\\caption{Scores by run.}');
});
