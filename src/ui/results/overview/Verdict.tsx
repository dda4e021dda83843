import { METRICS } from '../../../core/metrics';
import { useAssayStore } from '../../store-context';
import type { Result } from '../ask/use-scored';
import { HEADLINE_METRICS, MAIN_METRIC } from '../known-metrics';
import { describeConclusion } from './describe-conclusion';
import { describeCounts, describeLead } from './describe-runs';
import styles from './Verdict.module.css';

/** The result in words: what the figures say and what can be believed of it. */
export function Verdict({ result: { runs, inputs, uncertainty } }: { readonly result: Result }) {
  const store = useAssayStore();
  const main = METRICS.find(({ id }) => id === MAIN_METRIC);
  const conclusion = main ? describeConclusion(runs, main, uncertainty) : '';
  const lead = describeLead(runs, HEADLINE_METRICS);
  return (
    <p className={styles.verdict}>
      <strong>{conclusion || lead}</strong> {conclusion && <span>{lead}</span>}{' '}
      {describeCounts(runs, inputs.settings).join(' ')}{' '}
      {conclusion && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            store.getState().go('results', 'compare');
          }}
        >
          All pairs, and how they were tested
        </button>
      )}
    </p>
  );
}
