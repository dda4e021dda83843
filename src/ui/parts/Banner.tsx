import { Box, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';

interface BannerProps {
  readonly text: ReactNode;
  readonly tone?: 'accent' | 'caution' | 'plain';
  readonly role?: 'status' | 'alert';
  /** Margin below it in pixels. */
  readonly mb?: number;
  /** Whether it is a list item, not a block. */
  readonly isItem?: boolean;
  /** Buttons after the text. */
  readonly children?: ReactNode;
}

const COLORS = {
  accent: { bg: 'var(--accent-soft)' },
  caution: { bg: 'var(--caution-soft)' },
  plain: { bg: 'var(--card)', bd: '1px solid var(--line-2)' },
} as const;

/** A one-line message with actions. */
export function Banner({ text, tone = 'accent', role, mb, isItem = false, children }: BannerProps) {
  return (
    <Paper
      component={isItem ? 'li' : 'div'}
      px={12}
      py={8}
      mb={mb}
      fz="sm"
      role={role}
      {...COLORS[tone]}
    >
      <Group gap="4px 12px">
        <Box flex="1 1 240px" miw={0}>
          {text}
        </Box>
        {children}
      </Group>
    </Paper>
  );
}
