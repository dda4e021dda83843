import { interleave, type LinearHead } from './linear';
import { type ModelReading, type Parts, readModel } from './model-reading';
import type { PedantsModel } from './pedants';

/** F1, precision and recall: behind the tokens for the rules, before them for the verdict. */
const OVERLAP = 3;

/** Its authors count an answer as correct where this is more likely than not. */
export const PEDANTS_THRESHOLD = 0.5;

/** How the published models read a text; another way of reading is another model. */
const READING = {
  lowercase: true,
  token_pattern: '(?u)\\b\\w\\w+\\b',
  ngram_range: [1, 1],
  norm: 'l2',
  use_idf: true,
  sublinear_tf: false,
};

/**
 * Reads a PEDANTS model from JSON: `vocab`, `idf`, `params` of the vectoriser, and the linear models
 * `type`, `rule` and `ac`, each with `classes`, `coef` (a row a class; one row for `ac`) and
 * `intercept`, as `scripts/judge/pedants_to_json.py` writes them. A file that lacks a part or has one
 * of another size gives a problem that names it.
 */
export function readPedantsModel(json: string, file: string): ModelReading<PedantsModel> {
  return readModel(json, file, (parts) => (isPedants(parts) ? takePedants(parts) : null));
}

function isPedants(parts: Parts): boolean {
  return ['vocab', 'idf', 'ac', 'rule', 'type'].every(parts.has);
}

function takePedants(parts: Parts): PedantsModel {
  const words = parts.texts('vocab');
  const size = words.length;
  const params = parts.object('params');
  for (const [name, wanted] of Object.entries(READING)) {
    params.same(name, wanted);
  }
  const [type, rule, ac] = [parts.object('type'), parts.object('rule'), parts.object('ac')];
  const types = type.texts('classes');
  const rules = rule.texts('classes');
  if (ac.texts('classes', 2).join() !== 'correct,incorrect') {
    ac.refuse('classes', '["correct","incorrect"]');
  }
  const typeRows = type.rows('coef', types.length, size);
  const ruleRows = rule.rows('coef', rules.length, OVERLAP + size);
  const features = OVERLAP + rules.length + types.length;
  const acRows = ac.rows('coef', 1, features + size);
  return {
    vocabulary: new Map(words.map((word, position) => [word, position])),
    idf: parts.numbers('idf', size),
    typeTokens: interleave(typeRows),
    ruleTokens: interleave([
      ...ruleRows.map((row) => row.subarray(0, size)),
      ...acRows.map((row) => row.subarray(features)),
    ]),
    type: takeHead(type, types, []),
    rule: takeHead(
      rule,
      rules,
      ruleRows.map((row) => row.slice(size)),
    ),
    ac: takeHead(
      ac,
      ['incorrect'],
      acRows.map((row) => row.slice(0, features)),
    ),
  };
}

function takeHead(
  parts: Parts,
  classes: readonly string[],
  weights: readonly Float64Array[],
): LinearHead {
  return { classes, weights, intercepts: [...parts.numbers('intercept', classes.length)] };
}
