import type { Problem } from '../model';
import type { JudgeChoice } from '../settings';

/** What can be wrong with the learned judges and their model files, and what to do. */
export const judgeProblems = {
  notJson: (file: string): Problem => ({
    code: 'judge-not-json',
    severity: 'error',
    file,
    message: `${file} is not JSON, so it is not the model file of a judge. Choose a model file (docs/judge.md describes the format).`,
  }),

  unknownForm: (file: string): Problem => ({
    code: 'judge-unknown-form',
    severity: 'error',
    file,
    message: `${file} is JSON, but neither an Assay judge nor a PEDANTS model (docs/judge.md describes both). Choose another file.`,
  }),

  badPart: (file: string, part: string, wanted: string): Problem => ({
    code: 'judge-bad-part',
    severity: 'error',
    file,
    message: `${file}: “${part}” should be ${wanted}. The file is damaged or of another version; create it again or choose another.`,
  }),

  notAtHand: ({ name }: JudgeChoice): Problem => ({
    code: 'judge-not-at-hand',
    severity: 'warning',
    message: `The settings use the judge “${name}”, whose model file is not open, so it did not score. Drop the file onto the page to use it.`,
  }),

  otherModel: (chosen: JudgeChoice, { date }: { readonly date: string }): Problem => ({
    code: 'judge-other-model',
    severity: 'warning',
    message: `The settings were made with the judge “${chosen.name}”${ofDay(chosen.date)}; a different one${ofDay(date)} scored here, so scores may differ. Switch the judge off and on to use this one, or open the model file that was used then.`,
  }),
} as const;

function ofDay(date: string): string {
  return date === '' ? '' : ` of ${date}`;
}
