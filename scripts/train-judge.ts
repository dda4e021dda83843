import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createJudge } from '../src/core/scoring/judge/judge';
import type { JudgeCard } from '../src/core/scoring/judge/judge-card';
import type { JudgeModel } from '../src/core/scoring/judge/judge-model';
import { calibrate } from './judge/calibrate';
import { makeDrills } from './judge/drills';
import { readHardPairs } from './judge/held-out';
import {
  compareAll,
  type Labeled,
  readEvouna,
  readExamples,
  readFinanceBench,
} from './judge/labeled';
import { measureAgreement, reliability } from './judge/measure';
import { openShippedJudge, readShipped, SHIPPED_FILE } from './judge/open-shipped';
import { JUDGE_NAME, writeModel, writeShippedCard } from './judge/model-file';
import { CHOICES, train, type TrainingChoices } from './judge/train';
import { readPairs } from './judge/training-pairs';
import { hasShared, printNotRun } from './shared-data';

/*
 * Trains Assay's judge and writes its model file (`npm run train-judge -- --date 2026-11-21`): on
 * EVOUNA's training split, the handwritten examples and the drills; calibration and threshold are
 * chosen on EVOUNA's dev split; FinanceBench and the hard pairs are only used for measuring. The
 * same command gives the same bytes. docs/judge.md gives the choices and their reasons. `--measure`
 * keeps the bundled weights and updates the file's measurements for the current code.
 */

const { values: options } = parseArgs({
  options: {
    date: { type: 'string' },
    out: { type: 'string', default: SHIPPED_FILE },
    /** Use only every n-th question, for a quick run. */
    every: { type: 'string', default: '1' },
    /** Hyperparameters that differ from the defaults, as JSON: '{"signed":false}'. */
    choices: { type: 'string', default: '{}' },
    measure: { type: 'boolean', default: false },
  },
});

if (!hasShared) {
  printNotRun('../shared', 'train-judge');
  process.exit(1);
}
const started = performance.now();
const dev = readEvouna('dev');
await (options.measure ? measureShipped() : trainModel());

async function measureShipped(): Promise<void> {
  const opened = openShippedJudge();
  if (opened.kind !== 'read') throw new Error(opened.problem.message);
  const { date, threshold, trainedOn } = opened.model;
  const found = measureModel(opened.model);
  const text = `${JSON.stringify({ ...(JSON.parse(readShipped()) as object), ...found })}\n`;
  await writeFiles(text, { date, threshold, trainedOn, ...found });
}

async function trainModel(): Promise<void> {
  const { date } = options;
  if (date === undefined) throw new Error('Give the date of the model: --date YYYY-MM-DD.');
  const choices: TrainingChoices = {
    ...CHOICES,
    ...(JSON.parse(options.choices) as Partial<TrainingChoices>),
  };
  const evouna = thin(readEvouna('train'), Number(options.every));
  const examples = readExamples();
  const drills = makeDrills();
  const parts = train(readPairs([...evouna, ...examples, ...drills]), choices);
  print(
    `trained on ${evouna.length} + ${examples.length} + ${drills.length} pairs, ${parts.words.words.length} words`,
  );
  const trainedOn = [
    {
      name: 'EVOUNA, training part',
      source: 'Wang et al., Evaluating Open-QA Evaluation (2023), github.com/wangcunxiang/QA-Eval',
      licence: 'Apache-2.0',
      pairs: evouna.length,
    },
    {
      name: 'Examples for the seven rules',
      source: 'written for Assay, scripts/judge/examples.jsonl',
      licence: 'Apache-2.0',
      pairs: examples.length,
    },
    {
      name: 'Drills',
      source: 'made by rule for Assay, scripts/judge/drills.ts',
      licence: 'Apache-2.0',
      pairs: drills.length,
    },
  ];
  const { model, calibration, threshold } = calibrate(parts, dev);
  print(
    `slope ${calibration.slope.toFixed(3)}, offset ${calibration.offset.toFixed(3)}, threshold ${threshold}`,
  );
  const found = measureModel({ ...model, threshold });
  const { measured, reliability: bins } = found;
  const text = writeModel(parts, {
    date,
    choices,
    trainedOn,
    measured,
    calibration,
    threshold,
    reliability: bins,
  });
  await writeFiles(text, { date, threshold, trainedOn, ...found });
}

async function writeFiles(
  text: string,
  card: Omit<JudgeCard, 'id' | 'name' | 'sha256'>,
): Promise<void> {
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, text);
  const gzipped = gzipSync(text).length;
  print(`${options.out}: ${text.length} characters, ${gzipped} bytes gzipped`);
  if (options.out !== SHIPPED_FILE) return;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const { date, threshold, trainedOn, measured, reliability: bins } = card;
  const ordered = { id: 'judge', name: JUDGE_NAME, date, sha256, threshold } as const;
  await writeShippedCard({ ...ordered, trainedOn, measured, reliability: bins }, gzipped);
}

/** The agreement of a model on labeled answers. */
function measureModel(model: JudgeModel): Pick<JudgeCard, 'measured' | 'reliability'> {
  const judge = createJudge(model);
  const judgeAll = (answers: readonly Labeled[]) =>
    compareAll(answers).map((comparison) => judge(comparison).probability);
  const measure = (name: string, answers: readonly Labeled[]) => {
    const verdicts = judgeAll(answers).map((one) => one >= model.threshold);
    const questions = answers.map(({ question }) => question);
    const { pairs, accuracy, macroF1 } = measureAgreement(verdicts, labelsOf(answers), questions);
    print(`${name}: accuracy ${accuracy.toFixed(4)}, macro F1 ${macroF1.toFixed(4)}`);
    return { name, pairs, accuracy: round(accuracy, 6), macroF1: round(macroF1, 6) };
  };
  const measured = [
    measure('EVOUNA, dev part (calibration and threshold were chosen on it)', dev),
    measure('FinanceBench, visible half (never trained on)', readFinanceBench()),
  ];
  const kept = readHardPairs().filter(({ part }) => part === 'kept');
  measure('Hard pairs, held-out half (labeled by rule, not by humans: printed only)', kept);
  const bins = reliability(judgeAll(dev), labelsOf(dev)).map(({ mean, right, ...bin }) => ({
    ...bin,
    mean: round(mean),
    right: round(right),
  }));
  return { measured, reliability: bins };
}

function labelsOf(answers: readonly Labeled[]): boolean[] {
  return answers.map(({ correct }) => correct);
}

function thin(answers: readonly Labeled[], every: number): Labeled[] {
  const questions = [...new Set(answers.map(({ question }) => question))];
  const kept = new Set(questions.filter((_, at) => at % every === 0));
  return answers.filter(({ question }) => kept.has(question));
}

function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}

function print(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s: ${line}`);
}
