import { plainShape } from './plain-shape';

/** Records whose fields are the columns. */
export const records = plainShape(
  {
    id: 'records',
    label: 'records',
    holds: 'one column a field; fields of inner objects are `outer.inner`',
  },
  () => true,
);
