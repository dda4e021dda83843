/**
 * A column name that begins with a word for “answer” and continues with the name of a system:
 * `answer_gpt4`.
 */
const AFTER_ANSWER =
  /^(?:answer|pred|prediction|output|response) (?!(?:type|format|kind|id|start|from|text|number|date|spans?|value|alias|aliases|score|scale|unit|length|count|index|prob|probability|matched|normalized)\b)\p{L}/u;

/** Model families, as a pattern. */
const FAMILIES =
  'chat ?gpt|gpt|o[1-9](?= mini| pro| preview|$)|claude|gemini|gemma|pa ?lm|' +
  '(?:code ?)?llama|alpaca|vicuna|mistral|mixtral|ministral|qwen|qwq|deep ?seek|grok|' +
  'command(?= r| a)|cohere|phi|falcon|yi|olmo|granite|nemotron|jamba|dbrx|kimi|glm|' +
  'chat ?glm|baichuan|intern ?lm|ernie|wizard ?lm|zephyr|flan|t5|bert|roberta|electra|' +
  'rag|baseline';

const VENDORS =
  'openai|azure|anthropic|google|meta|meta llama|mistralai|microsoft|amazon|bedrock|' +
  'nvidia|ibm|alibaba|xai';

/**
 * The name of a model from a known family, or of a numbered or lettered system: `gpt-4o`, `model
 * B`.
 */
const MODEL = new RegExp(
  `^(?:(?:${VENDORS}) )?(?:${FAMILIES})(?!\\p{L})|^(?:model|system|run) ?(?:[a-z]|\\d{1,2})$`,
  'u',
);

/** Words for properties of an answer, as a pattern. */
const PROPERTIES =
  'scores?|tokens?|costs?|price|latency|time|seconds|duration|labels?|correct|correctness|judge|' +
  'judged|judgement|judgment|rating|rank|grade|verdict|prob|probability|confidence|logprobs?|' +
  'prompt|reasons?|reasoning|rationale|explanation|justification|thoughts?|context|contexts|' +
  'retrieved|sources?|citations?|quotes?|evidence|error|errors|id|f1|em|bleu|rouge|similarity|' +
  'count|length|notes?|comments?';

/** A name that ends with a property of an answer: `gpt-4o score`. */
const PROPERTY = new RegExp(`(?:^| )(?:${PROPERTIES})$`, 'u');

/** Names of the fields of one answer: `output.final_answer`, `output.evidence_quote`. */
const ANSWER_FIELD = new RegExp(
  `^(?:(?:final )?answer|(?:${PROPERTIES})(?: (?:${PROPERTIES}))*)$`,
  'u',
);

/** The path to a field of an answer object: `response.answer`. */
const ANSWER_OBJECT = /^(?:outputs?|responses?|predictions?|completions?|results?)\.(?=[^.]+$)/i;

/** The possible content of a column. */
export type ColumnUse =
  | 'id'
  | 'question'
  | 'reference'
  | 'prediction'
  | 'answerType'
  | 'document'
  | 'model'
  | 'run'
  | 'noAnswerProbability';

/** Names that indicate content, in the form that `simplifyName` returns, most certain first. */
export const COLUMN_NAMES: Readonly<Record<ColumnUse, readonly string[]>> = {
  id: commaList(`
    question id, questionid, qid, id, example id, query id, sample id, item id, uid,
    key, no, number, nr, index, 编号, 序号`),
  question: commaList(
    'question, question text, query, pregunta, frage, domanda, 问题, prompt, input',
  ),
  reference: commaList(`
    references, reference, reference answers, reference answer, gold answers,
    gold answer, golden answer, golden answers, golds, gold, ground truth,
    ground truths, ground truth answer, correct answer, correct response, expected answer,
    expert answer, human answer, annotated answer, solution, expected, target, targets,
    answers text, answers, answer, reponse, respuesta, antwort, risposta, 答案, 回答`),
  prediction: commaList(`
    predicted answer, prediction, prediction text, predictions, model answer,
    generated answer, filtered resps, system answer, pred, pred answer, model output,
    output, response, completion, generation, candidate, hypothesis, answer,
    final answer, reponse, respuesta, antwort, risposta, 回答, 答案, text, value`),
  answerType: commaList(`
    answer type, answer format, answer kind, type of question, question type,
    type of answer, type, format`),
  document: commaList(`
    document, documents, doc name, document name, doc id, document id, doc, report,
    pdf, file, title, source`),
  model: commaList('model name, model, system, system name, model id'),
  run: commaList('run id, run, run name, eval mode, experiment, setting, config, seed'),
  noAnswerProbability: commaList(`
    no answer probability, no answer prob, na probability, na prob, no ans prob,
    null probability`),
};

function commaList(listed: string): readonly string[] {
  return listed.split(',').map((name) => name.trim());
}

const { prediction: PREDICTION } = COLUMN_NAMES;

/** Prediction names that are never used for references. */
const SURE_PREDICTION = PREDICTION.slice(0, PREDICTION.indexOf('output'));

/**
 * Prediction names that are rarely used for references; `answer` and the names after it can be
 * either.
 */
const USUAL_PREDICTION = PREDICTION.slice(0, PREDICTION.indexOf('answer'));

/**
 * Lowercase, no accents, words separated by single spaces: `answerType` → `answer type`; `N°` and
 * `#` become `no`.
 */
export function simplifyName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/^#$|^n°/, 'no')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** From 1 (the name clearly indicates this use) to 0 (the name does not indicate it). */
export function nameEvidence(name: string, use: ColumnUse): number {
  const plain = simplifyName(use === 'prediction' ? name.replace(ANSWER_OBJECT, '') : name);
  const names = COLUMN_NAMES[use];
  const rank = names.indexOf(plain);
  if (rank >= 0) return 1 - rank / (2 * names.length);
  if (use === 'id' && / id$|^id /.test(plain)) return 0.4;
  return 0;
}

/** Whether the name can only mean a prediction. */
export function isCertainPredictionName(name: string): boolean {
  return SURE_PREDICTION.includes(simplifyName(name));
}

/** Whether the name usually means a prediction. */
export function isUsualPredictionName(name: string): boolean {
  return USUAL_PREDICTION.includes(simplifyName(name));
}

/**
 * The system named by an answer column: the words after `answer` in `answer_fid`, or all of
 * `gpt-4o`. `null` if the name contains no system.
 */
export function systemOf(name: string): string | null {
  const plain = simplifyName(name);
  if (AFTER_ANSWER.test(plain)) {
    const system = plain.split(' ').slice(1).join(' ');
    return ANSWER_FIELD.test(system) ? null : system;
  }
  if (!MODEL.test(plain) || PROPERTY.test(plain)) return null;
  return name.trim().replace(/[ _-](?:answer|prediction|output|response)$/i, '');
}
