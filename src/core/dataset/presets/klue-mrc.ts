import type { DataSetPreset } from './preset';
import { list, written } from './signs';
import { nested } from './squad';

export const klueMrc: DataSetPreset = {
  id: 'klue-mrc',
  label: 'KLUE-MRC',
  summary: 'Korean questions on paragraphs of news and Wikipedia, some without an answer.',
  source: 'Park et al. (2021), KLUE',
  forms: [
    {
      ...nested,
      columns: [...nested.columns, 'is_impossible'],
      signs: [...nested.signs, written('question', 'Hangul')],
    },
    {
      columns: ['id', 'question', 'answers.text', 'unanswerable'],
      signs: [written('question', 'Hangul')],
      gold: {
        question: 'question',
        references: list('answers.text'),
        answerType: null,
        document: null,
      },
    },
  ],
  settings: {},
  profile: 'klue-mrc',
};
