import type { Problem } from '../model';
import { listWords } from './lists';

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
