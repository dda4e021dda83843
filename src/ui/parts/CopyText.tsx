import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './CopyText.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** A button that puts a text on the clipboard and says so. */
export function CopyText({ label, text }: CopyTextProps) {
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => {
        copy(text);
      }}
    >
      <Icon size={14} aria-hidden="true" /> {copied ? 'Copied' : label}
    </button>
  );
}
