import { Button, Paper, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isTyping } from '../../is-typing';
import { Muted } from '../../parts/Texts';
import styles from './agreement.module.css';

/**
 * Handles the keyboard shortcuts of a panel in which answers are judged; `keys` maps each key
 * (letters in lowercase) to its action. They work while the panel has the focus, which it takes
 * when it appears.
 */
export function useKeyboardPanel(keys: Readonly<Record<string, () => void>>) {
  const ref = useRef<HTMLDivElement>(null);
  const focus = () => ref.current?.focus({ preventScroll: true });
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const props = { ref, onKeyDown, className: styles.panel, role: 'group', tabIndex: -1 } as const;
  return { focus, props };
}

interface ChoiceButtonProps {
  /** The key that has the same effect as the button. */
  readonly shortcut: string;
  readonly tone?: 'correct' | 'incorrect' | 'caution' | undefined;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { shortcut, tone, isChosen, disabled, onClick, children } = props;
  const key = shortcut.toUpperCase();
  return (
    <Button
      size="sm"
      variant={isChosen ? 'light' : 'default'}
      rightSection={<kbd data-tone={tone}>{key}</kbd>}
      className={styles.choice}
      styles={{ label: { whiteSpace: 'normal' } }}
      aria-pressed={isChosen}
      aria-keyshortcuts={key}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface QuestionSheetProps {
  /** The position of the answer, such as `Answer 3 of 50`. */
  readonly position: string;
  readonly text: string;
  readonly document: string;
  readonly references: readonly string[];
  readonly answerName: string;
  readonly answer: ReactNode;
  readonly isBlank: boolean;
  readonly children?: ReactNode;
}

/** A question with its references and the answer to judge. */
export function QuestionPanel(props: QuestionSheetProps) {
  const { position, text, document, references, answerName, answer, isBlank, children } = props;
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
          <dt className="small">{references.length > 1 ? 'References' : 'Reference'}</dt>
          <dd>
            {references.length === 0
              ? 'none (unanswerable)'
              : references.map((reference, index) => <p key={index}>{reference}</p>)}
          </dd>
        </div>
        <div>
          <dt className="small">{answerName}</dt>
          <dd className={isBlank ? 'muted' : undefined}>{isBlank ? 'empty answer' : answer}</dd>
        </div>
      </dl>
      {children}
    </Paper>
  );
}
