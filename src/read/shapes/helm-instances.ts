import { itemsOf } from '../json/value';
import { instanceFields, isInstance, INSTANCE_FIELDS } from './helm-instance';
import { areRecords } from './nesting';
import { fieldsBeside, recordOf } from './pick';
import type { JsonShape } from './shape';

/** `instances.json` of HELM: the questions alone. */
export const helmInstances: JsonShape = {
  id: 'helm-instances',
  label: 'HELM instances',
  holds: 'gold: `id`, `input`, `references` (those tagged correct), `split`',
  recognize: (value) => areRecords(value, (instance) => isInstance(instance)),
  toRecords: (value) => ({
    records: itemsOf(value).map((instance) => recordOf(instanceFields(instance))),
    leftOut: fieldsBeside(itemsOf(value), INSTANCE_FIELDS),
  }),
};
