import type { DataSetPreset } from './preset';
import { list, listed } from './signs';

export const triviaQa: DataSetPreset = {
  id: 'trivia-qa',
  label: 'TriviaQA',
  summary: 'Trivia questions with every alias of their answer as a reference.',
  source: 'Joshi et al. (2017)',
  forms: ['document', null].map((document) => ({
    columns: ['id', 'question', 'answers', 'Answer.Type'],
    signs: [listed('answers')],
    gold: {
      question: 'question',
      references: list('answers'),
      answerType: 'Answer.Type',
      document,
    },
  })),
  settings: {},
  profile: 'triviaqa',
};
