import { useEffect } from 'react';
import { useAssay, useAssayStore } from '../store-context';
import styles from './StepToast.module.css';

/** Milliseconds that it stays in sight. */
const SHOWN_FOR = 4000;

/** Says which choice was just taken back or made again. */
export function StepToast() {
  const store = useAssayStore();
  const step = useAssay((state) => state.lastStep);
  useEffect(() => {
    if (!step) return;
    const timer = setTimeout(() => {
      store.getState().forgetLastStep();
    }, SHOWN_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [store, step]);
  return (
    <div role="status" className={styles.place}>
      {step && (
        <span className={styles.toast}>
          {step.direction === 'undone' ? 'Undone' : 'Redone'}: {step.label}
        </span>
      )}
    </div>
  );
}
