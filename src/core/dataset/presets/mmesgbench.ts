import type { DataSetPreset } from './preset';
import { onlyLabels, wholeCell } from './signs';

export const mmesgbench: DataSetPreset = {
  id: 'mmesgbench',
  label: 'MMESGBench',
  summary:
    'Questions on text, tables and figures of long ESG documents, some of them not answerable; the form of each answer is given.',
  source: 'Zhang et al. (2025), Zhanglei1103/MMESGBench',
  forms: [
    {
      columns: ['doc_id', 'question', 'answer', 'answer_format'],
      signs: [onlyLabels('answer_format', ['Str', 'Float', 'Int', 'List', 'None'])],
      gold: {
        question: 'question',
        references: wholeCell('answer'),
        answerType: 'answer_format',
        document: 'doc_id',
      },
    },
  ],
  settings: { answerKinds: { Str: 'text', Float: 'number', Int: 'number', List: 'list' } },
  profile: 'mmesgbench-published',
};
