import type { Problem } from './model';

/** What can be wrong with a model file for the learned judge, and what to do. */
export const judgeProblems = {
  notJson: (file: string): Problem => ({
    code: 'judge-not-json',
    severity: 'error',
    file,
    message: `${file} is not JSON, so no judge can be read from it. Choose the model file of a judge (docs/judge.md says what it holds).`,
  }),

  unknownForm: (file: string): Problem => ({
    code: 'judge-unknown-form',
    severity: 'error',
    file,
    message: `${file} is JSON, but neither a judge of Assay nor a PEDANTS model (docs/judge.md says what both hold). Choose another file.`,
  }),

  badPart: (file: string, part: string, wanted: string): Problem => ({
    code: 'judge-bad-part',
    severity: 'error',
    file,
    message: `${file}: “${part}” should be ${wanted}. The file is damaged or of another version; make it again or choose another.`,
  }),
} as const;
