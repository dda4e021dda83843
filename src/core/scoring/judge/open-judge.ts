import type { Comparison } from '../comparison';
import { createJudge } from './judge';
import type { JudgeCard } from './judge-card';
import type { Judge } from './scoring-judge';
import { readJudgeModel } from './judge-model';
import { createJudgeMetrics } from './metrics';
import type { ModelReading } from './model-reading';
import { createPedantsJudge } from './pedants-judge';
import { PEDANTS_THRESHOLD, readPedantsModel } from './pedants-model';
import { QUESTION_TYPES, RULE_IDS } from './rules';

/** A judge that was read from its file and waits for a threshold; `null` takes its own. */
export interface OpenedJudge {
  readonly card: JudgeCard;
  readonly withThreshold: (threshold: number | null) => Judge;
}

type JudgeParts = Pick<Judge, 'rules' | 'types'> & {
  readonly card: JudgeCard;
  readonly create: (threshold: number) => Judge['judge'];
};

/** Opens the text of a model file of Assay's own form; `sha256` is that of its bytes. */
export function openOwnJudge(
  json: string,
  file: string,
  sha256: string,
): ModelReading<OpenedJudge> {
  const reading = readJudgeModel(json, file);
  if (reading.kind === 'refused') return reading;
  const { model } = reading;
  const { name, date, threshold, trainedOn, measured, reliability } = model;
  return opened({
    card: { id: 'judge', name, date, sha256, threshold, trainedOn, measured, reliability },
    rules: RULE_IDS,
    types: QUESTION_TYPES,
    create: (chosen) => createJudge(model, chosen),
  });
}

/** Opens the text of a PEDANTS model file, as scripts/judge/pedants_to_json.py writes it. */
export function openPedants(json: string, file: string, sha256: string): ModelReading<OpenedJudge> {
  const reading = readPedantsModel(json, file);
  if (reading.kind === 'refused') return reading;
  const { model } = reading;
  return opened({
    card: {
      id: 'pedants',
      name: 'PEDANTS',
      date: '',
      sha256,
      threshold: PEDANTS_THRESHOLD,
      trainedOn: [],
      measured: [],
      reliability: [],
    },
    rules: model.rule.classes,
    types: model.type.classes,
    create: (chosen) => createPedantsJudge(model, chosen),
  });
}

function opened({ card, rules, types, create }: JudgeParts): ModelReading<OpenedJudge> {
  const withThreshold = (chosen: number | null): Judge => {
    const threshold = chosen ?? card.threshold;
    const judgeAnew = create(threshold);
    const judge = (comparison: Comparison) => comparison.remember(judgeAnew);
    const metrics = createJudgeMetrics({ card, threshold, judge });
    return { card, threshold, rules, types, judge, metrics };
  };
  return { kind: 'read', model: { card, withThreshold } };
}
