import { HEADLINE_METRICS } from '../known-metrics';
import type { Result } from '../ask/use-scored';
import { describeCounts, describeLead } from './describe-runs';
import styles from './Verdict.module.css';

/** The result in words: what the figures say, and nothing that they do not. */
export function Verdict({ result: { runs, inputs } }: { readonly result: Result }) {
  return (
    <p className={styles.verdict}>
      <strong>{describeLead(runs, HEADLINE_METRICS)}</strong>{' '}
      {describeCounts(runs, inputs.settings).join(' ')}
      {runs.length > 1 && ' Whether the differences are more than chance is not tested yet.'}
    </p>
  );
}
