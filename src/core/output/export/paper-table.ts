import { csvLine } from './csv-line';

/** A table for print, with values as text. */
export interface PaperTable {
  readonly columns: readonly string[];
  /** Rows as long as `columns`; the first cell names the row. */
  readonly rows: readonly (readonly PaperCell[])[];
  /** Sentences below the table. */
  readonly caption: readonly string[];
}

export interface PaperCell {
  readonly text: string;
  readonly interval?: { readonly low: string; readonly high: string } | null;
  /** Additional values, in parentheses. */
  readonly note?: string;
  /** Printed in bold. */
  readonly isBest?: boolean;
  /** Printed with a dagger. */
  readonly isWorse?: boolean;
}

/** The table in GitHub's Markdown, with the caption below. */
export function writeMarkdownTable({ columns, rows, caption }: PaperTable): string {
  const lines = [
    columns.map(escapeMarkdown),
    columns.map((_, at) => (isNumeric(rows, at) ? '---:' : '---')),
    ...rows.map((cells) => cells.map(markdownCell)),
  ];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${table}\n\n${caption.map(escapeMarkdown).join(' ')}\n`;
}

/** The table as a LaTeX `table` that needs the package booktabs and nothing else. */
export function writeLatexTable({ columns, rows, caption }: PaperTable): string {
  const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`;
  const alignment = columns.map((_, at) => (isNumeric(rows, at) ? 'r' : 'l')).join('');
  return [
    '% Needs \\usepackage{booktabs}; non-ASCII letters need UTF-8, the default since 2018.',
    '\\begin{table}',
    '  \\centering',
    `  \\begin{tabular}{${alignment}}`,
    '    \\toprule',
    line(columns.map(escapeLatex)),
    '    \\midrule',
    ...rows.map((cells) => line(cells.map(latexCell))),
    '    \\bottomrule',
    '  \\end{tabular}',
    `  \\caption{${caption.map(escapeLatex).join(' ')}}`,
    '  \\label{tab:assay}',
    '\\end{table}',
    '',
  ].join('\n');
}

/** The table as CSV: plain numbers, a column for each end of an interval, empty for `n/a`. */
export function writeCsvTable({ columns, rows }: PaperTable): string {
  const parts = columns.flatMap((label, at) => {
    const cells = rows.map((row) => row[at]);
    const read = (name: string, pick: (cell: PaperCell) => string | undefined) => ({
      name: name === '' ? label : `${label} ${name}`,
      cells: cells.map((cell) => plainCell((cell && pick(cell)) ?? '')),
    });
    return [
      read('', ({ text }) => text),
      read('low', ({ interval }) => interval?.low),
      read('high', ({ interval }) => interval?.high),
      read('note', ({ note }) => note),
    ].filter((part, index) => index === 0 || part.cells.some((cell) => cell !== ''));
  });
  const lines = rows.map((_, row) => parts.map(({ cells }) => cells[row] ?? ''));
  return [parts.map(({ name }) => name), ...lines].map((cells) => csvLine(cells)).join('');
}

const NUMBER = /^[-−+]?\d[\d,]*(\.\d+)?$/;

/** Strings that represent a missing value. */
const NO_FIGURE = ['', 'n/a', '–'];

/** Whether a column contains numbers, which are right-aligned; the first column contains names. */
function isNumeric(rows: PaperTable['rows'], column: number): boolean {
  if (column === 0) return false;
  return rows.every((row) => {
    const text = row[column]?.text ?? '';
    return NO_FIGURE.includes(text) || /^[<>]?\s?[-−+]?\d/.test(text);
  });
}

function plainCell(text: string): string {
  if (NO_FIGURE.includes(text)) return '';
  return NUMBER.test(text) ? text.replace('−', '-').replace('+', '').replaceAll(',', '') : text;
}

function latexCell({ text, interval, note = '', isBest, isWorse }: PaperCell): string {
  const shown = latexNumber(text);
  const value = `${isBest ? `\\textbf{${shown}}` : shown}${isWorse ? '$^{\\dagger}$' : ''}`;
  return [
    value,
    ...(interval
      ? [`{\\scriptsize [${latexNumber(interval.low)}, ${latexNumber(interval.high)}]}`]
      : []),
    ...(note === '' ? [] : [`{\\scriptsize (${escapeLatex(note)})}`]),
  ].join(' ');
}

/** Replaces the hyphen before a number with a minus sign. */
function latexNumber(text: string): string {
  return escapeLatex(NUMBER.test(text) ? text.replace(/^-/, '−') : text);
}

const LATEX_SPECIAL: Readonly<Record<string, string>> = {
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
  '−': '$-$',
  κ: '$\\kappa$',
  α: '$\\alpha$',
  '≥': '$\\geq$',
  '≤': '$\\leq$',
  '≈': '$\\approx$',
  '→': '$\\rightarrow$',
  '↑': '$\\uparrow$',
  '↓': '$\\downarrow$',
};

/**
 * Escapes text so that TeX prints it unchanged. Also removes blank lines, which would end the
 * caption.
 */
function escapeLatex(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\~^<>|"“”’&%$#_{}−κα≥≤≈→↑↓]/g, (mark) => LATEX_SPECIAL[mark] ?? `\\${mark}`);
}

function markdownCell({ text, interval, note = '', isBest, isWorse }: PaperCell): string {
  const shown = escapeMarkdown(text);
  return [
    `${isBest ? `**${shown}**` : shown}${isWorse ? ' †' : ''}`,
    ...(interval ? [`(${formatEnds(interval)})`] : []),
    ...(note === '' ? [] : [`(${escapeMarkdown(note)})`]),
  ].join(' ');
}

/**
 * The ends of an interval as text: `52–73`, or `−3 to +4`, since a dash next to a sign is hard to
 * read.
 */
function formatEnds({ low, high }: NonNullable<PaperCell['interval']>): string {
  return /[-−+]/.test(low + high) ? `${low} to ${high}` : `${low}–${high}`;
}

/** Escapes Markdown syntax. Also removes line breaks, which would end the row. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#]/g, '\\$&').replace(/\s+/g, ' ');
}
