import { Button, CloseButton } from '@mantine/core';
import { useAssay, useAssayStore } from '../store-context';
import styles from './ProjectNotice.module.css';
import type { ProjectNotice } from '../../state/project/model';
import { countOf } from '../parts/format';
import { formatTime } from './format-time';

/** Says which work was brought back or set aside, with the way out of it. */
export function ProjectNotice() {
  const store = useAssayStore();
  const arrival = useAssay((state) => state.projectNotice);
  if (!arrival) return null;
  return (
    <div role="status" className={styles.line}>
      <span>{describe(arrival)}</span>
      {arrival.kind === 'brought back' ? (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            void store.getState().newProject();
          }}
        >
          Start afresh
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            void store.getState().openOtherProject(arrival.session);
          }}
        >
          Go back to it
        </Button>
      )}
      <CloseButton
        size="sm"
        aria-label="Put this message away"
        onClick={() => {
          store.getState().dismissProjectNotice();
        }}
      />
    </div>
  );
}

function describe(arrival: ProjectNotice): string {
  const files = countOf(arrival.files, 'file');
  if (arrival.kind === 'set aside') {
    return `Your work with ${files} was set aside; nothing of it is lost.`;
  }
  const when = formatTime(arrival.savedAt);
  return arrival.from === null
    ? `Your work is open again as it was at ${when}: ${files}, with all you chose.`
    : `${arrival.from} is open as it was saved at ${when}: ${files}, with all that was chosen.`;
}

/** Offers a newer version of the page; nothing changes before a person takes it. */
export function NewVersionNotice() {
  const store = useAssayStore();
  const version = useAssay((state) => state.newVersion);
  if (!version) return null;
  return (
    <div role="status" className={styles.line}>
      <span>A new version of Assay is ready. Your work comes back as it is.</span>
      <Button size="compact-sm" variant="light" onClick={version.use}>
        Reload to use it
      </Button>
      <CloseButton
        size="sm"
        aria-label="Stay with this version for now"
        onClick={() => {
          store.getState().offerVersion(null);
        }}
      />
    </div>
  );
}
