import type { JsonValue } from '../json-value';
import { anthropicBatch, openAiBatch } from './batch-output';
import { columns, hotpotPredictions, pandasColumns, pandasSplit } from './columns';
import { drop } from './drop';
import { helmInstances, helmScenarioState } from './helm';
import { helmStats } from './helm-stats';
import { inspect } from './inspect';
import {
  listsById,
  numbersById,
  recordsById,
  singleRecord,
  tatQaPredictions,
  textsById,
} from './keyed';
import { lmEvaluationHarness } from './lm-evaluation-harness';
import { passages } from './passages';
import {
  climateFinanceBench,
  evouna,
  financeBench,
  hotpotQa,
  huggingFaceAnswers,
  mmesgbench,
  nqOpen,
  records,
  squadPredictions,
  values,
} from './plain-records';
import { promptfoo } from './promptfoo';
import type { JsonShape } from './shape';
import { squad } from './squad';
import { tatQa } from './tat-qa';
import { triviaQa } from './trivia-qa';
import { tydi, tydiPredictions } from './tydi';

/** Shapes that name their own fields, tried on the whole of a file before one looks inside it. */
export const WHOLE_SHAPES: readonly JsonShape[] = [
  squad,
  drop,
  triviaQa,
  hotpotPredictions,
  inspect,
  helmScenarioState,
  promptfoo,
  pandasSplit,
];

/** Every further shape, the surest first; lists end with any records, objects with any keys. */
const INNER_SHAPES: readonly JsonShape[] = [
  tatQa,
  passages,
  tydi,
  tydiPredictions,
  helmInstances,
  helmStats,
  openAiBatch,
  anthropicBatch,
  lmEvaluationHarness,
  mmesgbench,
  climateFinanceBench,
  evouna,
  financeBench,
  hotpotQa,
  squadPredictions,
  huggingFaceAnswers,
  nqOpen,
  records,
  values,
  columns,
  pandasColumns,
  tatQaPredictions,
  numbersById,
  textsById,
  listsById,
  singleRecord,
  recordsById,
];

/** Every shape of JSON, in the order in which they are tried. */
export const JSON_SHAPES: readonly JsonShape[] = [...WHOLE_SHAPES, ...INNER_SHAPES];

/** The first shape that says it is this one; `undefined` for a text or number and what is empty. */
export function recogniseShape(
  value: JsonValue,
  shapes: readonly JsonShape[] = JSON_SHAPES,
): JsonShape | undefined {
  return shapes.find(({ recognise }) => recognise(value));
}
