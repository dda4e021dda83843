import { EXPORTS } from '../core/output/formats';
import type { ExportInput } from '../core/output/export/export-format';
import { USUAL_OPTIONS } from '../core/output/export/export-options';
import { nameFile } from '../core/output/export/file-name';
import { gatherPieces } from '../core/output/export/writing';
import type { Progress } from '../core/progress';
import { orderQuestions } from '../core/explore/view/order';
import type { QuestionTable } from '../core/explore/view/question-table';
import type { ExportChoices, ExportedFile, ServedFile } from './protocol';

/** Writes one file in steps; `null` where the results hold nothing of the kind. */
export function* exportFile(
  id: string,
  input: ExportInput,
  choices: Partial<ExportChoices>,
  table: QuestionTable,
): Generator<Progress | undefined, ExportedFile | null> {
  const format = EXPORTS.find((one) => one.id === id);
  if (!format) throw new Error(`No export is called “${id}”.`);
  const { filter = null, ...rest } = choices;
  const questions = filter && questionsOf(table, filter);
  const options = { ...USUAL_OPTIONS, ...rest, questions };
  const writing = format.write(input, options);
  if (!writing) return null;
  const content = yield* gatherPieces(writing);
  return { fileName: nameFile(format, options), mediaType: format.mediaType, content };
}

/** The file as the page has it; a text goes byte for byte as UTF-8. */
export function serveFile(file: ExportedFile | null): ServedFile | null {
  if (!file) return null;
  const { fileName, mediaType, content } = file;
  return { fileName, content: new Blob([...content], { type: mediaType }) };
}

/** The questions of a view in its order. A query that cannot be read is never offered to export by. */
function questionsOf(
  table: QuestionTable,
  { run, view }: NonNullable<ExportChoices['filter']>,
): number[] {
  const ordered = orderQuestions(table, run, view);
  if (ordered.kind === 'fault') throw new Error('The query of the filter cannot be read.');
  return [...ordered.order];
}
