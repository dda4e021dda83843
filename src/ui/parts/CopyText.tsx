import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { QuietButton } from './QuietButton';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** A button that puts a text on the clipboard and says so. */
export function CopyText({ label, text }: CopyTextProps) {
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <QuietButton
      onClick={() => {
        copy(text);
      }}
    >
      <Icon size={14} aria-hidden="true" /> {copied ? 'Copied' : label}
    </QuietButton>
  );
}
