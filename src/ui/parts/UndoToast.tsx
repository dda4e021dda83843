import { useEffect } from 'react';
import { useAssay, useAssayStore } from '../store-context';
import styles from './parts.module.css';

/** Milliseconds that it stays in sight. */
const SHOWN_FOR = 4000;

/** Says which choice was just taken back or made again. */
export function UndoToast() {
  const store = useAssayStore();
  const step = useAssay((state) => state.lastStep);
  useEffect(() => {
    if (!step) return;
    const timer = setTimeout(() => store.getState().forgetLastStep(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [store, step]);
  return (
    <div role="status" className={styles.stepToastPlace}>
      {step && (
        <span className={styles.toast}>
          {step.direction === 'undone' ? 'Undone' : 'Redone'}: {step.label}
        </span>
      )}
    </div>
  );
}
