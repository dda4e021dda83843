import type { Problem } from '../model';

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
    message: `${names.join(', ')} could not be kept with this work and ${names.length === 1 ? 'is' : 'are'} not open. Drop ${names.length === 1 ? 'it' : 'them'} again: all that was decided about ${names.length === 1 ? 'it' : 'them'} is still here.`,
  }),

  otherBytes: (name: string): Problem => ({
    code: 'other-bytes',
    severity: 'warning',
    file: name,
    message: `${name} does not hold the bytes that it held when it was saved. Drop the file again to be sure of the scores.`,
  }),

  strayEntry: (name: string, path: string): Problem => ({
    code: 'stray-entry',
    severity: 'error',
    file: name,
    message: `${name} holds “${path}”, which its list does not name, so nothing of it was opened. Ask whoever made it to save it again.`,
  }),

  erasedElsewhere: (): Problem => ({
    code: 'erased-elsewhere',
    severity: 'note',
    message:
      'Everything kept in this browser was erased from another tab. What is open here stays until you close the page, and is no longer kept.',
  }),
} as const;
