import { Box, Button, CloseButton } from '@mantine/core';
import type { ProjectNotice as Notice } from '../../state/project/model';
import { plural } from '../../core/words/numbers';
import { Banner } from '../parts/Banner';
import { useAssay, useAssayStore } from '../store-context';
import { formatTime } from './format-time';

/** Says that a project was restored, opened or closed, and offers the way back. */
export function ProjectNotice() {
  const store = useAssayStore();
  const notice = useAssay((state) => state.projectNotice);
  if (!notice) return null;
  return (
    <NoticeBanner
      text={describe(notice)}
      action={notice.kind === 'restored' ? 'New project' : 'Reopen project'}
      onAction={() => {
        const { newProject, openOtherProject } = store.getState();
        void (notice.kind === 'restored' ? newProject() : openOtherProject(notice.id));
      }}
      onDismiss={() => store.getState().dismissProjectNotice()}
    />
  );
}

/** Offers a new version of the page; nothing changes until the user reloads. */
export function NewVersionNotice() {
  const store = useAssayStore();
  const version = useAssay((state) => state.newVersion);
  if (!version) return null;
  return (
    <NoticeBanner
      text="A new version of Assay is available. Your project is kept."
      action="Reload page"
      onAction={version.use}
      onDismiss={() => store.setState({ newVersion: null })}
    />
  );
}

interface NoticeBannerProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
}

function NoticeBanner({ text, action, onAction, onDismiss }: NoticeBannerProps) {
  return (
    <Box mb={14}>
      <Banner role="status" text={text}>
        <Button variant="light" onClick={onAction}>
          {action}
        </Button>
        <CloseButton size="sm" aria-label="Dismiss" onClick={onDismiss} />
      </Banner>
    </Box>
  );
}

function describe(notice: Notice): string {
  const files = plural(notice.files, 'file');
  if (notice.kind === 'closed') {
    return `Your project with ${files} was closed; you can reopen it.`;
  }
  const when = formatTime(notice.savedAt);
  return notice.from === null
    ? `Your project was restored as of ${when}: ${files} and all settings.`
    : `${notice.from}, saved at ${when}, is open: ${files} and all settings.`;
}
