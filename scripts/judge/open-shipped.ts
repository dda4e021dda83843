import { readFileSync } from 'node:fs';
import type { ModelReading } from '../../src/core/judge/model-reading';
import { type JudgeModel, readJudgeModel } from '../../src/core/judge/judge-model';

/** The judge that ships with the page, read from its model file. */
export function openShippedJudge(): ModelReading<JudgeModel> {
  const file = 'assay-judge.json';
  const url = new URL(`../../public/judge/${file}`, import.meta.url);
  return readJudgeModel(readFileSync(url, 'utf8'), file);
}
