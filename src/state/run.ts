import type { Mapping, Problem } from '../core/model';
import { problems } from '../core/words/problems';
import type { Client } from '../worker/client';
import { WorkerStoppedError } from '../worker/protocol';
import type { Get, RunningStep, RunSlice, Set } from './model';
import { mappingOf } from './selectors';

export function createRunSlice(client: Client, set: Set, get: Get): RunSlice {
  let latest = 0;

  const progressOf =
    (step: RunningStep, isCurrent: () => boolean) => (done: number, total: number) => {
      // Progress is a separate message and may arrive after the result.
      const { run } = get();
      const isRunning = isCurrent() && run.phase === 'running' && run.step === step;
      if (isRunning) set({ run: { phase: 'running', step, done, total } });
    };

  const prepare = async (isCurrent: () => boolean) => {
    const { roles, declinedPresets } = get();
    const onProgress = progressOf('proposing', isCurrent);
    const proposal = await client.propose(roles, declinedPresets, onProgress);
    if (!isCurrent()) return null;
    if (!proposal) {
      set({ run: { phase: 'cancelled' }, result: null });
      return null;
    }
    set({ proposal });
    const mapping = mappingOf(get());
    if (!mapping?.gold || mapping.predictions.length === 0) {
      set({ run: { phase: 'idle' }, joined: null, result: null });
      return null;
    }
    const errors = get().ownMapping ? [] : proposal.warnings.filter(isError);
    if (errors.length > 0) {
      set({ run: { phase: 'failed', problems: errors }, joined: null, result: null });
      return null;
    }
    return mapping;
  };

  const scoreAll = async (mapping: Mapping, isCurrent: () => boolean) => {
    const { settings } = get();
    set({ run: { phase: 'running', step: 'joining', done: 0, total: 0 } });
    const joined = await client.join(mapping, settings, progressOf('joining', isCurrent));
    if (!isCurrent()) return;
    if (joined.kind === 'cancelled') {
      set({ run: { phase: 'cancelled' }, result: null });
      return;
    }
    if (joined.kind === 'failed') {
      const failed = { phase: 'failed', problems: joined.problems } as const;
      set({ run: failed, joined: null, result: null });
      return;
    }
    set({ joined, run: { phase: 'running', step: 'scoring', done: 0, total: 0 } });
    await client.takeLabels(get().labels);
    if (!isCurrent()) return;
    const { judgements } = get().llmJudge;
    const evaluated = await client.evaluate(settings, progressOf('scoring', isCurrent), judgements);
    if (!isCurrent()) return;
    if (evaluated.kind === 'cancelled') set({ run: { phase: 'cancelled' }, result: null });
    else {
      const { runs, gaps, uncertainty, furtherMetrics, problems: judgeProblems } = evaluated;
      const scored = { runs, gaps, uncertainty, furtherMetrics, problems: judgeProblems };
      const result = { inputs: { mapping, settings }, ...scored };
      const isRunMissing = get().runIndex >= runs.length;
      const defaultHeadline = await client.defaultHeadline();
      if (!isCurrent()) return;
      set({
        run: { phase: 'done' },
        result,
        defaultHeadline,
        ...(isRunMissing && { runIndex: 0 }),
      });
    }
  };

  // The results were lost with the worker. A scoring in progress notices the crash by itself.
  client.onCrash(() => {
    if (get().run.phase === 'done') void get().refresh();
  });

  return {
    run: { phase: 'idle' },
    joined: null,
    result: null,
    defaultHeadline: { metric: null, reason: null },
    refresh: async () => {
      const attempt = ++latest;
      const isCurrent = () => attempt === latest;
      if (!get().files.some(({ status }) => status === 'read')) {
        set({ run: { phase: 'idle' }, joined: null, result: null, proposal: null });
        return;
      }
      set({ run: { phase: 'running', step: 'proposing', done: 0, total: 0 } });
      try {
        await retryOnce(async () => {
          const mapping = await prepare(isCurrent);
          if (mapping) await scoreAll(mapping, isCurrent);
        }, isCurrent);
      } catch (error) {
        if (!isCurrent()) return;
        if (!(error instanceof WorkerStoppedError)) throw error;
        set({ run: { phase: 'failed', problems: [problems.workerSilent()] }, result: null });
      }
    },
    cancel: async () => {
      latest++;
      set({ run: { phase: 'cancelled' }, result: null });
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

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
