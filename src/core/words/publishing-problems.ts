import type { Problem } from '../model';
import { listWords } from './lists';

/** Every sentence about results that are published as a folder, and about opening such a folder. */
export const publishingProblems = {
  noPageList: (): Problem => ({
    code: 'no-page-list',
    severity: 'error',
    message:
      'This page cannot be published from here: its host does not give the list of its files (“precache.json”), which only the built page has. Open the built page (npm start, or where Assay is hosted) and publish there.',
  }),

  missingPageFile: (path: string): Problem => ({
    code: 'missing-page-file',
    severity: 'error',
    file: path,
    message: `A file of this page, “${path}”, could not be had from its host, so nothing was packed. Check your connection, load the page again and publish once more.`,
  }),

  changedPageFile: (path: string): Problem => ({
    code: 'changed-page-file',
    severity: 'error',
    file: path,
    message: `A file of this page, “${path}”, is not the one that was built: its host has changed it, or holds a newer version by now. Nothing was packed. Load the page again and publish once more; if that does not help, publish from another host.`,
  }),

  badPublication: (where: string): Problem => ({
    code: 'bad-publication',
    severity: 'error',
    file: 'assay.json',
    message: `The list of what is published here (“assay.json”) names a place that a published folder does not have: “${where}”. Nothing was opened. Ask whoever published it to do so again.`,
  }),

  changedData: (paths: readonly string[]): Problem => ({
    code: 'changed-data',
    severity: 'error',
    message: `The size of ${listWords(paths)} differs from what was published, so ${paths.length === 1 ? 'it was' : 'they were'} not opened. The host, or git, may have changed the line endings. Ask the publisher to upload the folder again, byte for byte.`,
  }),
} as const;
