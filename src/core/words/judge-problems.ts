import type { Problem } from '../model';
import type { JudgeChoice } from '../settings';

/** What can be wrong with the learned judges and their model files, and what to do. */
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

  notAtHand: ({ name }: JudgeChoice): Problem => ({
    code: 'judge-not-at-hand',
    severity: 'warning',
    message: `The settings ask for the judge “${name}”, whose model file is not open, so it did not score. Drop the file onto the page to have its columns.`,
  }),

  otherModel: (chosen: JudgeChoice, { date }: { readonly date: string }): Problem => ({
    code: 'judge-other-model',
    severity: 'warning',
    message: `The settings were made with the judge “${chosen.name}”${ofDay(chosen.date)}; the one here${ofDay(date)} is another and scored in its place, so figures may differ. Switch it off and on to take this one, or open the model file that was used then.`,
  }),
} as const;

function ofDay(date: string): string {
  return date === '' ? '' : ` of ${date}`;
}
