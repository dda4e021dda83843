import { Box, Button } from '@mantine/core';
import type { SaveStatus } from '../../state/autosave/device';
import { missingFilesProblem } from '../../state/project/project';
import { listWords } from '../../core/words/lists';
import { Banner } from '../parts/Banner';
import { useAssay, useAssayStore } from '../store-context';
import { SaveProjectButton } from './SaveProjectButton';

/** Lists the files that could not be stored, until the user drops them again or continues without. */
export function MissingFilesNotice() {
  const store = useAssayStore();
  const message = useAssay((state) => missingFilesProblem(state)?.message ?? null);
  if (message === null) return null;
  return (
    <Box mb={14}>
      <Banner tone="caution" role="alert" text={message}>
        <Button onClick={() => store.getState().dismissMissingFiles()}>
          Continue without them
        </Button>
      </Banner>
    </Box>
  );
}

/** Says what the browser cannot store. Open files are not affected. */
export function StorageFullNotice() {
  const store = useAssayStore();
  const message = useAssay(({ saveStatus }) => (saveStatus ? describeUnsaved(saveStatus) : ''));
  if (message === '') return null;
  return (
    <Box mb={14}>
      <Banner
        tone="caution"
        role="alert"
        text={`${message} Nothing is lost while this page stays open. Save the project to keep all of it.`}
      >
        <SaveProjectButton />
        <Button onClick={() => store.getState().retryAutosave()}>Try again</Button>
      </Banner>
    </Box>
  );
}

/** Empty if everything is stored, or if the browser does not let the page store anything. */
export function describeUnsaved({ outcome, withoutRoom, unreadable }: SaveStatus): string {
  if (outcome === 'full') return 'This browser’s storage is full, so your project is not stored.';
  if (outcome === 'unable') return '';
  const reasons = [
    [withoutRoom, 'This browser’s storage is too full for'],
    [unreadable, 'This browser could not store'],
  ] as const;
  return reasons
    .filter(([names]) => names.length > 0)
    .map(([names, reason]) => `${reason} ${listWords(names)}; everything else is stored.`)
    .join(' ');
}
