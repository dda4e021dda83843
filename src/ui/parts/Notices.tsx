import { Alert } from '@mantine/core';
import type { Severity } from '../../core/model';
import { useAssay, useAssayStore } from '../store-context';
import styles from './parts.module.css';

const COLORS: Readonly<Record<Severity, string>> = {
  error: 'red',
  warning: 'yellow',
  note: 'gray',
};

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
