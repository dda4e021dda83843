import type { Fetcher } from '../../frame/client';
import type { GetState, SetState } from '../model';
import { initialForm, type LlmJudgeSlice } from './model';
import type { LlmJudge } from './run';

/** The code that plans, calls and parses is loaded when the judge is first used. */
export function createLlmJudgeSlice(fetcher: Fetcher, set: SetState, get: GetState): LlmJudgeSlice {
  let judge: LlmJudge | null = null;
  const load = async () => {
    const { createLlmJudge } = await import('./run');
    return (judge ??= createLlmJudge(fetcher, change, get));
  };
  const change = (part: Partial<LlmJudgeSlice['llmJudge']>) =>
    set(({ llmJudge }) => ({ llmJudge: { ...llmJudge, ...part } }));
  /** Discards the plan, even if it is still being computed. */
  const discard = (form = get().llmJudge.form) => change({ form, plan: null, problems: [] });

  return {
    llmJudge: {
      isOpen: false,
      form: initialForm,
      problems: [],
      plan: null,
      run: null,
      judgments: null,
      verdicts: null,
      sent: [],
    },
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
    removeLlmJudgments: async () => {
      judge?.forget();
      await get().refresh();
    },
  };
}
