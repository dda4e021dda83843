import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogWindow';

const DialogWindow = lazy(async () => ({
  default: (await import('./DialogWindow')).DialogWindow,
}));

/** A modal dialog; Escape closes it. Its code is loaded after the page is drawn. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
