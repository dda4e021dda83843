import type { ReactNode } from 'react';
import type { AnswerSource, IdSource } from '../../core/model';
import { AnswerField, ColumnField, IdField } from './fields';
import { FormRow } from './FormRow';

interface RowProps<T> {
  readonly label: string;
  /** Whose line it is, for those who hear the page and do not see it; nothing on the gold's own. */
  readonly of?: string;
  readonly columns: readonly string[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly evidence?: ReactNode;
}

/** Where the ids of a file are. */
export function IdRow({ label, of, evidence, ...field }: RowProps<IdSource>) {
  const control = <IdField label={nameOf(label, of)} {...field} />;
  return <FormRow label={label} need="required" control={control} evidence={evidence} />;
}

/** Which columns hold answers. */
export function AnswerRow({
  label,
  need,
  of,
  evidence,
  ...field
}: RowProps<AnswerSource> & { readonly need: 'required' | 'one or more' }) {
  const control = <AnswerField label={nameOf(label, of)} {...field} />;
  return <FormRow label={label} need={need} control={control} evidence={evidence} />;
}

/** A column that a file may have. */
export function ColumnRow({ label, of, evidence, ...field }: RowProps<string | null>) {
  const control = <ColumnField label={nameOf(label, of)} {...field} />;
  return <FormRow label={label} need="optional" control={control} evidence={evidence} />;
}

function nameOf(label: string, of: string | undefined): string {
  return of === undefined ? label : `${label} of ${of}`;
}
