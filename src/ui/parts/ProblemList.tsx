import { Box, Button, CloseButton, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { Problem, Severity } from '../../core/model';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { Banner } from './Banner';
import { LinkButton } from './Buttons';
import styles from './parts.module.css';

const ICONS = { error: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle };
const WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};

const TONES = { error: 'incorrect', warning: 'caution', note: undefined };

/** Problems, each with an icon for its severity. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Stack component="ul" gap={6}>
      {problems.map((problem) => (
        <ProblemItem key={problem.message} problem={problem} />
      ))}
    </Stack>
  );
}

interface ProblemItemProps {
  readonly problem: Problem;
  readonly onDismiss?: () => void;
}

function ProblemItem({ problem: { severity, message }, onDismiss }: ProblemItemProps) {
  const Icon = ICONS[severity];
  return (
    <li className={styles.problem} data-severity={severity} data-tone={TONES[severity]}>
      <Icon size={16} style={{ flex: 'none', marginTop: 2 }} aria-label={WORDS[severity]} />
      <Box component="span" miw={0}>
        {message}
      </Box>
      {onDismiss && <CloseButton size="sm" ml="auto" aria-label="Dismiss" onClick={onDismiss} />}
    </li>
  );
}

/** Files that could not be read, for pages without the file list. */
export function RefusedFiles() {
  const store = useAssayStore();
  const files = useAssay((state) => state.files);
  const isData = useDeferredAssay((state) => state.page === 'data');
  const refused = files.filter((file) => file.status === 'refused');
  if (isData || refused.length === 0) return null;
  return (
    <Stack gap={6} mb={14} role="alert">
      {refused.map(({ id, problem }) => (
        <Banner key={id} tone="caution" text={problem.message}>
          <LinkButton label={`Show in Data: ${id}`} onClick={() => store.getState().go('data')}>
            Show in Data
          </LinkButton>
          <Button
            aria-label={`Remove file ${id}`}
            onClick={() => void store.getState().removeFile(id)}
          >
            Remove file
          </Button>
        </Banner>
      ))}
    </Stack>
  );
}

/** Messages that do not belong to a file, until they are dismissed. */
export function Notices() {
  const store = useAssayStore();
  const notices = useAssay((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <Box mb={14} role="alert">
      <Stack component="ul" gap={6}>
        {notices.map((problem, index) => (
          <ProblemItem
            key={index}
            problem={problem}
            onDismiss={() => store.getState().dismissNotice(problem)}
          />
        ))}
      </Stack>
    </Box>
  );
}
