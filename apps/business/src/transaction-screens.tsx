import { BeingBuilt } from '@toam/platform/being-built';
import { lazyPage } from '@toam/platform/lazy-page';
import { type ComponentType, lazy } from 'react';
import type { TransactionTab } from './business/transaction-tab';

const comes = (will: string) =>
  function Comes() {
    return <BeingBuilt will={[will]} />;
  };

/** A screen whose code loads when its tab is opened; a failure can be tried again. */
const screen = (load: Parameters<typeof lazyPage>[0]) =>
  lazy(async () => ({ default: (await lazyPage(load)()).Component }));

/** The screen of each tab of /bussiness/transaction. Like `routes.tsx` it may name all screen folders. */
export const transactionScreens: Record<TransactionTab, ComponentType> = {
  deal: screen(() => import('./business-transaction/deal-list.screen')),
  detail: screen(() => import('./business-transaction/share-list.screen')),
  receipt: comes('Theo dõi phiếu thu'),
  coupon: comes('Theo dõi phiếu giảm hoa hồng'),
  cancel: comes('Theo dõi phiếu huỷ cọc'),
  old: comes('Tra cứu giao dịch cũ'),
};
