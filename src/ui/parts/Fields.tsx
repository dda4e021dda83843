import { NumberInput, type NumberInputProps, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface NumberFieldProps extends Pick<
  NumberInputProps,
  'label' | 'size' | 'step' | 'w' | 'maw' | 'mb'
> {
  readonly hint?: string;
  readonly min: number;
  readonly max?: number;
  /** `null` shows an empty field. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Called when the field is cleared; without it, clearing the field changes nothing. */
  readonly onClear?: () => void;
  readonly isInteger?: boolean;
}

/** A labeled number within bounds. */
export function NumberField({
  hint,
  value,
  onChange,
  onClear,
  isInteger = false,
  ...input
}: NumberFieldProps) {
  return (
    <NumberInput
      description={hint}
      inputWrapperOrder={['label', 'input', 'description']}
      allowDecimal={!isInteger}
      clampBehavior="strict"
      value={value ?? ''}
      onChange={(next) => {
        const entered = typeof next === 'number' ? next : Number.parseFloat(next);
        if (Number.isFinite(entered)) onChange(entered);
        else onClear?.();
      }}
      {...input}
    />
  );
}

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
