import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExportOutcome } from './ExportOutcome';
import { useExport } from './use-export';

interface ExportButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'disabled' | 'leftSection'
> {
  /** The id of the file's format. */
  readonly format: string;
  readonly children: ReactNode;
}

/** Downloads one of the files as it is without choices, from where it is of use. */
export function ExportButton({ format, children, ...look }: ExportButtonProps) {
  const { stage, download, stop } = useExport(format);
  return (
    <>
      <Button
        {...look}
        loading={stage.kind === 'writing'}
        onClick={() => {
          download();
        }}
      >
        {children}
      </Button>
      <ExportOutcome stage={stage} onCancel={stop} />
    </>
  );
}
