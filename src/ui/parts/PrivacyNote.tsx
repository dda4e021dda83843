import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useAssay } from '../store-context';
import { countOf } from './format';
import styles from './PrivacyNote.module.css';

/** What has left the page, always in sight, and how to check it. */
export function PrivacyNote() {
  const sent = useAssay((state) => state.sent);
  const bytes = sent.reduce((sum, { address }) => sum + address.length, 0);
  const hosts = [...new Set(sent.map(({ host }) => host))];
  return (
    <Popover width={340} position="bottom-end" withArrow shadow="sm">
      <Popover.Target>
        <UnstyledButton className={styles.chip} data-sent={sent.length > 0 || undefined}>
          {sent.length === 0
            ? '0 bytes have left this page'
            : `${countOf(sent.length, 'request')} (${countOf(bytes, 'byte')}) left this page`}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {sent.length > 0 && (
          <>
            <Text size="sm">
              You agreed to fetch from {hosts.join(', ')}. These addresses were asked for, and
              nothing else was sent: no part of your files, no cookies, not the address of this
              page.
            </Text>
            <ul className={styles.sent}>
              {sent.map(({ address }, index) => (
                <li key={index}>{address}</li>
              ))}
            </ul>
          </>
        )}
        <Text size="sm">
          Your files are read and scored inside this browser. The page’s content policy lets neither
          it nor the worker that scores connect to anything; the browser enforces that. Files at an
          address are fetched by a small frame that gets the address and nothing else, and other
          hosts are asked only after you agree.
        </Text>
        <Text size="sm" mt="xs">
          To check it, open your browser’s developer tools, choose “Network”, and use the page. Or
          switch the network off after it has loaded.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
