import { error } from './problems';
import type { Problem } from '../model';

/** Browsers' messages for a script or style sheet that could not be loaded. */
const WORDING =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module/i;

/** Whether an error means that a part of the page could not be loaded. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && WORDING.test(error.message);
}

export const missingScriptProblems = {
  unread: (file: string): Problem => ({
    ...error('missing-script', { file }),
    message: `${file} was not read: part of this page could not be loaded. Check your connection, reload the page and open the file again.`,
  }),

  unscored: (): Problem => ({
    ...error('missing-script'),
    message:
      'Part of this page could not be loaded, so nothing was scored. Check your connection and reload the page.',
  }),
} as const;
