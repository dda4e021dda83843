import { fieldOf, hasFields, isList, isScalar, itemsOf, type JsonValue } from '../json/value';
import { lastMessage, messageText } from './message-text';
import { areRecords } from './nesting';
import { fieldsBeside, recordOf } from './pick';
import type { JsonShape } from './shape';

const USED = ['id', 'epoch', 'input', 'choices', 'target', 'output', 'scores', 'metadata', 'error'];

/** A `.json` log of Inspect (UK AI Security Institute), its samples. */
export const inspect: JsonShape = {
  id: 'inspect',
  label: 'Inspect log',
  holds:
    'gold and predictions: `id`, `epoch`, `input`, `target`, `answer` (the completion), `scores.…`, `metadata.…`, `model`, `task`',
  recognize: (value) =>
    hasFields(value, 'eval', 'samples') &&
    areRecords(fieldOf(value, 'samples'), (sample) => hasFields(sample, 'id', 'input', 'target')),
  toRecords: (value) => {
    const samples = itemsOf(fieldOf(value, 'samples'));
    return {
      records: samples.map((sample) => arrange(sample, fieldOf(value, 'eval'))),
      leftOut: [
        ...fieldsBeside(samples, USED).map((name) => `samples.${name}`),
        ...(samples.some((sample) => isList(fieldOf(sample, 'input')))
          ? ['samples.input but for its last question']
          : []),
        ...fieldsBeside(
          samples.flatMap((sample) => fieldOf(sample, 'output') ?? []),
          ['completion', 'model', 'choices'],
        ).map((name) => `samples.output.${name}`),
        ...fieldsBeside([value], ['samples']).map((name) =>
          name === 'eval' ? 'eval but for model, task, run_id and dataset.name' : name,
        ),
      ],
    };
  },
};

function arrange(sample: JsonValue, run: JsonValue | undefined): JsonValue {
  const input = fieldOf(sample, 'input');
  return recordOf([
    ['id', fieldOf(sample, 'id')],
    ['epoch', fieldOf(sample, 'epoch')],
    ['input', isScalar(input) ? input : lastMessage(input, 'user')],
    ['choices', fieldOf(sample, 'choices')],
    ['target', fieldOf(sample, 'target')],
    ['answer', completionOf(fieldOf(sample, 'output'))],
    ['scores', fieldOf(sample, 'scores')],
    ['metadata', fieldOf(sample, 'metadata')],
    ['error', fieldOf(sample, 'error', 'message') ?? fieldOf(sample, 'error')],
    ['model', fieldOf(run, 'model') ?? fieldOf(sample, 'output', 'model')],
    ['task', fieldOf(run, 'task')],
    ['run', fieldOf(run, 'run_id')],
    ['dataset', fieldOf(run, 'dataset', 'name')],
  ]);
}

/** Logs of older releases have the choices alone. */
function completionOf(output: JsonValue | undefined): JsonValue | undefined {
  const [choice] = itemsOf(fieldOf(output, 'choices'));
  return fieldOf(output, 'completion') ?? messageText(fieldOf(choice, 'message', 'content'));
}
