import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The accessible name of the close button. */
  readonly closeLabel?: string;
  readonly size?: ModalProps['size'];
  readonly children: ReactNode;
}

/** The dialog, in a separate chunk. */
export function DialogWindow({
  isOpen,
  onClose,
  title,
  closeLabel = 'Close',
  size = 'md',
  children,
}: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={size}
      title={title}
      // Without this, the header would be a banner landmark of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      {children}
    </Modal>
  );
}
