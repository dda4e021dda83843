import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What the cross is called, where closing means more than that. */
  readonly closeLabel?: string;
  readonly size?: ModalProps['size'];
  readonly children: ReactNode;
}

/** The dialog itself, which is loaded apart from the page. */
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
      // A head of the dialog, not of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      {children}
    </Modal>
  );
}
