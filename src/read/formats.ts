import { csv, tsv } from './csv';
import type { Format } from './format';
import { json } from './json';
import { jsonLines } from './json-lines';

/** Every format, in the order in which they are tried; the last one takes any text. */
export const FORMATS: readonly Format[] = [jsonLines, json, tsv, csv];
