import { Button, Group, Text } from '@mantine/core';
import { Card } from '../parts/Card';
import { Muted } from '../parts/Texts';
import { plural } from '../../core/words/numbers';
import { completeResult } from '../../state/selectors';
import { ExportButton } from '../results/export/ExportButton';
import { useAssay, useAssayStore } from '../store-context';

/** Opens the LLM judge, and shows its results. */
export function LlmJudgeCard() {
  const store = useAssayStore();
  const hasResult = useAssay((state) => completeResult(state) !== null);
  const account = useAssay(({ llmJudge }) => llmJudge.judgments?.account ?? null);
  return (
    <Card title="LLM judge" note="optional">
      <Text size="sm" c="var(--ink-2)" mb={8}>
        {account
          ? `${account.model} on ${account.host} judged ${plural(account.judged, 'different answer')}${account.unscored > 0 ? `; ${account.unscored} have no verdict and count as unscored` : ''}. Its verdicts are in the column llm_judge.correct, and are saved with your project. Drop verdicts.jsonl to reuse them without new calls.`
          : 'Any server that supports the chat-completions protocol can judge answers, whether it runs on this machine or is a paid service. Nothing is sent until you have previewed the calls and agreed.'}
      </Text>
      <Group gap={8}>
        <Button
          size="compact-md"
          disabled={!hasResult}
          onClick={() => store.getState().openLlmJudge(true)}
        >
          {account ? 'Judge more answers…' : 'Set up LLM judge…'}
        </Button>
        {account && (
          <ExportButton format="verdicts-jsonl" size="compact-md" variant="default">
            verdicts.jsonl
          </ExportButton>
        )}
        {account && (
          <Button
            size="compact-md"
            variant="subtle"
            onClick={() => void store.getState().removeLlmJudgments()}
          >
            Remove verdicts
          </Button>
        )}
        {!hasResult && <Muted>Open and score files first.</Muted>}
      </Group>
    </Card>
  );
}
