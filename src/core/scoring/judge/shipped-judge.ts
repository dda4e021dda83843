import type { JudgeCard } from './judge-card';

/**
 * The judge that ships, without its weights. Made by `npm run train-judge`; a test compares it with
 * the model file.
 */
export const SHIPPED_JUDGE: JudgeCard = {
  id: 'judge',
  name: 'Assay’s judge',
  date: '2026-11-21',
  sha256: '1232649e6da72d19244f9028618455bc615dadba9b3d49a3e6c106abc4fa96fd',
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
      accuracy: 0.9306,
      macroF1: 0.9048,
    },
    {
      name: 'FinanceBench, visible half (never trained on)',
      pairs: 1040,
      accuracy: 0.8981,
      macroF1: 0.8981,
    },
  ],
  reliability: [
    { from: 0, pairs: 153, mean: 0.0652, right: 0.0654 },
    { from: 0.1, pairs: 235, mean: 0.1429, right: 0.1447 },
    { from: 0.2, pairs: 80, mean: 0.2386, right: 0.2125 },
    { from: 0.3, pairs: 66, mean: 0.3436, right: 0.3182 },
    { from: 0.4, pairs: 37, mean: 0.4444, right: 0.4324 },
    { from: 0.5, pairs: 33, mean: 0.5427, right: 0.7879 },
    { from: 0.6, pairs: 33, mean: 0.6539, right: 0.7273 },
    { from: 0.7, pairs: 41, mean: 0.7538, right: 0.6341 },
    { from: 0.8, pairs: 61, mean: 0.8568, right: 0.8197 },
    { from: 0.9, pairs: 1566, mean: 0.987, right: 0.9872 },
  ],
};

/** Bytes of its model file, gzipped. */
export const SHIPPED_BYTES = 72500;
