import { costOf, ESTIMATE_FACTOR } from '../../core/scoring/llm-judge/estimate';
import { CASE_FIELDS } from '../../core/scoring/llm-judge/judged-case';
import type { LlmJudgePlan } from '../../state/llm-judge/model';
import { listWords } from '../../core/words/lists';
import { formatCount, formatDecimals, formatSignificant, plural } from '../../core/words/numbers';
import { useAssay, useAssayStore } from '../store-context';
import { FIELD_LABELS } from './LlmJudgeForm';
import { useEffect, useRef, useState } from 'react';
import type { ChatPayload } from '../../core/scoring/llm-judge/payload';
import { Choice } from '../parts/Choice';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type Fact, FactList } from '../parts/Texts';

/** The data that would be sent, the recipient and the cost; sending requires a click. */
export function PlanView({ plan }: { readonly plan: LlmJudgePlan }) {
  const store = useAssayStore();
  const hasKey = useAssay(({ llmJudge }) => llmJudge.form.key.trim() !== '');
  const { calls, endpoint, example } = plan;
  const hasCalls = calls.length > 0;
  const question = useRef<HTMLHeadingElement>(null);
  // Focuses the question, since focusing the button would scroll the question out of view on small
  // screens.
  useEffect(() => {
    question.current?.focus();
  }, []);
  return (
    <Stack gap={18}>
      <Title order={3} fz={15} ref={question} tabIndex={-1} style={{ outline: 'none' }}>
        {hasCalls
          ? `Send ${plural(calls.length, 'call')} to ${endpoint.host}?`
          : 'All verdicts are known; nothing is sent.'}
      </Title>
      <PlanFigures plan={plan} />
      {example !== null && <ExampleCall example={example} />}
      {hasCalls && (
        <Text size="sm" c="var(--ink-2)">
          {endpoint.host} receives these texts and your IP address and may store them; ask its
          operator whether it does. It gets {hasKey ? 'your key with every call' : 'no key'}, but no
          cookies, no file names, and not this page’s URL. A call that fails temporarily is sent up
          to four times, and each attempt may be charged.
        </Text>
      )}
      <Group justify="end" gap={12}>
        <Button size="sm" onClick={() => store.getState().discardLlmJudgePlan()}>
          Back
        </Button>
        <Button
          size="sm"
          variant="filled"
          onClick={() => store.getState().controlLlmJudge('start')}
        >
          {hasCalls
            ? `Send ${plural(calls.length, 'call')} to ${endpoint.host}`
            : 'Use the known verdicts'}
        </Button>
      </Group>
    </Stack>
  );
}

/** The first call: its messages as text, or its exact body. */
function ExampleCall({ example }: { readonly example: string }) {
  const [shown, setShown] = useState<'words' | 'bytes'>('words');
  return (
    <div>
      <Choice
        label="The first call"
        hint="the other calls differ only in the fields sent for each answer"
        options={{ words: 'readable', bytes: 'as sent' }}
        value={shown}
        onChange={setShown}
      />
      <Paper
        component="pre"
        withBorder
        mah={300}
        mt={8}
        p="10px 12px"
        fz="xs"
        bg="var(--ground)"
        style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}
        tabIndex={0}
        role="region"
        aria-label="Text of the first call"
      >
        {shown === 'bytes' ? example : writeWords(example)}
      </Paper>
    </div>
  );
}

/** The payload with its messages unescaped. */
function writeWords(example: string): string {
  const { messages, ...rest } = JSON.parse(example) as ChatPayload;
  return [
    ...messages.map(({ role, content }) => `[${role}]\n${content}`),
    `[other parameters]\n${JSON.stringify(rest, null, 2)}`,
  ].join('\n\n');
}

/** The number of answers, calls and tokens, the cost, and the withheld fields. */
function PlanFigures({ plan }: { readonly plan: LlmJudgePlan }) {
  const prices = useAssay(({ llmJudge }) => llmJudge.form.prices);
  const { cases, calls, missing, estimate, options, endpoint } = plan;
  const { inputTokens, outputTokens, maxOutputTokens } = estimate;
  const cost = costOf(inputTokens, outputTokens, prices);
  const maxCost = costOf(inputTokens * ESTIMATE_FACTOR, maxOutputTokens, prices);
  const knownCount = cases.length - calls.length;
  const withheld = CASE_FIELDS.filter((field) => !options.sends.includes(field));
  const facts: readonly Fact[] = [
    ['To', `${endpoint.address}, model ${options.model}`],
    [
      'Answers',
      formatCount(cases.length) +
        (missing > 0 ? `; ${formatCount(missing)} more have no prediction and are not sent` : ''),
    ],
    [
      'Calls',
      formatCount(calls.length) +
        (knownCount > 0
          ? `; ${formatCount(knownCount)} answers are duplicates or already judged`
          : ''),
    ],
    [
      'Tokens',
      `about ${formatCount(inputTokens)} in (${formatCount(Math.round(inputTokens / ESTIMATE_FACTOR))} to ${formatCount(inputTokens * ESTIMATE_FACTOR)}, at about four characters per token), about ${formatCount(outputTokens)} out, ${formatCount(maxOutputTokens)} at most`,
    ],
    [
      'Cost',
      cost === null || maxCost === null
        ? 'unknown: enter the prices of the model'
        : `about ${formatCost(cost)}, rarely over ${formatCost(maxCost)}, in the currency of the prices, excluding retries`,
    ],
    [
      'Withheld',
      withheld.length === 0
        ? 'nothing'
        : listWords(withheld.map((field) => FIELD_LABELS[field].toLowerCase())),
    ],
  ];
  return (
    <Text component="div" size="sm" className="tabular">
      <FactList facts={facts} />
    </Text>
  );
}

/** An amount of money with two decimals; small amounts with two significant digits. */
export function formatCost(cost: number): string {
  return cost === 0 || cost >= 1 ? formatDecimals(cost, 2) : formatSignificant(cost, 2);
}
