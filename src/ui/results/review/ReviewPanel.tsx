import { Box, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Decision, DECISION_NAMES } from '../../../core/analysis/gold/patch';
import { runName } from '../../../core/model';
import { listWords } from '../../../core/words/lists';
import { formatCount, plural } from '../../../core/words/numbers';
import type { ReviewCluster, ReviewQueue } from '../../../core/analysis/gold/review-queue';
import { LinkButton } from '../../parts/Buttons';
import { Muted, Note } from '../../parts/Texts';
import type { Result } from '../../store-context';
import { ChoiceButton, QuestionPanel, useKeyboardPanel } from '../agreement/KeyboardPanel';
import styles from './review.module.css';
import type { Review } from './use-review';

const CHOICES = [
  { key: 'c', decision: 'accepted', words: 'Also correct', tone: 'correct' },
  { key: 'w', decision: 'wrong', words: 'Wrong', tone: 'incorrect' },
  { key: 'r', decision: 'disputed', words: 'Reference is wrong', tone: 'caution' },
  { key: 'a', decision: 'ambiguous', words: 'Question is ambiguous', tone: undefined },
] as const satisfies readonly { readonly decision: Decision; readonly [key: string]: unknown }[];

interface ReviewPanelProps {
  readonly queue: ReviewQueue;
  readonly review: Review;
  readonly runs: Result['runs'];
  readonly onChangeReviewer: () => void;
}

/**
 * Shows one cluster, to be decided by pressing a key. The runs and the estimate appear after the
 * decision.
 */
export function ReviewPanel({ queue, review, runs, onChangeReviewer }: ReviewPanelProps) {
  const { clusters, judge } = queue;
  const { reviewer, at, last, decisions } = review;
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const shown = at === null ? undefined : clusters[at];
  const given = at === null ? null : (decisions[at] ?? null);
  const decide = (decision: Decision) => {
    review.decide(decision, reason.trim());
    setReason('');
    panel.focus();
  };
  const skip = () => {
    review.skip();
    setReason('');
    panel.focus();
  };
  const panel = useKeyboardPanel({
    ...Object.fromEntries(CHOICES.map(({ key, decision }) => [key, () => decide(decision)])),
    s: skip,
    n: () => reasonField.current?.focus(),
    u: review.undo,
    Backspace: review.undo,
    ArrowLeft: () => review.move(-1),
    ArrowRight: () => review.move(1),
  });
  const reveal = (position: number) => {
    const cluster = clusters[position];
    const decision = decisions[position];
    return (
      cluster &&
      decision && (
        <Revealed
          cluster={cluster}
          decided={`${cluster.id}: ${DECISION_NAMES[decision.decision]}`}
          runs={runs}
          judge={judge}
        />
      )
    );
  };
  return (
    <Stack {...panel.props} gap={12} aria-label="Review">
      <Group gap="4px 12px" fz="sm">
        <span role="status">
          {formatCount(clusters.length - review.open.length)} of {formatCount(clusters.length)}{' '}
          decided by {reviewer}
        </span>
        <LinkButton onClick={onChangeReviewer}>Change reviewer</LinkButton>
        <Muted>Runs are hidden until you decide.</Muted>
      </Group>
      {shown && at !== null ? (
        <QuestionPanel
          position={`Cluster ${formatCount(at + 1)} of ${formatCount(clusters.length)}`}
          text={shown.text}
          document={shown.document}
          references={shown.references}
          answerName={shown.runs.length > 1 ? 'Shared answer, rejected' : 'Answer, rejected'}
          answer={
            <>
              <p>{shown.representative}</p>
              <Muted>
                {plural(shown.runs.length, 'prediction')} of {plural(runs.length, 'run')}
                {shown.suspicious && ', given by most runs that gave an answer'}
              </Muted>
            </>
          }
          isBlank={shown.representative.trim() === ''}
        >
          <Variants cluster={shown} />
          {shown.evidence.length > 0 && (
            <Text size="xs" c="var(--ink-2)" mt={10}>
              {shown.evidence.map(({ column, cell }) => `${column}: ${cell}`).join(' · ')}
            </Text>
          )}
          {reveal(at)}
        </QuestionPanel>
      ) : (
        <Note>All clusters are decided. Press Backspace to undo the last decision.</Note>
      )}
      <Group gap={8}>
        {CHOICES.map(({ key, decision, words, tone }) => (
          <ChoiceButton
            key={decision}
            shortcut={key}
            tone={tone}
            isChosen={given?.decision === decision}
            disabled={!shown}
            onClick={() => decide(decision)}
          >
            {words}
          </ChoiceButton>
        ))}
        <ChoiceButton shortcut="s" isChosen={false} disabled={!shown} onClick={skip}>
          Skip
        </ChoiceButton>
      </Group>
      <TextInput
        ref={reasonField}
        aria-label="Reason for the decision"
        placeholder="Reason (optional)"
        rightSection={<kbd>N</kbd>}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') panel.focus();
        }}
      />
      {last !== null && <div role="status">{reveal(last)}</div>}
      <Text size="xs" c="dimmed" visibleFrom="sm">
        <kbd>←</kbd> <kbd>→</kbd> browse clusters, <kbd>Backspace</kbd> or <kbd>U</kbd> removes the
        last decision, <kbd>Enter</kbd> leaves the reason field. The gold file is never changed;
        decisions go to a gold patch.
      </Text>
    </Stack>
  );
}

/** The texts of a cluster; omitted if there is only one, since that is the representative. */
function Variants({ cluster }: { readonly cluster: ReviewCluster }) {
  const { variants } = cluster;
  if (variants.length < 2) return null;
  return (
    <Box component="ul" mt={12} mb={8} className={styles.variants} aria-label="Variants">
      {variants.map(({ text, runs }) => (
        <Group
          component="li"
          key={text}
          justify="space-between"
          align="start"
          gap={16}
          wrap="nowrap"
        >
          <span>{text}</span>
          <Muted>{plural(runs.length, 'run')}</Muted>
        </Group>
      ))}
    </Box>
  );
}

interface RevealedProps {
  readonly cluster: ReviewCluster;
  readonly decided: string;
  readonly runs: Result['runs'];
  readonly judge: string | null;
}

/** Information that a reviewer sees only after the decision. */
function Revealed({ cluster, decided, runs, judge }: RevealedProps) {
  const names = cluster.runs.flatMap((run) => (runs[run] ? [runName(runs[run])] : []));
  return (
    <Box component="p" mt={10} px={10} py={6} bdrs={7} bg="var(--accent-soft)">
      <b>{decided}.</b> Given by {listWords(names)}.
      {judge !== null && cluster.probability !== null && (
        <>
          {' '}
          {judge} estimates that it is correct with a probability of{' '}
          {Math.round(100 * cluster.probability)}%.
        </>
      )}
    </Box>
  );
}
