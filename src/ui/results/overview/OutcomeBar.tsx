import { UnstyledButton } from '@mantine/core';
import { OUTCOMES, type OutcomeCounts } from '../../../core/scoring/tiers/abstentions';
import { formatCount } from '../../../core/words/numbers';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import styles from './overview.module.css';

interface OutcomeBarProps {
  readonly outcomes: OutcomeCounts;
  readonly run: number;
}

/** Correct, wrong, declined and missing answers of a run as one bar; each part opens its questions. */
export function OutcomeBar({ outcomes, run }: OutcomeBarProps) {
  const store = useAssayStore();
  return (
    <span className={styles.outcomes}>
      {OUTCOMES.filter((outcome) => outcomes[outcome] > 0).map((outcome) => (
        <UnstyledButton
          key={outcome}
          data-outcome={outcome}
          data-copy-column={outcome}
          style={{ flexGrow: outcomes[outcome] }}
          aria-label={`${formatCount(outcomes[outcome])} ${outcome}`}
          title={`${formatCount(outcomes[outcome])} ${outcome}`}
          onClick={() => openQuery(store, run, `outcome = "${outcome}"`)}
        >
          {formatCount(outcomes[outcome])}
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
