import type { DataSetPreset } from './preset';
import { onlyLabels, listCell } from './signs';

export const tatQa: DataSetPreset = {
  id: 'tat-qa',
  label: 'TAT-QA',
  summary:
    'Questions on a table and the paragraphs around it from financial reports; the scale of a number belongs to its answer.',
  source: 'Zhu et al. (2021), NExTplusplus/TAT-QA',
  forms: [
    {
      columns: ['uid', 'question', 'answer', 'answer_type', 'scale', 'table.uid'],
      signs: [onlyLabels('answer_type', ['span', 'multi-span', 'arithmetic', 'count'])],
      gold: {
        question: 'question',
        references: listCell('answer'),
        answerType: 'answer_type',
        document: 'table.uid',
      },
    },
  ],
  settings: {
    answerKinds: { span: 'text', 'multi-span': 'list', arithmetic: 'number', count: 'number' },
  },
  profile: 'tatqa-span',
};
