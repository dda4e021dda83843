import { Box, Text, UnstyledButton } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useId } from 'react';
import { plural } from '../../core/words/numbers';
import { countUploads } from '../../state/selectors';
import { useAssay } from '../store-context';
import styles from './parts.module.css';

/** What was sent from the page, and how to verify it. */
export function PrivacyChip() {
  const id = useId();
  const sent = useAssay((state) => state.sent);
  const called = useAssay((state) => state.llmJudge.sent);
  const { bytes, requests } = useAssay(countUploads);
  const hosts = [...new Set(sent.map(({ host }) => host))];
  const isNothing = requests === 0;
  const counts = `${plural(bytes, 'byte')}, ${plural(requests, 'request')}`;
  return (
    <>
      <UnstyledButton
        className={styles.privacyChip}
        popoverTarget={id}
        data-sent={requests > 0 || undefined}
        aria-label={isNothing ? 'Nothing uploaded' : `${counts} sent from this page`}
      >
        <IconArrowUpRight size={13} aria-hidden="true" />
        {isNothing ? (
          'Nothing uploaded'
        ) : (
          <>
            {counts}{' '}
            <Box component="span" visibleFrom="sm">
              sent from this page
            </Box>
          </>
        )}
      </UnstyledButton>
      <div id={id} popover="auto" className={styles.privacyPanel}>
        <Text size="xs" c="var(--ink-2)">
          Network activity
        </Text>
        <Text fw={600} mb="xs">
          {isNothing ? 'Nothing uploaded' : counts}
        </Text>
        {called.map(({ address, host, calls, bytes: ofBodies }) => (
          <Text key={address} size="sm" mb="xs">
            You agreed to have {host} judge answers: {plural(calls, 'call')} with{' '}
            {plural(ofBodies, 'byte')} of questions, references and answers went to {address}, as
            you were shown, with your key where you gave one.
          </Text>
        ))}
        {sent.length > 0 && (
          <>
            <Text size="sm">
              You agreed to fetch from {hosts.join(', ')}. These addresses were asked for, and
              nothing else was sent there: no part of your files, no cookies, not the address of
              this page.
            </Text>
            <Box component="ul" className="bullets" mah={160} style={{ overflow: 'auto' }}>
              {sent.map(({ address }, index) => (
                <li key={index}>{address}</li>
              ))}
            </Box>
          </>
        )}
        <Text size="sm">
          Your files are read and scored inside this browser. The page’s content policy lets neither
          it nor the worker that scores connect to anything; the browser enforces that. Files at an
          address are fetched by a small frame that gets the address and nothing else; calls to a
          language model, if you want one, go through the same frame, and all that it sends is
          counted here. Other hosts are asked only after you agree.
        </Text>
        <Text size="sm" mt="xs">
          To check it, open your browser’s developer tools, choose “Network”, and use the page. Or
          switch the network off after it has loaded.
        </Text>
      </div>
    </>
  );
}
