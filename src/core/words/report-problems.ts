import type { Problem } from '../model';
import { formatCount } from './numbers';
import { plural } from './plurals';

/** What can be wrong with a report that is opened again. */
export const reportProblems = {
  badReport: (file: string, where: string, what: string): Problem => ({
    code: 'bad-report',
    severity: 'error',
    file,
    message: `${file} is not a report that can be opened${where === '' ? '' : ` (${where})`}: ${what} Nothing was opened. Export the report again.`,
  }),

  otherReport: (file: string, schema: string): Problem => ({
    code: 'other-report',
    severity: 'error',
    file,
    message: `${file} is a report in the format “${schema}”, which this version of Assay does not support. Open it with the version that wrote it.`,
  }),

  largeReport: (file: string, bytes: number, most: number): Problem => ({
    code: 'large-report',
    severity: 'error',
    file,
    message: `${file} has ${plural(bytes, 'byte')}; reports of more than ${formatCount(most)} bytes are not opened. Open the scored files instead.`,
  }),
} as const;
