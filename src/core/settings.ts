import type { AnswerKind } from './model';

/**
 * Every choice a person can make about scoring, with its default. A settings object is complete:
 * there are no hidden defaults, and it goes whole into every report.
 */
export interface Settings {
  /** Identifiers of the normalization steps that are on, in the order they run. */
  readonly normalisation: readonly string[];
  /** Literal replacements made by the step `replacements`, in order. */
  readonly replacements: readonly (readonly [from: string, to: string])[];
  readonly tokens: TokenMode;
  /**
   * Whether a prediction that stands in a code fence, a JSON object, tags or the like is read as it is
   * written or taken out of it first. Published scorers see it is written either way.
   */
  readonly wrapping: 'keep' | 'remove';
  readonly numbers: NumberSettings;
  readonly lists: ListSettings;
  /** What a question without a prediction counts as. */
  readonly missing: 'zero' | 'exclude';
  /** Which of several predictions for the same question and run counts. */
  readonly duplicates: 'first' | 'last';
  /** A question whose no-answer probability is above this counts as abstained in the SQuAD 2.0 values. */
  readonly noAnswerThreshold: number;
  /**
   * What a wrong answer costs, in correct answers; above 0 it adds the metric `penalized_correct`, in which
   * declining costs nothing.
   */
  readonly wrongPenalty: number;
  /** Whether questions that share a document are resampled together; intervals are wider then. */
  readonly clusterByDocument: boolean;
  /** Answer kind by the data set's own label; these win over the known labels. */
  readonly answerKinds: Readonly<Record<string, AnswerKind>>;
  /** Texts that mean “no answer”, compared without case, quotes around them and final full stop. */
  readonly noAnswerPhrases: readonly string[];
  /** The learned judges that score too; none unless a person asks. */
  readonly judges: readonly JudgeChoice[];
}

/** The judges there can be, by what their columns are called: Assay's own, and a PEDANTS model. */
export const JUDGE_IDS = ['judge', 'pedants'] as const;

export type JudgeId = (typeof JUDGE_IDS)[number];

/** A judge that scores too, and which one it was when it was chosen. */
export interface JudgeChoice {
  readonly id: JudgeId;
  readonly name: string;
  /** The day it was made, as YYYY-MM-DD; empty where its file does not say. */
  readonly date: string;
  /** Lower-case hexadecimal SHA-256 of its model file. */
  readonly sha256: string;
  /** The probability from which an answer counts as correct; `null`: the judge's own. */
  readonly threshold: number | null;
}

/** What token metrics count: see `tokenize`. */
export type TokenMode = 'whitespace' | 'words' | 'mixed';

/** Which mark stands before the decimals; `auto` goes by what the answers hold. */
export type DecimalMark = 'auto' | 'point' | 'comma';

/** How two numbers are compared. */
export interface NumberSettings {
  /** Largest |p − g| that matches, in the reference's unit; `null` switches the rule off. */
  readonly absoluteTolerance: number | null;
  /** Largest |p − g| ÷ |g| that matches (0.01 is one per cent); `null` switches the rule off. */
  readonly relativeTolerance: number | null;
  /**
   * Whether one tolerance is enough or both must hold; `digits`: half a unit of the last digit that the
   * reference writes, in place of both.
   */
  readonly combine: 'any' | 'all' | 'digits';
  /** `either`: 82% ~ 82 and 82% ~ 0.82; `sign-only`: 82% ~ 82; `strict`: a sign on one side never matches. */
  readonly percent: 'either' | 'sign-only' | 'strict';
  /** How an ambiguous mark (`1,577`) is read; `auto` decides for each run and for the references. */
  readonly decimalMark: DecimalMark;
  /**
   * Which quantity of a long prediction counts: any, those of its concluding part (“Therefore, …”; any
   * where it has none), the first, the last; `only` wants exactly one.
   */
  readonly choice: 'any' | 'conclusion' | 'first' | 'last' | 'only';
  /** A unit on one side only: `lenient` lets it pass and says so, `strict` refuses it. */
  readonly units: 'lenient' | 'strict';
  /** A bare year that the question asks for must be met exactly, whatever the tolerances. */
  readonly exactYears: boolean;
}

/** How two lists are compared. */
export interface ListSettings {
  /** Whether items must keep the reference's order; `auto`: where the question's words ask for one. */
  readonly order: 'auto' | 'always' | 'never';
  /** Least token F1 (words such as “and” left out) at which two items count as the same. */
  readonly similarity: number;
}

/** Bounds of the penalty for a wrong answer. */
export const PENALTY_BOUNDS = { min: 0, max: 10 } as const;

/** Bounds of the list settings. */
export const LIST_BOUNDS = { similarity: { min: 0.5, max: 1 } } as const;

/** Bounds of the tolerances, for forms and for reading settings files. */
export const TOLERANCE_BOUNDS = {
  absoluteTolerance: { min: 0, max: 1e12 },
  relativeTolerance: { min: 0, max: 1 },
} as const;

/** Lists of normalization steps that have a name, by the ids of the steps in their order. */
export const NORMALIZATION_PRESETS = {
  squad: ['lower-case', 'delete-ascii-punctuation', 'articles', 'whitespace'],
  plain: ['lower-case', 'delete-ascii-punctuation', 'whitespace'],
  none: [],
  lenient: [
    'nfkc',
    'lower-case',
    'hyphens',
    'space-unicode-punctuation',
    'accents',
    'articles',
    'whitespace',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What the presets are called on the page. */
export const PRESET_LABELS: Readonly<Record<NormalizationPreset, string>> = {
  squad: 'SQuAD',
  plain: 'Plain',
  none: 'None',
  lenient: 'Lenient',
};

/** The id of one of them. */
export type NormalizationPreset = keyof typeof NORMALIZATION_PRESETS;

/** What every session begins with: SQuAD's normalization, tolerances of 0.01. */
export const DEFAULT_SETTINGS: Settings = {
  normalisation: NORMALIZATION_PRESETS.squad,
  replacements: [],
  tokens: 'whitespace',
  wrapping: 'keep',
  numbers: {
    absoluteTolerance: 0.01,
    relativeTolerance: 0.01,
    combine: 'any',
    percent: 'either',
    decimalMark: 'auto',
    choice: 'conclusion',
    units: 'lenient',
    exactYears: true,
  },
  lists: { order: 'auto', similarity: 0.85 },
  missing: 'zero',
  duplicates: 'first',
  noAnswerThreshold: 1,
  wrongPenalty: 0,
  clusterByDocument: true,
  answerKinds: {},
  noAnswerPhrases: [
    'not answerable',
    'unanswerable',
    'cannot answer',
    'fail to answer',
    'no answer',
    'n/a',
    'null',
    'none',
    'not disclosed',
    'not available',
    'not available in the retrieved information',
    'not reported',
    '해당 없음',
  ],
  judges: [],
};

/** The preset whose steps are exactly these, or `null` when the steps are the person's own. */
export function presetOf(steps: readonly string[]): NormalizationPreset | null {
  const names = Object.keys(NORMALIZATION_PRESETS) as NormalizationPreset[];
  const same = (name: NormalizationPreset) =>
    NORMALIZATION_PRESETS[name].join('\n') === steps.join('\n');
  return names.find(same) ?? null;
}
