import { Button, CloseButton } from '@mantine/core';
import type { OtherProject } from '../../state/project/model';
import { countOf, formatBytes } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import styles from './OtherProjects.module.css';
import { formatTime } from './format-time';

/** Work beside the present one: set aside, or kept from another day. */
export function OtherProjects() {
  const others = useAssay((state) => state.otherProjects);
  if (others.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>Other work</h3>
      <ul className={styles.list}>
        {others.map((work) => (
          <OtherProjectItem key={work.session} work={work} />
        ))}
      </ul>
    </>
  );
}

function OtherProjectItem({ work }: { readonly work: OtherProject }) {
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
              void store.getState().openOtherProject(session);
            }}
          >
            Open
          </Button>
          <CloseButton
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => {
              void store.getState().removeOtherProject(session);
            }}
          />
        </span>
      )}
    </li>
  );
}
