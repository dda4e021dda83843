import { ActionIcon, Box, Button, Group, Loader, UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './parts.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** The id of the element that distinguishes buttons with the same label. */
  readonly describedBy?: string;
}

interface LinkButtonProps {
  readonly onClick: () => void;
  /** The accessible name, if it differs from the text. */
  readonly label?: string;
  /** Whether the details are open; not given for links to other views. */
  readonly expanded?: boolean;
  readonly children: ReactNode;
}

/** Text that opens details, styled as a link. */
export function LinkButton({ onClick, label, expanded, children }: LinkButtonProps) {
  return (
    <UnstyledButton
      className={`tabular ${styles.link}`}
      fz="inherit"
      ta="inherit"
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </UnstyledButton>
  );
}

interface BusyButtonProps extends ComponentProps<typeof Button<'button'>> {
  /** Whether its action is running; until it ends, the button does nothing. */
  readonly isBusy: boolean;
}

/** A button that stays focused during its action; a disabled one would lose the focus. */
export function BusyButton({ isBusy, leftSection, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size={14} color="currentColor" /> : leftSection}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** A small button without a border. */
export function QuietButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <UnstyledButton {...props} className={`screen-only hoverable ${styles.button}`} />;
}

export function CopyTextButton({ label, text, describedBy }: CopyTextProps) {
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <QuietButton aria-describedby={describedBy} onClick={() => copy(text)}>
      <Icon size={14} aria-hidden="true" /> {copied ? 'Copied' : label}
    </QuietButton>
  );
}

interface CopiedTextProps {
  /** A noun for the name of the button: `Copy reference`. */
  readonly name: string;
  readonly text: string;
  /** The text as shown. */
  readonly children: ReactNode;
}

export function CopyableText({ name, text, children }: CopiedTextProps) {
  const { copied, copy } = useClipboard();
  const label = copied ? 'Copied' : `Copy ${name}`;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Group component="span" justify="space-between" align="start" gap={4} wrap="nowrap">
      <Box component="span" miw={0}>
        {children}
      </Box>
      <ActionIcon size="sm" title={label} aria-label={label} onClick={() => copy(text)}>
        <Icon size={14} />
      </ActionIcon>
    </Group>
  );
}
