import type { JsonValue } from '../json/value';
import { anthropicBatch } from './anthropic-batch';
import { climateFinanceBench } from './climate-finance-bench';
import { columns } from './columns';
import { drop } from './drop';
import { evouna } from './evouna';
import { financeBench } from './financebench';
import { helmInstances } from './helm-instances';
import { helmStats } from './helm-per-instance-stats';
import { helmScenarioState } from './helm-scenario-state';
import { hotpotQa } from './hotpot-qa';
import { hotpotPredictions } from './hotpot-qa-predictions';
import { huggingFaceAnswers } from './hugging-face-answers';
import { inspect } from './inspect';
import { listsById } from './lists-by-id';
import { lmEvaluationHarness } from './lm-evaluation-harness';
import { mmesgbench } from './mmesgbench';
import { nqOpen } from './nq-open';
import { numbersById } from './numbers-by-id';
import { openAiBatch } from './openai-batch';
import { pandasColumns } from './pandas-columns';
import { pandasSplit } from './pandas-split';
import { passages } from './passages';
import { promptfoo } from './promptfoo';
import { records } from './records';
import { recordsById } from './records-by-id';
import type { JsonShape } from './shape';
import { singleRecord } from './single-record';
import { squad } from './squad';
import { squadPredictions } from './squad-predictions';
import { tatQa } from './tat-qa';
import { tatQaPredictions } from './tat-qa-predictions';
import { textsById } from './texts-by-id';
import { triviaQa } from './trivia-qa';
import { tydi } from './tydi';
import { tydiPredictions } from './tydi-predictions';
import { values } from './values';

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
export function recognizeShape(
  value: JsonValue,
  shapes: readonly JsonShape[] = JSON_SHAPES,
): JsonShape | undefined {
  return shapes.find(({ recognize }) => recognize(value));
}
