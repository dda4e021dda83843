import { Box, Button, CloseButton, Group, Text } from '@mantine/core';
import type { OtherProject } from '../../state/project/model';
import { formatBytes, plural } from '../../core/words/numbers';
import { useAssay, useAssayStore } from '../store-context';
import { formatTime } from './format-time';

/** The projects that can be reopened. */
export function OtherProjects() {
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
