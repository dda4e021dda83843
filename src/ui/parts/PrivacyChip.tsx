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
  const isEmpty = requests === 0;
  const counts = `${plural(bytes, 'byte')}, ${plural(requests, 'request')}`;
  return (
    <>
      <UnstyledButton
        className={styles.privacyChip}
        popoverTarget={id}
        data-sent={requests > 0 || undefined}
        aria-label={isEmpty ? 'Nothing uploaded' : `${counts} sent from this page`}
      >
        <IconArrowUpRight size={13} aria-hidden="true" />
        {isEmpty ? (
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
          {isEmpty ? 'Nothing uploaded' : counts}
        </Text>
        {called.map(({ address, host, calls, bytes: ofBodies }) => (
          <Text key={address} size="sm" mb="xs">
            You agreed to have {host} judge answers: {plural(calls, 'call')} with{' '}
            {plural(ofBodies, 'byte')} of questions, references and answers went to {address}, as
            previewed, with your key if you entered one.
          </Text>
        ))}
        {sent.length > 0 && (
          <>
            <Text size="sm">
              You agreed to fetch from {hosts.join(', ')}. Only these URLs were requested; no part
              of your files, no cookies and no referrer were sent.
            </Text>
            <Box component="ul" className="bullets" mah={160} style={{ overflow: 'auto' }}>
              {sent.map(({ address }, index) => (
                <li key={index}>{address}</li>
              ))}
            </Box>
          </>
        )}
        <Text size="sm">
          Your files are read and scored inside this browser. The page’s content security policy,
          which the browser enforces, blocks all connections from the page and its scoring worker. A
          separate frame fetches files by URL and sends calls to a language model. Everything it
          sends is counted here, and it contacts other hosts only after you agree.
        </Text>
        <Text size="sm" mt="xs">
          To verify this, watch the Network tab of your browser’s developer tools while you use the
          page, or go offline once it has loaded.
        </Text>
      </div>
    </>
  );
}
