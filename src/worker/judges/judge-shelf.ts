import { judgeProblems } from '../../core/words/judge-problems';
import type { JudgeCard } from '../../core/scoring/judge/judge-card';
import type { ModelReading } from '../../core/scoring/judge/model-file';
import { type OpenedJudge, openOwnJudge, openPedants } from '../../core/scoring/judge/open-judge';
import type { Judge } from '../../core/scoring/judge/judgement';
import type { Problem } from '../../core/model';
import type { JudgeChoice } from '../../core/settings';
import { hashBytes } from '../../read/hash';
import { readJudgeFile } from '../../read/judge-file';

/** Loads the model of the bundled judge; called once, when it is first chosen. */
export type LoadShipped = () => Promise<string>;

/** For a worker without a bundled judge. */
export const noJudge: LoadShipped = () =>
  Promise.reject(new Error('This worker has no bundled judge.'));

export type JudgeShelf = ReturnType<typeof createJudgeShelf>;

const SHIPPED_FILE = 'assay-judge.json';

/** The available judges: those whose files are open, and the bundled one. */
export function createJudgeShelf(loadShipped: LoadShipped) {
  const opened = new Map<string, OpenedJudge>();
  let shipped: Promise<OpenedJudge> | null = null;

  const findJudge = async ({ id, sha256 }: JudgeChoice): Promise<OpenedJudge | undefined> => {
    const fitting = [...opened.values()].filter(({ card }) => card.id === id);
    const same = fitting.find(({ card }) => card.sha256 === sha256);
    if (same || id !== 'judge') return same ?? fitting.at(-1);
    shipped ??= openShipped(loadShipped);
    return shipped;
  };

  return {
    /** Opens a model file; `null` for other files. */
    open: (id: string, bytes: Uint8Array): ModelReading<JudgeCard> | null => {
      opened.delete(id);
      const file = readJudgeFile(bytes);
      if (!file) return null;
      const open = file.form === 'own' ? openOwnJudge : openPedants;
      const reading = open(file.json, id, hashBytes(bytes));
      if (reading.kind === 'refused') return reading;
      opened.set(id, reading.model);
      return { kind: 'read', model: reading.model.card };
    },
    close: (id: string) => {
      opened.delete(id);
    },
    /**
     * The chosen judges, in order. A missing judge is omitted, and a changed model replaces the chosen
     * one; either is a problem.
     */
    choose: async (choices: readonly JudgeChoice[]) => {
      const judges: Judge[] = [];
      const problems: Problem[] = [];
      for (const choice of choices) {
        const judge = await findJudge(choice);
        if (!judge) problems.push(judgeProblems.notAtHand(choice));
        else if (judge.card.sha256 !== choice.sha256) {
          problems.push(judgeProblems.otherModel(choice, judge.card));
        }
        if (judge) judges.push(judge.withThreshold(choice.threshold));
      }
      return { judges, problems };
    },
  };
}

/** The bundled file is ours, so an unreadable one is a bug. */
async function openShipped(load: LoadShipped): Promise<OpenedJudge> {
  const json = await load();
  const reading = openOwnJudge(json, SHIPPED_FILE, hashBytes(new TextEncoder().encode(json)));
  if (reading.kind === 'refused') throw new Error(reading.problem.message);
  return reading.model;
}
