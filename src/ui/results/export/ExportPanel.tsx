import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface ExportPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel of files to export and ways to share, over the results. */
export function ExportPanel({ isOpen, onClose, children }: ExportPanelProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(1040px, 100%)"
      title="Export & share"
      // Not a banner landmark of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close Export & share' }}
      closeOnEscape={false}
      onKeyDown={({ key, target, currentTarget }) => {
        // Escape in a menu, which is drawn elsewhere, only closes the menu.
        const isInside = target instanceof Node && currentTarget.contains(target);
        if (key === 'Escape' && isInside) onClose();
      }}
    >
      {children}
    </Drawer>
  );
}
