import { error, note, warning } from './problems';
import type { Problem } from '../model';
import { listWords } from './lists';
import { formOf, plural } from './numbers';

/** Messages about dropped and pasted data, before it is read. */
export const droppingProblems = {
  hiddenFiles: (count: number): Problem => ({
    ...note('hidden-files'),
    message: `${plural(count, 'hidden file')} in the folder ${formOf(count, 'was', 'were')} ignored. Drop hidden files on their own to open them.`,
  }),

  alreadyOpen: (names: readonly string[]): Problem => ({
    ...note('already-open'),
    message: `${listWords(names)} ${formOf(names.length, 'is', 'are')} already open with the same content; nothing changed.`,
  }),

  pastedFile: (file: string, lines: number): Problem => ({
    ...note('pasted-file', { file }),
    message: `The pasted text was opened as ${file}: ${plural(lines, 'line')}.`,
  }),

  pastedNeither: (): Problem => ({
    ...warning('pasted-neither'),
    message:
      'The pasted text is neither a table nor JSON nor a URL. Copy the rows with their header from a spreadsheet, or the whole text of a file.',
  }),
} as const;

/** Messages about fetching files. */
export const fetchingProblems = {
  badAddress: (address: string): Problem => ({
    ...error('bad-address'),
    message: `“${address}” is not a URL. Correct it, or drop the file here.`,
  }),

  openAddress: (address: string): Problem => ({
    ...error('open-address'),
    message: `${address} is not encrypted (“http:”); only “https:” URLs are fetched. Try “https:”, or download the file and drop it here.`,
  }),

  notAFile: (address: string, what: string, instead: string): Problem => ({
    ...error('not-a-file'),
    message: `${address} is ${what}, not a file. ${instead}`,
  }),

  firstOfPage: (address: string): Problem => ({
    ...note('first-of-page'),
    message: `The first file of ${address} was opened. To open other files, enter the URLs behind their “Raw” buttons; the field accepts several.`,
  }),

  fetchRefused: (hosts: readonly string[]): Problem => ({
    ...note('fetch-refused'),
    message: `Nothing was requested from ${hosts.join(', ')}.`,
  }),

  unfetched: (address: string, status: number): Problem => ({
    ...error('unfetched'),
    message: `${address} could not be fetched: status ${status}${STATUS_WORDS[status] ?? ''}. Check the URL, or drop the file here.`,
  }),

  noAnswer: (address: string): Problem => ({
    ...error('no-answer'),
    message: `${address} could not be fetched: the host is unreachable, or it does not allow other sites to read its files. Download the file there and drop it here.`,
  }),

  handedOn: (address: string, host: string): Problem => ({
    ...error('handed-on'),
    message: `${host} redirects ${address} to another host, which you have not allowed, so the redirect was not followed. Download the file and drop it here, or enter the URL that the redirect leads to.`,
  }),

  webPage: (address: string): Problem => ({
    ...error('web-page'),
    message: `${address} is a web page, not a file. Find its “Raw” or “Download” link and enter the URL of that link.`,
  }),

  tooLargeToFetch: (address: string, mostBytes: number): Problem => ({
    ...error('too-large-to-fetch'),
    message: `${address} is larger than ${mostBytes / 1e6} MB, the limit for fetching. Download the file and drop it here.`,
  }),
} as const;

const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: ', sign-in required',
  403: ', not public',
  404: ', no such file',
  429: ', too many requests; try again later',
};
