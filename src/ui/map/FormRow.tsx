import type { ReactNode } from 'react';
import styles from './DataPlace.module.css';

interface FormRowProps {
  readonly label: string;
  readonly need: 'required' | 'one or more' | 'optional';
  readonly control: ReactNode;
  /** What the choice shows in the data. */
  readonly evidence?: ReactNode;
}

/** One line of the mapping: what it is, where it is found, what that shows. */
export function FormRow({ label, need, control, evidence }: FormRowProps) {
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.label}>{label}</div>
        <div className={styles.need}>{need}</div>
      </div>
      <div className={styles.control}>{control}</div>
      <div className={styles.formRowEvidence}>{evidence}</div>
    </div>
  );
}
