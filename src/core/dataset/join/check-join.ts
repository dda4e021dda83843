import type { Dataset, JoinCheck, Mapping, Problem, Run, Source } from '../../model';
import { runName } from '../../model';
import { joinProblems } from '../../words/problems';
import {
  findAlternative,
  findPredictionRows,
  type JoinInput,
  shareSameQuestion,
} from './alternative-join';
import {
  indexQuestions,
  type JoinEvidence,
  type QuestionIndex,
  gatherJoinEvidence,
} from './join-evidence';

/** Below this p the join counts as correct, even if a system is mostly wrong. */
const PLAUSIBLE_P = 0.001;

/** Above this p, predictions count as unrelated to their questions. */
const CHANCE_P = 0.05;

/** Fewer clear pairs, or a smaller share of predictions with one, can be due to chance. */
const MIN_CLEAR_PAIRS = 5;
const MIN_CLEAR_SHARE = 0.15;

/**
 * At or above these values, the predictions are numerous, long and varied enough that even wrong
 * answers should relate to their questions.
 */
const LONG_ANSWERS = { predictions: 30, variety: 0.8, length: 8 } as const;

/** If at least this share of rows repeat the text of their question, the join is trusted. */
const SAME_QUESTION = 0.5;

/**
 * Tests whether the predictions of each run belong to their questions, independently of the ids.
 * Linear in the number of questions and runs, and deterministic. Yields where the caller can pause
 * or stop it.
 * @returns the data set with its checks, and with a warning for each doubtful run placed before its
 * other problems
 */
export function* checkJoins(
  sources: readonly Source[],
  mapping: Mapping,
  dataset: Dataset,
): Generator<undefined, Dataset> {
  const { questions, runs } = dataset;
  // Ids of passages have no words to compare.
  if (questions.kinds.includes('ranking')) return dataset;
  const tables = new Map(sources.map(({ info, table }) => [info.id, table]));
  const input = { tables, mapping, questions };
  const index = yield* indexQuestions(questions);
  const joinChecks: JoinCheck[] = [];
  const doubts: Problem[] = [];
  for (const run of runs) {
    yield;
    const evidence = gatherJoinEvidence(index, run, questions);
    const check = checkRun(input, index, run, evidence);
    joinChecks.push(check);
    if (check.verdict === 'doubtful') {
      const misplaced = evidence?.clearPairs.filter(({ isOwn }) => !isOwn).length ?? 0;
      const missing = hasDoubtfulIds(mapping, run) ? run.missing : null;
      doubts.push(joinProblems.doubtfulJoin(runName(run), check, { misplaced, missing }));
    }
  }
  return { ...dataset, joinChecks, problems: [...doubts, ...dataset.problems] };
}

function checkRun(
  input: JoinInput,
  index: QuestionIndex,
  run: Run,
  evidence: JoinEvidence | null,
): JoinCheck {
  const judge = (
    verdict: JoinCheck['verdict'],
    alternative: JoinCheck['alternative'] = null,
  ): JoinCheck => ({
    model: run.model,
    run: run.run,
    verdict,
    matchedAgreement: evidence?.matched ?? null,
    shuffledAgreement: evidence?.shuffled ?? null,
    p: evidence?.p ?? null,
    alternative,
  });
  const isMismatched = evidence !== null && fitsOtherQuestions(evidence);
  if (evidence && evidence.p <= PLAUSIBLE_P && !isMismatched) return judge('plausible');
  const rows = findPredictionRows(input, run);
  if (!isMismatched && shareSameQuestion(input, rows) >= SAME_QUESTION) return judge('plausible');
  const alternative = findAlternative(input, index, rows, evidence?.clearPairs ?? []);
  const isDoubtful =
    isMismatched ||
    alternative !== null ||
    hasDoubtfulIds(input.mapping, run) ||
    (evidence !== null && isLongButUnrelated(evidence));
  return judge(isDoubtful ? 'doubtful' : 'untestable', alternative);
}

/** Whether far more predictions clearly fit a different question than clearly fit their own. */
function fitsOtherQuestions({ clearPairs, sampled }: JoinEvidence): boolean {
  const own = clearPairs.filter(({ isOwn }) => isOwn).length;
  const other = clearPairs.length - own;
  return other >= Math.max(MIN_CLEAR_PAIRS, MIN_CLEAR_SHARE * sampled) && other >= 3 * (own + 1);
}

/** Whether rows are matched by number although the counts of predictions and questions differ. */
function hasDoubtfulIds({ gold }: Mapping, { missing, unmatched }: Run): boolean {
  return gold?.id.kind === 'row' && (missing > 0 || unmatched.length > 0);
}

/** Whether predictions are long, varied and unrelated to their questions. */
function isLongButUnrelated({ sampled, variety, length, p }: JoinEvidence): boolean {
  return (
    sampled >= LONG_ANSWERS.predictions &&
    variety >= LONG_ANSWERS.variety &&
    length >= LONG_ANSWERS.length &&
    p > CHANCE_P
  );
}
