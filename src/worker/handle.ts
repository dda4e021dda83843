import { evaluate, type Evaluation, scoreRuns } from '../core/evaluate';
import { explain } from '../core/explain/explain';
import { explainProfiles } from '../core/explain/profiles';
import { explainTrial } from '../core/explain/trial';
import { joinInSteps } from '../core/join/join';
import { listJudged } from '../core/judge/judged-runs';
import type { Judge } from '../core/judge/scoring-judge';
import { offerRepairs } from '../core/join/offer-repairs';
import { propose } from '../core/join/propose';
import type { LlmJudgements } from '../core/llm-judge/judgement';
import { createLlmJudgeMetric } from '../core/llm-judge/metric';
import { METRICS } from '../core/metrics';
import { describeMetric, type Metric } from '../core/metrics/metric';
import type { Dataset, Mapping, Source } from '../core/model';
import { findProfile, PROFILES } from '../core/profiles';
import type { Progress } from '../core/progress';
import { profileMetrics } from '../core/profiles/profile-metrics';
import { compareInSteps } from '../core/score/compare-runs';
import { canFlip, listFlips } from '../core/score/flips';
import { buildMatrix } from '../core/score/matrix';
import { countPatterns } from '../core/score/outcome-patterns';
import { listPairQuestions } from '../core/score/pair-questions';
import { listDifferences } from '../core/score/profile-differences';
import { noAnswerInput } from '../core/score/no-answer-input';
import { thresholdCurve } from '../core/score/no-answer-values';
import { documentsOf } from '../core/score/uncertainty';
import type { Settings } from '../core/settings';
import { listGap } from '../core/tiers/list-gap';
import { orderQuestions } from '../core/view/order';
import { createQuestionTable, type QuestionTable } from '../core/view/question-table';
import { VERSION } from '../core/version';
import { createAgreementHandler } from './agreement';
import { exportFile } from './export-file';
import { createJudgeCalls } from './judges/judge-calls';
import { createJudgeShelf, type LoadShipped, noJudge } from './judges/judge-shelf';
import { openFile } from './open-file';
import type { AssayApi, OnProgress } from './protocol';
import { packPublication } from './publication';
import { savedWorkCalls } from './saved-work';
import { createTrial, type Trial } from './trial';
import { createOverviewCalls } from './overview-calls';
import { auditRows, describeJoin, inputsOf, questionRow, tableRows, thin } from './views';

/** Milliseconds of scoring between two looks at whether it should stop. */
const SLICE = 30;

/**
 * The worker's side of the protocol. It runs anywhere: tests and the terminal call it directly.
 * It holds the tables, the last join and the last evaluation; a call made too early throws, which
 * is a bug of the caller.
 */
export function createHandler(
  metrics: readonly Metric[] = METRICS,
  loadShipped: LoadShipped = noJudge,
): AssayApi {
  const shelf = createJudgeShelf(loadShipped);
  const sources = new Map<string, Source>();
  let joined: { readonly dataset: Dataset; readonly mapping: Mapping } | null = null;
  let result: {
    readonly evaluation: Evaluation;
    readonly settings: Settings;
    /** Those of every result, and those that this one has beside them. */
    readonly metrics: readonly Metric[];
    readonly llmJudgements: LlmJudgements | null;
    readonly judges: readonly Judge[];
  } | null = null;
  let generation = 0;
  /** The generation of the last search for flips. */
  let lookingForFlips = 0;

  const needJoined = () => {
    if (!joined) throw new Error('Nothing is joined yet.');
    return joined;
  };
  const needResult = () => {
    if (!result) throw new Error('Nothing is scored yet.');
    return result;
  };
  const needMetric = (id: string) => {
    const metric = needResult().metrics.find((one) => one.id === id);
    if (!metric) throw new Error(`No metric is called “${id}”.`);
    return metric;
  };

  /** The last settings that were tried are kept set up, for one question after another. */
  let trial: { readonly of: object; readonly made: Trial } | null = null;
  const tryOut = (settings: Settings): Trial => {
    const made = needJoined();
    const isKept =
      trial?.of === made && JSON.stringify(trial.made.settings) === JSON.stringify(settings);
    if (!trial || !isKept) {
      const present = needResult().settings;
      trial = { of: made, made: createTrial([...sources.values()], made, present, settings) };
    }
    return trial.made;
  };

  /** Works in slices; `null` when a later call took over or it was cancelled. */
  const drive = async <T>(
    steps: Generator<Progress | undefined, T>,
    onProgress: OnProgress,
  ): Promise<T | null> => {
    const mine = ++generation;
    let sliceEnd = performance.now() + SLICE;
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (performance.now() < sliceEnd) continue;
      if (step.value) onProgress(step.value.done, step.value.total);
      await new Promise((resolve) => setTimeout(resolve));
      if (mine !== generation) return null;
      sliceEnd = performance.now() + SLICE;
    }
  };

  const agreement = createAgreementHandler({
    needDataset: () => needJoined().dataset,
    needResult,
    needMetric,
    drive,
  });

  let kept: {
    readonly evaluation: Evaluation;
    readonly verdicts: readonly Uint8Array[];
    readonly table: QuestionTable;
  } | null = null;
  /** Made anew where labels were given since it was last asked for. */
  const needTable = () => {
    const { evaluation, metrics: scored, judges } = needResult();
    const { verdicts } = agreement.collected();
    if (kept?.evaluation !== evaluation || kept.verdicts !== verdicts) {
      const said = { people: verdicts, judges: listJudged(judges, evaluation.judgements) };
      const table = createQuestionTable(needJoined().dataset, evaluation, scored, said);
      kept = { evaluation, verdicts, table };
    }
    return kept.table;
  };

  const needScored = () => ({
    ...needResult(),
    dataset: needJoined().dataset,
    table: needTable(),
  });

  return {
    ...agreement.api,
    ...createJudgeCalls({ needResult, verdicts: () => agreement.collected().verdicts }),
    ...createOverviewCalls(needScored, needMetric, (steps) => drive(steps, () => undefined)),

    open: (id, name, bytes, options) => openFile({ sources, shelf }, id, name, bytes, options),

    close: (id) => {
      sources.delete(id);
      shelf.close(id);
    },

    propose: (roles, declined) => propose([...sources.values()], roles, declined),

    offerRepairs: (mapping) => offerRepairs([...sources.values()], mapping),

    preview: (id, from, count) => {
      const table = sources.get(id)?.table;
      const rows = Math.max(0, Math.min(count, (table?.rowCount ?? 0) - from));
      return Array.from({ length: rows }, (_, row) =>
        (table?.cells ?? []).map((cells) => cells[from + row] ?? ''),
      );
    },

    join: async (mapping, settings, onProgress) => {
      result = null;
      const steps = joinInSteps([...sources.values()], mapping, settings);
      const made = await drive(steps, onProgress);
      // Until then the join before it answers: the page still shows that one.
      if (made) joined = made.kind === 'joined' ? { dataset: made.dataset, mapping } : null;
      if (made?.kind === 'joined') return describeJoin(made.dataset);
      return made ?? { kind: 'cancelled' };
    },

    audit: (figure, limit) => auditRows(needJoined().dataset, figure, limit),

    evaluate: async (settings, onProgress, llmJudgements = null) => {
      const { dataset } = needJoined();
      const started = ++generation;
      const { judges, problems } = await shelf.choose(settings.judges);
      if (started !== generation) return { kind: 'cancelled' };
      const asked = llmJudgements ? [createLlmJudgeMetric(llmJudgements, dataset)] : [];
      const steps = evaluate(dataset, settings, [...metrics, ...asked], judges);
      const evaluation = await drive(steps, onProgress);
      if (!evaluation) return { kind: 'cancelled' };
      const further = [...asked, ...judges.flatMap((judge) => judge.metrics)];
      result = { evaluation, settings, metrics: [...metrics, ...further], llmJudgements, judges };
      const { runs, gaps, uncertainty } = evaluation;
      const furtherMetrics = further.map(describeMetric);
      return { kind: 'done', runs, gaps, uncertainty, furtherMetrics, problems };
    },

    matrix: async (onProgress) => {
      const { dataset } = needJoined();
      const wanted = PROFILES.flatMap(profileMetrics);
      const steps = scoreRuns(dataset, needResult().settings, wanted);
      const evaluation = await drive(steps, onProgress);
      return evaluation && buildMatrix(evaluation.runs, PROFILES);
    },

    compare: async (metric) => {
      const { evaluation, settings } = needResult();
      const clusterOf = documentsOf(needJoined().dataset.questions.documents, settings);
      const steps = compareInSteps(evaluation.scores, needMetric(metric), clusterOf);
      return drive(steps, () => undefined);
    },

    pairQuestions: (metric, first, second, most) => {
      const { ids } = needJoined().dataset.questions;
      const { scores } = needResult().evaluation;
      return listPairQuestions(ids, scores, needMetric(metric), first, second, most);
    },

    patterns: (metric) => countPatterns(needResult().evaluation.scores, needMetric(metric)),

    differences: async (id, first, second, most) => {
      const { settings } = needResult();
      const profile = findProfile(id);
      if (!profile) throw new Error(`No scorer is called “${id}”.`);
      const steps = scoreRuns(needJoined().dataset, settings, profileMetrics(profile));
      const evaluation = await drive(steps, () => undefined);
      return evaluation && listDifferences(profile, evaluation.scores, first, second, most);
    },

    vocabulary: () => needTable().vocabulary,

    order: (run, view) => orderQuestions(needTable(), run, view),

    cells: (run, columns, questions) =>
      tableRows(needTable(), needJoined().dataset.questions.ids, run, columns, questions),

    find: (id) => {
      const found = needJoined().dataset.questions.ids.indexOf(id);
      return found < 0 ? null : found;
    },

    rows: (run, questions) => {
      const { dataset } = needJoined();
      const { scores } = needResult().evaluation;
      return questions.map((question) => questionRow(dataset, scores[run] ?? {}, run, question));
    },

    explain: (question, run) => {
      const { evaluation, settings } = needResult();
      return explain(evaluation, needJoined().dataset, settings, question, run);
    },

    explainProfiles: (question, run) => explainProfiles(needJoined().dataset, question, run),

    gapQuestions: (run, kind, most) => {
      const { verdicts, scorer } = needResult().evaluation;
      const columns = verdicts[run];
      return columns ? listGap(columns, kind, run, scorer, most) : [];
    },

    curve: (run) => {
      const { dataset } = needJoined();
      const { scores } = needResult().evaluation;
      const answers = dataset.runs[run];
      const input = answers && noAnswerInput(dataset, answers, scores[run] ?? {});
      return input ? thin(thresholdCurve(input)) : [];
    },

    flips: async (settings, most, onProgress) => {
      const { evaluation } = needResult();
      const shown = metrics.filter(canFlip);
      const steps = scoreRuns(tryOut(settings).dataset, settings, shown);
      lookingForFlips = generation + 1;
      const after = await drive(steps, onProgress);
      return after && listFlips(evaluation, after, shown, most);
    },

    stopFlips: () => {
      if (generation === lookingForFlips) generation++;
    },

    explainUnder: (settings, question, run) => {
      const { dataset, scorer } = tryOut(settings);
      return explainTrial(scorer, dataset, metrics, settings, question, run);
    },
    ...savedWorkCalls,
    packPublication,
    export: (id, choices = {}) => {
      const { dataset, mapping } = needJoined();
      const inputs = inputsOf(mapping, sources);
      const labels = agreement.labels();
      const input = { version: VERSION, mapping, inputs, dataset, labels, ...needResult() };
      return exportFile(id, input, choices, needTable());
    },

    cancel: () => {
      generation++;
    },
  };
}
