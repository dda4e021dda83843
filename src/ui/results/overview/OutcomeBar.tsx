import { UnstyledButton } from '@mantine/core';
import { OUTCOMES, type OutcomeCounts } from '../../../core/scoring/tiers/abstentions';
import { formatCount } from '../../../core/words/numbers';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import styles from './overview.module.css';

interface OutcomeBarProps {
  /** `null` reserves the space for them. */
  readonly outcomes: OutcomeCounts | null;
  readonly run: number;
}

/** Correct, wrong, declined and missing answers of a run as one bar; each part opens its questions. */
export function OutcomeBar({ outcomes, run }: OutcomeBarProps) {
  const store = useAssayStore();
  const counts = OUTCOMES.map((outcome) => [outcome, outcomes?.[outcome] ?? 0] as const);
  return (
    <span className={styles.outcomes}>
      {counts
        .filter(([, count]) => count > 0)
        .map(([outcome, count]) => (
          <UnstyledButton
            key={outcome}
            data-outcome={outcome}
            data-copy-column={outcome}
            style={{ flexGrow: count }}
            aria-label={`${formatCount(count)} ${outcome}`}
            title={`${formatCount(count)} ${outcome}`}
            onClick={() => openQuery(store, run, `outcome = "${outcome}"`)}
          >
            {formatCount(count)}
          </UnstyledButton>
        ))}
    </span>
  );
}

/** What the colors of the bars mean. */
export function OutcomeLegend({ runs }: { readonly runs: readonly (OutcomeCounts | null)[] }) {
  const shown = OUTCOMES.filter((outcome) => runs.some((counts) => (counts?.[outcome] ?? 0) > 0));
  return (
    <span className={styles.legend}>
      {shown.map((outcome) => (
        <span key={outcome} data-outcome={outcome}>
          {outcome}
        </span>
      ))}
    </span>
  );
}
