import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type JudgeModel, readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import type { ModelReading } from '../../src/core/scoring/judge/model-file';

/** Path of the bundled model file, relative to the project root. */
export const SHIPPED_FILE = 'src/worker/judges/assay-judge.json';

/** The text of that file. */
export function readShipped(): string {
  return readFileSync(new URL(`../../${SHIPPED_FILE}`, import.meta.url), 'utf8');
}

/** The bundled judge, read from its model file. */
export function openShippedJudge(): ModelReading<JudgeModel> {
  return readJudgeModel(readShipped(), basename(SHIPPED_FILE));
}
