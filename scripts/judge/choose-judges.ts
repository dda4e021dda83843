import type { JudgeCard } from '../../src/core/scoring/judge/judge-card';
import { SHIPPED_JUDGE } from '../../src/core/scoring/judge/shipped-judge';
import type { JudgeChoice, Settings } from '../../src/core/settings';

/** What names Assay's judge where metrics are named. */
export const JUDGE = SHIPPED_JUDGE.id;

/** The settings with these judges in place of others of the same names. */
export function withJudges(settings: Settings, cards: readonly JudgeCard[]): Settings {
  const others = settings.judges.filter(({ id }) => !cards.some((card) => card.id === id));
  const chosen = cards.map(({ id, name, date, sha256 }): JudgeChoice => ({
    id,
    name,
    date,
    sha256,
    threshold: null,
  }));
  return { ...settings, judges: [...others, ...chosen] };
}
