import type { FailedCall } from '../../state/llm-judge-model';
import { countOf } from '../parts/format';
import { openQuestion } from '../results/open-questions';
import { useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';

/** Questions named for each reason at most. */
const MOST_NAMED = 12;

/** Calls without a verdict by their reason, each with its questions. */
export function FailureList({ failed }: { readonly failed: readonly FailedCall[] }) {
  const store = useAssayStore();
  const byReason = new Map<string, FailedCall[]>();
  for (const one of failed) {
    const { message } = one.problem;
    byReason.set(message, [...(byReason.get(message) ?? []), one]);
  }
  if (failed.length === 0) return null;
  return (
    <section aria-label="Calls without a verdict">
      <h4 className={styles.legend}>Without a verdict: unscored, never 0</h4>
      <ul className={styles.failures}>
        {[...byReason].map(([message, calls]) => (
          <li key={message}>
            <p className={styles.words}>
              <strong>{countOf(calls.length, 'call')}</strong>: {message}
            </p>
            <p className={styles.ids}>
              {calls.slice(0, MOST_NAMED).map(({ call: { questionId, run, callKey } }) => (
                <button
                  key={callKey}
                  type="button"
                  className={styles.id}
                  onClick={() => {
                    store.getState().openLlmJudge(false);
                    openQuestion(store, run, questionId);
                  }}
                >
                  {questionId}
                </button>
              ))}
              {calls.length > MOST_NAMED && <span>and {calls.length - MOST_NAMED} more</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
