import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { QuietButton } from './QuietButton';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** The id of what stands for the text on the page, where several buttons are called alike. */
  readonly describedBy?: string;
}

/** A button that puts a text on the clipboard and says so. */
export function CopyTextButton({ label, text, describedBy }: CopyTextProps) {
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <QuietButton aria-describedby={describedBy} onClick={() => copy(text)}>
      <Icon size={14} aria-hidden="true" /> {copied ? 'Copied' : label}
    </QuietButton>
  );
}
