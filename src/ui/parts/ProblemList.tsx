import { Box, CloseButton, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { Problem, Severity } from '../../core/model';
import { useAssay, useAssayStore } from '../store-context';
import styles from './parts.module.css';

const ICONS = { error: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle };
const WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};

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
    <li className={styles.problem} data-severity={severity}>
      <Icon size={16} className={styles.icon} aria-label={WORDS[severity]} />
      <span>{message}</span>
      {onDismiss && <CloseButton size="sm" ml="auto" aria-label="Dismiss" onClick={onDismiss} />}
    </li>
  );
}

/** Messages that concern no file, until they are dismissed. */
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
