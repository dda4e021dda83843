import { error } from './problems';
import type { Problem } from '../model';
import { formatCount, plural } from './numbers';

/** Messages about gold patches. */
export const patchProblems = {
  badPatch: (file: string, where: string, what: string): Problem => ({
    ...error('bad-patch', { file }),
    message: `${file} is not a gold patch${where === '' ? '' : `, at ${where}`}: ${what}`,
  }),

  patchTaken: (
    file: string,
    { added, known, conflicts }: { added: number; known: number; conflicts: number },
  ): Problem => ({
    code: 'patch-taken',
    severity: conflicts > 0 ? 'warning' : 'note',
    file,
    message: [
      `${file}: ${plural(added, 'decision was', 'decisions were')} added`,
      ...(known > 0 ? [`${formatCount(known)} already present`] : []),
      ...(conflicts > 0
        ? [
            `${plural(conflicts, 'answer has', 'answers have')} conflicting decisions, which do not apply until you choose one under Complete the gold`,
          ]
        : []),
    ]
      .join(', ')
      .concat('.'),
  }),

  goldWritten: (file: string, added: number, left: number): Problem => ({
    code: 'gold-written',
    severity: left > 0 ? 'warning' : 'note',
    message: `${file} has the gold file’s answers and ${plural(added, 'accepted answer')}${
      left > 0
        ? `; ${plural(left, 'accepted answer is', 'accepted answers are')} only in gold-patch.json: the file has no place for answers to unanswerable questions, or for answers that contain its separator`
        : ''
    }.`,
  }),
};
