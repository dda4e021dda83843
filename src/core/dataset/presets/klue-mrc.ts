import type { DataSetPreset } from './preset';
import { listCell, inScript } from './signs';
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
      signs: [...nested.signs, inScript('question', 'Hangul')],
    },
    {
      columns: ['id', 'question', 'answers.text', 'unanswerable'],
      signs: [inScript('question', 'Hangul')],
      gold: {
        question: 'question',
        references: listCell('answers.text'),
        answerType: null,
        document: null,
      },
    },
  ],
  settings: {},
  profile: 'klue-mrc',
};
