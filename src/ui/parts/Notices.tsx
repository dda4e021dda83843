import { Alert } from '@mantine/core';
import { useAssay, useAssayStore } from '../store-context';
import styles from './Notices.module.css';

/** Trouble with a link or a settings file, until it is put away. */
export function Notices() {
  const store = useAssayStore();
  const notices = useAssay((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <div className={styles.stack} role="alert">
      {notices.map((problem) => (
        <Alert
          key={problem.message}
          color="red"
          variant="light"
          withCloseButton
          closeButtonLabel="Put this message away"
          classNames={{ message: styles.message }}
          onClose={() => {
            store.getState().dismissNotice(problem);
          }}
        >
          {problem.message}
        </Alert>
      ))}
    </div>
  );
}
