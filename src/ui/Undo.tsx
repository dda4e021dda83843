import { upperFirst } from '../core/words/capitals';
import { ActionIcon } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isTyping } from './is-typing';
import { useAssay, useAssayStore } from './store-context';
import { LinkButton } from './parts/Buttons';
import styles from './parts/parts.module.css';

/** Milliseconds; longer if the announcement offers undo. */
const DISPLAY_MS = { undone: 4000, redone: 4000, done: 10_000 };

const WORDS = { undone: 'Undone: ', redone: 'Redone: ', done: '' };

const BUTTONS = [
  { action: 'undo', label: 'Undo', Icon: IconArrowBackUp },
  { action: 'redo', label: 'Redo', Icon: IconArrowForwardUp },
] as const;

/** Buttons for undo and redo, which also handle Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y. */
export function UndoButtons() {
  const store = useAssayStore();
  const last = useAssay((state) => state.past.at(-1)?.label);
  const next = useAssay((state) => state.future.at(-1)?.label);
  useWindowEvent('keydown', (event) => {
    const key = event.key.toLowerCase();
    const isZ = (event.ctrlKey || event.metaKey) && key === 'z';
    const isY = event.ctrlKey && key === 'y' && !event.shiftKey;
    if (!(isZ || isY) || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    const { undo, redo } = store.getState();
    void (isY || event.shiftKey ? redo() : undo());
  });
  if (last === undefined && next === undefined) return null;
  return (
    <ActionIcon.Group>
      {BUTTONS.map(({ action, label, Icon }) => {
        const step = { undo: last, redo: next }[action];
        return (
          <ActionIcon
            key={action}
            title={step === undefined ? `Nothing to ${action}` : `${label}: ${step}`}
            aria-label={label}
            disabled={step === undefined}
            onClick={() => void store.getState()[action]()}
          >
            <Icon size={18} />
          </ActionIcon>
        );
      })}
    </ActionIcon.Group>
  );
}

/** Announces undo and redo, and file changes together with a button to undo them. */
export function UndoToast() {
  const store = useAssayStore();
  const step = useAssay((state) => state.lastStep);
  useEffect(() => {
    if (!step) return;
    const timer = setTimeout(() => store.getState().forgetLastStep(), DISPLAY_MS[step.direction]);
    return () => clearTimeout(timer);
  }, [store, step]);
  return (
    <div role="status" className={styles.toast}>
      {step && (
        <>
          {upperFirst(`${WORDS[step.direction]}${step.label}`)}{' '}
          {step.direction === 'done' && (
            <LinkButton onClick={() => void store.getState().undo()}>Undo</LinkButton>
          )}
        </>
      )}
    </div>
  );
}
