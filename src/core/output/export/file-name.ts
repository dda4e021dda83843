import type { ExportFormat } from './export-format';
import { type ExportOptions, USUAL_OPTIONS } from './export-options';

/** The marks that options leave in a name, in their order. */
const MARKS: readonly (readonly [mark: string, option: keyof ExportOptions])[] = [
  ['wide', 'shape'],
  ['filtered', 'questions'],
  ['without-texts', 'texts'],
  ['safe', 'csv'],
];

/** The name of a file: its usual one, with what was chosen otherwise before the ending. */
export function nameFile(
  { fileName, takes }: Pick<ExportFormat, 'fileName' | 'takes'>,
  options: ExportOptions,
): string {
  const marks = MARKS.filter(
    ([, option]) => takes.includes(option) && options[option] !== USUAL_OPTIONS[option],
  ).map(([mark]) => `.${mark}`);
  return fileName.replace(/\.[^.]+$/, (ending) => `${marks.join('')}${ending}`);
}
