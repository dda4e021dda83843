import {
  fieldOf,
  hasFields,
  isObject,
  itemsOf,
  type JsonValue,
  listValue,
  textValue,
} from '../json/value';
import { areRecords } from './nesting';
import { fieldsBeside, recordOf } from './pick';
import type { JsonShape } from './shape';

const USED = [
  ...['testIdx', 'promptIdx', 'vars', 'response', 'provider', 'prompt', 'testCase', 'success'],
  ...['score', 'gradingResult', 'error'],
];

/** What `promptfoo eval --output results.json` writes, of both its versions. */
export const promptfoo: JsonShape = {
  id: 'promptfoo',
  label: 'promptfoo results',
  holds:
    'gold and predictions: `id` (of the test), `vars.…`, `output`, `model` (the provider), `prompt`, `expected` (values of the assertions), `success`, `score`',
  recognize: (value) =>
    areRecords(
      resultsOf(value),
      (result) => hasFields(result, 'provider', 'vars') && !hasFields(result, 'custom_id'),
    ),
  toRecords: (value) => {
    const results = itemsOf(resultsOf(value));
    return {
      records: results.map(arrange),
      leftOut: [
        ...fieldsBeside(results, USED).map((name) => `results.${name}`),
        'the rest of response, testCase, prompt and gradingResult',
        ...fieldsBeside([value], ['results']),
      ],
    };
  },
};

/** The list stands in `results.results`, and in `results` of what the library gives. */
function resultsOf(value: JsonValue): JsonValue | undefined {
  const outer = fieldOf(value, 'results');
  return isObject(outer) ? fieldOf(outer, 'results') : outer;
}

function arrange(result: JsonValue, index: number): JsonValue {
  const provider = fieldOf(result, 'provider');
  const prompt = fieldOf(result, 'prompt');
  const values = itemsOf(fieldOf(result, 'testCase', 'assert')).flatMap(
    (assertion) => fieldOf(assertion, 'value') ?? [],
  );
  return recordOf([
    ['id', fieldOf(result, 'testIdx') ?? textValue(String(index))],
    ['vars', fieldOf(result, 'vars')],
    ['expected', values.length === 0 ? undefined : listValue(values)],
    ['output', fieldOf(result, 'response', 'output')],
    ['model', isObject(provider) ? nameOf(provider) : provider],
    ['prompt', isObject(prompt) ? (filled(prompt, 'label') ?? fieldOf(prompt, 'raw')) : prompt],
    ['success', fieldOf(result, 'success')],
    ['score', fieldOf(result, 'score')],
    ['reason', fieldOf(result, 'gradingResult', 'reason')],
    ['error', fieldOf(result, 'error')],
  ]);
}

function nameOf(provider: JsonValue): JsonValue | undefined {
  return filled(provider, 'label') ?? fieldOf(provider, 'id');
}

function filled(value: JsonValue, name: string): JsonValue | undefined {
  const field = fieldOf(value, name);
  return field?.kind === 'text' && field.text !== '' ? field : undefined;
}
