import type { AnswerKind } from './model';

/**
 * All scoring settings and their defaults. A settings object is complete, without hidden defaults,
 * and is part of every report.
 */
export interface Settings {
  /**
   * Identifiers of the normalization steps, in the order in which they run. The key keeps the
   * British spelling of the first settings files.
   */
  readonly normalisation: readonly string[];
  /** Literal replacements of the step `replacements`, applied one after the other. */
  readonly replacements: readonly (readonly [from: string, to: string])[];
  readonly tokens: TokenMode;
  /**
   * Whether a prediction inside a wrapper (code fence, JSON object, tags) is kept as written or
   * unwrapped. Published scorers always see it as written.
   */
  readonly wrapping: 'keep' | 'remove';
  readonly numbers: NumberSettings;
  readonly lists: ListSettings;
  /** How rankings are compared with relevance judgments; if absent, `DEFAULT_RETRIEVAL` applies. */
  readonly retrieval?: RetrievalSettings;
  /** The score of a question without a prediction. */
  readonly missing: 'zero' | 'exclude';
  /** Which prediction is used if there are several for the same question and run. */
  readonly duplicates: 'first' | 'last';
  /**
   * In the SQuAD 2.0 values, a question with a higher no-answer probability than this counts as an
   * abstention.
   */
  readonly noAnswerThreshold: number;
  /**
   * The cost of a wrong answer, measured in correct answers. If above 0, it adds the metric
   * `penalized_correct`, in which declining costs nothing.
   */
  readonly wrongPenalty: number;
  /**
   * Whether the figure metrics (`figures_precision`, `figures_recall`, `figures_f1`) are computed;
   * if absent, they are computed where many references are long texts with figures.
   */
  readonly figures?: 'always' | 'never' | undefined;
  /** Whether questions about the same document are resampled together, which widens intervals. */
  readonly clusterByDocument: boolean;
  /** Answer kind by the data set's own label; overrides the known labels. */
  readonly answerKinds: Readonly<Record<string, AnswerKind>>;
  /**
   * Phrases that mean “no answer”, in addition to common refusals in any supported language;
   * compared ignoring case, surrounding quotes and a final period.
   */
  readonly noAnswerPhrases: readonly string[];
  /** Additional learned judges; none by default. */
  readonly judges: readonly JudgeChoice[];
  /** How retrieved pages are compared with the evidence; if absent, `DEFAULT_PAGES` applies. */
  readonly pages?: PageSettings;
}

/** How retrieved pages are compared with those of the evidence. */
export interface PageSettings {
  /** A page counts as found if a retrieved one is at most this many pages away. */
  readonly tolerance: number;
  /** The number that is added to retrieved page numbers; `auto` detects it for each run. */
  readonly offset: 'auto' | -1 | 0 | 1;
}

export const DEFAULT_PAGES: PageSettings = { tolerance: 0, offset: 'auto' };

export const PAGE_TOLERANCE_BOUNDS = { min: 0, max: 20 } as const;

/** The possible judges, by the prefix of their columns: Assay's own, and a PEDANTS model. */
export const JUDGE_IDS = ['judge', 'pedants'] as const;

export type JudgeId = (typeof JUDGE_IDS)[number];

/** An additional judge, with the identity that it had when the user chose it. */
export interface JudgeChoice {
  readonly id: JudgeId;
  readonly name: string;
  /** The date of the model as YYYY-MM-DD; empty if its file does not state one. */
  readonly date: string;
  /** Lowercase hexadecimal SHA-256 of its model file. */
  readonly sha256: string;
  /**
   * The lowest probability at which an answer counts as correct; `null` for the judge's own
   * threshold.
   */
  readonly threshold: number | null;
}

/** How token metrics split text: see `tokenize`. */
export type TokenMode = 'whitespace' | 'words' | 'mixed';

/** The decimal separator; `auto` infers it from the answers. */
export type DecimalMark = 'auto' | 'point' | 'comma';

/** How two numbers are compared. */
export interface NumberSettings {
  /** Largest |p − g| that matches, in the reference's unit; `null` turns the rule off. */
  readonly absoluteTolerance: number | null;
  /** Largest |p − g| ÷ |g| that matches (0.01 is 1%); `null` turns the rule off. */
  readonly relativeTolerance: number | null;
  /**
   * Whether one tolerance is enough or both must be met; `digits` replaces both with half a unit of
   * the last digit of the reference.
   */
  readonly combine: 'any' | 'all' | 'digits';
  /**
   * `either`: 82% ~ 82 and 82% ~ 0.82; `sign-only`: 82% ~ 82; `strict`: a sign on one side never
   * matches.
   */
  readonly percent: 'either' | 'sign-only' | 'strict';
  /**
   * How an ambiguous separator (`1,577`) is interpreted; `auto` decides separately for each run and
   * for the references.
   */
  readonly decimalMark: DecimalMark;
  /**
   * Which quantity of a long prediction is compared: any, those in its concluding part (“Therefore,
   * …”; any if it has none), the first, or the last; `only` requires exactly one.
   */
  readonly choice: 'any' | 'conclusion' | 'first' | 'last' | 'only';
  /** A unit on one side only: `lenient` accepts it and reports it, `strict` rejects it. */
  readonly units: 'lenient' | 'strict';
  /** Whether a bare year must match exactly if the question asks for a year. */
  readonly exactYears: boolean;
}

/** How two lists are compared. */
export interface ListSettings {
  /**
   * Whether items must be in the order of the reference; `auto` requires this if the question asks
   * for an order.
   */
  readonly order: 'auto' | 'always' | 'never';
  /** Minimum token F1 (ignoring words such as “and”) for two items to match. */
  readonly similarity: number;
}

/** The conventions of retrieval metrics on which tools disagree. */
export interface RetrievalSettings {
  /** Order of passages with the same score: by id, descending, or by the rank in the file. */
  readonly ties: 'document' | 'rank';
  /**
   * Whether passages without a judgment stay in the ranking as not relevant, or are removed first,
   * which gives a condensed list (trec_eval: `-J`).
   */
  readonly unjudged: 'not-relevant' | 'removed';
  /** Queries in the means: those with a ranking, or all that are judged (trec_eval: `-c`). */
  readonly queries: 'returned' | 'judged';
  /** Passages in the ideal list of nDCG: all that are judged, or only those retrieved. */
  readonly ideal: 'judged' | 'retrieved';
  /** Gain of a passage in nDCG: its grade, or 2^grade − 1. */
  readonly gain: 'linear' | 'exponential';
  /** Lowest grade of a relevant passage (trec_eval: `-l`); nDCG depends on all grades. */
  readonly relevanceThreshold: number;
}

/** The conventions of trec_eval 10. */
export const DEFAULT_RETRIEVAL: RetrievalSettings = {
  ties: 'document',
  unjudged: 'not-relevant',
  queries: 'returned',
  ideal: 'judged',
  gain: 'linear',
  relevanceThreshold: 1,
};

export const RELEVANCE_BOUNDS = { min: 0, max: 1000 } as const;

export function retrievalSettings({ retrieval }: Pick<Settings, 'retrieval'>): RetrievalSettings {
  return retrieval ?? DEFAULT_RETRIEVAL;
}

export const PENALTY_BOUNDS = { min: 0, max: 10 } as const;

export const LIST_BOUNDS = { similarity: { min: 0.5, max: 1 } } as const;

/** Bounds of the tolerances, for forms and settings files. */
export const TOLERANCE_BOUNDS = {
  absoluteTolerance: { min: 0, max: 1e12 },
  relativeTolerance: { min: 0, max: 1 },
} as const;

/** Named presets, each a list of normalization step ids in the order in which they run. */
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

export const PRESET_LABELS: Readonly<Record<NormalizationPreset, string>> = {
  squad: 'SQuAD',
  plain: 'Plain',
  none: 'None',
  lenient: 'Lenient',
};

export type NormalizationPreset = keyof typeof NORMALIZATION_PRESETS;

/** The settings of a new project: SQuAD's normalization, tolerances of 0.01. */
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

/** The preset with exactly these steps; `null` for custom steps. */
export function presetOf(steps: readonly string[]): NormalizationPreset | null {
  const names = Object.keys(NORMALIZATION_PRESETS) as NormalizationPreset[];
  const same = (name: NormalizationPreset) =>
    NORMALIZATION_PRESETS[name].join('\n') === steps.join('\n');
  return names.find(same) ?? null;
}
