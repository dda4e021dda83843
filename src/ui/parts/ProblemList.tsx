import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { Problem, Severity } from '../../core/model';
import styles from './parts.module.css';

const ICONS = { error: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle };
const WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};

/** Problems as sentences, each with a sign and a word for how bad it is. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.list}>
      {problems.map((problem) => {
        const Icon = ICONS[problem.severity];
        return (
          <li key={problem.message} className={styles.item} data-severity={problem.severity}>
            <Icon size={16} className={styles.icon} aria-label={WORDS[problem.severity]} />
            <span>{problem.message}</span>
          </li>
        );
      })}
    </ul>
  );
}
