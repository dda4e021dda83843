import { Button, CloseButton } from '@mantine/core';
import type { OtherWork } from '../../state/session/model';
import { countOf, formatBytes } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import styles from './OtherWorkList.module.css';
import { formatTime } from './time';

/** Work beside the present one: set aside, or kept from another day. */
export function OtherWorkList() {
  const others = useAssay((state) => state.otherWork);
  if (others.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>Other work</h3>
      <ul className={styles.list}>
        {others.map((work) => (
          <OtherWorkItem key={work.session} work={work} />
        ))}
      </ul>
    </>
  );
}

function OtherWorkItem({ work }: { readonly work: OtherWork }) {
  const store = useAssayStore();
  const { session, files, bytes, savedAt, isOpenElsewhere } = work;
  const [first = 'settings only'] = files;
  const name = files.length > 1 ? `${first} and ${countOf(files.length - 1, 'more file')}` : first;
  return (
    <li className={styles.item}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>
        {formatBytes(bytes)}, {formatTime(savedAt)}
      </span>
      {isOpenElsewhere ? (
        <span className={styles.note}>in another tab</span>
      ) : (
        <span className={styles.controls}>
          <Button
            size="compact-xs"
            variant="light"
            aria-label={`Open ${name}`}
            onClick={() => {
              void store.getState().openOther(session);
            }}
          >
            Open
          </Button>
          <CloseButton
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => {
              void store.getState().removeOther(session);
            }}
          />
        </span>
      )}
    </li>
  );
}
