import * as v from 'valibot';
import { attempt } from '../core/attempt';
import { readAddress } from './address';
import { addMapping } from './choices/saved-mappings';
import type { LlmJudgeForm } from './llm-judge/model';
import { readSavedMappings } from './schemas/mapping-schema';
import { mappingOf, openSources } from './selectors';
import type { AssayStore } from './store';

/* Data that the browser stores between visits: mappings, the server of the LLM judge, and the open
   project. If the browser refuses to store them, the page still works. */

const MAPPINGS_KEY = 'assay.mappings';
const LLM_JUDGE_KEY = 'assay.llm-judge';

/** Restores saved mappings, and saves each mapping that the user makes from now on. */
export function persistMappings(store: AssayStore, window: Window): void {
  const saved = attempt(() => readSavedMappings(window.localStorage.getItem(MAPPINGS_KEY) ?? '[]'));
  store.setState({ savedMappings: saved ?? [] });
  store.subscribe((now, before) => {
    const isChanged =
      now.savedMappings !== before.savedMappings || now.isAutosaved !== before.isAutosaved;
    const mappings = now.isAutosaved ? now.savedMappings : [];
    if (isChanged) storeJson(window, MAPPINGS_KEY, mappings.length === 0 ? null : mappings);
    const isNew = now.ownMapping !== null && now.ownMapping !== before.ownMapping;
    const mapping = isNew ? mappingOf(now) : null;
    if (!mapping) return;
    store.setState({ savedMappings: addMapping(now.savedMappings, mapping, openSources(now)) });
  });
}

const llmJudgeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ address: v.string(), model: v.string(), key: v.string() }),
);

/** Restores the URL, model and key of the LLM judge; stores them only while the user allows it. */
export function persistLlmJudge(store: AssayStore, window: Window): void {
  const text = attempt(() => window.localStorage.getItem(LLM_JUDGE_KEY));
  const checked = v.safeParse(llmJudgeSchema, text);
  if (checked.success) {
    const { changeLlmJudge, llmJudge } = store.getState();
    const { model, ...server } = checked.output;
    changeLlmJudge({ ...server, storesKey: true, options: { ...llmJudge.form.options, model } });
  }
  store.subscribe(({ llmJudge: { form } }, before) => {
    if (form === before.llmJudge.form) return;
    if (!form.storesKey && !before.llmJudge.form.storesKey) return;
    const isStored = storeJson(window, LLM_JUDGE_KEY, form.storesKey ? serverOf(form) : null);
    if (form.storesKey && !isStored) {
      void import('../core/words/llm-judge-problems').then(({ llmJudgeProblems }) =>
        store.getState().addNotice(llmJudgeProblems.storageRefused()),
      );
    }
  });
}

function serverOf({ address, key, options }: LlmJudgeForm) {
  return { address, model: options.model, key };
}

/** Restores the open project, then saves it after each change. */
export async function restoreAndAutosave(store: AssayStore, window: Window): Promise<void> {
  await store.getState().restoreProject(readAddress(window.location.hash).state.link);
  store.subscribe((now) => now.autosave());
}

/** Stores a value, or removes it if `null`; returns whether the browser allowed it. */
function storeJson(window: Window, key: string, value: unknown): boolean {
  return (
    attempt(() => {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false
  );
}
