import {
  ActionIcon,
  Button,
  Group,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconMoon, IconShare2, IconSun } from '@tabler/icons-react';
import { PRESET_LABELS, presetOf } from '../../core/settings';
import { plural } from '../../core/words/numbers';
import { areRankings, mappingOf, roleOf } from '../../state/selectors';
import type { Page } from '../../state/view';
import { useAssay, useAssayStore } from '../store-context';
import styles from './Header.module.css';
import { HelpButton } from './HelpSheet';
import { PrivacyChip } from './PrivacyChip';
import { UndoButtons } from './Undo';

const PAGES: readonly { readonly id: Page; readonly label: string }[] = [
  { id: 'data', label: 'Data' },
  { id: 'scoring', label: 'Scoring' },
  { id: 'results', label: 'Results' },
];

/** The three pages, each with its status, and what was sent from the page. */
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
    <header className={styles.header}>
      <span className={styles.name}>
        <span className={styles.ring} aria-hidden="true" />
        Assay
      </span>
      <Group component="nav" gap={4} wrap="nowrap" className={styles.pages} aria-label="Main">
        {PAGES.map(({ id, label }) => (
          <UnstyledButton
            key={id}
            className={styles.page}
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
            <span className={styles.exportLabel}>Export & share</span>
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
