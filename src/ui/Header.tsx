import {
  ActionIcon,
  Button,
  Group,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
  Box,
  Text,
} from '@mantine/core';
import { IconMoon, IconShare2, IconSun, IconArrowUpRight, IconLock } from '@tabler/icons-react';
import { PRESET_LABELS, presetOf } from '../core/settings';
import { plural } from '../core/words/numbers';
import { areRankings, mappingOf, roleOf, countUploads } from '../state/selectors';
import type { Page } from '../state/view';
import { useAssay, useAssayStore } from './store-context';
import styles from './Header.module.css';
import { HelpButton } from './parts/HelpSheet';
import { UndoButtons } from './Undo';
import { useId } from 'react';
import partStyles from './parts/parts.module.css';

const PAGES: readonly { readonly id: Page; readonly label: string }[] = [
  { id: 'data', label: 'Data' },
  { id: 'scoring', label: 'Scoring' },
  { id: 'results', label: 'Results' },
];

/**
 * Links to the three pages, each with its status, and the amount of data that the page has sent.
 */
export function Header() {
  const store = useAssayStore();
  const page = useAssay((state) => state.page);
  const hasResult = useAssay(({ result }) => result !== null);
  const notes = useAssay((state) => {
    const roles = state.files.map(({ id }) => roleOf(state, id));
    const runs = state.result?.runs.length;
    const scored = runs === undefined ? null : plural(runs, 'run');
    const open = mappingOf(state)?.predictions.length ?? 0;
    const preset = presetOf(state.settings.normalisation);
    const gold = roles.filter((role) => role === 'gold' || role === 'both').length;
    return {
      data: roles.length === 0 ? '' : `${gold} gold, ${scored ?? `${open} to score`}`,
      scoring: areRankings(state) ? '' : preset ? PRESET_LABELS[preset] : 'custom',
      results: '',
    };
  });
  return (
    <header className={`screen-only ${styles.header}`}>
      <Group component="span" gap={9} wrap="nowrap" fz="lg" fw={650} className={styles.name}>
        <span className={styles.ring} aria-hidden="true" />
        <span>Assay</span>
      </Group>
      <Group component="nav" gap={4} wrap="nowrap" className={styles.pages} aria-label="Main">
        {PAGES.map(({ id, label }) => (
          <UnstyledButton
            key={id}
            className={`hoverable ${styles.page}`}
            aria-current={page === id ? 'page' : undefined}
            onClick={() => store.getState().go(id)}
          >
            {label} <span className="muted">{notes[id]}</span>
          </UnstyledButton>
        ))}
      </Group>
      <Group gap={4} ml="auto" wrap="nowrap">
        {hasResult && (
          <Button
            size="compact-md"
            variant="outline"
            mr={6}
            flex="none"
            aria-label="Export & share"
            onClick={() => store.getState().go('results', 'take-away')}
          >
            <IconShare2 size={15} aria-hidden="true" />
            <Box component="span" ml={7} className={styles.exportLabel}>
              Export & share
            </Box>
          </Button>
        )}
        <UndoButtons />
        <PrivacyChip />
        <HelpButton />
        <ThemeSwitch />
      </Group>
    </header>
  );
}

function ThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon
      title={`Show in ${other}`}
      aria-label={`Show in ${other}`}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'light' ? <IconMoon size={18} /> : <IconSun size={18} />}
    </ActionIcon>
  );
}

/** Shows how much the page has sent, and how to verify it. */
export function PrivacyChip() {
  const id = useId();
  const sent = useAssay((state) => state.sent);
  const called = useAssay((state) => state.llmJudge.sent);
  const { bytes, requests } = useAssay(countUploads);
  const hosts = [...new Set(sent.map(({ host }) => host))];
  const isEmpty = requests === 0;
  const Icon = isEmpty ? IconLock : IconArrowUpRight;
  const counts = `${plural(bytes, 'byte')}, ${plural(requests, 'request')}`;
  return (
    <>
      <UnstyledButton
        className={`hoverable small ${partStyles.privacyChip}`}
        popoverTarget={id}
        data-sent={requests > 0 || undefined}
        aria-label={isEmpty ? 'Nothing uploaded' : `${counts} sent from this page`}
      >
        <Icon size={13} aria-hidden="true" />
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
      <div id={id} popover="auto" className={partStyles.privacyPanel}>
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
