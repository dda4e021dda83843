import type { DataSetPreset } from './preset';
import { onlyLabels, listCell } from './signs';

export const drop: DataSetPreset = {
  id: 'drop',
  label: 'DROP',
  summary:
    'Questions on paragraphs that ask for counting, sorting and arithmetic; the answer is a number, a date or spans.',
  source: 'Dua et al. (2019)',
  forms: [
    {
      columns: ['id', 'question', 'answers', 'answer_type', 'passage'],
      signs: [onlyLabels('answer_type', ['number', 'span', 'spans', 'date'])],
      gold: {
        question: 'question',
        references: listCell('answers'),
        answerType: 'answer_type',
        document: 'document',
      },
    },
  ],
  settings: { answerKinds: { number: 'number', span: 'text', spans: 'list', date: 'text' } },
  profile: 'drop',
};
