import type { Problem } from '../model';

/** What can be wrong with a link that somebody sent. */
export const linkProblems = {
  damagedLink: (): Problem => ({
    code: 'damaged-link',
    severity: 'error',
    message:
      'The link is damaged: part of it was lost or changed on the way. Nothing of it was used. Ask for it again, or copy it whole; some mail programs cut long addresses.',
  }),

  tooLongLink: (most: number): Problem => ({
    code: 'too-long-link',
    severity: 'error',
    message: `The link holds more than a link may (${most.toLocaleString('en')} characters). Nothing of it was used. Ask its sender for the file instead.`,
  }),

  unknownLink: (where: string, what: string): Problem => ({
    code: 'unknown-link',
    severity: 'error',
    message: `The link says something that this page does not take${where === '' ? '' : ` (${where})`}: ${what} Nothing of it was used. It may come from another version of Assay.`,
  }),

  unknownView: (parts: readonly string[]): Problem => ({
    code: 'unknown-view',
    severity: 'warning',
    message: `The link’s view says something that this page does not know: ${parts.map((part) => `“${part}”`).join(', ')}. That was left out; the rest is shown.`,
  }),
} as const;
