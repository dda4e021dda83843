import { fieldOf, hasFields, itemsOf, type JsonValue } from '../json/value';
import { instanceFields } from './helm-instance';
import { areRecords } from './nesting';
import { fieldsBeside, recordOf } from './pick';
import type { JsonShape } from './shape';

/** `scenario_state.json` of HELM (Stanford CRFM): the instances and what the model wrote. */
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

function completionOf(state: JsonValue): JsonValue | undefined {
  const [completion] = itemsOf(fieldOf(state, 'result', 'completions'));
  return fieldOf(completion, 'text');
}
