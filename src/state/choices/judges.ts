import type { JudgeCard } from '../../core/scoring/judge/judge-card';
import type { JudgeChoice, JudgeId, Settings } from '../../core/settings';
import type { Get, JudgeActions } from '../model';

/** Each choice is a step of the history and scores again. */
export function createJudgeActions(get: Get): JudgeActions {
  const change = (label: string, judges: readonly JudgeChoice[]) =>
    get().choose(label, { settings: { ...get().settings, judges } });
  const others = (id: JudgeId) => get().settings.judges.filter((one) => one.id !== id);
  return {
    useJudge: async ({ id, name, date, sha256 }) => {
      // One that is opened again keeps its threshold.
      if (get().settings.judges.some((one) => one.sha256 === sha256)) return;
      await change('scoring: a judge', [
        ...others(id),
        { id, name, date, sha256, threshold: null },
      ]);
    },
    dropJudge: (id) => change('scoring: a judge', others(id)),
    setJudgeThreshold: (id, threshold) =>
      change(
        'scoring: the threshold of a judge',
        get().settings.judges.map((one) => (one.id === id ? { ...one, threshold } : one)),
      ),
  };
}

/** The settings without the judges of some files. */
export function withoutJudges(settings: Settings, cards: readonly JudgeCard[]): Settings {
  const judges = settings.judges.filter(
    ({ sha256 }) => !cards.some((card) => card.sha256 === sha256),
  );
  return judges.length === settings.judges.length ? settings : { ...settings, judges };
}
