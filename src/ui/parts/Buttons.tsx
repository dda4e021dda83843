import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './parts.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** The id of what stands for the text on the page, where several buttons are called alike. */
  readonly describedBy?: string;
}

interface LinkButtonProps {
  readonly onClick: () => void;
  /** What it is called where its words alone would not tell. */
  readonly label?: string;
  /** Whether what it opens is open; left out where it leads elsewhere. */
  readonly expanded?: boolean;
  readonly children: ReactNode;
}

/** A word or a figure that opens what is behind it. */
export function LinkButton({ onClick, label, expanded, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A small button without a frame, an icon before its word. */
export function QuietButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" {...props} className={styles.button} />;
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
