import { Group, UnstyledButton } from '@mantine/core';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import { retrievalSettings, type Settings } from '../../../core/settings';
import { nounsOf } from '../../../core/words/nouns';
import { formatCount, plural } from '../../../core/words/numbers';
import { areRankings } from '../../../state/selectors';
import { type Result, useAssay, useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import styles from './overview.module.css';

/** A kind of answers or rows that readers of the scores should know about. */
export interface CountBadge {
  readonly label: string;
  /** The count of each run. */
  readonly counts: readonly number[];
  /** How they are scored. */
  readonly help: string;
  /** Selects them in the table of questions; `null` for rows without a question, which Data lists. */
  readonly query: string | null;
}

/** The badges of some runs: one for each kind that occurs. */
export function listBadges(
  runs: readonly RunReport[],
  settings: Settings,
  isRanking = false,
): CountBadge[] {
  const countsMissing = isRanking
    ? retrievalSettings(settings).queries === 'judged'
    : settings.missing === 'zero';
  const badge = (
    label: string,
    count: (run: RunReport) => number,
    help: string,
    query: string | null,
  ): CountBadge => ({ label, counts: runs.map(count), help, query });
  return [
    badge(
      'missing',
      ({ counts }) => counts.missing,
      countsMissing ? 'No prediction: counts as 0' : 'No prediction: not in the means',
      'response = missing',
    ),
    badge(
      'declined',
      ({ outcomes }) => outcomes?.declined ?? 0,
      'Answerable questions that a run declines to answer; not correct',
      'outcome = declined',
    ),
    badge(
      'wrapped',
      ({ counts }) => counts.wrapped,
      `In a code fence, JSON or the like: ${settings.wrapping === 'keep' ? 'scored as written' : 'unwrapped before scoring'}`,
      'wrapping is not empty and wrapping != none',
    ),
    badge(
      'unscored',
      ({ counts }) => counts.unscored,
      'A metric could not be computed',
      'unscored > 0',
    ),
    badge(
      'duplicate',
      ({ counts }) => counts.duplicate,
      `Several predictions for a question: the ${settings.duplicates} counts`,
      null,
    ),
    badge(
      'unmatched',
      ({ counts }) => counts.extra,
      'Predictions without a question: not scored',
      null,
    ),
  ].filter(({ counts }) => counts.some((count) => count > 0));
}

/** Missing, declined, wrapped … answers as buttons that open them. */
export function CountBadges({ result: { runs, inputs } }: { readonly result: Result }) {
  const store = useAssayStore();
  const isRanking = useAssay(areRankings);
  const badges = listBadges(runs, inputs.settings, isRanking);
  const matched = runs.reduce((sum, { counts }) => sum + counts.matched, 0);
  const isComplete = !badges.some(({ label }) => ['missing', 'unmatched'].includes(label));
  return (
    <Group gap={6} component="ul" aria-label="Answers that need attention">
      {isComplete && (
        <li className={styles.badge}>
          All {plural(matched, ...nounsOf(isRanking).prediction)} matched
        </li>
      )}
      {badges.map(({ label, counts, help, query }) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const most = counts.indexOf(Math.max(...counts));
        const byRun = runs.flatMap((run, index) =>
          (counts[index] ?? 0) > 0 ? [`${runName(run)}: ${formatCount(counts[index] ?? 0)}`] : [],
        );
        return (
          <li key={label}>
            <UnstyledButton
              className={styles.badge}
              data-label={label}
              title={`${help}. ${byRun.join('; ')}`}
              onClick={() => {
                if (query === null) store.getState().go('data');
                else openQuery(store, most, query);
              }}
            >
              <b>{formatCount(total)}</b> {label}
            </UnstyledButton>
          </li>
        );
      })}
    </Group>
  );
}
