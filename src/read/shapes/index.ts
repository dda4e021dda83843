import type { JsonValue } from '../json/value';
import { columns, hotpotPredictions, KEYED_SHAPES, pandasColumns, pandasSplit } from './columns';
import {
  anthropicBatch,
  helmInstances,
  helmScenarioState,
  helmStats,
  inspect,
  lmEvaluationHarness,
  openAiBatch,
  promptfoo,
} from './logs';
import { cmrc, drop, passages, squad, tatQa, triviaQa, tydi, tydiPredictions } from './nested-gold';
import { answerObjects, RECORD_SHAPES, values } from './records';
import type { JsonShape } from './shape';

/** Shapes of complete files with their own field names, tried before searching inside an object. */
export const FILE_SHAPES: readonly JsonShape[] = [
  squad,
  drop,
  triviaQa,
  hotpotPredictions,
  inspect,
  helmScenarioState,
  promptfoo,
  pandasSplit,
];

/** All shapes of JSON, tried in order. The last ones accept any list of records and any object. */
export const JSON_SHAPES: readonly JsonShape[] = [
  ...FILE_SHAPES,
  tatQa,
  passages,
  cmrc,
  tydi,
  tydiPredictions,
  helmInstances,
  helmStats,
  openAiBatch,
  anthropicBatch,
  lmEvaluationHarness,
  answerObjects,
  ...RECORD_SHAPES,
  values,
  columns,
  pandasColumns,
  ...KEYED_SHAPES,
];

/** The first shape that matches; `undefined` for scalars and empty values. */
export function recognizeShape(
  value: JsonValue,
  shapes: readonly JsonShape[] = JSON_SHAPES,
): JsonShape | undefined {
  return shapes.find(({ recognize }) => recognize(value));
}
