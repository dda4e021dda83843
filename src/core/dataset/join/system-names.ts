import { plainName } from './column-names';

/** A column name that begins as answers do and goes on with the name of a system: `answer_gpt4`. */
const AFTER_ANSWER =
  /^(?:answer|pred|prediction|output|response) (?!(?:type|format|kind|id|start|from|text|number|date|spans?|value|alias|aliases|score|scale|unit|length|count|index|prob|probability|matched|normalized)\b)\p{L}/u;

const FAMILIES = [
  'chat ?gpt',
  'gpt',
  'o[1-9](?= mini| pro| preview|$)',
  'claude',
  'gemini',
  'gemma',
  'pa ?lm',
  '(?:code ?)?llama',
  'alpaca',
  'vicuna',
  'mistral',
  'mixtral',
  'ministral',
  'qwen',
  'qwq',
  'deep ?seek',
  'grok',
  'command(?= r| a)',
  'cohere',
  'phi',
  'falcon',
  'yi',
  'olmo',
  'granite',
  'nemotron',
  'jamba',
  'dbrx',
  'kimi',
  'glm',
  'chat ?glm',
  'baichuan',
  'intern ?lm',
  'ernie',
  'wizard ?lm',
  'zephyr',
  'flan',
  't5',
  'bert',
  'roberta',
  'electra',
  'rag',
  'baseline',
];

const VENDORS = [
  'openai',
  'azure',
  'anthropic',
  'google',
  'meta',
  'meta llama',
  'mistralai',
  'microsoft',
  'amazon',
  'bedrock',
  'nvidia',
  'ibm',
  'alibaba',
  'xai',
];

/** The name of a model by its family, or a system that is only numbered: `gpt-4o`, `model B`. */
const MODEL = new RegExp(
  `^(?:(?:${VENDORS.join('|')}) )?(?:${FAMILIES.join('|')})(?!\\p{L})|^(?:model|system|run) ?(?:[a-z]|\\d{1,2})$`,
  'u',
);

/** What is said of an answer rather than being one: `gpt-4o score`. */
const REMARK =
  /(?:^| )(?:scores?|tokens?|costs?|price|latency|time|seconds|duration|labels?|correct|correctness|judge|judged|judgement|judgment|rating|rank|grade|verdict|prob|probability|confidence|logprobs?|prompt|reasoning|rationale|explanation|context|contexts|retrieved|sources?|citations?|error|errors|id|f1|em|bleu|rouge|similarity|count|length|notes?|comments?)$/u;

/**
 * The system whose answers a column holds by its name: the words behind `answer` in `answer_fid`, and
 * the whole name of `gpt-4o`. `null` where the name names no system.
 */
export function systemOf(name: string): string | null {
  const plain = plainName(name);
  if (AFTER_ANSWER.test(plain)) return plain.split(' ').slice(1).join(' ');
  if (!MODEL.test(plain) || REMARK.test(plain)) return null;
  return name.trim().replace(/[ _-](?:answer|prediction|output|response)$/i, '');
}
