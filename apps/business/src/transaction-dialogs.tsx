import { lazy } from 'react';

/** Opened by the lists of shares. The dialogs load once they are needed. */
export const ReceiptsNewDialog = lazy(async () => {
  const { ReceiptsNewDialog: Dialog } = await import('./business-papers/receipts-new.dialog');
  return { default: Dialog };
});
