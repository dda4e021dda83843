import { Button, Group, Paper, Progress, Stack, Text, TextInput, Title } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  answerKey,
  type AnnotatorLabel,
  type Label,
  LABEL_NAMES,
  type LabelSample,
  type SampledAnswer,
} from '../../../core/analysis/agreement/labels';
import { formatCount } from '../../../core/words/numbers';
import { labelsOfSample } from '../../../state/choices/labels';
import type { QuestionRow } from '../../../worker/protocol';
import { isTyping } from '../../is-typing';
import { WorkerError } from '../../parts/ScoringStatus';
import { Muted, Note } from '../../parts/Texts';
import { useAssay, useAssayStore } from '../../store-context';
import { useRequest } from '../../use-request';
import styles from './agreement.module.css';
import { useLabeled } from './use-agreement';

/** The progress through the sampled answers. */
interface LabelingQueue {
  /** Position of the shown answer; `null` if all are labeled. */
  readonly at: number | null;
  readonly answer: SampledAnswer | null;
  /** Its current label. */
  readonly given: AnnotatorLabel | null;
  readonly done: number;
  readonly give: (label: Label, comment: string) => void;
  /** Shows another answer without labeling. */
  readonly move: (by: number) => void;
  /** Removes the latest label and shows its answer. */
  readonly undo: () => void;
}

interface AnswerSheetProps {
  readonly row: QuestionRow;
  /** Position among the sampled answers. */
  readonly position: string;
}

const CHOICES: readonly { readonly key: string; readonly label: Label; readonly words: string }[] =
  [
    { key: 'a', label: 'correct', words: 'Accept' },
    { key: 'r', label: 'incorrect', words: 'Reject' },
    { key: 'u', label: 'unsure', words: 'Unsure' },
    { key: 'g', label: 'gold-wrong', words: 'Reference wrong' },
  ];

/** One answer at a time, labeled by a key; the keys work while the panel has the focus. */
export function LabelingPanel({ sample }: { readonly sample: LabelSample }) {
  const store = useAssayStore();
  const annotator = useAssay(({ labels }) => labels.annotator);
  const queue = useLabelingQueue(sample);
  const { at, answer, given, done } = queue;
  const { row, isMissing, failed } = useAnswerRow(answer);
  const [comment, setComment] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  const total = sample.answers.length;
  const give = (label: Label) => {
    // An answer that is not loaded yet cannot be labeled.
    if (!row) return;
    queue.give(label, comment);
    setComment('');
    ref.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const choice = CHOICES.find(({ key }) => key === event.key.toLowerCase());
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => queue.move(-1),
      ArrowRight: () => queue.move(1),
      Backspace: queue.undo,
    };
    const act = choice
      ? () => give(choice.label)
      : Object.hasOwn(moves, event.key)
        ? moves[event.key]
        : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Stack
      ref={ref}
      gap={12}
      className={styles.desk}
      role="group"
      aria-label="Labeling"
      tabIndex={-1}
      onKeyDown={press}
    >
      <Group gap="6px 12px" fz="sm">
        <span role="status">
          {formatCount(done)} of {formatCount(total)} labeled by {annotator}
        </span>
        <Progress flex="1 1 120px" value={(100 * done) / total} aria-label="Labeling progress" />
        <Muted>seed {sample.seed}</Muted>
        <Button variant="subtle" onClick={() => store.getState().stopLabeling()}>
          Stop labeling
        </Button>
      </Group>
      {failed && <WorkerError />}
      {answer && !failed && !row && !isMissing && <Note>Loading answer…</Note>}
      {isMissing && (
        <Note>
          This answer is no longer in the open files. Press → to continue, or draw a new sample.
        </Note>
      )}
      {row && at !== null && (
        <BlindAnswer
          row={row}
          position={`Answer ${formatCount(at + 1)} of ${formatCount(total)}`}
        />
      )}
      {!answer && (
        <Note>All sampled answers are labeled. Press Backspace to undo the last label.</Note>
      )}
      <Group gap={8}>
        {CHOICES.map(({ key, label, words }) => (
          <Button
            key={label}
            size="sm"
            variant={given?.label === label ? 'light' : 'default'}
            rightSection={<kbd>{key.toUpperCase()}</kbd>}
            className={styles.choice}
            data-label={label}
            aria-pressed={given?.label === label}
            aria-keyshortcuts={key.toUpperCase()}
            disabled={!row}
            onClick={() => give(label)}
          >
            {words}
          </Button>
        ))}
        <TextInput
          flex="1 1 180px"
          aria-label="Comment on this answer"
          placeholder="Comment (optional)"
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </Group>
      <Text size="xs" c="dimmed" visibleFrom="sm">
        {given && `Labeled ${LABEL_NAMES[given.label]}. `}
        <kbd>←</kbd> <kbd>→</kbd> browse answers, <kbd>Backspace</kbd> removes the last label,{' '}
        <kbd>Ctrl</kbd> <kbd>Z</kbd> undoes any change.
      </Text>
    </Stack>
  );
}

/** The answer with its question; missing if its files are no longer open. */
function useAnswerRow(answer: SampledAnswer | null) {
  const ask = useAssay((state) => state.ask);
  const labelled = useLabeled();
  const runs = labelled?.result.runs;
  const request = useMemo(() => {
    if (!runs || !answer) return null;
    const run = runs.findIndex((one) => one.model === answer.model && one.run === answer.run);
    return async () => {
      const question = run < 0 ? null : await ask.find(answer.id);
      const rows = question === null ? [] : await ask.rows(run, [question]);
      return { row: rows[0] ?? null };
    };
  }, [ask, runs, answer]);
  const { answer: found, isCurrent, failed } = useRequest(request);
  const loaded = isCurrent && answer ? found : null;
  return { row: loaded?.row ?? null, isMissing: loaded?.row === null, failed };
}

/** What an annotator needs to judge an answer, without the system’s name. */
function BlindAnswer({ row, position }: AnswerSheetProps) {
  const { text, document, references, prediction } = row;
  const isBlank = prediction === null || prediction.trim() === '';
  return (
    <Paper component="article" withBorder px={16} py={14} aria-label={position}>
      <Muted>{position}</Muted>
      <Title order={3} size="lg" mt={2} maw="80ch">
        {text || 'The gold file has no question text.'}
      </Title>
      {document !== '' && (
        <Text size="xs" c="var(--ink-2)" mt={2}>
          {document}
        </Text>
      )}
      <dl className={styles.answers}>
        <div>
          <dt>{references.length > 1 ? 'References' : 'Reference'}</dt>
          <dd>
            {references.length === 0
              ? 'none (unanswerable)'
              : references.map((reference, index) => <p key={index}>{reference}</p>)}
          </dd>
        </div>
        <div>
          <dt>Prediction</dt>
          <dd className={isBlank ? 'muted' : undefined}>
            {isBlank ? 'empty answer' : <p>{prediction}</p>}
          </dd>
        </div>
      </dl>
    </Paper>
  );
}

/** The queue of sampled answers; it starts at the first one without a label. */
function useLabelingQueue(sample: LabelSample): LabelingQueue {
  const store = useAssayStore();
  const labels = useAssay((state) => state.labels);
  const [chosen, setChosen] = useState<number | null>(null);
  const labeled = labelsOfSample(labels, sample);
  const firstUnlabeled = sample.answers.findIndex((one) => !labeled.has(answerKey(one)));
  const at = chosen ?? (firstUnlabeled < 0 ? null : firstUnlabeled);
  const answer = at === null ? null : (sample.answers[at] ?? null);
  return {
    at,
    answer,
    given: answer && (labeled.get(answerKey(answer)) ?? null),
    done: labeled.size,
    give: (label, comment) => {
      if (!answer) return;
      store.getState().labelAnswer(answer, label, comment);
      setChosen(null);
    },
    move: (by) => {
      const from = at ?? sample.answers.length;
      setChosen(Math.min(sample.answers.length - 1, Math.max(0, from + by)));
    },
    undo: () => {
      const undone = store.getState().undoLabel();
      if (!undone) return;
      const key = answerKey(undone);
      setChosen(sample.answers.findIndex((one) => answerKey(one) === key));
    },
  };
}
