import { Button, Progress, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { LABEL_WORDS, type Label } from '../../../core/analysis/agreement/label';
import type { DrawnAnswer, LabelSample } from '../../../core/analysis/agreement/labels';
import { isTyping } from '../../is-typing';
import { formatCount } from '../../parts/format';
import { useAssay, useAssayStore } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import { AnswerSheet } from './AnswerSheet';
import styles from './LabelDesk.module.css';
import { useLabelled } from './use-agreement';
import { useDesk } from './use-desk';

const CHOICES: readonly { readonly key: string; readonly label: Label; readonly words: string }[] =
  [
    { key: 'a', label: 'correct', words: 'Accept' },
    { key: 'r', label: 'incorrect', words: 'Reject' },
    { key: 'u', label: 'unsure', words: 'Unsure' },
    { key: 'g', label: 'gold-wrong', words: 'Gold is wrong' },
  ];

/** One answer at a time, to be judged by a key each; the keys work while the desk has the focus. */
export function LabelDesk({ sample }: { readonly sample: LabelSample }) {
  const store = useAssayStore();
  const annotator = useAssay(({ labels }) => labels.annotator);
  const desk = useDesk(sample);
  const { at, answer, said, done } = desk;
  const { row, isMissing, failed } = useAnswer(answer);
  const [comment, setComment] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  const total = sample.answers.length;
  const give = (label: Label) => {
    // What is not in sight yet is not judged.
    if (!row) return;
    desk.give(label, comment);
    setComment('');
    ref.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const choice = CHOICES.find(({ key }) => key === event.key.toLowerCase());
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => desk.move(-1),
      ArrowRight: () => desk.move(1),
      Backspace: desk.takeBack,
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
    <div
      ref={ref}
      className={styles.desk}
      role="group"
      aria-label="Labelling"
      tabIndex={-1}
      onKeyDown={press}
    >
      <div className={styles.progress}>
        <span role="status">
          {formatCount(done)} of {formatCount(total)} labelled by {annotator}
        </span>
        <Progress className={styles.bar} value={(100 * done) / total} aria-label="Share labelled" />
        <span className={styles.seed}>seed {sample.seed}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            store.getState().stopLabelling();
          }}
        >
          End labelling
        </Button>
      </div>
      {failed && <WorkerError />}
      {answer && !failed && !row && !isMissing && (
        <p className={styles.words}>The answer is on its way.</p>
      )}
      {isMissing && (
        <p className={styles.words}>
          This answer is not among the open files any more; go on with → or draw anew.
        </p>
      )}
      {row && at !== null && (
        <AnswerSheet
          row={row}
          position={`Answer ${formatCount(at + 1)} of ${formatCount(total)}`}
        />
      )}
      {!answer && (
        <p className={styles.words}>
          All that was drawn is labelled. The figures below take it into account; Backspace takes
          the last label back.
        </p>
      )}
      <div className={styles.choices}>
        {CHOICES.map(({ key, label, words }) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            data-label={label}
            aria-pressed={said?.label === label}
            aria-keyshortcuts={key.toUpperCase()}
            disabled={!row}
            onClick={() => {
              give(label);
            }}
          >
            {words} <kbd>{key.toUpperCase()}</kbd>
          </button>
        ))}
        <TextInput
          size="xs"
          className={styles.comment}
          aria-label="Comment on this answer"
          placeholder="comment, if any"
          value={comment}
          onChange={({ currentTarget }) => {
            setComment(currentTarget.value);
          }}
        />
      </div>
      <p className={styles.keys}>
        {said && `Labelled ${LABEL_WORDS[said.label]} before. `}
        <kbd>←</kbd> <kbd>→</kbd> look at others, <kbd>Backspace</kbd> takes the last label back,{' '}
        <kbd>Ctrl</kbd> <kbd>Z</kbd> undoes anything.
      </p>
    </div>
  );
}

/** The answer with its question, once it is here; missing where its files are no longer open. */
function useAnswer(answer: DrawnAnswer | null) {
  const ask = useAssay((state) => state.ask);
  const labelled = useLabelled();
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
  const settled = isCurrent && answer ? found : null;
  return { row: settled?.row ?? null, isMissing: settled?.row === null, failed };
}
