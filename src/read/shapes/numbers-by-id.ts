import { keyedValues } from './keyed';

/** Numbers by id, as the no-answer probabilities of SQuAD 2.0 are written. */
export const numbersById = keyedValues(
  {
    id: 'numbers-by-id',
    label: 'numbers by id',
    holds: '`id`, `value`: no-answer probabilities or scores, as SQuAD 2.0 writes them',
  },
  (values) => values.every(({ kind }) => kind === 'number'),
);
