import type { Proposal } from '../core/dataset/mapping/proposal';
import type { Mapping } from '../core/model';
import { isMissingScript, missingScriptProblems } from '../core/words/missing-script';
import { problems as messages } from '../core/words/problems';
import type { Client } from '../worker/client';
import { type OnScoring, type ScoredResults, WorkerStoppedError } from '../worker/protocol';
import type { GetState, RunningStep, RunPhase, RunSlice, SetState } from './model';
import { isSame, mappingOf } from './selectors';

export function createRunSlice(client: Client, set: SetState, get: GetState): RunSlice {
  let latest = 0;
  /** The latest scoring operation, in progress or finished. */
  let scoring: Promise<void> = Promise.resolve();

  const progressOf =
    (step: RunningStep, isCurrent: () => boolean) => (done: number, total: number) => {
      // Progress is a separate message and may arrive after the result.
      const { run } = get();
      const isRunning = isCurrent() && run.phase === 'running' && run.step === step;
      if (isRunning) set({ run: { phase: 'running', step, done, total } });
    };

  const showCanceled = () => set({ run: { phase: 'canceled' }, result: null });

  const showUnscored = (run: RunPhase) => set({ run, joined: null, result: null });

  /** Shows the proposal; returns the mapping if it is complete enough to score. */
  const prepare = (proposal: Proposal | null): Mapping | null => {
    if (!proposal) {
      showCanceled();
      return null;
    }
    set({ proposal });
    const mapping = mappingOf(get());
    if (!mapping?.gold || mapping.predictions.length === 0) {
      showUnscored({ phase: 'idle' });
      return null;
    }
    const errors = get().ownMapping
      ? []
      : proposal.warnings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      showUnscored({ phase: 'failed', problems: errors });
      return null;
    }
    return mapping;
  };

  const scoreAll = async (mapping: Mapping, isCurrent: () => boolean) => {
    const { settings } = get();
    set({ run: { phase: 'running', step: 'joining', done: 0, total: 0 } });
    const joined = await client.join(mapping, settings, progressOf('joining', isCurrent));
    if (!isCurrent()) return;
    if (joined.kind === 'canceled') showCanceled();
    if (joined.kind === 'failed') {
      showUnscored({ phase: 'failed', problems: joined.problems });
    }
    if (joined.kind !== 'joined') return;
    const { result: former } = get();
    const showsStages = former?.stage !== 'complete' || !isSame(former.inputs.mapping, mapping);
    const checkJoin = async () => {
      const doubts = await client.checkJoin();
      if (doubts && isCurrent()) set({ joined: { ...joined, ...doubts } });
    };
    if (showsStages) set({ joined: { ...joined, joinChecks: [] } });
    else await checkJoin();
    if (!isCurrent()) return;
    set({ run: { phase: 'running', step: 'scoring', done: 0, total: 0 } });
    const show = (scored: ScoredResults) => ({
      result: { inputs: { mapping, settings }, ...scored },
      ...(get().runIndex >= scored.runs.length && { runIndex: 0 }),
    });
    const onProgress = progressOf('scoring', isCurrent);
    let onFirst: () => void = () => undefined;
    const firstFigures = new Promise<void>((resolve) => {
      onFirst = resolve;
    });
    const onScoring: OnScoring = (done, total, partial) => {
      if (partial && showsStages && isCurrent() && get().run.phase === 'running')
        set(show(partial));
      if (partial?.stage === 'tokens') onFirst();
      onProgress(done, total);
    };
    const { labels, notes, goldPatch, llmJudge } = get();
    const taking = Promise.all([
      client.setLabels(labels),
      client.setNotes(notes),
      client.setPatch(goldPatch),
    ]);
    const evaluating = client.evaluate(settings, onScoring, llmJudge.judgments);
    const checkLater = async () => {
      await Promise.race([firstFigures, evaluating]);
      if (showsStages && isCurrent()) await checkJoin();
    };
    const [evaluated] = await Promise.all([evaluating, taking, checkLater()]);
    if (!isCurrent()) return;
    if (!evaluated) {
      showCanceled();
      return;
    }
    const defaultHeadline = await client.defaultHeadline();
    if (isCurrent()) set({ run: { phase: 'done' }, ...show(evaluated), defaultHeadline });
  };

  const refresh = async () => {
    const attempt = ++latest;
    const isCurrent = () => attempt === latest;
    if (!get().files.some(({ status }) => status === 'read')) {
      set({ run: { phase: 'idle' }, joined: null, result: null, proposal: null });
      return;
    }
    set({ run: { phase: 'running', step: 'proposing', done: 0, total: 0 } });
    try {
      await retryOnce(async () => {
        const { roles, declinedPresets } = get();
        const onProgress = progressOf('proposing', isCurrent);
        const proposal = await client.propose(roles, declinedPresets, onProgress);
        const mapping = isCurrent() ? prepare(proposal) : null;
        // Nothing is awaited before this, so that scoring is requested before the page renders the
        // proposal.
        if (mapping) await scoreAll(mapping, isCurrent);
      }, isCurrent);
    } catch (error) {
      if (!isCurrent()) return;
      if (!(error instanceof WorkerStoppedError)) throw error;
      const isMissing = isMissingScript(error);
      const problem = isMissing ? missingScriptProblems.unscored() : messages.workerSilent();
      set({ run: { phase: 'failed', problems: [problem] }, result: null });
    }
  };

  // The results were lost with the worker. A scoring operation in progress detects the crash
  // itself.
  client.onCrash(() => {
    if (get().run.phase === 'done') void get().refresh();
  });

  return {
    run: { phase: 'idle' },
    joined: null,
    result: null,
    // The default metric, so that the stages before the last show the same columns.
    defaultHeadline: { metric: 'answer_correct', reason: null },
    refresh: () => (scoring = refresh()),
    whenScored: async () => {
      for (let awaited: unknown = null; awaited !== scoring;) {
        awaited = scoring;
        await scoring.catch(() => undefined);
      }
    },
    cancel: async () => {
      latest++;
      showCanceled();
      await client.cancel();
    },
  };
}

/** Retries once if the worker crashed; not more often, since the files may be the cause. */
async function retryOnce(work: () => Promise<void>, isCurrent: () => boolean): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof WorkerStoppedError) || !error.hasCrashed || !isCurrent()) throw error;
    await work();
  }
}
