import { Button, Group, Text } from '@mantine/core';
import { listWords } from '../../core/words/lists';
import { plural } from '../../core/words/numbers';
import { Dialog } from '../parts/Dialog';
import { useAssay, useAssayStore } from '../store-context';

/** Asks whether new files replace the open files of the same name. */
export function ReplaceDialog() {
  const store = useAssayStore();
  const names = useAssay((state) => state.pendingReplacement);
  const [only] = names ?? [];
  const answer = (chosen: 'replace' | 'keep-both' | null) =>
    store.getState().answerReplacement(chosen);
  return (
    <Dialog
      isOpen={names !== null}
      onClose={() => answer(null)}
      title={
        names?.length === 1 ? `Replace ${only}?` : `Replace ${plural(names?.length ?? 0, 'file')}?`
      }
    >
      <Text size="sm" c="var(--ink-2)">
        {names?.length === 1
          ? 'A file of this name with other content is open. The new file keeps its role and mapping.'
          : `Files of these names with other content are open: ${listWords(names ?? [])}. The new files keep their roles and mappings.`}
      </Text>
      <Group justify="end" gap={8} mt={18}>
        <Button size="sm" onClick={() => answer(null)}>
          Cancel
        </Button>
        <Button size="sm" onClick={() => answer('keep-both')}>
          Keep both
        </Button>
        <Button size="sm" variant="filled" data-autofocus onClick={() => answer('replace')}>
          Replace
        </Button>
      </Group>
    </Dialog>
  );
}
