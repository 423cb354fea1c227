/** Deals on the page of a customer or a house, and the way to the form of a new one. Brief 6 §7, B17. */
export const recordDealsText = {
  record: 'Ghi nhận giao dịch',
  /** Of a link to one's share, 'GD-2611-0042'. */
  open: 'Mở',
  openShare: (code: string) => `Mở giao dịch ${code}`,
  list: 'Giao dịch và hoa hồng',
  /** Each person's part of a deal is one. */
  count: (count: string) => `${count} phần hoa hồng`,
  /** Under the number, of the sums beside it. */
  withoutCancelled: (count: string) => `Không tính ${count} phần đã huỷ cọc`,
  payable: 'Phải thu',
  collected: 'Đã thu',
  receivable: 'Còn phải thu',
  retained: 'Hoa hồng giữ lại',
  deposited: (day: string) => `Đặt cọc ${day}`,
  price: (price: string) => `Giá chốt ${price}`,
  more: (left: string) => `Xem thêm ${left}`,
  retryMore: 'Không tải thêm được. Thử lại',
  emptyOfCustomer: 'Chưa có giao dịch nào với khách này, hoặc bạn không xem được.',
  emptyOfHouse: 'Chưa có giao dịch nào của BĐS này, hoặc bạn không xem được.',
} as const;
