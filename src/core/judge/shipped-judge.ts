import type { JudgeCard } from './judge-card';

/** The judge that ships, without its weights. Made by `npm run train-judge`; a test compares it with the model file. */
export const SHIPPED_JUDGE: JudgeCard = {
  id: 'judge',
  name: 'Assay’s judge',
  date: '2026-11-21',
  sha256: '411bfe8425544e8996e356a0b1aca4089915273afa6f9e3a3b0d8ad0207411fc',
  threshold: 0.5,
  trainedOn: [
    {
      name: 'EVOUNA, training part',
      source: 'Wang et al., Evaluating Open-QA Evaluation (2023), github.com/wangcunxiang/QA-Eval',
      licence: 'Apache-2.0',
      pairs: 16379,
    },
    {
      name: 'Examples for the seven rules',
      source: 'written for Assay, scripts/judge/examples.jsonl',
      licence: 'Apache-2.0',
      pairs: 549,
    },
    {
      name: 'Drills',
      source: 'made by rule for Assay, scripts/judge/drills.ts',
      licence: 'Apache-2.0',
      pairs: 1682,
    },
  ],
  measured: [
    {
      name: 'EVOUNA, dev part (calibration and threshold were chosen on it)',
      pairs: 2305,
      accuracy: 0.931,
      macroF1: 0.9055,
    },
    {
      name: 'FinanceBench, visible half (never trained on)',
      pairs: 1040,
      accuracy: 0.899,
      macroF1: 0.899,
    },
  ],
  reliability: [
    { from: 0, pairs: 152, mean: 0.0652, right: 0.0658 },
    { from: 0.1, pairs: 238, mean: 0.1429, right: 0.1429 },
    { from: 0.2, pairs: 79, mean: 0.2402, right: 0.2278 },
    { from: 0.3, pairs: 66, mean: 0.3442, right: 0.303 },
    { from: 0.4, pairs: 37, mean: 0.4463, right: 0.4324 },
    { from: 0.5, pairs: 32, mean: 0.5438, right: 0.8125 },
    { from: 0.6, pairs: 33, mean: 0.6545, right: 0.7273 },
    { from: 0.7, pairs: 41, mean: 0.7543, right: 0.6341 },
    { from: 0.8, pairs: 63, mean: 0.8582, right: 0.8254 },
    { from: 0.9, pairs: 1564, mean: 0.9871, right: 0.9872 },
  ],
};

/** Bytes of its model file, gzipped. */
export const SHIPPED_BYTES = 72482;
