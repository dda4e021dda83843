import type { FailedCall, LlmJudgeRun } from '../../state/llm-judge/model';
import { countOf, formatCount } from '../parts/format';
import { openQuestion } from '../results/open-questions';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';
import { Button, Progress } from '@mantine/core';
import { costOf } from '../../core/scoring/llm-judge/estimate';
import { ProblemList } from '../parts/ProblemList';
import { formatCost } from './PlanView';
import { isUnderWay } from './phases';

/** Questions named for each reason at most. */
const MAX_NAMED = 12;

const TITLES: Readonly<Record<LlmJudgeRun['schedule']['phase'], string>> = {
  running: 'Asking',
  paused: 'Paused',
  cancelled: 'Canceled; the verdicts so far are kept',
  done: 'Done',
};

/** How far the calls have come, what they have cost, and what failed. */
export function RunView({ session }: { readonly session: LlmJudgeRun }) {
  const store = useAssayStore();
  const prices = useAssay(({ llmJudge }) => llmJudge.form.prices);
  const { schedule, answered, failed, sent, tokens, calls, plan } = session;
  const cost = tokens && costOf(tokens.input, tokens.output, prices);
  const left = calls.length - answered;
  const stopped = schedule.stoppedBy && failed.at(-1);
  return (
    <div className={styles.run}>
      <h3 className={styles.question}>
        {TITLES[schedule.phase]} · {formatCount(answered)} of {countOf(calls.length, 'call')}{' '}
        answered by {plan.options.model} on {plan.endpoint.host}
      </h3>
      {/* Each answer as it comes would be too much to hear. */}
      <p className="visually-hidden" role="status">
        {TITLES[schedule.phase]}
      </p>
      <Progress
        value={calls.length === 0 ? 100 : (100 * schedule.settled) / calls.length}
        aria-label="Calls that are settled"
      />
      <p className={styles.words}>
        {countOf(sent, 'call')} sent, including retries; {formatCount(failed.length)} without a
        verdict
        {tokens &&
          `; ${formatCount(tokens.input)} tokens in and ${formatCount(tokens.output)} out, as the server counts`}
        {cost !== null && `; ${formatCost(cost)} at your prices`}.
      </p>
      {stopped && schedule.phase === 'paused' && (
        <div role="alert">
          <p className={styles.words}>Paused automatically, since further calls would fail too:</p>
          <ProblemList problems={[stopped.problem]} />
        </div>
      )}
      <div className={styles.buttons}>
        {schedule.phase === 'running' && (
          <Button variant="default" onClick={store.getState().pauseLlmJudge}>
            Pause
          </Button>
        )}
        {schedule.phase === 'paused' && (
          <Button onClick={store.getState().resumeLlmJudge}>Resume</Button>
        )}
        {isUnderWay(session) && (
          <Button variant="default" onClick={store.getState().cancelLlmJudge}>
            Cancel
          </Button>
        )}
        {!isUnderWay(session) && left > 0 && (
          <Button variant="default" onClick={store.getState().retryLlmJudge}>
            {failed.length === left
              ? `Retry failed: send ${countOf(left, 'call')} again`
              : `Send the ${formatCount(left)} that are left`}
          </Button>
        )}
      </div>
      <FailureList failed={failed} />
    </div>
  );
}

/** Calls without a verdict by their reason, each with its questions. */
function FailureList({ failed }: { readonly failed: readonly FailedCall[] }) {
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
              {calls.slice(0, MAX_NAMED).map(({ call: { questionId, run, callKey } }) => (
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
              {calls.length > MAX_NAMED && <span>and {calls.length - MAX_NAMED} more</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
