import { fieldOf, hasFields, isObject, itemsOf, type JsonValue, listValue } from '../json-value';
import { areRecords } from './nesting';
import { fieldsBeside, type Picked, recordOf } from './pick';
import type { JsonShape } from './shape';

/** `scenario_state.json` of HELM (Stanford CRFM): the instances and what the model wrote. */
export const helmScenarioState: JsonShape = {
  id: 'helm-scenario-state',
  label: 'HELM scenario state',
  holds:
    'gold and predictions: `id`, `input`, `references` (those tagged correct), `prediction`, `split`, `model`',
  recognise: (value) =>
    areRecords(fieldOf(value, 'request_states'), (state) =>
      hasFields(state, 'instance', 'request'),
    ),
  toRecords: (value) => {
    const states = itemsOf(fieldOf(value, 'request_states'));
    const adapter = fieldOf(value, 'adapter_spec');
    return {
      records: states.map((state) =>
        recordOf([
          ...instanceFields(fieldOf(state, 'instance')),
          ['prediction', completionOf(state)],
          ['output_mapping', fieldOf(state, 'output_mapping')],
          ['reference_index', fieldOf(state, 'reference_index')],
          ['request_mode', fieldOf(state, 'request_mode')],
          ['train_trial_index', fieldOf(state, 'train_trial_index')],
          ['model', fieldOf(adapter, 'model_deployment') ?? fieldOf(adapter, 'model')],
          ['method', fieldOf(adapter, 'method')],
        ]),
      ),
      leftOut: [
        'further completions and their tokens',
        ...fieldsBeside(states, [
          ...['instance', 'result', 'output_mapping', 'reference_index', 'request_mode'],
          'train_trial_index',
        ]).map((name) => `request_states.${name}`),
        ...fieldsBeside([value], ['request_states']).map((name) =>
          name === 'adapter_spec' ? 'adapter_spec but for model and method' : name,
        ),
      ],
    };
  },
};

/** `instances.json` of HELM: the questions alone. */
export const helmInstances: JsonShape = {
  id: 'helm-instances',
  label: 'HELM instances',
  holds: 'gold: `id`, `input`, `references` (those tagged correct), `split`',
  recognise: (value) => areRecords(value, (instance) => isInstance(instance)),
  toRecords: (value) => ({
    records: itemsOf(value).map((instance) => recordOf(instanceFields(instance))),
    leftOut: fieldsBeside(itemsOf(value), INSTANCE_FIELDS),
  }),
};

const INSTANCE_FIELDS = ['id', 'input', 'references', 'split', 'sub_split', 'perturbation'];

function isInstance(value: JsonValue): boolean {
  const [reference] = itemsOf(fieldOf(value, 'references'));
  return hasFields(value, 'id', 'input', 'references') && hasFields(reference, 'output', 'tags');
}

function instanceFields(instance: JsonValue | undefined): Picked[] {
  const references = itemsOf(fieldOf(instance, 'references'));
  const input = fieldOf(instance, 'input');
  const texts = (correct: boolean) =>
    listValue(
      references.flatMap((reference) =>
        isCorrect(reference) === correct ? (outputOf(reference) ?? []) : [],
      ),
    );
  const wrong = texts(false);
  return [
    ['id', fieldOf(instance, 'id')],
    ['input', fieldOf(input, 'text') ?? input],
    ['references', texts(true)],
    ['wrong_references', wrong.items.length === 0 ? undefined : wrong],
    ['split', fieldOf(instance, 'split')],
    ['sub_split', fieldOf(instance, 'sub_split')],
    ['perturbation', fieldOf(instance, 'perturbation')],
  ];
}

function isCorrect(reference: JsonValue): boolean {
  return itemsOf(fieldOf(reference, 'tags')).some(
    (tag) => tag.kind === 'text' && tag.text === 'correct',
  );
}

function outputOf(reference: JsonValue): JsonValue | undefined {
  const output = fieldOf(reference, 'output');
  return isObject(output) ? fieldOf(output, 'text') : output;
}

function completionOf(state: JsonValue): JsonValue | undefined {
  const [completion] = itemsOf(fieldOf(state, 'result', 'completions'));
  return fieldOf(completion, 'text');
}
