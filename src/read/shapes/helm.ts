import {
  fieldOf,
  hasFields,
  isObject,
  itemsOf,
  type JsonValue,
  listValue,
  objectValue,
  textOf,
} from '../json/value';
import {
  areRecords,
  type Columns,
  type JsonShape,
  pick,
  recordsShape,
  unusedFields,
  valueAt,
} from './shape';

/* The files of HELM (Stanford CRFM). */

/** The columns of an instance at a path: its references are split by their tags. */
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

/** `instances.json`: the questions only. */
export const helmInstances = recordsShape({
  id: 'helm-instances',
  label: 'HELM instances',
  holds: 'gold: `id`, `input`, `references` (those tagged correct), `split`',
  fields: ['id', 'input', 'references'],
  test: (record) => hasFields(valueAt(record, 'references.0'), 'output', 'tags'),
  toRecord: pick(instanceColumns()),
  leftOut: (records) =>
    unusedFields(records, ['id', 'input', 'references', 'split', 'sub_split', 'perturbation']),
});

/** `scenario_state.json`: the instances and the model’s answers. */
export const helmScenarioState: JsonShape = {
  id: 'helm-scenario-state',
  label: 'HELM scenario state',
  holds:
    'gold and predictions: `id`, `input`, `references` (those tagged correct), `prediction`, `split`, `model`',
  recognize: (value) =>
    areRecords(fieldOf(value, 'request_states'), (state) =>
      hasFields(state, 'instance', 'request'),
    ),
  toRecords: (value) => {
    const states = itemsOf(fieldOf(value, 'request_states'));
    const adapter = (name: string) => () => valueAt(value, `adapter_spec.${name}`);
    const own = ['output_mapping', 'reference_index', 'request_mode', 'train_trial_index'];
    const toRecord = pick({
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
          name === 'adapter_spec' ? 'adapter_spec but for model and method' : name,
        ),
      ],
    };
  },
};

/** `per_instance_stats.json`: the mean of each metric for each instance. */
export const helmStats = recordsShape({
  id: 'helm-per-instance-stats',
  label: 'HELM per-instance stats',
  holds: 'HELM’s own scores: `instance_id`, one column a metric (its mean); no answers',
  fields: ['stats'],
  test: (record) =>
    (hasFields(record, 'instance_id') || hasFields(record, 'instance')) &&
    areRecords(fieldOf(record, 'stats'), (stat) => hasFields(stat, 'name', 'count')),
  toRecord: (record) => {
    const fields = new Map(readTrial(record).fields);
    for (const stat of itemsOf(fieldOf(record, 'stats'))) {
      const name = statName(stat);
      // A statistic that was never counted has no mean.
      const value = fieldOf(stat, 'mean') ?? fieldOf(stat, 'sum');
      if (value && !fields.has(name)) fields.set(name, value);
    }
    return objectValue(fields);
  },
  leftOut: (records) => [
    'stats but for name and mean',
    ...unusedFields(records, ['instance_id', 'train_trial_index', 'stats']),
  ],
});

const readTrial = pick({
  instance_id: ['instance_id', 'instance.id'],
  train_trial_index: 'train_trial_index',
  perturbation: 'perturbation.name',
});

function statName(stat: JsonValue): string {
  const name = fieldOf(stat, 'name');
  const plain = isObject(name) ? fieldOf(name, 'name') : name;
  const label = plain && 'text' in plain ? plain.text : 'stat';
  const perturbation = fieldOf(name, 'perturbation', 'name');
  return perturbation && 'text' in perturbation ? `${label} (${perturbation.text})` : label;
}
