import type { Problem } from '../../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../../core/read-options';
import { formatCount, formatMegabytes } from '../../core/words/numbers';

/** Import options that may solve a problem of a file. */
export interface SuggestedOptions {
  readonly label: string;
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

/** The options that turn on a repair, for each problem code. */
const REPAIRS: Readonly<Record<string, SuggestedOptions>> = {
  mojibake: { label: 'Repair text', options: { repairMojibake: true } },
  'literal-quotes': { label: 'Disable quoting', options: { literalQuotes: true } },
};

/** Options that raise the limit that a file exceeds, or turn on a repair; `null` if none helps. */
export function suggestOptions({ code }: Problem, options: ReadOptions): SuggestedOptions | null {
  const repair = REPAIRS[code];
  if (repair) return { label: repair.label, options: { ...options, ...repair.options } };
  const name = LIMITS[code];
  if (!name) return null;
  const limit = limitsOf(options)[name] * STEP;
  const limits = { ...options.limits, [name]: limit };
  return { label: `Raise limit to ${WORDS[name](limit)}`, options: { ...options, limits } };
}
