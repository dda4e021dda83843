import { Button, Progress } from '@mantine/core';
import { costOf } from '../../core/scoring/llm-judge/estimate';
import type { LlmJudgeSession } from '../../state/llm-judge-model';
import { countOf, formatCount } from '../parts/format';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayStore } from '../store-context';
import { FailureList } from './FailureList';
import { formatCost } from './format-cost';
import styles from './LlmJudge.module.css';
import { isUnderWay } from './phases';

const TITLES: Readonly<Record<LlmJudgeSession['schedule']['phase'], string>> = {
  running: 'Asking',
  paused: 'Paused',
  cancelled: 'Cancelled; the verdicts so far are kept',
  done: 'Done',
};

/** How far the calls have come, what they have cost, and what failed. */
export function RunView({ session }: { readonly session: LlmJudgeSession }) {
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
        {countOf(sent, 'call')} sent, repetitions included; {formatCount(failed.length)} without a
        verdict
        {tokens &&
          `; ${formatCount(tokens.input)} tokens in and ${formatCount(tokens.output)} out, as the server counts`}
        {cost !== null && `; ${formatCost(cost)} at your prices`}.
      </p>
      {stopped && schedule.phase === 'paused' && (
        <div role="alert">
          <p className={styles.words}>It paused by itself, since further calls would fare alike:</p>
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
