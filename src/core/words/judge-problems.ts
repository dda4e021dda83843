import { error, warning } from './problems';
import type { Problem } from '../model';
import type { JudgeChoice } from '../settings';

/** Messages about learned judges and their model files. */
export const judgeProblems = {
  notJson: (file: string): Problem => ({
    ...error('judge-not-json', { file }),
    message: `${file} is not JSON, so it is not a judge’s model file. Choose a model file (docs/judge.md describes the format).`,
  }),

  unknownForm: (file: string): Problem => ({
    ...error('judge-unknown-form', { file }),
    message: `${file} is JSON, but neither an Assay judge nor a PEDANTS model (docs/judge.md describes both). Choose another file.`,
  }),

  badPart: (file: string, part: string, wanted: string): Problem => ({
    ...error('judge-bad-part', { file }),
    message: `${file}: “${part}” should be ${wanted}. The file is damaged or was made for a different version of Assay; create it again or choose another file.`,
  }),

  notOpen: ({ name }: JudgeChoice): Problem => ({
    ...warning('judge-not-at-hand'),
    message: `The settings use the judge “${name}”, whose model file is not open, so the judge was not used. Drop the file onto the page to use it.`,
  }),

  otherModel: (chosen: JudgeChoice, { date }: { readonly date: string }): Problem => ({
    ...warning('judge-other-model'),
    message: `The settings were made with the judge “${chosen.name}”${ofDay(chosen.date)}; a different model${ofDay(date)} was used here, so scores may differ. Switch the judge off and on to keep the model used here, or open the model file that the settings were made with.`,
  }),
} as const;

function ofDay(date: string): string {
  return date === '' ? '' : ` dated ${date}`;
}
