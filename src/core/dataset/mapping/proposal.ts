import type { ListItems, Mapping, Problem, Role } from '../../model';
import type { RecognizedPreset } from '../presets/preset';

/** Choices that replace the likeliest reading; answers and owners by file. */
export interface Overrides {
  readonly reference?: string;
  readonly slashes?: boolean;
  readonly listItems?: ListItems;
  readonly answer?: Readonly<Record<string, string>>;
  readonly owner?: Readonly<Record<string, string>>;
}

/** A reading that is close to another: what a person is asked, and what each answer chooses. */
export interface OpenDecision {
  readonly file: string;
  readonly question: string;
  readonly options: readonly {
    readonly label: string;
    readonly evidence: string;
    readonly choice: Overrides;
  }[];
}

/** A mapping filled in from the evidence, why it reads so, and what a person should look at. */
export interface Proposal {
  readonly mapping: Mapping;
  readonly roles: Readonly<Record<string, Role>>;
  /** The data set that the gold file was recognized as; its settings are offered, not applied. */
  readonly preset: RecognizedPreset | null;
  readonly evidence: readonly Evidence[];
  /** What the files alone do not settle, at most one for each file. */
  readonly decisions: readonly Decision[];
  readonly warnings: readonly Problem[];
  /** The file that looks like gold while a file of predictions is used as gold; else `null`. */
  readonly likelierGold: string | null;
}

/** Why a file is read as it is, in a sentence. */
export interface Evidence {
  readonly file: string;
  readonly sentence: string;
}

/** Two or more readings that are close. The first option is the one that the proposal takes. */
export interface Decision {
  readonly file: string;
  readonly question: string;
  readonly options: readonly DecisionOption[];
}

/** One way to decide. */
export interface DecisionOption {
  readonly label: string;
  /** What speaks for it, in words. */
  readonly evidence: string;
  /** The whole mapping, were this option taken and everything else left as proposed. */
  readonly mapping: Mapping;
}

/**
 * The present mapping with an answer to a decision: the gold and those files on which its options
 * differ are taken from the option, everything else stays.
 */
export function applyOption(present: Mapping, decision: Decision, option: DecisionOption): Mapping {
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
