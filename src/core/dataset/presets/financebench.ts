import type { DataSetPreset } from './preset';
import { matching, wholeCell } from './signs';

export const financeBench: DataSetPreset = {
  id: 'financebench',
  label: 'FinanceBench',
  summary:
    'Questions on the filings of public companies, answered by analysts and judged by people.',
  source: 'Islam et al. (2023), patronus-ai/financebench',
  forms: [
    {
      columns: ['financebench_id', 'doc_name', 'question_type', 'question', 'answer'],
      signs: [matching('financebench_id', /^financebench_id_\d+$/, 'financebench_id_03029')],
      gold: {
        question: 'question',
        references: wholeCell('answer'),
        answerType: 'question_type',
        document: 'doc_name',
      },
    },
  ],
  settings: {},
  profile: null,
};
