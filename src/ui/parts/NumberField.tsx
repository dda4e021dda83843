import { NumberInput, type NumberInputProps } from '@mantine/core';

interface NumberFieldProps extends Pick<
  NumberInputProps,
  'label' | 'size' | 'step' | 'maw' | 'mb'
> {
  readonly hint?: string;
  readonly min: number;
  readonly max?: number;
  /** `null` shows an empty field. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Called when the field is emptied; without it, an empty field changes nothing. */
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
