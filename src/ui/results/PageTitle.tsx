import { ActionIcon, Group, TextInput, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_TITLE_LENGTH } from '../../state/choices/choices';
import { titleOf } from '../../state/selectors';
import { useAssay, useAssayStore } from '../store-context';

/** The title of the page; a button edits it in place. Enter or leaving the field saves it. */
export function PageTitle() {
  const title = useAssay(titleOf);
  const [isEdited, setIsEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (!isEdited && wasEdited.current) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <TitleField title={title} onClose={() => setIsEdited(false)} />;
  return (
    <Group gap={4} wrap="nowrap">
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <ActionIcon
        ref={button}
        size="sm"
        title="Edit title"
        aria-label="Edit title"
        onClick={() => setIsEdited(true)}
      >
        <IconPencil size={15} />
      </ActionIcon>
    </Group>
  );
}

function TitleField({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const store = useAssayStore();
  const [text, setText] = useState(title);
  const save = () => {
    if (text.trim() !== title) store.getState().setTitle(text);
    onClose();
  };
  return (
    <TextInput
      size="md"
      maw={560}
      aria-label="Title"
      placeholder="Name of the gold file"
      maxLength={MAX_TITLE_LENGTH}
      // The field replaces the button that had the focus.
      autoFocus
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter') return;
        // Otherwise the key would press the button that receives the focus.
        event.preventDefault();
        save();
      }}
    />
  );
}
