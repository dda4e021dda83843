import { error, note, warning } from './problems';
import type { Problem } from '../model';
import { listNames, listWords } from './lists';
import { formatCount, formOf, plural } from './numbers';

/** Messages about publishing a folder and opening a published one. */
export const publishingProblems = {
  noPageList: (): Problem => ({
    ...error('no-page-list'),
    message:
      'This page cannot be published: its host does not serve the list of the page’s files (“precache.json”), which only the built page has. Open the built page (npm start, or where Assay is hosted) and publish there.',
  }),

  missingPageFile: (path: string): Problem => ({
    ...error('missing-page-file', { file: path }),
    message: `“${path}”, a file of this page, could not be loaded, so nothing was published. Check your connection, reload the page and publish again.`,
  }),

  changedPageFile: (path: string): Problem => ({
    ...error('changed-page-file', { file: path }),
    message: `“${path}”, a file of this page, differs from the built one: the host changed it or has a newer version. Nothing was published. Reload the page and publish again; if that does not help, publish from another host.`,
  }),

  badPublication: (where: string): Problem => ({
    ...error('bad-publication', { file: 'assay.json' }),
    message: `“assay.json” lists a path that a published folder cannot have: “${where}”. Nothing was opened. Ask the publisher to publish it again.`,
  }),

  changedData: (paths: readonly string[]): Problem => ({
    ...error('changed-data'),
    message: `The size of ${listWords(paths)} differs from what was published, so ${formOf(paths.length, 'it was', 'they were')} not opened. The host, or git, may have changed the line endings. Ask the publisher to upload the folder again, byte for byte.`,
  }),
} as const;

/** Messages about opening a report. */
export const reportProblems = {
  badReport: (file: string, where: string, what: string): Problem => ({
    ...error('bad-report', { file }),
    message: `${file} is not a report that can be opened${where === '' ? '' : ` (${where})`}: ${what} Nothing was opened. Export the report again.`,
  }),

  otherReport: (file: string, schema: string): Problem => ({
    ...error('other-report', { file }),
    message: `${file} is a report in the format “${schema}”, which this version of Assay does not support. Open it with the version that wrote it.`,
  }),

  largeReport: (file: string, bytes: number, most: number): Problem => ({
    ...error('large-report', { file }),
    message: `${file} has ${plural(bytes, 'byte')}; reports of more than ${formatCount(most)} bytes are not opened. Open the scored files instead.`,
  }),
} as const;

/** Messages about opening a link. */
export const linkProblems = {
  damagedLink: (): Problem => ({
    ...error('damaged-link'),
    message:
      'The link is damaged or incomplete, so nothing was opened. Ask for it again, or copy the entire link; some mail programs cut off long links.',
  }),

  tooLongLink: (most: number): Problem => ({
    ...error('too-long-link'),
    message: `The link is longer than ${formatCount(most)} characters, so nothing was opened. Ask its sender for the file instead.`,
  }),

  unknownLink: (where: string, what: string): Problem => ({
    ...error('unknown-link'),
    message: `The link is not valid${where === '' ? '' : ` (${where})`}: ${what} Nothing was opened. It may come from another version of Assay.`,
  }),

  unknownView: (parts: readonly string[]): Problem => ({
    ...warning('unknown-view'),
    message: `The link’s view contains unknown parts: ${listNames(parts, parts.length)}. They were ignored.`,
  }),
} as const;

/** Messages about stored and saved projects. */
export const sessionProblems = {
  damagedWork: (what: string): Problem => ({
    ...warning('damaged-work'),
    message: `The project stored in this browser is damaged and was not opened. ${what} Drop your files again; nothing else is affected.`,
  }),

  newerStorage: (): Problem => ({
    ...warning('newer-storage'),
    message:
      'A later version of Assay stored data in this browser that this version cannot read. Your work is not being stored. Reload the page to get the later version.',
  }),

  damagedStorage: (): Problem => ({
    ...warning('damaged-storage'),
    message:
      'The data stored in this browser is damaged and cannot be read, and your work is not being stored. To start over, use “Erase all data” under Data.',
  }),

  unsavedProject: (): Problem => ({
    ...error('unsaved-project'),
    message:
      'The project was not saved: a file could not be read, or there is not enough memory. Drop the files again and save the project.',
  }),

  earlierGeneration: (): Problem => ({
    ...warning('earlier-generation'),
    message:
      'The latest state of the project stored in this browser is damaged; the previous state was opened instead. Check your latest choice.',
  }),

  missingFiles: (names: readonly string[]): Problem => ({
    ...warning('missing-files'),
    message: `Not stored with this project: ${listWords(names)}. Drop ${formOf(names.length, 'the file', 'these files')} again; your choices for ${formOf(names.length, 'it', 'them')} are still here.`,
  }),

  otherBytes: (name: string): Problem => ({
    ...warning('other-bytes', { file: name }),
    message: `${name} has changed since it was saved. Drop the file again to be sure of the scores.`,
  }),

  strayEntry: (name: string, path: string): Problem => ({
    ...error('stray-entry', { file: name }),
    message: `${name} contains “${path}”, which is not in its list of files, so nothing was opened. Ask its author to save it again.`,
  }),

  erasedElsewhere: (): Problem => ({
    ...note('erased-elsewhere'),
    message:
      'Another tab erased everything stored in this browser. The project open here stays until you close the page, but it is no longer stored.',
  }),
} as const;
