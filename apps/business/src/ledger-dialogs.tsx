import { type ComponentProps, lazy, Suspense } from 'react';

/*
 * Dialogs of the ledger that screens of several folders open. Like `routes.tsx` this file may name all screen folders. Each loads when it
 * is opened first, and the screen below stays meanwhile.
 */

const Receipts = lazy(async () => ({
  default: (await import('./business/paper/receipts-new.dialog')).ReceiptsNewDialog,
}));

/** Records a receipt for each chosen share. */
export const ReceiptsNewDialog = (props: ComponentProps<typeof Receipts>) => (
  <Suspense fallback={null}>
    <Receipts {...props} />
  </Suspense>
);

const Panel = lazy(async () => ({ default: (await import('./business/share-panel/share-panel')).SharePanel }));

/** A share's panel: deal, money, papers. */
export const SharePanel = (props: ComponentProps<typeof Panel>) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);
