import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { FEATURES } from '../../src/core/scoring/judge/features';
import type { JudgeCard } from '../../src/core/scoring/judge/judge-card';
import { JUDGE_FORMAT, type JudgeModel } from '../../src/core/scoring/judge/judge-model';
import { QUESTION_TYPES, RULE_IDS } from '../../src/core/scoring/judge/rules';
import type { TrainedParts, TrainingChoices } from './train';

/** The file with the description of the judge, which the page needs before the model is loaded. */
const CARD_FILE = 'src/core/scoring/judge/shipped-judge.json';

/** The metadata of a model file. */
export interface Provenance extends Pick<
  JudgeCard,
  'date' | 'trainedOn' | 'measured' | 'reliability' | 'threshold'
> {
  readonly choices: TrainingChoices;
  readonly calibration: JudgeModel['calibration'];
}

/** The name of the bundled judge. */
export const JUDGE_NAME = 'Assay’s judge';

/**
 * The content of a model file. Weights have four significant digits; the same parts give the same
 * content.
 */
export function writeModel(parts: TrainedParts, provenance: Provenance): string {
  const { words, means, spreads, rule, type, verdict } = parts;
  const { calibration, ...metadata } = provenance;
  const file = {
    format: JUDGE_FORMAT,
    name: JUDGE_NAME,
    ...metadata,
    calibration: {
      slope: roundWeight(calibration.slope),
      offset: roundWeight(calibration.offset),
    },
    features: FEATURES.map(({ id }) => id),
    means: [...means],
    spreads: [...spreads],
    rule: {
      classes: RULE_IDS,
      weights: rule.weights.map(roundAll),
      intercepts: roundAll(rule.intercepts),
    },
    type: {
      classes: QUESTION_TYPES,
      tokens: type.tokens.map(roundAll),
      intercepts: roundAll(type.intercepts),
    },
    verdict: {
      weights: roundAll(verdict.weights),
      intercept: roundWeight(verdict.intercept),
    },
    vocabulary: words.words,
    idf: [...words.idf],
  };
  return `${JSON.stringify(file)}\n`;
}

function roundAll(values: Iterable<number>): number[] {
  return Array.from(values, roundWeight);
}

/** Rounding also hides differences between machines in the last bits of `Math.exp`. */
function roundWeight(value: number): number {
  return Math.abs(value) < 5e-6 ? 0 : Number(value.toPrecision(4));
}

/**
 * Writes the description of the bundled judge; `gzipped` is the size of its model file in bytes.
 */
export async function writeShippedCard(card: JudgeCard, gzipped: number): Promise<void> {
  const style = await resolveConfig(CARD_FILE);
  const text = JSON.stringify({ gzipped, card });
  writeFileSync(CARD_FILE, await format(text, { ...style, parser: 'json' }));
}
