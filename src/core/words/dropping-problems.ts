import type { Problem } from '../model';
import { plural } from './plurals';

/** Every sentence about what was dropped or pasted, before it is read. */
export const droppingProblems = {
  hiddenFiles: (count: number): Problem => ({
    code: 'hidden-files',
    severity: 'note',
    message: `${plural(count, 'hidden file')} of the folder ignored. Drop hidden files on their own to open them.`,
  }),

  pastedFile: (file: string, lines: number): Problem => ({
    code: 'pasted-file',
    severity: 'note',
    file,
    message: `The pasted text was opened as ${file}: ${plural(lines, 'line')}.`,
  }),

  pastedNeither: (): Problem => ({
    code: 'pasted-neither',
    severity: 'warning',
    message:
      'The pasted text is neither a table nor JSON nor an address. Copy the rows with their header from a spreadsheet, or the whole text of a file.',
  }),
} as const;
