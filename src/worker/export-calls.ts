import { EXPORTS } from '../core/output/formats';
import {
  DEFAULT_OPTIONS,
  exportFileName,
  type ExportInput,
} from '../core/output/export/export-format';
import { collectChunks } from '../core/output/export/writing';
import { filesOf } from '../core/model';
import type { Progress } from '../core/progress';
import { orderQuestions } from '../core/explore/view/order';
import type { QuestionTable } from '../core/explore/view/question-table';
import type { ExportApi, ExportChoices, ExportedFile } from './protocol';
import type { GoldCompletion } from '../core/analysis/gold/gold-scores';
import type { PatchCalls } from './patch-calls';
import type { Labels } from '../core/analysis/agreement/labels';
import { VERSION } from '../core/version';
import { createStepRunner, type StepRunner } from './step-runner';
import type { WorkerState } from './worker-state';

/** The calls that write files. Each export has its own runner, so that several can run at once. */
export function createExportCalls(
  state: WorkerState,
  labels: () => Labels,
  { complete, reviewed }: Pick<PatchCalls, 'complete' | 'reviewed'>,
  needTable: () => QuestionTable,
): ExportApi {
  const runners = new Map<string, StepRunner>();
  return {
    export: async (id, choices = {}, onProgress, ticket) => {
      const { dataset, mapping } = state.needCheckedJoin();
      const inputs = filesOf(mapping).flatMap((id) => state.sources.get(id)?.info ?? []);
      const result = state.needResult();
      const given = { version: VERSION, mapping, inputs, dataset, labels: labels() };
      const input = { ...given, ...reviewed(), ...result };
      const runner = createStepRunner();
      if (ticket !== undefined) runners.set(ticket, runner);
      try {
        return await runner.run(
          exportFile(id, input, complete(), choices, needTable()),
          onProgress,
        );
      } finally {
        if (ticket !== undefined && runners.get(ticket) === runner) runners.delete(ticket);
      }
    },
    stopExport: (ticket) => {
      runners.get(ticket)?.cancel();
    },
  };
}

function* exportFile(
  id: string,
  given: ExportInput,
  completing: Generator<undefined, GoldCompletion | null>,
  choices: Partial<ExportChoices>,
  table: QuestionTable,
): Generator<Progress | undefined, ExportedFile | null> {
  const format = EXPORTS.find((one) => one.id === id);
  if (!format) throw new Error(`No export is called “${id}”.`);
  const completion = yield* completing;
  const input = completion ? { ...given, completion } : given;
  const { filter = null, ...rest } = choices;
  const questions = filter && questionsOf(table, filter);
  const options = { ...DEFAULT_OPTIONS, ...rest, questions };
  const writing = format.write(input, options);
  if (!writing) return null;
  const content = yield* collectChunks(writing);
  return {
    fileName: exportFileName(format, options),
    content: new Blob([...content], { type: format.mediaType }),
  };
}

/**
 * The questions of a view, in view order. The page never exports a filter with an invalid query.
 */
function questionsOf(
  table: QuestionTable,
  { run, view }: NonNullable<ExportChoices['filter']>,
): number[] {
  const ordered = orderQuestions(table, run, view);
  if (ordered.kind === 'fault') throw new Error('The query of the filter cannot be read.');
  return [...ordered.order];
}
