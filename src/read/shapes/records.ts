import { isMmlongbenchKind } from '../../core/dataset/presets';
import { hasFields, isList, isObject, itemsOf, objectValue, textOf } from '../json/value';
import { hasAnswerObjects, recordFields, splitReferences } from './nesting';
import { areRecords, INSPECTED, type JsonShape, type RecordsShape, recordsShape } from './shape';

const SHAPES: readonly RecordsShape[] = [
  // Source: MMLongBench-Doc (Ma et al., 2024); MMESGBench has the same format.
  {
    id: 'mmlongbench-doc',
    label: 'MMLongBench-Doc',
    contents: 'gold, unchanged; `answer_format` is the type',
    fields: ['doc_id', 'doc_type', 'question', 'answer', 'answer_format'],
    test: ({ fields }) => isMmlongbenchKind(textOf(fields.get('doc_type'))),
  },
  // Source: MMESGBench (Zhang et al., 2025). The questions have no ids.
  {
    id: 'mmesgbench',
    label: 'MMESGBench',
    contents: 'gold, unchanged; `answer_format` is the type',
    fields: ['doc_id', 'question', 'answer', 'answer_format'],
  },
  // Source: Climate Finance Bench (Pladifes, 2025). `Question ID` repeats for each company.
  {
    id: 'climate-finance-bench',
    label: 'Climate Finance Bench',
    contents: 'gold, unchanged',
    fields: ['Question ID', 'Question', 'Type of question', 'Answer'],
  },
  // Source: EVOUNA (Wang et al., 2023): for each system, an answer and a judgment of it, in
  // columns.
  {
    id: 'evouna',
    label: 'EVOUNA',
    contents: 'gold, and `answer_…` and `judge_…` of each system',
    fields: ['question', 'golden_answer'],
    test: ({ fields }) => [...fields.keys()].some((name) => name.startsWith('answer_')),
  },
  // Source: FinanceBench (Islam et al., 2023): questions and published runs.
  {
    id: 'financebench',
    label: 'FinanceBench',
    contents: 'gold, or gold and `model_answer` with the human `label`',
    fields: ['financebench_id', 'question'],
  },
  // Source: HotpotQA (Yang et al., 2018): questions.
  {
    id: 'hotpot-qa',
    label: 'HotpotQA',
    contents: 'gold, unchanged: `_id`, `question`, `answer`, `type`',
    fields: ['_id', 'question', 'answer', 'supporting_facts'],
  },
  // Source: the `squad` and `squad_v2` metrics of Hugging Face evaluate: predictions.
  {
    id: 'squad-predictions',
    label: 'SQuAD predictions',
    contents: 'predictions: `id`, `prediction_text`, `no_answer_probability`',
    fields: ['id', 'prediction_text'],
  },
  // Source: Hugging Face datasets: `squad` and similar ones.
  {
    id: 'hugging-face-answers',
    label: 'Hugging Face answers',
    contents: 'gold: the references are `answers.text`',
    fields: ['answers'],
    test: ({ fields }) => hasFields(fields.get('answers'), 'text', 'answer_start'),
  },
  // Source: NQ-open (Lee et al., 2019): questions and accepted answers, without ids.
  {
    id: 'nq-open',
    label: 'NQ-open',
    contents: 'gold: `question`, `answer` (an array of strings)',
    fields: ['question', 'answer'],
    test: ({ fields }) => fields.size === 2 && isList(fields.get('answer')),
  },
  {
    id: 'records',
    label: 'records',
    contents: 'one column per field; fields of nested objects become `outer.inner`',
    fields: [],
  },
];

/** Lists of records that are tables already, tried in order. */
export const RECORD_SHAPES: readonly JsonShape[] = SHAPES.map(recordsShape);

/**
 * Records whose references are objects, as in flat versions of SQuAD. Unlike the shapes above, the
 * records are converted.
 */
export const answerObjects: JsonShape = {
  id: 'answer-objects',
  label: 'records with answer objects',
  contents: 'gold: the references are the `text`, `value` or `answer` of each object in `answers`',
  recognize: (value) =>
    areRecords(value, () => true) &&
    itemsOf(value)
      .slice(0, INSPECTED)
      .some((record) => hasAnswerObjects(recordFields(record))),
  toRecords: (value) => ({
    records: itemsOf(value).map((record) =>
      isObject(record) ? objectValue(splitReferences(record.fields)) : record,
    ),
  }),
};

/** A list of strings, or of records and other values. */
export const values: JsonShape = {
  id: 'values',
  label: 'an array of values',
  contents: '`value`, and, if some values are records, one column per field',
  recognize: (value) => itemsOf(value).length > 0,
  toRecords: (value) => ({ records: itemsOf(value) }),
};
