import { inPlace, PendingState, Stack } from '@toam/ui/core';
import type { ComponentType } from 'react';
import type { TransactionTab } from './business/transaction-tab';

/** A screen whose code loads when its tab is opened; a failure can be tried again. */
const screen = (load: () => Promise<{ Component: ComponentType }>) =>
  inPlace(
    async () => ({ default: (await load()).Component }),
    (failure) =>
      failure ? (
        <Stack padX={16} padY={16}>
          {failure}
        </Stack>
      ) : (
        <PendingState />
      ),
  );

/** The screen of each tab of /bussiness/transaction. Like `routes.tsx` it may name all screen folders. */
export const transactionScreens: Record<TransactionTab, ComponentType> = {
  deal: screen(() => import('./business-transaction/deal-list.screen')),
  detail: screen(() => import('./business-transaction/share-list.screen')),
  receipt: screen(() => import('./business-papers/receipt-list.screen')),
  coupon: screen(() => import('./business-papers/coupon-list.screen')),
  cancel: screen(() => import('./business-papers/cancel-bill-list.screen')),
  old: screen(() => import('./business-old-transaction/old-transaction-list.screen')),
};
