import * as v from 'valibot';
import { llmJudgeProblems } from '../core/words/llm-judge-problems';
import type { LlmJudgeForm } from './llm-judge-form';
import type { AssayStore } from './store';

const KEY = 'assay.llm-judge';

const keptSchema = v.strictObject({ address: v.string(), model: v.string(), key: v.string() });

/**
 * Brings back address, model and key where the person had them kept, and keeps them only while they
 * want it.
 */
export function rememberLlmJudge(store: AssayStore, window: Window): void {
  const kept = load(window);
  if (kept) {
    const { options } = store.getState().llmJudge.form;
    const { address, key, model } = kept;
    const brought = { address, key, keepsKey: true, options: { ...options, model } };
    store.getState().changeLlmJudge(brought);
  }
  store.subscribe(({ llmJudge: { form } }, before) => {
    if (form === before.llmJudge.form) return;
    if (!form.keepsKey && !before.llmJudge.form.keepsKey) return;
    if (!save(window, form)) store.getState().addNotice(llmJudgeProblems.storageRefused());
  });
}

function load(window: Window): v.InferOutput<typeof keptSchema> | null {
  try {
    const text = window.localStorage.getItem(KEY);
    const kept = v.safeParse(keptSchema, JSON.parse(text ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

/** Whether it was kept, or removed, as it should be. */
function save(window: Window, { address, key, keepsKey, options }: LlmJudgeForm): boolean {
  try {
    if (keepsKey) {
      const kept = { address, model: options.model, key };
      window.localStorage.setItem(KEY, JSON.stringify(kept));
    } else window.localStorage.removeItem(KEY);
    return true;
  } catch {
    return !keepsKey;
  }
}
