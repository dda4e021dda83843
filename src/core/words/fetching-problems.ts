import type { Problem } from '../model';

/** Every sentence about files that are fetched from an address. */
export const fetchingProblems = {
  badAddress: (address: string): Problem => ({
    code: 'bad-address',
    severity: 'error',
    message: `“${address}” is no address. Correct it, or drop the file here.`,
  }),

  openAddress: (address: string): Problem => ({
    code: 'open-address',
    severity: 'error',
    message: `${address} is not protected on its way (“http:”), and only addresses with “https:” are fetched. Try it with “https:”, or download the file and drop it here.`,
  }),

  notAFile: (address: string, what: string, instead: string): Problem => ({
    code: 'not-a-file',
    severity: 'error',
    message: `${address} is ${what}, not a file. ${instead}`,
  }),

  firstOfPage: (address: string): Problem => ({
    code: 'first-of-page',
    severity: 'note',
    message: `The first file of ${address} was opened. If there are more, give the addresses behind their “Raw” buttons; one field takes several.`,
  }),

  fetchRefused: (hosts: readonly string[]): Problem => ({
    code: 'fetch-refused',
    severity: 'note',
    message: `Nothing was asked of ${hosts.join(', ')}, as you decided.`,
  }),

  unfetched: (address: string, status: number): Problem => ({
    code: 'unfetched',
    severity: 'error',
    message: `${address} could not be fetched: the answer was ${status}${STATUS_WORDS[status] ?? ''}. Check the address, or drop the file here.`,
  }),

  noAnswer: (address: string): Problem => ({
    code: 'no-answer',
    severity: 'error',
    message: `${address} gave no answer that this page may read: the host is out of reach, or it lets no other site read its files. Download the file there and drop it here.`,
  }),

  handedOn: (address: string, host: string): Problem => ({
    code: 'handed-on',
    severity: 'error',
    message: `${host} hands ${address} on to another host, which you were not asked about, so it was not followed. Download the file there and drop it here, or give the address to which it leads.`,
  }),

  webPage: (address: string): Problem => ({
    code: 'web-page',
    severity: 'error',
    message: `${address} is a web page, not a file. Look there for “Raw” or “Download” and give that address.`,
  }),

  tooLargeToFetch: (address: string, mostBytes: number): Problem => ({
    code: 'too-large-to-fetch',
    severity: 'error',
    message: `${address} is larger than ${mostBytes / 1e6} MB, the most that is fetched. Download the file and drop it here.`,
  }),
} as const;

const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: ', it wants a sign-in',
  403: ', it is not public',
  404: ', there is no such file',
  429: ', too many were asked for: try again later',
};
