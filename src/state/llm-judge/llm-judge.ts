import type { Fetcher } from '../../frame/client';
import type { Get, Set } from '../model';
import type { LlmJudgeActions, LlmJudgeState } from './model';
import type { LlmJudge } from './run';

/** The code that plans, calls and reads verdicts is loaded when the judge is first used. */
export function createLlmJudgeActions(fetcher: Fetcher, set: Set, get: Get): LlmJudgeActions {
  let judge: LlmJudge | null = null;
  const load = async () => {
    const { createLlmJudge } = await import('./run');
    return (judge ??= createLlmJudge(fetcher, change, get));
  };
  const change = (part: Partial<LlmJudgeState['llmJudge']>) =>
    set(({ llmJudge }) => ({ llmJudge: { ...llmJudge, ...part } }));
  /** Discards the plan, even one in progress. */
  const discard = (form = get().llmJudge.form) => change({ form, plan: null, problems: [] });

  return {
    openLlmJudge: (isOpen) => change({ isOpen }),
    changeLlmJudge: (part) => discard({ ...get().llmJudge.form, ...part }),
    planLlmJudge: async () => {
      discard({ ...get().llmJudge.form });
      change({ plan: 'making' });
      await (await load()).plan();
    },
    discardLlmJudgePlan: () => discard({ ...get().llmJudge.form }),
    controlLlmJudge: (command) => judge?.[command](),
    addVerdictFile: async (file) => (await load()).addFile(file),
    replaceVerdicts: async (file) => {
      judge?.forget();
      change({ plan: null, verdicts: file });
      if (file) await (await load()).restore(file);
    },
    removeLlmJudgements: async () => {
      judge?.forget();
      await get().refresh();
    },
  };
}
