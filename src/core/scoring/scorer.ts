import { createCache, createPreparer, type Preparer } from '../answers/prepare';
import { unwrap } from '../answers/unwrap';
import {
  type Comparison,
  type ComparisonContext,
  createComparison,
  type Retrieval,
} from './comparison';
import type { Metric } from './metric';
import type { AnswerKind, Questions, Run, Score, ScoreColumn } from '../model';
import { readQuestion } from '../answers/quantity/expected-form';
import { decideConvention } from '../answers/quantity/parse';
import type { DecimalConvention } from '../answers/numerals/numeral';
import { decidePages, type PageConvention } from './retrieval/pages';
import { retrievalSettings, type Settings } from '../settings';

/** The part of a data set that scores depend on. */
export interface Answers {
  readonly questions: Pick<
    Questions,
    'ids' | 'texts' | 'references' | 'answerTypes' | 'kinds' | 'evidence'
  >;
  readonly runs: readonly Pick<Run, 'predictions' | 'retrieved'>[];
}

/** Compares questions with their predictions. Runs share the preparation of a question. */
export interface Scorer {
  readonly prepare: Preparer;
  /** The comparison of one question in one run, or `null` without a prediction. */
  readonly compare: (question: number, run: number) => Comparison | null;
  /**
   * The prediction of one run, compared with that of another run as its only reference; `null`
   * unless both exist. The question counts as answerable, regardless of its kind.
   */
  readonly compareWith: (question: number, run: number, other: number) => Comparison | null;
  /** The decimal convention for ambiguous numbers, of the references or of a run. */
  readonly convention: (of: 'references' | number) => DecimalConvention;
  /** All conventions of the data set. */
  readonly conventions: () => Conventions;
}

/**
 * The decimal conventions assumed for ambiguous numbers in the references and in each run, and how
 * the pages of each run compare with the evidence.
 */
export interface Conventions {
  readonly references: DecimalConvention;
  readonly runs: readonly DecimalConvention[];
  readonly pages: readonly PageConvention[];
}

/**
 * Builds the scorer of a data set under the given settings.
 * @param known the conventions of the complete data set if `dataset` contains only some of its
 * answers
 */
export function createScorer(
  { questions, runs }: Answers,
  settings: Settings,
  known?: Conventions,
): Scorer {
  const prepare = createPreparer(settings);
  const mark = settings.numbers.decimalMark;
  const referenceConvention = once(
    () => known?.references ?? decideConvention(questions.references.flat(), mark),
  );
  const read = (text: string) => (settings.wrapping === 'remove' ? unwrap(text).text : text);
  const decided = runs.map((): DecimalConvention | null => null);
  const runConventions = runs.map(
    ({ predictions }, run) =>
      () =>
        (decided[run] ??=
          known?.runs[run] ??
          decideConvention(predictions.filter((text) => text !== null).map(read), mark)),
  );
  const retrievals = runs.map(({ retrieved }, run) => {
    const convention = once(
      () => known?.pages[run] ?? decidePages(questions.evidence, retrieved, settings.pages),
    );
    const at = (question: number): Retrieval | null =>
      retrieved ? { passages: retrieved[question] ?? null, convention } : null;
    return { at, convention };
  });
  const conventionOf = (of: 'references' | number): DecimalConvention =>
    of === 'references' ? referenceConvention() : (runConventions[of]?.() ?? 'point');
  const describeQuestion = (
    question: number,
    references: readonly string[],
    kind: AnswerKind,
    convention: () => DecimalConvention,
  ): ComparisonContext => {
    const text = questions.texts[question] ?? '';
    const prepared = (references.length > 0 ? references : ['']).map(prepare);
    const context: ComparisonContext = {
      questionId: questions.ids[question] ?? '',
      kind,
      question: text,
      answerType: questions.answerTypes[question] ?? '',
      settings,
      prepare,
      references: prepared,
      distinctReferences: prepared.length > 1 ? [...new Set(prepared)] : prepared,
      numberContext: once(() => readQuestion(text)),
      referenceConvention: convention,
      evidence: questions.evidence?.[question] ?? null,
      quantitiesOf: (reference) => reference.quantities(convention()),
      rememberQuestion: createCache(() => context),
    };
    return context;
  };
  /** Only the latest question is cached, to limit memory. */
  let latest: LatestQuestion | undefined;
  const contextOf = (question: number) => {
    if (latest?.question !== question) {
      const references = questions.references[question] ?? [];
      const kind = questions.kinds[question] ?? 'text';
      const context = describeQuestion(question, references, kind, referenceConvention);
      latest = { question, context, comparisons: [] };
    }
    return latest;
  };
  const compareIn = (context: () => ComparisonContext, question: number, run: number) => {
    const prediction = runs[run]?.predictions[question] ?? null;
    const convention = runConventions[run];
    if (prediction === null || !convention) return null;
    const retrieval = retrievals[run]?.at(question) ?? null;
    const prepared = prepare(read(prediction));
    return createComparison(context(), prepared, convention, prediction, retrieval);
  };
  /**
   * Runs that give the same answer share its comparison, and so all scores and verdicts, once their
   * conventions are known. Conventions are never detected just for this purpose, since comparing
   * tokens does not need them and is faster than detecting them.
   */
  const compare = (question: number, run: number) => {
    const { context, comparisons } = contextOf(question);
    const convention = decided[run] ?? null;
    const isShared = convention !== null && runs.length > 1 && !runs[run]?.retrieved;
    const prediction = isShared ? runs[run]?.predictions[question] : undefined;
    const known = comparisons.find(
      ({ run: other, comparison }) =>
        comparison.written === prediction && decided[other] === convention,
    );
    if (known) return known.comparison;
    const comparison = compareIn(() => context, question, run);
    if (comparison && isShared) comparisons.push({ run, comparison });
    return comparison;
  };
  return {
    prepare,
    compare,
    compareWith: (question, run, other) => {
      const reference = runs[other]?.predictions[question] ?? null;
      const convention = runConventions[other];
      if (reference === null || !convention) return null;
      const kind = questions.kinds[question] ?? 'text';
      const compared = kind === 'unanswerable' ? 'text' : kind;
      const describe = () => describeQuestion(question, [read(reference)], compared, convention);
      return compareIn(describe, question, run);
    },
    convention: conventionOf,
    conventions: () => ({
      references: referenceConvention(),
      runs: runs.map((_, run) => conventionOf(run)),
      pages: retrievals.map(({ convention }) => convention()),
    }),
  };
}

/** One answer of a data set. */
export interface AnswerPosition {
  readonly question: number;
  readonly run: number;
}

export function scoreQuestion(
  metric: Metric,
  answers: Answers,
  { question, run }: AnswerPosition,
  comparison: Comparison | null,
  settings: Settings,
  column: ScoreColumn,
): void {
  const score = scoreComparison(metric, answers, { question, run }, comparison, settings);
  if (score === 'unscored') {
    column.unscored[question] = 1;
    column.values[question] = metric.whenUnscored ?? NaN;
  } else column.values[question] = score ?? NaN;
}

/** The score of an answer; without a comparison, that of a missing prediction. */
export function scoreComparison(
  metric: Metric,
  { questions, runs }: Answers,
  { question, run }: AnswerPosition,
  comparison: Comparison | null,
  settings: Pick<Settings, 'missing' | 'retrieval'>,
): Score {
  const kind = questions.kinds[question] ?? 'text';
  if (!metric.appliesTo.includes(kind)) return null;
  if (metric.needs && !(questions.evidence?.[question] && runs[run]?.retrieved)) return null;
  if (comparison) return metric.score(comparison);
  if (kind === 'ranking') {
    return retrievalSettings(settings).queries === 'judged' ? metric.whenMissing : null;
  }
  const [references, text] = [
    questions.references[question] ?? [],
    questions.texts[question] ?? '',
  ];
  const applies = kind === 'number' || (metric.appliesToReferences?.(references, text) ?? true);
  return settings.missing === 'zero' && applies ? metric.whenMissing : null;
}

export function scoreAt({ values, unscored }: ScoreColumn, question: number): Score {
  if (unscored[question] === 1) return 'unscored';
  const value = values[question] ?? NaN;
  return Number.isNaN(value) ? null : value;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The question compared last, with the comparisons of its runs. */
interface LatestQuestion {
  readonly question: number;
  readonly context: ComparisonContext;
  readonly comparisons: { readonly run: number; readonly comparison: Comparison }[];
}
