import type { DataSetPreset } from './preset';
import { listCell, mostlyLists } from './signs';

export const nqOpen: DataSetPreset = {
  id: 'nq-open',
  label: 'NQ-open',
  summary:
    'Questions that people typed into a search engine, with short accepted answers and no ids.',
  source: 'Lee et al. (2019); Kwiatkowski et al. (2019)',
  forms: [
    {
      columns: ['question', 'answer'],
      signs: [
        mostlyLists('answer'),
        {
          column: 'question',
          says: '“question” holds short texts in lower case',
          holds: (cells) =>
            cells.slice(0, 500).every((cell) => cell === cell.toLowerCase() && cell.length < 300),
        },
      ],
      gold: {
        question: 'question',
        references: listCell('answer'),
        answerType: null,
        document: null,
      },
    },
  ],
  settings: {},
  profile: 'lm-eval-nq-open',
};
