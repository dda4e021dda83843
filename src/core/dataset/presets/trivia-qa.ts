import type { DataSetPreset } from './preset';
import { listCell, mostlyLists } from './signs';

export const triviaQa: DataSetPreset = {
  id: 'trivia-qa',
  label: 'TriviaQA',
  summary: 'Trivia questions with every alias of their answer as a reference.',
  source: 'Joshi et al. (2017)',
  forms: ['document', null].map((document) => ({
    columns: ['id', 'question', 'answers', 'Answer.Type'],
    signs: [mostlyLists('answers')],
    gold: {
      question: 'question',
      references: listCell('answers'),
      answerType: 'Answer.Type',
      document,
    },
  })),
  settings: {},
  profile: 'triviaqa',
};
