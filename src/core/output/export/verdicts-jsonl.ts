import { writeVerdicts } from '../../scoring/llm-judge/judgement';
import type { ExportFormat } from './export-format';
import { writeWhole } from './writing';

/** What a language model said, a line a case. Dropped onto the page, it counts again and asks nobody. */
export const verdictsJsonl: ExportFormat = {
  id: 'verdicts-jsonl',
  fileName: 'verdicts.jsonl',
  mediaType: 'application/jsonl',
  label: 'Verdicts of the language model (JSON Lines)',
  summary:
    'One line for each answer that a language model judged: the case, its verdict and reason. Drop it in again and the verdicts count without a call.',
  use: 'assay',
  supportedOptions: [],
  needsProfiles: false,
  needs: 'language-model',
  write: ({ llmJudgements }) => llmJudgements && writeWhole(writeVerdicts(llmJudgements)),
};
