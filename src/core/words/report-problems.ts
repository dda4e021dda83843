import type { Problem } from '../model';

/** What can be wrong with a report that is opened again. */
export const reportProblems = {
  badReport: (file: string, where: string, what: string): Problem => ({
    code: 'bad-report',
    severity: 'error',
    file,
    message: `${file} is no report that can be opened${where === '' ? '' : ` (${where})`}: ${what} Nothing of it was used. Take it away again where it was made.`,
  }),

  otherReport: (file: string, schema: string): Problem => ({
    code: 'other-report',
    severity: 'error',
    file,
    message: `${file} is a report of the form “${schema}”, which this version of Assay does not know. Open it with the version that made it.`,
  }),

  largeReport: (file: string, bytes: number, most: number): Problem => ({
    code: 'large-report',
    severity: 'error',
    file,
    message: `${file} has ${bytes.toLocaleString('en')} bytes; a report of more than ${most.toLocaleString('en')} is not opened. Open the files that were scored instead.`,
  }),
} as const;
