import { Alert } from '@mantine/core';
import type { Problem, Severity } from '../../core/model';
import { useAssay, useAssayStore } from '../store-context';
import styles from './parts.module.css';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';

const COLORS: Readonly<Record<Severity, string>> = {
  error: 'red',
  warning: 'yellow',
  note: 'gray',
};

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

/** What happened to something that is not one of the files, until it is put away. */
export function Notices() {
  const store = useAssayStore();
  const notices = useAssay((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <div className={styles.stack} role="alert">
      {notices.map((problem, index) => (
        <Alert
          key={index}
          color={COLORS[problem.severity]}
          variant="light"
          withCloseButton
          closeButtonLabel="Dismiss"
          classNames={{ root: styles.notice, message: styles.message }}
          data-severity={problem.severity}
          onClose={() => store.getState().dismissNotice(problem)}
        >
          {problem.message}
        </Alert>
      ))}
    </div>
  );
}
