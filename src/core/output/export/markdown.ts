import type { ExportFormat } from './export-format';
import { buildResultsTable, type ResultsCell } from './results-table';
import { writeWhole } from './writing';

/** The headline table as GitHub writes tables, its caption below. */
export const markdown: ExportFormat = {
  id: 'markdown',
  fileName: 'results.md',
  mediaType: 'text/markdown',
  label: 'Results table (Markdown)',
  summary:
    'The headline table with intervals, best in bold, and a caption that says how it was found.',
  use: 'paper',
  takes: [],
  needsProfiles: false,
  write: (input) => {
    const { metrics, rows, caption } = buildResultsTable(input);
    const lines = [
      ['Run', ...metrics.map(({ label }) => escape(label))],
      ['---', ...metrics.map(() => '---:')],
      ...rows.map(({ run, cells }) => [escape(run), ...cells.map(writeCell)]),
    ];
    const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    return writeWhole(`${table}\n\n${caption.map(escape).join(' ')}\n`);
  },
};

function writeCell({ mean, interval, isBest, isWorse }: ResultsCell): string {
  if (mean === null) return 'n/a';
  const value = `${isBest ? `**${mean}**` : mean}${isWorse ? ' †' : ''}`;
  return interval ? `${value} (${interval.low}–${interval.high})` : value;
}

/** What Markdown would take for its own marks. A line break would end the row. */
function escape(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#]/g, '\\$&').replace(/\s+/g, ' ');
}
