import { Button, Group, Switch, Text, Box, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../parts/Card';
import { Dialog } from '../parts/Dialog';
import { formatBytes, plural } from '../../core/words/numbers';
import type { SaveStatus } from '../../state/autosave/device';
import { useAssay, useAssayStore } from '../store-context';
import { describeUnsaved, SaveProjectButton } from './ProjectNotices';
import type { OtherProject } from '../../state/project/model';
import { formatTime } from './format-time';

/**
 * Describes the data that this browser stores for the project, with buttons to save, close or erase
 * it.
 */
export function ProjectCard() {
  const store = useAssayStore();
  const [isConfirming, setIsConfirming] = useState(false);
  const { isAutosaved, status, count, bytes } = useAssay(({ isAutosaved, saveStatus, files }) => ({
    isAutosaved,
    status: saveStatus,
    count: files.length,
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
  }));
  return (
    <Card
      title="Project"
      note={count === 0 ? undefined : `${plural(count, 'file')}, ${formatBytes(bytes)}`}
    >
      <Text size="sm" c="var(--ink-2)" mb={10}>
        {describe(isAutosaved, status)}
      </Text>
      <Switch
        size="sm"
        label="Don’t store data in this browser"
        checked={!isAutosaved}
        onChange={(event) => void store.getState().setAutosave(!event.currentTarget.checked)}
      />
      <OtherProjects />
      <Group gap={8} mt={12}>
        {count > 0 && (
          <>
            <SaveProjectButton />
            <Button onClick={() => void store.getState().newProject()}>New project</Button>
          </>
        )}
        <Button color="red" onClick={() => setIsConfirming(true)}>
          Erase all data…
        </Button>
      </Group>
      <EraseDialog isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
    </Card>
  );
}

interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function EraseDialog({ isOpen, onClose }: EraseDialogProps) {
  const store = useAssayStore();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Erase all data?"
      closeLabel="Close without erasing"
    >
      <Text size="sm" c="var(--ink-2)" mb={10}>
        This closes the open project and erases all stored projects, saved mappings and the offline
        copy of this page from this browser. This cannot be undone.
      </Text>
      <Group gap={8} mt={12}>
        <Button size="sm" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="filled"
          color="red.9"
          onClick={() => {
            onClose();
            void store.getState().eraseEverything();
          }}
        >
          Erase all data
        </Button>
      </Group>
    </Dialog>
  );
}

function describe(isAutosaved: boolean, status: SaveStatus | null): string {
  if (!isAutosaved) return 'Nothing is stored: closing this page discards the open project.';
  if (status?.outcome === 'unable')
    return 'This browser stores nothing for this page, so a reload starts a new project.';
  const unsaved = status ? describeUnsaved(status) : '';
  if (unsaved !== '') return unsaved;
  return 'Files and settings are stored in this browser and restored after a reload or a crash.';
}

/** The projects that can be reopened. */
function OtherProjects() {
  const others = useAssay((state) => state.otherProjects);
  if (others.length === 0) return null;
  return (
    <>
      <Text component="h3" size="xs" fw={500} c="var(--ink-3)" mt={14} mb={4}>
        Other projects
      </Text>
      <ul>
        {others.map((project) => (
          <OtherProjectItem key={project.id} project={project} />
        ))}
      </ul>
    </>
  );
}

function OtherProjectItem({ project }: { readonly project: OtherProject }) {
  const store = useAssayStore();
  const { id: session, files, bytes, savedAt, isOpenElsewhere } = project;
  const [first = 'settings only'] = files;
  const name = files.length > 1 ? `${first} and ${plural(files.length - 1, 'more file')}` : first;
  return (
    <Group component="li" gap="2px 10px" py={4} fz="sm">
      <Box component="span" flex="1 1 120px" miw={0}>
        {name}
      </Box>
      <Text size="xs" c="var(--ink-3)">
        {formatBytes(bytes)}, {formatTime(savedAt)}
        {isOpenElsewhere && ', open in another tab'}
      </Text>
      {!isOpenElsewhere && (
        <>
          <Button
            size="compact-xs"
            variant="light"
            aria-label={`Open ${name}`}
            onClick={() => void store.getState().openOtherProject(session)}
          >
            Open
          </Button>
          <CloseButton
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => void store.getState().removeOtherProject(session)}
          />
        </>
      )}
    </Group>
  );
}
