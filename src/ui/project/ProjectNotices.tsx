import { Button, CloseButton } from '@mantine/core';
import type { SaveStatus } from '../../state/autosave/device';
import { missingFilesProblem } from '../../state/project/project';
import { listWords } from '../../core/words/lists';
import { BusyButton } from '../parts/Buttons';
import { Banner } from '../parts/Banner';
import { useAssay, useAssayStore } from '../store-context';
import { useState } from 'react';
import { saveFile } from '../parts/save-file';
import type { ProjectNotice as Notice } from '../../state/project/model';
import { plural } from '../../core/words/numbers';
import { formatTime } from './format-time';

/** Lists the files that could not be stored, until they are dropped again or dismissed. */
export function MissingFilesNotice() {
  const store = useAssayStore();
  const message = useAssay((state) => missingFilesProblem(state)?.message ?? null);
  if (message === null) return null;
  return (
    <Banner mb={14} tone="caution" role="alert" text={message}>
      <Button onClick={() => store.getState().dismissMissingFiles()}>Continue without them</Button>
    </Banner>
  );
}

/** Lists what the browser cannot store. Open files are not affected. */
export function StorageFullNotice() {
  const store = useAssayStore();
  const message = useAssay(({ saveStatus }) => (saveStatus ? describeUnsaved(saveStatus) : ''));
  if (message === '') return null;
  return (
    <Banner
      mb={14}
      tone="caution"
      role="alert"
      text={`${message} Nothing is lost while this page stays open. Save the project to keep all of it.`}
    >
      <SaveProjectButton />
      <Button onClick={() => store.getState().retryAutosave()}>Try again</Button>
    </Banner>
  );
}

/**
 * Describes the data that is not stored; empty if everything is stored, or if the browser does not
 * let the page store anything.
 */
export function describeUnsaved({ outcome, withoutSpace, unreadable }: SaveStatus): string {
  if (outcome === 'full') return 'This browser’s storage is full, so your project is not stored.';
  if (outcome === 'unable') return '';
  const reasons = [
    [withoutSpace, 'This browser’s storage is too full for'],
    [unreadable, 'This browser could not store'],
  ] as const;
  return reasons
    .filter(([names]) => names.length > 0)
    .map(([names, reason]) => `${reason} ${listWords(names)}; everything else is stored.`)
    .join(' ');
}

/** Announces that a project was restored, opened or closed, and offers to undo it. */
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

/** Offers a new version of the page; it is used only after the user reloads. */
export function NewVersionNotice() {
  const store = useAssayStore();
  const version = useAssay((state) => state.newVersion);
  const [isLoading, setLoading] = useState(false);
  if (!version) return null;
  return (
    <NoticeBanner
      text="A new version of Assay is available. Your project is kept."
      action="Reload page"
      isLoading={isLoading}
      onAction={() => {
        setLoading(true);
        version.use();
      }}
      onDismiss={() => store.setState({ newVersion: null })}
    />
  );
}

interface NoticeBannerProps {
  readonly text: string;
  readonly action: string;
  readonly isLoading?: boolean;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
}

function NoticeBanner({ text, action, isLoading = false, onAction, onDismiss }: NoticeBannerProps) {
  return (
    <Banner mb={14} role="status" text={text}>
      <BusyButton variant="light" isBusy={isLoading} onClick={onAction}>
        {action}
      </BusyButton>
      <CloseButton size="sm" aria-label="Dismiss" onClick={onDismiss} />
    </Banner>
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

/** Saves files and choices as one file, which can be dropped on the page to open it. */
export function SaveProjectButton() {
  const store = useAssayStore();
  const [isPacking, setIsPacking] = useState(false);
  const save = async () => {
    setIsPacking(true);
    try {
      const saved = await store.getState().saveProject();
      if (saved) saveFile('project.assay', 'application/zip', saved);
    } finally {
      setIsPacking(false);
    }
  };
  return (
    <BusyButton isBusy={isPacking} onClick={() => void save()}>
      Save project
    </BusyButton>
  );
}
