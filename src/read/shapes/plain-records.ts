import { hasFields, itemsOf, type JsonObject } from '../json-value';
import { areRecords } from './nesting';
import type { JsonShape } from './shape';

/** Shapes that are a list of records as it stands and differ in their fields alone. */
function plainShape(
  { id, label, holds }: Pick<JsonShape, 'id' | 'label' | 'holds'>,
  test: (record: JsonObject) => boolean,
): JsonShape {
  return {
    id,
    label,
    holds,
    recognise: (value) => areRecords(value, test),
    toRecords: (value) => ({ records: itemsOf(value) }),
  };
}

/** Source: MMESGBench (Zhang et al., 2025). The questions have no ids. */
export const mmesgbench = plainShape(
  {
    id: 'mmesgbench',
    label: 'MMESGBench',
    holds: 'gold as it stands; `answer_format` is the type',
  },
  (record) => hasFields(record, 'doc_id', 'question', 'answer', 'answer_format'),
);

/** Source: EVOUNA (Wang et al., 2023): an answer and a judgement a system, side by side. */
export const evouna = plainShape(
  { id: 'evouna', label: 'EVOUNA', holds: 'gold, and `answer_…` and `judge_…` of each system' },
  (record) =>
    hasFields(record, 'question', 'golden_answer') &&
    [...record.fields.keys()].some((name) => name.startsWith('answer_')),
);

/** Source: Climate Finance Bench (Pladifes, 2025). `Question ID` repeats for every company. */
export const climateFinanceBench = plainShape(
  { id: 'climate-finance-bench', label: 'Climate Finance Bench', holds: 'gold as it stands' },
  (record) => hasFields(record, 'Question ID', 'Question', 'Type of question', 'Answer'),
);

/** Source: FinanceBench (Islam et al., 2023), its questions and its published runs. */
export const financeBench = plainShape(
  {
    id: 'financebench',
    label: 'FinanceBench',
    holds: 'gold, or gold and `model_answer` with the `label` that people gave',
  },
  (record) => hasFields(record, 'financebench_id', 'question'),
);

/** Source: HotpotQA (Yang et al., 2018), the questions. */
export const hotpotQa = plainShape(
  {
    id: 'hotpot-qa',
    label: 'HotpotQA',
    holds: 'gold as it stands: `_id`, `question`, `answer`, `type`',
  },
  (record) => hasFields(record, '_id', 'question', 'answer', 'supporting_facts'),
);

/** Source: the `squad` and `squad_v2` metrics of Hugging Face evaluate, their predictions. */
export const squadPredictions = plainShape(
  {
    id: 'squad-predictions',
    label: 'SQuAD predictions',
    holds: 'predictions: `id`, `prediction_text`, `no_answer_probability`',
  },
  (record) => hasFields(record, 'id', 'prediction_text'),
);

/** Source: Hugging Face datasets, `squad` and those built like it. */
export const huggingFaceAnswers = plainShape(
  {
    id: 'hugging-face-answers',
    label: 'Hugging Face answers',
    holds: 'gold: the references are `answers.text`',
  },
  (record) => hasFields(record.fields.get('answers'), 'text', 'answer_start'),
);

/** Source: NQ-open (Lee et al., 2019): a question and its accepted answers, without ids. */
export const nqOpen = plainShape(
  { id: 'nq-open', label: 'NQ-open', holds: 'gold: `question`, `answer` (a list of texts)' },
  (record) =>
    hasFields(record, 'question', 'answer') &&
    record.fields.size === 2 &&
    record.fields.get('answer')?.kind === 'list',
);

/** Records whose fields are the columns. */
export const records = plainShape(
  {
    id: 'records',
    label: 'records',
    holds: 'one column a field; fields of inner objects are `outer.inner`',
  },
  () => true,
);

/** A list of anything else: texts one below the other, or records among other values. */
export const values: JsonShape = {
  id: 'values',
  label: 'a list of values',
  holds: '`value`, and one column a field of what is a record',
  recognise: (value) => itemsOf(value).length > 0,
  toRecords: (value) => ({ records: itemsOf(value) }),
};
