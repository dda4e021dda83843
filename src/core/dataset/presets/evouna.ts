import type { DataSetPreset } from './preset';

export const evouna: DataSetPreset = {
  id: 'evouna',
  label: 'EVOUNA',
  summary:
    'Open questions with the answers of five systems side by side, each judged by people; accepted answers stand between slashes.',
  source: 'Wang et al. (2023), wangcunxiang/QA-Eval',
  forms: [
    {
      columns: ['question', 'golden_answer', 'answer_fid', 'judge_fid'],
      signs: [],
      holdsPredictions: true,
      gold: {
        question: 'question',
        references: { columns: ['golden_answer'], split: 'separator', separator: '/' },
        answerType: null,
        document: null,
      },
    },
  ],
  settings: {},
  profile: null,
};
