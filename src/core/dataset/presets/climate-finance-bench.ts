import type { DataSetPreset } from './preset';
import { onlyLabels, wholeCell } from './signs';

export const climateFinanceBench: DataSetPreset = {
  id: 'climate-finance-bench',
  label: 'Climate Finance Bench',
  summary:
    '330 expert questions on the sustainability reports of 33 companies: extraction (PE), numbers (NR) and reasoning (LR).',
  source: 'Pladifes/climate_finance_bench (2025)',
  forms: [
    {
      columns: ["Company's name", 'Question ID', 'Question', 'Type of question', 'Answer'],
      signs: [onlyLabels('Type of question', ['PE', 'NR', 'LR'])],
      gold: {
        question: 'Question',
        references: wholeCell('Answer'),
        answerType: 'Type of question',
        document: 'Documents',
      },
    },
  ],
  settings: { answerKinds: { NR: 'number' } },
  profile: null,
};
