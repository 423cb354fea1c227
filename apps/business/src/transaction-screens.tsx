import { BeingBuilt } from '@toam/platform/being-built';
import type { ComponentType } from 'react';
import type { TransactionTab } from './business/transaction-tab';

const comes = (will: string) =>
  function Comes() {
    return <BeingBuilt will={[will]} />;
  };

/** The screen of each tab of /bussiness/transaction. Like `routes.tsx` it may name all screen folders. */
export const transactionScreens: Record<TransactionTab, ComponentType> = {
  deal: comes('Theo dõi giao dịch'),
  detail: comes('Theo dõi phần của từng người'),
  receipt: comes('Theo dõi phiếu thu'),
  coupon: comes('Theo dõi phiếu giảm hoa hồng'),
  cancel: comes('Theo dõi phiếu huỷ cọc'),
  old: comes('Tra cứu giao dịch cũ'),
};
