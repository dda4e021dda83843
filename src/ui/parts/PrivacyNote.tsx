import { Popover, Text, UnstyledButton } from '@mantine/core';
import styles from './PrivacyNote.module.css';

/** What has left the page, always in sight, and how to check it. */
export function PrivacyNote() {
  return (
    <Popover width={320} position="bottom-end" withArrow shadow="sm">
      <Popover.Target>
        <UnstyledButton className={styles.chip}>0 bytes have left this page</UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">
          Your files are read and scored inside this browser. The page’s content policy lets it
          fetch from its own folder and nowhere else; the browser enforces that, also for the worker
          that scores.
        </Text>
        <Text size="sm" mt="xs">
          To check it, open your browser’s developer tools, choose “Network”, and use the page: only
          its own files appear. Or switch the network off after it has loaded.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
