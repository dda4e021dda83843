import { writeVerdicts } from '../../scoring/llm-judge/judgment';
import type { ExportFormat } from './export-format';
import { writeInOneChunk } from './writing';

/**
 * The verdicts of an LLM judge, one line per case; reopening the file restores them without calling
 * the model.
 */
export const verdictsJsonl: ExportFormat = {
  id: 'verdicts-jsonl',
  fileName: 'verdicts.jsonl',
  mediaType: 'application/jsonl',
  label: 'LLM judge verdicts (JSON Lines)',
  summary:
    'One line for each answer that an LLM judged, with verdict and reason. Open the file again to use the verdicts without new calls.',
  use: 'assay',
  supportedOptions: [],
  needs: 'language-model',
  write: ({ llmJudgments }) => llmJudgments && writeInOneChunk(writeVerdicts(llmJudgments)),
};
