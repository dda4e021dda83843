import type { Problem } from '../../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../../core/read-options';
import { formatCount, formatMegabytes } from '../../core/words/numbers';

/** A limit that a file exceeds, and the options that raise it. */
export interface RaisedLimit {
  /** Completes “Raise limit to …”. */
  readonly words: string;
  readonly options: ReadOptions;
}

/** The limit for each problem code. */
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
  cellLength: (limit) => `${formatCount(limit)} characters per cell`,
};

/** Factor by which a limit is raised each time. */
const STEP = 10;

/** Options that raise the limit for which a file was refused; `null` if there was none. */
export function raiseLimit({ code }: Problem, options: ReadOptions): RaisedLimit | null {
  const name = LIMITS[code];
  if (!name) return null;
  const limit = limitsOf(options)[name] * STEP;
  const limits = { ...options.limits, [name]: limit };
  return { words: WORDS[name](limit), options: { ...options, limits } };
}
