import type { ListItems, Mapping, Problem, Role, ScoreSource } from '../../model';
import type { RecognizedPreset } from '../preset';

/**
 * User choices that override the most likely interpretation; `answer` and `owner` are keyed by
 * file.
 */
export interface Overrides {
  readonly reference?: string;
  readonly slashes?: boolean;
  readonly listItems?: ListItems;
  readonly answer?: Readonly<Record<string, string>>;
  readonly owner?: Readonly<Record<string, string>>;
}

/** An uncertain interpretation: a question for the user, and options with similar evidence. */
interface Uncertain<Option> {
  readonly file: string;
  readonly question: string;
  readonly options: readonly (Option & { readonly label: string; readonly evidence: string })[];
}

export type OpenDecision = Uncertain<{ readonly choice: Overrides }>;

/** A mapping derived from the evidence, with explanations, decisions and warnings. */
export interface Proposal {
  readonly mapping: Mapping;
  readonly roles: Readonly<Record<string, Role>>;
  /** The recognized data set; its settings are offered, not applied. */
  readonly preset: RecognizedPreset | null;
  readonly evidence: readonly Evidence[];
  /** Decisions that the files cannot settle; at most one per file. */
  readonly decisions: readonly Decision[];
  readonly warnings: readonly Problem[];
  /**
   * The numeric columns of each prediction file that have no other use; they may contain scores.
   */
  readonly scoreColumns: Readonly<Record<string, readonly ScoreSource[]>>;
  /** A file that looks like gold, if a file of predictions is used as gold; else `null`. */
  readonly likelierGold: string | null;
}

/** Why a file is interpreted this way, in a sentence. */
export interface Evidence {
  readonly file: string;
  readonly sentence: string;
}

/** A decision with the complete mapping of each option. The proposal uses the first option. */
export type Decision = Uncertain<{ readonly mapping: Mapping }>;

/**
 * The current mapping with a decision applied: the gold file and the files on which its options
 * differ are taken from the option; everything else is kept.
 */
export function applyOption(
  present: Mapping,
  decision: Decision,
  option: Decision['options'][number],
): Mapping {
  const mappings = decision.options.map(({ mapping }) => mapping);
  const isOpen = (part: (mapping: Mapping) => unknown) =>
    mappings.some((mapping) => !isSame(part(mapping), part(option.mapping)));
  const files = new Set(
    [...present.predictions, ...option.mapping.predictions].map(({ file }) => file),
  );
  const ofFile = (mapping: Mapping, file: string) =>
    mapping.predictions.filter((one) => one.file === file);
  return {
    gold: isOpen(({ gold }) => gold) ? option.mapping.gold : present.gold,
    predictions: [...files].flatMap((file) =>
      ofFile(isOpen((mapping) => ofFile(mapping, file)) ? option.mapping : present, file),
    ),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
