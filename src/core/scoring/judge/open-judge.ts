import { ANSWER_KINDS } from '../../model';
import type { JudgeId } from '../../settings';
import type { Comparison } from '../comparison';
import { type Metric, SHARE_DEFAULTS } from '../metric';
import { createJudge } from './judge';
import type { JudgeCard } from './judge-card';
import { readJudgeModel } from './judge-model';
import type { Judge } from './judgment';
import type { ModelReading } from './model-file';
import { createPedantsJudge } from './pedants';
import { PEDANTS_THRESHOLD, readPedantsModel } from './pedants-model';
import { QUESTION_TYPES, RULE_IDS } from './rules';

/** A judge read from its file. */
export interface OpenedJudge {
  readonly card: JudgeCard;
  /** @param threshold `null` to use the model's own */
  readonly withThreshold: (threshold: number | null) => Judge;
}

/**
 * Opens a model file in Assay's format.
 * @param sha256 the SHA-256 of the file's bytes
 */
export function openOwnJudge(
  json: string,
  file: string,
  sha256: string,
): ModelReading<OpenedJudge> {
  const reading = readJudgeModel(json, file);
  if (reading.kind === 'refused') return reading;
  const { model } = reading;
  const { name, date, threshold, trainedOn, measured, reliability } = model;
  const card = { name, date, sha256, threshold, trainedOn, measured, reliability };
  return open({ id: 'judge', ...card }, { rules: RULE_IDS, types: QUESTION_TYPES }, (chosen) =>
    createJudge(model, chosen),
  );
}

/** Opens a PEDANTS model file, as scripts/judge/pedants_to_json.py writes it. */
export function openPedants(json: string, file: string, sha256: string): ModelReading<OpenedJudge> {
  const reading = readPedantsModel(json, file);
  if (reading.kind === 'refused') return reading;
  const { model } = reading;
  return open(
    {
      id: 'pedants',
      name: 'PEDANTS',
      date: '',
      sha256,
      threshold: PEDANTS_THRESHOLD,
      trainedOn: [],
      measured: [],
      reliability: [],
    },
    { rules: model.rule.classes, types: model.type.classes },
    (chosen) => createPedantsJudge(model, chosen),
  );
}

function open(
  card: JudgeCard,
  names: Pick<Judge, 'rules' | 'types'>,
  create: (threshold: number) => Judge['judge'],
): ModelReading<OpenedJudge> {
  const withThreshold = (chosen: number | null): Judge => {
    const threshold = chosen ?? card.threshold;
    const compute = create(threshold);
    const judge = (comparison: Comparison) => comparison.remember(compute);
    const metrics = createJudgeMetrics({ card, threshold, judge });
    return { card, threshold, ...names, judge, metrics };
  };
  return { kind: 'read', model: { card, withThreshold } };
}

/** The wording used for each judge's metrics. */
const WORDS: Readonly<
  Record<JudgeId, Readonly<Record<'label' | 'short' | 'what' | 'source', string>>>
> = {
  judge: {
    label: 'Judged correct',
    short: 'Judge',
    what: 'a small classifier trained on human-labeled answers and rule-generated examples',
    source: 'Assay, following the framework of Li et al. (2024)',
  },
  pedants: {
    label: 'PEDANTS correct',
    short: 'PEDANTS',
    what: 'the PEDANTS model whose file was opened',
    source: 'Li et al. (2024), PEDANTS',
  },
};

/**
 * A judge as two metrics, verdict and probability. They are not registered, since the model is
 * loaded on demand. Source: Assay, `docs/judge.md`, based on PEDANTS (Li et al., 2024).
 */
export function createJudgeMetrics({
  card: { id },
  threshold,
  judge,
}: Pick<Judge, 'card' | 'threshold' | 'judge'>): readonly Metric[] {
  const { label, short, what, source } = WORDS[id];
  const common = {
    source,
    ...SHARE_DEFAULTS,
    appliesTo: ANSWER_KINDS,
    dependsOnReferenceOrder: true,
    examples: [],
  } as const;
  const probability = `${id}.probability`;
  return [
    {
      ...common,
      id: `${id}.correct`,
      label,
      short,
      summary: `Share of answers to which ${what} assigns a probability of at least ${threshold}.`,
      headline: true,
      verdictOf: probability,
      score: (comparison) => Number(judge(comparison).correct),
    },
    {
      ...common,
      id: probability,
      label: `${short} P(correct)`,
      short: `${short} P`,
      summary: `Mean probability that an answer is correct, by ${what}.`,
      headline: false,
      correctThreshold: threshold,
      score: (comparison) => judge(comparison).probability,
    },
  ];
}
