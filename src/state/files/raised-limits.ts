import type { Problem } from '../../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../../core/read-options';
import { formatCount, formatMegabytes } from '../../core/words/numbers';

/** A limit that refused a file, and what it would be raised to. */
export interface RaisedLimit {
  /** As it continues “Read it anyway, up to …”. */
  readonly words: string;
  readonly options: ReadOptions;
}

/** The limit behind each refusal that a higher one would lift. */
const LIMITS: Readonly<Record<string, keyof ReadLimits>> = {
  'file-too-large': 'fileBytes',
  'inflated-too-large': 'inflatedBytes',
  'inflated-too-much': 'inflationRatio',
  'too-many-entries': 'entries',
  'too-many-cells': 'cells',
  'nested-too-deep': 'depth',
  'cell-too-long': 'cellLength',
};

const WORDS: Readonly<Record<keyof ReadLimits, (limit: number) => string>> = {
  fileBytes: formatMegabytes,
  inflatedBytes: (limit) => `${formatMegabytes(limit)} unpacked`,
  inflationRatio: (limit) => `${formatCount(limit)} times its size`,
  entries: (limit) => `${formatCount(limit)} entries`,
  cells: (limit) => `${formatCount(limit)} cells`,
  depth: (limit) => `a depth of ${formatCount(limit)}`,
  cellLength: (limit) => `${formatCount(limit)} characters a cell`,
};

/** Each time a limit is raised it is raised tenfold. */
const STEP = 10;

/** How the file would be read with the limit raised that refused it; `null` where no limit did. */
export function raiseLimit({ code }: Problem, options: ReadOptions): RaisedLimit | null {
  const name = LIMITS[code];
  if (!name) return null;
  const limit = limitsOf(options)[name] * STEP;
  const limits = { ...options.limits, [name]: limit };
  return { words: WORDS[name](limit), options: { ...options, limits } };
}
