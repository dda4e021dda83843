import { fieldOf, hasFields, isObject, itemsOf, type JsonValue } from '../json/value';
import { areRecords } from './nesting';
import { fieldsBeside, type Picked, recordOf } from './pick';
import type { JsonShape } from './shape';

/** `per_instance_stats.json` of HELM (Stanford CRFM): a mean for each instance and metric. */
export const helmStats: JsonShape = {
  id: 'helm-per-instance-stats',
  label: 'HELM per-instance stats',
  holds: 'HELM’s own scores: `instance_id`, one column a metric (its mean); no answers',
  recognize: (value) =>
    areRecords(
      value,
      (record) =>
        (hasFields(record, 'instance_id') || hasFields(record, 'instance')) &&
        areRecords(fieldOf(record, 'stats'), (stat) => hasFields(stat, 'name', 'count')),
    ),
  toRecords: (value) => {
    const records = itemsOf(value);
    return {
      records: records.map((record) =>
        recordOf([
          ['instance_id', fieldOf(record, 'instance_id') ?? fieldOf(record, 'instance', 'id')],
          ['train_trial_index', fieldOf(record, 'train_trial_index')],
          ['perturbation', fieldOf(record, 'perturbation', 'name')],
          ...itemsOf(fieldOf(record, 'stats')).map(statOf),
        ]),
      ),
      leftOut: [
        'stats but for name and mean',
        ...fieldsBeside(records, ['instance_id', 'train_trial_index', 'stats']),
      ],
    };
  },
};

/** A statistic that was never counted has no mean. */
function statOf(stat: JsonValue): Picked {
  const name = fieldOf(stat, 'name');
  const plain = isObject(name) ? fieldOf(name, 'name') : name;
  const perturbation = fieldOf(name, 'perturbation', 'name');
  const label = plain && 'text' in plain ? plain.text : 'stat';
  const apart = perturbation && 'text' in perturbation ? `${label} (${perturbation.text})` : label;
  return [apart, fieldOf(stat, 'mean') ?? fieldOf(stat, 'sum')];
}
