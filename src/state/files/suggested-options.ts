import type { Problem } from '../../core/model';
import { limitsOf, type ReadLimits, type ReadOptions } from '../../core/read-options';
import { formatCount, formatMegabytes } from '../../core/words/numbers';

/** Import options that may solve a problem with a file. */
export interface SuggestedOptions {
  readonly label: string;
  readonly options: ReadOptions;
}

type Limit = readonly [name: keyof ReadLimits, words: (limit: number) => string];

/** The limit for each problem code, and how the limit's value is phrased. */
const LIMITS: Readonly<Record<string, Limit>> = {
  'file-too-large': ['fileBytes', formatMegabytes],
  'inflated-too-large': ['inflatedBytes', (limit) => `${formatMegabytes(limit)} unpacked`],
  'inflated-too-much': ['inflationRatio', (limit) => `${formatCount(limit)} times its size`],
  'too-many-entries': ['entries', (limit) => `${formatCount(limit)} entries`],
  'too-many-cells': ['cells', (limit) => `${formatCount(limit)} cells`],
  'nested-too-deep': ['depth', (limit) => `a depth of ${formatCount(limit)}`],
  'cell-too-long': ['cellLength', (limit) => `${formatCount(limit)} characters per cell`],
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
  const exceeded = LIMITS[code];
  if (!exceeded) return null;
  const [name, words] = exceeded;
  const limit = limitsOf(options)[name] * STEP;
  const limits = { ...options.limits, [name]: limit };
  return { label: `Raise limit to ${words(limit)}`, options: { ...options, limits } };
}
