import type { RejectionReport } from '../../../core/scoring/tiers/rejection-report';
import { TIER_WORDS, TIERS } from '../../../core/scoring/tiers/tier';
import { formatPoints, NOT_APPLICABLE, plural } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { useAssayStore, useShownRun } from '../../store-context';
import { runColor } from '../../theme';
import styles from './overview.module.css';

/** Acceptance tiers for the run that is looked at; the view of the gaps has the rest. */
export function StrictRejectionsCard({ gaps }: { readonly gaps: RejectionReport }) {
  const store = useAssayStore();
  const run = useShownRun();
  const own = gaps.runs[run];
  if (!own) return null;
  return (
    <Card title="Correct answers a strict scorer rejects" note={own.run}>
      <ul className={styles.tiers}>
        {TIERS.map((tier, step) => {
          const share = own.headline[tier];
          return (
            <li key={tier}>
              <span className={styles.thrownAwayLine}>
                <span>
                  {step > 0 && '+ '}
                  {TIER_WORDS[tier].label}
                  {step > 0 && (
                    <span className={styles.added}> {plural(own.byTier[tier], 'more answer')}</span>
                  )}
                </span>
                <span className={styles.thrownAwayShare}>
                  {share === null ? NOT_APPLICABLE : formatPoints(share)}
                </span>
              </span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${100 * (share ?? 0)}%`, background: runColor(run) }} />
              </span>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.more}
        onClick={() => store.getState().go('results', 'gaps')}
      >
        Show rejection reasons
      </button>
    </Card>
  );
}
