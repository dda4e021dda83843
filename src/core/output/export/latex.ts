import type { ExportFormat } from './export-format';
import { buildResultsTable, type ResultsCell } from './results-table';
import { writeWhole } from './writing';

/** The headline table for a paper: a `table` that needs the package booktabs and nothing else. */
export const latex: ExportFormat = {
  id: 'latex',
  fileName: 'results.tex',
  mediaType: 'application/x-tex',
  label: 'Results table (LaTeX)',
  summary:
    'The headline table for a paper: booktabs, intervals, best in bold, daggers for significant differences, a caption with method and settings.',
  use: 'paper',
  takes: [],
  needsProfiles: false,
  write: (input) => {
    const { metrics, rows, caption } = buildResultsTable(input);
    const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`;
    return writeWhole(
      [
        '% Needs \\usepackage{booktabs}; letters beyond ASCII need UTF-8, the default since 2018.',
        '\\begin{table}',
        '  \\centering',
        `  \\begin{tabular}{l${'r'.repeat(metrics.length)}}`,
        '    \\toprule',
        line(['Run', ...metrics.map(({ label }) => escape(label))]),
        '    \\midrule',
        ...rows.map(({ run, cells }) => line([escape(run), ...cells.map(writeCell)])),
        '    \\bottomrule',
        '  \\end{tabular}',
        `  \\caption{${caption.map(escape).join(' ')}}`,
        '  \\label{tab:assay}',
        '\\end{table}',
        '',
      ].join('\n'),
    );
  },
};

function writeCell({ mean, interval, isBest, isWorse }: ResultsCell): string {
  if (mean === null) return 'n/a';
  const shown = minus(mean);
  const value = `${isBest ? `\\textbf{${shown}}` : shown}${isWorse ? '$^{\\dagger}$' : ''}`;
  return interval
    ? `${value} {\\scriptsize [${minus(interval.low)}, ${minus(interval.high)}]}`
    : value;
}

/** A hyphen before a number is a minus sign. */
function minus(number: string): string {
  return number.replace(/^-/, '$-$');
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': "''",
  '“': '``',
  '”': "''",
  '’': "'",
};

/** Text that TeX prints as it stands. A blank line would end the caption. */
function escape(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\~^<>|"“”’&%$#_{}]/g, (mark) => SPECIAL[mark] ?? `\\${mark}`);
}
