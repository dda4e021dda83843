import type { Problem } from '../model';
import { listNames, listWords } from './lists';
import { formatCount, plural } from './numbers';

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

/** What can be wrong with a link that somebody sent. */
export const linkProblems = {
  damagedLink: (): Problem => ({
    code: 'damaged-link',
    severity: 'error',
    message:
      'The link is damaged or incomplete, so nothing was opened. Ask for it again, or copy it completely; some mail programs cut long addresses.',
  }),

  tooLongLink: (most: number): Problem => ({
    code: 'too-long-link',
    severity: 'error',
    message: `The link is longer than ${formatCount(most)} characters, so nothing was opened. Ask its sender for the file instead.`,
  }),

  unknownLink: (where: string, what: string): Problem => ({
    code: 'unknown-link',
    severity: 'error',
    message: `The link says something that this page does not take${where === '' ? '' : ` (${where})`}: ${what} Nothing of it was used. It may come from another version of Assay.`,
  }),

  unknownView: (parts: readonly string[]): Problem => ({
    code: 'unknown-view',
    severity: 'warning',
    message: `The link’s view holds unknown parts: ${listNames(parts, parts.length)}. They were ignored.`,
  }),
} as const;

/** Every sentence about work that is kept, brought back or saved as a file. */
export const sessionProblems = {
  damagedWork: (what: string): Problem => ({
    code: 'damaged-work',
    severity: 'warning',
    message: `What this browser had kept of your work is damaged and was not opened. ${what} Drop your files again; nothing else is affected.`,
  }),

  earlierGeneration: (): Problem => ({
    code: 'earlier-generation',
    severity: 'warning',
    message:
      'The last thing that this browser kept of your work is damaged; what it had kept just before was opened instead. Check your latest choice.',
  }),

  missingFiles: (names: readonly string[]): Problem => ({
    code: 'missing-files',
    severity: 'warning',
    message: `Not stored with this project: ${listWords(names)}. Drop ${names.length === 1 ? 'the file' : 'these files'} again; your choices for ${names.length === 1 ? 'it' : 'them'} are still here.`,
  }),

  otherBytes: (name: string): Problem => ({
    code: 'other-bytes',
    severity: 'warning',
    file: name,
    message: `${name} has changed since it was saved. Drop the file again to be sure of the scores.`,
  }),

  strayEntry: (name: string, path: string): Problem => ({
    code: 'stray-entry',
    severity: 'error',
    file: name,
    message: `${name} holds “${path}”, which its list does not name, so nothing was opened. Ask its author to save it again.`,
  }),

  erasedElsewhere: (): Problem => ({
    code: 'erased-elsewhere',
    severity: 'note',
    message:
      'Another tab erased everything stored in this browser. What is open here stays until you close the page, and is no longer stored.',
  }),
} as const;
