import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What the cross is called, where closing means more than that. */
  readonly closeLabel?: string;
  readonly size?: ModalProps['size'];
  readonly children: ReactNode;
}

/** A question or a matter of its own, over the page; Escape closes it. */
export function Dialog({
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
