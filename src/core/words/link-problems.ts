import type { Problem } from '../model';
import { listNames } from './lists';
import { formatCount } from './numbers';

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
