import type { Problem } from '../model';

/** Every sentence about what was dropped or pasted, before it is read. */
export const droppingProblems = {
  hiddenFiles: (count: number): Problem => ({
    code: 'hidden-files',
    severity: 'note',
    message: `${count === 1 ? 'One hidden file of the folder was' : `${count} hidden files of the folder were`} left out. Drop ${count === 1 ? 'it' : 'them'} without the folder to open ${count === 1 ? 'it' : 'them'}.`,
  }),

  pastedFile: (file: string, lines: number): Problem => ({
    code: 'pasted-file',
    severity: 'note',
    file,
    message: `What you pasted was opened as ${file}: ${lines === 1 ? 'one line' : `${lines.toLocaleString('en')} lines`}.`,
  }),

  pastedNeither: (): Problem => ({
    code: 'pasted-neither',
    severity: 'warning',
    message:
      'What you pasted is neither a table nor JSON nor an address. Copy the rows with their header from a spreadsheet, or the whole text of a file.',
  }),
} as const;
