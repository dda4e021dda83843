import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { Problem, Severity } from '../../core/model';
import { useAssay, useAssayStore } from '../store-context';
import styles from './parts.module.css';

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

/** Problems, each with an icon for its severity. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.problems}`}>
      {problems.map((problem) => {
        const Icon = ICONS[problem.severity];
        return (
          <li key={problem.message} className={styles.problem} data-severity={problem.severity}>
            <Icon size={16} className={styles.icon} aria-label={WORDS[problem.severity]} />
            <span>{problem.message}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Messages that concern no file, until they are dismissed. */
export function Notices() {
  const store = useAssayStore();
  const notices = useAssay((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <Stack gap={8} mb={14} role="alert">
      {notices.map((problem, index) => (
        <Alert
          key={index}
          color={COLORS[problem.severity]}
          variant="light"
          withCloseButton
          closeButtonLabel="Dismiss"
          p="8px 12px"
          classNames={{ root: styles.notice, message: styles.message }}
          data-severity={problem.severity}
          onClose={() => store.getState().dismissNotice(problem)}
        >
          {problem.message}
        </Alert>
      ))}
    </Stack>
  );
}
