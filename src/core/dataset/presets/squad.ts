import type { DataSetPreset, PresetForm } from './preset';
import { listCell, mostlyLists } from './signs';

const flat: PresetForm = {
  columns: ['id', 'question', 'answers.text', 'answers.answer_start'],
  signs: [mostlyLists('answers.text')],
  gold: {
    question: 'question',
    references: listCell('answers.text'),
    answerType: null,
    document: null,
  },
};

/** The nesting of articles and paragraphs, unrolled. */
export const nested: PresetForm = {
  columns: ['id', 'question', 'answers', 'document', 'context'],
  signs: [mostlyLists('answers')],
  gold: {
    question: 'question',
    references: listCell('answers'),
    answerType: null,
    document: 'document',
  },
};

/** Columns of QuAC and Quoref, which nest their questions in the same way. */
const OTHERS = ['yesno', 'followup', 'context_id'];

export const squad11: DataSetPreset = {
  id: 'squad1.1',
  label: 'SQuAD 1.1',
  summary:
    'Questions on paragraphs of Wikipedia, each answered by a span; XQuAD has the same form.',
  source: 'Rajpurkar et al. (2016)',
  forms: [{ ...nested, lacks: ['is_impossible', ...OTHERS] }],
  settings: {},
  profile: 'squad1.1',
};

export const squad20: DataSetPreset = {
  id: 'squad2.0',
  label: 'SQuAD 2.0',
  summary: 'SQuAD 1.1 with questions that its paragraphs do not answer, marked as impossible.',
  source: 'Rajpurkar et al. (2018)',
  forms: [
    { ...nested, columns: [...nested.columns, 'is_impossible'] },
    { ...flat, signs: [...flat.signs, someEmpty('answers.text')] },
  ],
  settings: {},
  profile: 'squad2.0',
};

/** Some questions have no answer. */
function someEmpty(column: string) {
  return {
    column,
    says: `“${column}” is empty for some questions`,
    holds: (cells: readonly string[]) => cells.some((cell) => cell.trim() === '[]'),
  };
}
