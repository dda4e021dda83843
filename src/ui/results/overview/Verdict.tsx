import { METRICS } from '../../../core/scoring/metrics';
import { Conclusion } from '../../parts/Conclusion';
import { LinkButton } from '../../parts/LinkButton';
import { type Result, useAssayStore } from '../../store-context';
import { HEADLINE_METRICS, MAIN_METRIC } from '../known-metrics';
import { describeConclusion } from './describe-conclusion';
import { describeCounts, describeLead } from './describe-runs';

/** The result in words: what the figures say and what can be believed of it. */
export function Verdict({ result: { runs, inputs, uncertainty } }: { readonly result: Result }) {
  const store = useAssayStore();
  const main = METRICS.find(({ id }) => id === MAIN_METRIC);
  const conclusion = main ? describeConclusion(runs, main, uncertainty) : '';
  const lead = describeLead(runs, HEADLINE_METRICS);
  const isWrapped =
    inputs.settings.wrapping === 'keep' && runs.some(({ counts }) => counts.wrapped > 0);
  return (
    <Conclusion news={conclusion || lead}>
      {conclusion && <span>{lead}</span>} {describeCounts(runs, inputs.settings).join(' ')}{' '}
      {isWrapped && (
        <LinkButton
          onClick={() => {
            store.getState().previewSettings({ ...store.getState().settings, wrapping: 'remove' });
            store.getState().go('scoring');
          }}
        >
          What taking them out would change
        </LinkButton>
      )}
      {isWrapped && conclusion && ' · '}
      {conclusion && (
        <LinkButton
          onClick={() => {
            store.getState().go('results', 'compare');
          }}
        >
          All pairs, and how they were tested
        </LinkButton>
      )}
    </Conclusion>
  );
}
