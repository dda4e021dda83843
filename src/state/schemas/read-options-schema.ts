import * as v from 'valibot';
import type { ReadLimits, ReadOptions } from '../../core/read-options';
import { count, text } from './checked-json';

const limit = v.exactOptional(count);

const limits = v.strictObject({
  fileBytes: limit,
  inflatedBytes: limit,
  inflationRatio: limit,
  entries: limit,
  cells: limit,
  depth: limit,
  cellLength: limit,
} satisfies Record<keyof ReadLimits, unknown>);

/** What a person chose about the reading of a file. */
export const readOptionsSchema = v.strictObject({
  encoding: v.exactOptional(text),
  repairMojibake: v.exactOptional(v.boolean('true or false is expected')),
  delimiter: v.exactOptional(text),
  headerRow: v.exactOptional(count),
  sheet: v.exactOptional(text),
  limits: v.exactOptional(limits),
} satisfies Record<keyof ReadOptions, unknown>);
