import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';

interface AddFilesButtonProps {
  readonly accept?: string;
  readonly onAdd: (file: File) => Promise<void>;
  readonly children: string;
}

/** Lets the user choose files and adds each of them. */
export function AddFilesButton({ accept, onAdd, children }: AddFilesButtonProps) {
  return (
    <FileButton
      multiple
      {...(accept !== undefined && { accept })}
      onChange={(files) => files.forEach((file) => void onAdd(file))}
    >
      {(props) => (
        <Button leftSection={<IconUpload size={14} aria-hidden="true" />} {...props}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
