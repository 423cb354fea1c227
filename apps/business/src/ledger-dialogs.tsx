import { onPress } from '@toam/ui/core';

/*
 * Dialogs of the ledger that screens of several folders open. Like `routes.tsx` this file may name all screen folders. Each loads when it
 * is opened first, and the screen below stays meanwhile.
 */

/** Records a receipt for each chosen share. */
export const ReceiptsNewDialog = onPress(async () => ({
  default: (await import('./business/paper/receipts-new.dialog')).ReceiptsNewDialog,
}));

/** A share's panel: deal, money, papers. */
export const SharePanel = onPress(async () => ({
  default: (await import('./business/share-panel/share-panel')).SharePanel,
}));
