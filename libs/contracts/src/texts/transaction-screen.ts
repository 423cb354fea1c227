/** The transactions screen: its six tabs. Specification 3 §2.2, brief 6 §5. */
export const transactionScreenText = {
  tabs: 'Các phần của giao dịch',
  /** By the tab in the address. */
  tab: {
    deal: 'Giao dịch',
    detail: 'Chi tiết giao dịch',
    receipt: 'Phiếu thu',
    coupon: 'Phiếu giảm hoa hồng',
    cancel: 'Phiếu huỷ cọc',
    old: 'Giao dịch cũ',
  },
} as const;
