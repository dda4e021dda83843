import { judgeProblems } from '../../core/words/judge-problems';
import type { JudgeCard } from '../../core/scoring/judge/judge-card';
import type { ModelReading } from '../../core/scoring/judge/model-file';
import { type OpenedJudge, openOwnJudge, openPedants } from '../../core/scoring/judge/open-judge';
import type { Judge } from '../../core/scoring/judge/judgment';
import type { Problem } from '../../core/model';
import type { JudgeChoice } from '../../core/settings';
import { hashBytes } from '../../read/hash';
import { type JudgeFile, readJudgeFile } from '../../read/judge-file';

/** Loads the model of the bundled judge; called once, when it is first chosen. */
export type LoadBundledJudge = () => Promise<string>;

/** For a worker without a bundled judge. */
export const noBundledJudge: LoadBundledJudge = () =>
  Promise.reject(new Error('This worker has no bundled judge.'));

/** A chosen judge as plain data, from which another worker opens it. */
export interface SerializedJudge extends JudgeFile {
  readonly sha256: string;
  readonly threshold: number;
}

/** Opens a judge that another worker has opened before; its file is therefore valid. */
export function openSerialized({ sha256, threshold, ...file }: SerializedJudge): Judge {
  const reading = openFile(file, '', sha256);
  if (reading.kind === 'refused') throw new Error(reading.problem.message);
  return reading.model.withThreshold(threshold);
}

function openFile({ form, json }: JudgeFile, name: string, sha256: string) {
  const open = form === 'own' ? openOwnJudge : openPedants;
  return open(json, name, sha256);
}

export type JudgeRegistry = ReturnType<typeof createJudgeRegistry>;

const SHIPPED_FILE = 'assay-judge.json';

/** The available judges: those whose files are open, and the bundled one. */
export function createJudgeRegistry(loadShipped: LoadBundledJudge) {
  const opened = new Map<string, ShelvedJudge>();
  let shipped: Promise<ShelvedJudge> | null = null;

  const openBundled = () => (shipped ??= openShipped(loadShipped));

  const findJudge = async ({ id, sha256 }: JudgeChoice): Promise<ShelvedJudge | undefined> => {
    const fitting = [...opened.values()].filter(({ card }) => card.id === id);
    const same = fitting.find(({ card }) => card.sha256 === sha256);
    return same || id !== 'judge' ? (same ?? fitting.at(-1)) : openBundled();
  };

  return {
    /** The bundled judge with its own threshold; `null` if it cannot be loaded. */
    bundled: (): Promise<Judge | null> =>
      openBundled().then(
        (judge) => judge.withThreshold(null),
        () => null,
      ),
    /** Opens a model file; `null` for other files. */
    open: (id: string, bytes: Uint8Array): ModelReading<JudgeCard> | null => {
      opened.delete(id);
      const file = readJudgeFile(bytes);
      if (!file) return null;
      const reading = openFile(file, id, hashBytes(bytes));
      if (reading.kind === 'refused') return reading;
      opened.set(id, { ...reading.model, file });
      return { kind: 'read', model: reading.model.card };
    },
    close: (id: string) => {
      opened.delete(id);
    },
    /**
     * The chosen judges, in the order of `choices`. A missing judge is omitted, and a changed model
     * replaces the chosen one; both cases are reported as problems.
     */
    choose: async (choices: readonly JudgeChoice[]) => {
      const judges: Judge[] = [];
      const sent: SerializedJudge[] = [];
      const problems: Problem[] = [];
      for (const choice of choices) {
        const judge = await findJudge(choice);
        if (!judge) problems.push(judgeProblems.notOpen(choice));
        else if (judge.card.sha256 !== choice.sha256) {
          problems.push(judgeProblems.otherModel(choice, judge.card));
        }
        if (!judge) continue;
        const chosen = judge.withThreshold(choice.threshold);
        judges.push(chosen);
        sent.push({ ...judge.file, sha256: judge.card.sha256, threshold: chosen.threshold });
      }
      return { judges, sent, problems };
    },
  };
}

interface ShelvedJudge extends OpenedJudge {
  readonly file: JudgeFile;
}

/** The bundled file is ours, so if it cannot be read, that is a bug. */
async function openShipped(load: LoadBundledJudge): Promise<ShelvedJudge> {
  const file: JudgeFile = { form: 'own', json: await load() };
  const reading = openFile(file, SHIPPED_FILE, hashBytes(new TextEncoder().encode(file.json)));
  if (reading.kind === 'refused') throw new Error(reading.problem.message);
  return { ...reading.model, file };
}
