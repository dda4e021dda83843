import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields of a form under one heading. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Stack component="fieldset" gap={8}>
      <Text component="legend" fw={600} mb={6}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
