import {
  fieldOf,
  hasFields,
  isList,
  isObject,
  isScalar,
  itemsOf,
  type JsonValue,
  listValue,
  objectValue,
  textOf,
  textValue,
} from '../json/value';
import {
  areRecords,
  type Columns,
  type JsonShape,
  messageText,
  pickColumns,
  recordsShape,
  unusedFields,
  valueAt,
} from './shape';

/** `instances.json`: only the questions. */
export const helmInstances = recordsShape({
  id: 'helm-instances',
  label: 'HELM instances',
  contents: 'gold: `id`, `input`, `references` (those tagged correct), `split`',
  fields: ['id', 'input', 'references'],
  test: (record) => hasFields(valueAt(record, 'references.0'), 'output', 'tags'),
  toRecord: pickColumns(instanceColumns()),
  leftOut: (records) =>
    unusedFields(records, ['id', 'input', 'references', 'split', 'sub_split', 'perturbation']),
});

/** `scenario_state.json`: the instances and the model’s answers. */
export const helmScenarioState: JsonShape = {
  id: 'helm-scenario-state',
  label: 'HELM scenario state',
  contents:
    'gold and predictions: `id`, `input`, `references` (those tagged correct), `prediction`, `split`, `model`',
  recognize: (value) =>
    areRecords(fieldOf(value, 'request_states'), (state) =>
      hasFields(state, 'instance', 'request'),
    ),
  toRecords: (value) => {
    const states = itemsOf(fieldOf(value, 'request_states'));
    const adapter = (name: string) => () => valueAt(value, `adapter_spec.${name}`);
    const own = ['output_mapping', 'reference_index', 'request_mode', 'train_trial_index'];
    const toRecord = pickColumns({
      ...instanceColumns('instance.'),
      prediction: 'result.completions.0.text',
      ...Object.fromEntries(own.map((name) => [name, name])),
      model: [adapter('model_deployment'), adapter('model')],
      method: adapter('method'),
    });
    return {
      records: states.map(toRecord),
      leftOut: [
        'further completions and their tokens',
        ...unusedFields(states, ['instance', 'result', ...own], 'request_states.'),
        ...unusedFields([value], ['request_states']).map((name) =>
          name === 'adapter_spec' ? 'adapter_spec except model and method' : name,
        ),
      ],
    };
  },
};

/** `per_instance_stats.json`: the mean of each metric for each instance. */
export const helmStats = recordsShape({
  id: 'helm-per-instance-stats',
  label: 'HELM per-instance stats',
  contents: 'HELM’s own scores: `instance_id`, one column per metric (its mean); no answers',
  fields: ['stats'],
  test: (record) =>
    (hasFields(record, 'instance_id') || hasFields(record, 'instance')) &&
    areRecords(fieldOf(record, 'stats'), (stat) => hasFields(stat, 'name', 'count')),
  toRecord: (record) => {
    const fields = new Map(readTrial(record).fields);
    for (const stat of itemsOf(fieldOf(record, 'stats'))) {
      const name = statName(stat);
      // A statistic without values has no mean.
      const value = fieldOf(stat, 'mean') ?? fieldOf(stat, 'sum');
      if (value && !fields.has(name)) fields.set(name, value);
    }
    return objectValue(fields);
  },
  leftOut: (records) => [
    'stats except name and mean',
    ...unusedFields(records, ['instance_id', 'train_trial_index', 'stats']),
  ],
});

const readTrial = pickColumns({
  instance_id: ['instance_id', 'instance.id'],
  train_trial_index: 'train_trial_index',
  perturbation: 'perturbation.name',
});

/* Results of batch APIs and logs of evaluation tools. */

/** The output file of OpenAI’s batches, for chat completions, completions and responses. */
export const openAiBatch = recordsShape({
  id: 'openai-batch',
  label: 'OpenAI batch output',
  contents: 'predictions: `custom_id`, `answer`, `model`, `finish_reason`, `status_code`, `error`',
  fields: ['custom_id', 'response'],
  toRecord: pickColumns({
    custom_id: 'custom_id',
    answer: [
      textAt('response.body.choices.0.message.content'),
      'response.body.choices.0.text',
      // The responses API has a list of messages, each with a list of parts.
      (record) =>
        itemsOf(valueAt(record, 'response.body.output'))
          .flatMap((message) => messageText(fieldOf(message, 'content')) ?? [])
          .at(-1),
    ],
    model: 'response.body.model',
    finish_reason: ['response.body.choices.0.finish_reason', 'response.body.status'],
    status_code: 'response.status_code',
    error: 'error',
    error_message: 'response.body.error.message',
  }),
  leftOut: () => ['further choices, token counts and request ids'],
});

/** The results file of Anthropic’s batches. */
export const anthropicBatch = recordsShape({
  id: 'anthropic-batch',
  label: 'Anthropic batch results',
  contents: 'predictions: `custom_id`, `answer`, `model`, `finish_reason`, `error`',
  fields: ['custom_id', 'result'],
  test: (record) => hasFields(fieldOf(record, 'result'), 'type'),
  toRecord: pickColumns({
    custom_id: 'custom_id',
    answer: textAt('result.message.content'),
    model: 'result.message.model',
    finish_reason: 'result.message.stop_reason',
    result: 'result.type',
    error: 'result.error',
  }),
  leftOut: (records) => [
    'token counts and message ids',
    ...unusedFields(records, ['custom_id', 'result']),
  ],
});

function textAt(path: string) {
  return (record: JsonValue) => messageText(valueAt(record, path));
}

/**
 * `samples_….jsonl` of the lm-evaluation-harness (EleutherAI), one question per line. With several
 * filters a question has one line for each; `filter` distinguishes them.
 */
export const lmEvaluationHarness = recordsShape({
  id: 'lm-evaluation-harness',
  label: 'lm-evaluation-harness samples',
  contents:
    'gold and predictions: `id` (`doc_id`), `target`, `filtered_resps` (its text if there is one), `filter`, `doc.…`, the metrics',
  fields: ['doc_id', 'doc', 'target', 'filtered_resps'],
  toRecord: (record) => {
    if (!isObject(record)) return record;
    // A multiple-choice task has a log-likelihood and a flag per choice; a generation task has one
    // generated answer.
    const [only, ...more] = itemsOf(fieldOf(record, 'filtered_resps'));
    const text = only && more.length === 0 && !isList(only) ? only : null;
    return objectValue(
      [...record.fields].map(([name, value]) => {
        if (name === 'doc_id') return ['id', value];
        return [name, name === 'filtered_resps' && text ? text : value];
      }),
    );
  },
});

const INSPECT_FIELDS = 'id epoch input choices target output scores metadata error'.split(' ');

/** A `.json` log of Inspect (UK AI Security Institute). */
export const inspect: JsonShape = {
  id: 'inspect',
  label: 'Inspect log',
  contents:
    'gold and predictions: `id`, `epoch`, `input`, `target`, `answer` (the completion), `scores.…`, `metadata.…`, `model`, `task`',
  recognize: (value) =>
    hasFields(value, 'eval', 'samples') &&
    areRecords(fieldOf(value, 'samples'), (sample) => hasFields(sample, 'id', 'input', 'target')),
  toRecords: (value) => {
    const samples = itemsOf(fieldOf(value, 'samples'));
    const run = (name: string) => () => valueAt(value, `eval.${name}`);
    const toRecord = pickColumns({
      id: 'id',
      epoch: 'epoch',
      input: readQuestion,
      choices: 'choices',
      target: 'target',
      // Logs of older releases have only the choices.
      answer: ['output.completion', textAt('output.choices.0.message.content')],
      scores: 'scores',
      metadata: 'metadata',
      error: ['error.message', 'error'],
      model: [run('model'), 'output.model'],
      task: run('task'),
      run: run('run_id'),
      dataset: run('dataset.name'),
    });
    const outputs = samples.flatMap((sample) => fieldOf(sample, 'output') ?? []);
    return {
      records: samples.map(toRecord),
      leftOut: [
        ...unusedFields(samples, INSPECT_FIELDS, 'samples.'),
        ...(samples.some((sample) => isList(fieldOf(sample, 'input')))
          ? ['samples.input except its last question']
          : []),
        ...unusedFields(outputs, ['completion', 'model', 'choices'], 'samples.output.'),
        ...unusedFields([value], ['samples']).map((name) =>
          name === 'eval' ? 'eval except model, task, run_id and dataset.name' : name,
        ),
      ],
    };
  },
};

/** The input of a sample, or the last user message of a chat. */
function readQuestion(sample: JsonValue): JsonValue | undefined {
  const input = fieldOf(sample, 'input');
  if (isScalar(input)) return input;
  const asked = itemsOf(input).filter((message) => textOf(fieldOf(message, 'role')) === 'user');
  return messageText(fieldOf(asked.at(-1), 'content'));
}

const PROMPTFOO_FIELDS =
  'testIdx promptIdx vars response provider prompt testCase success score gradingResult error';

/** The file written by `promptfoo eval --output results.json`, in either version. */
export const promptfoo: JsonShape = {
  id: 'promptfoo',
  label: 'promptfoo results',
  contents:
    'gold and predictions: `id` (of the test), `vars.…`, `output`, `model` (the provider), `prompt`, `expected` (values of the assertions), `success`, `score`',
  recognize: (value) =>
    areRecords(
      promptfooResults(value),
      (result) => hasFields(result, 'provider', 'vars') && !hasFields(result, 'custom_id'),
    ),
  toRecords: (value) => {
    const results = itemsOf(promptfooResults(value));
    return {
      records: results.map((result, index) =>
        pickColumns({
          id: ['testIdx', () => textValue(String(index))],
          vars: 'vars',
          expected: readAssertions,
          output: 'response.output',
          model: [filledText('provider.label'), 'provider.id', scalarOrList('provider')],
          prompt: [filledText('prompt.label'), 'prompt.raw', scalarOrList('prompt')],
          success: 'success',
          score: 'score',
          reason: 'gradingResult.reason',
          error: 'error',
        })(result),
      ),
      leftOut: [
        ...unusedFields(results, PROMPTFOO_FIELDS.split(' '), 'results.'),
        'the rest of response, testCase, prompt and gradingResult',
        ...unusedFields([value], ['results']),
      ],
    };
  },
};

/** `results.results` in files, `results` in the output of the library. */
function promptfooResults(value: JsonValue): JsonValue | undefined {
  const outer = fieldOf(value, 'results');
  return isObject(outer) ? fieldOf(outer, 'results') : outer;
}

function readAssertions(result: JsonValue): JsonValue | undefined {
  const values = itemsOf(valueAt(result, 'testCase.assert')).flatMap(
    (assertion) => fieldOf(assertion, 'value') ?? [],
  );
  return values.length === 0 ? undefined : listValue(values);
}

function filledText(path: string) {
  return (record: JsonValue) => {
    const text = valueAt(record, path);
    return text?.kind === 'text' && text.text !== '' ? text : undefined;
  };
}

function scalarOrList(name: string) {
  return (record: JsonValue) => {
    const value = fieldOf(record, name);
    return isObject(value) ? undefined : value;
  };
}

/* The files of HELM (Stanford CRFM). */

/** The columns of an instance at a path; references are split by their tags. */
function instanceColumns(path = ''): Columns {
  const references = (isCorrect: boolean) => (record: JsonValue) =>
    outputs(itemsOf(valueAt(record, `${path}references`)), isCorrect);
  return {
    id: `${path}id`,
    input: [`${path}input.text`, `${path}input`],
    references: (record) => listValue(references(true)(record)),
    wrong_references: (record) => {
      const wrong = references(false)(record);
      return wrong.length === 0 ? undefined : listValue(wrong);
    },
    split: `${path}split`,
    sub_split: `${path}sub_split`,
    perturbation: `${path}perturbation`,
  };
}

function outputs(references: readonly JsonValue[], isCorrect: boolean): JsonValue[] {
  return references
    .filter(
      (reference) =>
        itemsOf(fieldOf(reference, 'tags')).some((tag) => textOf(tag) === 'correct') === isCorrect,
    )
    .flatMap((reference) => {
      const output = fieldOf(reference, 'output');
      return (isObject(output) ? fieldOf(output, 'text') : output) ?? [];
    });
}

function statName(stat: JsonValue): string {
  const name = fieldOf(stat, 'name');
  const plain = isObject(name) ? fieldOf(name, 'name') : name;
  const label = plain && 'text' in plain ? plain.text : 'stat';
  const perturbation = fieldOf(name, 'perturbation', 'name');
  return perturbation && 'text' in perturbation ? `${label} (${perturbation.text})` : label;
}
