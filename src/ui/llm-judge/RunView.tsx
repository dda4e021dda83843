import type { FailedCall, LlmJudgeRun } from '../../state/llm-judge/model';
import { isLlmJudgeActive } from '../../state/selectors';
import { formatCount, plural } from '../../core/words/numbers';
import { openQuestion } from '../results/open-questions';
import { useAssay, useAssayStore } from '../store-context';
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { costOf } from '../../core/scoring/llm-judge/estimate';
import { LinkButton } from '../parts/Buttons';
import { ProblemList } from '../parts/ProblemList';
import { formatCost } from './PlanView';

/** Maximum number of questions listed for a reason. */
const MAX_LISTED = 12;

const TITLES: Readonly<Record<LlmJudgeRun['schedule']['phase'], string>> = {
  running: 'Running',
  paused: 'Paused',
  canceled: 'Canceled; the verdicts so far are kept',
  done: 'Done',
};

/** The progress of the calls, their cost, and failed calls. */
export function RunView({ run }: { readonly run: LlmJudgeRun }) {
  const store = useAssayStore();
  const prices = useAssay(({ llmJudge }) => llmJudge.form.prices);
  const { schedule, answered, failed, sent, tokens, calls, plan } = run;
  const cost = tokens && costOf(tokens.input, tokens.output, prices);
  const left = calls.length - answered;
  const stopped = schedule.stoppedBy && failed.at(-1);
  return (
    <Stack gap={10} mb={20}>
      <Title order={3} fz={15}>
        {TITLES[schedule.phase]} · {formatCount(answered)} of {plural(calls.length, 'call')}{' '}
        answered by {plan.options.model} on {plan.endpoint.host}
      </Title>
      {/* Announces only the phase, since announcing every answer would be too much. */}
      <p className="visually-hidden" role="status">
        {TITLES[schedule.phase]}
      </p>
      <Progress
        value={calls.length === 0 ? 100 : (100 * schedule.settled) / calls.length}
        aria-label="Calls finished"
      />
      <Text size="sm" c="var(--ink-2)">
        {plural(sent, 'call')} sent, including retries; {formatCount(failed.length)} without a
        verdict
        {tokens &&
          `; ${formatCount(tokens.input)} tokens in and ${formatCount(tokens.output)} out, as counted by the server`}
        {cost !== null && `; ${formatCost(cost)} at your prices`}.
      </Text>
      {stopped && schedule.phase === 'paused' && (
        <div role="alert">
          <Text size="sm" c="var(--ink-2)" mb={8}>
            Paused automatically, since further calls would fail too:
          </Text>
          <ProblemList problems={[stopped.problem]} />
        </div>
      )}
      <Group justify="end" gap={12}>
        {schedule.phase === 'running' && (
          <Button size="sm" onClick={() => store.getState().controlLlmJudge('pause')}>
            Pause
          </Button>
        )}
        {schedule.phase === 'paused' && (
          <Button
            size="sm"
            variant="filled"
            onClick={() => store.getState().controlLlmJudge('resume')}
          >
            Resume
          </Button>
        )}
        {isLlmJudgeActive(run) && (
          <Button size="sm" onClick={() => store.getState().controlLlmJudge('cancel')}>
            Cancel
          </Button>
        )}
        {!isLlmJudgeActive(run) && left > 0 && (
          <Button size="sm" onClick={() => store.getState().controlLlmJudge('retry')}>
            {failed.length === left
              ? `Retry ${plural(left, 'failed call')}`
              : `Send the remaining ${plural(left, 'call')}`}
          </Button>
        )}
      </Group>
      <FailureList failed={failed} />
    </Stack>
  );
}

/** Calls without a verdict, grouped by reason, with their questions. */
function FailureList({ failed }: { readonly failed: readonly FailedCall[] }) {
  const store = useAssayStore();
  const reasons = new Set(failed.map(({ problem }) => problem.message));
  if (failed.length === 0) return null;
  return (
    <section aria-label="Calls without a verdict">
      <Title order={4} size="sm" mb={8}>
        Without a verdict (unscored)
      </Title>
      <Stack component="ul" gap={8}>
        {[...reasons].map((message) => {
          const calls = failed.filter(({ problem }) => problem.message === message);
          return (
            <li key={message}>
              <Text size="sm" c="var(--ink-2)" mb={8}>
                <strong>{plural(calls.length, 'call')}</strong>: {message}
              </Text>
              <Group gap="4px 10px" fz="xs" c="dimmed">
                {calls.slice(0, MAX_LISTED).map(({ call: { questionId, run, callKey } }) => (
                  <LinkButton
                    key={callKey}
                    onClick={() => {
                      store.getState().openLlmJudge(false);
                      openQuestion(store, run, questionId);
                    }}
                  >
                    {questionId}
                  </LinkButton>
                ))}
                {calls.length > MAX_LISTED && <span>and {calls.length - MAX_LISTED} more</span>}
              </Group>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
