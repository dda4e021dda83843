import type { LlmJudgement } from '../../core/scoring/llm-judge/judgement';
import { llmJudgeProblems } from '../../core/words/llm-judge-problems';
import type { Fetcher } from '../../frame/client';
import { checkForm, endpointOf, initialForm } from './form';
import type { LlmJudgeActions, LlmJudgeState } from './model';
import { makePlan } from './plan';
import { createLlmJudgeRun } from './run';
import type { Ask, Get, Set } from '../model';
import { MAX_VERDICT_BYTES, MAX_VERDICTS, readVerdicts, setVerdictFile } from './verdict-file';

export const noLlmJudge: LlmJudgeState = {
  llmJudge: {
    isOpen: false,
    form: initialForm,
    problems: [],
    plan: null,
    session: null,
    judgements: null,
    awaited: null,
    sent: [],
  },
};

export function createLlmJudgeActions(
  ask: Pick<Ask, 'order' | 'rows'>,
  fetcher: Fetcher,
  set: Set,
  get: Get,
): LlmJudgeActions {
  const change = (part: Partial<LlmJudgeState['llmJudge']>) =>
    set(({ llmJudge }) => ({ llmJudge: { ...llmJudge, ...part } }));
  /** Verdicts by call; they hold as long as the page. */
  const known = new Map<string, Extract<LlmJudgement, { kind: 'judged' }>>();
  const run = createLlmJudgeRun(fetcher, known, change, get);
  let latest = 0;

  return {
    openLlmJudge: (isOpen) => change({ isOpen }),
    changeLlmJudge: (part) => {
      latest++;
      change({ form: { ...get().llmJudge.form, ...part }, plan: null, problems: [] });
    },
    planLlmJudge: async () => {
      const mine = ++latest;
      const { form } = get().llmJudge;
      const { result, view, catalog } = get();
      const endpoint = endpointOf(form.address);
      const problems = checkForm(form);
      if ('code' in endpoint || problems.length > 0 || !result) {
        change({ problems, plan: null });
        return;
      }
      change({ plan: 'making', problems: [] });
      const isKnown = (key: string) => known.has(key);
      const { metrics } = catalog;
      const plan = await makePlan(ask, form, endpoint, result, view, metrics, isKnown);
      if (mine !== latest) return;
      if ('code' in plan) change({ plan: null, problems: [plan] });
      else change({ plan });
    },
    discardLlmJudgePlan: () => {
      latest++;
      change({ plan: null, problems: [] });
    },
    startLlmJudge: () => {
      const { plan } = get().llmJudge;
      if (plan === null || plan === 'making') return;
      if (plan.madeFor === get().result) run.start(plan);
      else change({ plan: null, problems: [llmJudgeProblems.otherResults()] });
    },
    pauseLlmJudge: run.pause,
    resumeLlmJudge: run.resume,
    cancelLlmJudge: run.cancel,
    retryLlmJudge: () => {
      const { session } = get().llmJudge;
      if (session) run.start(session.plan);
    },
    addVerdictFile: async (file) => {
      if (file.size > MAX_VERDICT_BYTES) {
        get().addNotice(llmJudgeProblems.tooManyVerdicts(file.name, MAX_VERDICTS));
        return;
      }
      const read = readVerdicts(await file.text(), file.name);
      if (read.kind === 'invalid') {
        get().addNotice(read.problem);
        return;
      }
      run.take(read.value);
      const { account, cases } = read.value;
      get().addNotice(llmJudgeProblems.verdictsTaken(file.name, account, cases.length));
    },
    replaceVerdicts: async (file) => {
      run.forget();
      change({ judgements: null, session: null, plan: null, awaited: file });
      if (!file) return;
      const read = readVerdicts(await file.text(), file.name);
      if (get().llmJudge.awaited !== file) return;
      if (read.kind === 'invalid') get().addNotice(read.problem);
      else run.take(read.value);
      const { judgements } = get().llmJudge;
      if (judgements) setVerdictFile(judgements, file);
      change({ awaited: null });
    },
    removeLlmJudgements: async () => {
      run.forget();
      change({ judgements: null, session: null });
      await get().refresh();
    },
  };
}
