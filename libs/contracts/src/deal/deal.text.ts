import { DealStatus, DealType, FeeStatus } from '@toam/domain/deal/deal-values';
import { commonText } from '@toam/contracts/texts/common';

/** Specification 3 §4. */
export const dealTypeText: Record<DealType, string> = {
  [DealType.purchase]: 'Khách mua',
  [DealType.sale]: 'Chủ nhà',
  [DealType.connection]: 'Kết nối',
  [DealType.both]: 'Hai bên',
};

/** Specification 3 §4: 'Giu cho', 'Dat coc', 'Cong chung hop dong mua ban', 'Dang bo sang ten' (D3). */
export const dealStatusText: Record<DealStatus, string> = {
  [DealStatus.reserved]: 'Giữ chỗ',
  [DealStatus.deposited]: 'Đặt cọc',
  [DealStatus.notarized]: 'Công chứng hợp đồng mua bán',
  [DealStatus.registering]: 'Đăng bộ sang tên',
};

export const feeStatusText: Record<FeeStatus, string> = {
  [FeeStatus.none]: 'Chưa thu',
  [FeeStatus.part]: 'Thu một phần',
  [FeeStatus.whole]: 'Thu một lần',
};

/** Deals, their shares, receipts, coupons and cancel bills. Specification 3 §5.2–§5.5, §8.2; brief 6 §4. */
export const dealText = {
  /** In the sheet of sums. */
  feesCounted: 'Hoa hồng thực lãnh, không tính huỷ cọc',

  /** Specification 3 §8.2: 'Tao moi thanh cong', 'Update thanh cong', 'Create Successfull', 'Update Successfull', 'Cap nhat thanh cong'. */
  made: 'Tạo mới thành công',
  changed: 'Update thành công',
  created: 'Create Successful',
  updated: 'Update Successful',
  saved: 'Cập nhật thành công',
  removed: 'Xoá thành công',

  empty: (label: string) => `${label} không được để trống`,
  /** Specification 3 §8.2: 'Vui long chon ngay'. */
  dayMissing: 'Vui lòng chọn ngày',
  future: 'Không được chọn ngày trong tương lai',
  /** At the day of the notary and at that of the commission: brief 6 §4 has one text for both. D117. `deposit`: '22/11/2026'. */
  beforeDeposit: (deposit: string) =>
    `Ngày này không được trước ngày đặt cọc ${deposit} (Deposit date must be before the notarization date)`,
  reservedLate: 'Ngày giữ chỗ không được sau ngày đặt cọc',
  /** At the day of the bill, and at that of a deposit that moves behind it. */
  cancelledEarly: 'Ngày huỷ cọc không được trước ngày đặt cọc',
  depositedLate: 'Ngày đặt cọc không được sau ngày huỷ cọc',
  oldNotarizedEarly: (deposit: string) =>
    `Ngày công chứng không được trước ngày đặt cọc ${deposit} (Deposit date must be before notarization date)`,
  priceMissing: 'Vui lòng nhập giá chốt (Please enter the closing price)',
  /** `fee`: of the deal, '86.500.000'. */
  overFee: (fee: string) =>
    `Tổng các phần không được lớn hơn hoa hồng ${fee} đ (Cannot be greater than the actual brokerage fee)`,
  /** `least`: what was reduced and collected already, '43.250.001'. */
  underCollected: (least: string) => `Không được nhỏ hơn số đã giảm và đã thu: ${least} đ`,
  codeTaken: 'Mã này đã được dùng. Hãy nhập mã khác',
  receivedOverFee: 'Không thể lớn hơn hoa hồng thực lãnh',
  feeStatusWrong: 'Trạng thái không hợp lệ',
  /** `payable`: what is still to be collected, '40.000.002'. */
  overPayable: (payable: string) =>
    `Không được lớn hơn số còn phải thu ${payable} đ (Must be less than the fee payable)`,
  reductionMissing: 'Vui lòng nhập số tiền giảm',
  /** Of a receipt or a reduction: nothing is no money. */
  nothing: 'Số tiền phải lớn hơn 0',
  /** `payable`: '43.250.001'. */
  reductionTooLarge: (payable: string) => `Số tiền giảm và đã thu phải nhỏ hơn ${payable} đ`,
  cancelled: 'Giao dịch đã huỷ cọc nên không thay đổi được. Muốn thay đổi, hãy xoá phiếu huỷ cọc trước',
  hasReceipts: 'Giao dịch đã có phiếu thu nên không xoá được. Hãy xoá phiếu thu trước',
  nobody: 'Phải có ít nhất một nhân viên',

  houseGone: 'BĐS này đã bị xoá. Vui lòng chọn lại',
  staffGone: commonText.staffGone,
  staffEarnsNothing: 'Nhân viên này không hưởng hoa hồng (kế toán, marketing). Vui lòng chọn người khác',
  customerGone: 'Khách hàng này đã bị xoá. Vui lòng chọn lại',
  notFound: 'Không tìm thấy giao dịch này',
  receiptNotFound: 'Không tìm thấy phiếu thu này',
  couponNotFound: 'Không tìm thấy phiếu giảm hoa hồng này',
  billNotFound: 'Không tìm thấy phiếu huỷ cọc này',
  mayNotSee: 'Bạn không có quyền xem số liệu của nhân viên này',

  sureRemove: (what: string) => commonText.sure(`xoá ${what}`),

  historyCreated: 'Ghi nhận',
  historyDeleted: (reason: string) => `Đã xoá, lý do: ${reason}`,
  deleted: 'Đã xoá',
  /** A paper in the history of its share; `what`: its code, amount or day. */
  paper: {
    Receipt: (what: string) => `Phiếu thu ${what}`,
    Coupon: (what: string) => `Phiếu giảm hoa hồng ${what}`,
    CancelBill: (what: string) => `Phiếu huỷ cọc ${what}`,
  },
  /** The same within a sentence. */
  theReceipt: (code: string, amount: string) => `phiếu thu ${code} (${amount} đ)`,
  theCoupon: (amount: string) => `phiếu giảm hoa hồng ${amount} đ`,
  theBill: (day: string) => `phiếu huỷ cọc ngày ${day}`,
  reasonOfShares: 'Vui lòng nhập lý do bỏ người nhận',

  /** Read after the actor's name. B16. */
  noticeShared: (code: string, house: string) => `đã ghi nhận giao dịch ${code} của bạn (${house})`,
  /** One line for all that a sheet brings to a person. */
  noticeSharedMany: (count: number) => `đã ghi nhận ${count.toLocaleString('vi-VN')} giao dịch của bạn`,
  /** D118; `what`: 'phiếu thu PT-2611-0001 (1.000.000 đ)'. */
  noticeRemoved: (what: string, code: string, reason: string) => `đã xoá ${what} của giao dịch ${code}: ${reason}`,
  noticeDealRemoved: (code: string, house: string, reason: string) =>
    `đã xoá phần của bạn trong giao dịch ${code} (${house}): ${reason}`,
  /** One line for all that the undo of an import takes from a person. */
  noticeManySharesRemoved: (count: number, reason: string) =>
    `đã xoá phần của bạn trong ${count.toLocaleString('vi-VN')} giao dịch: ${reason}`,
  noticeManyReceiptsRemoved: (count: number, reason: string) =>
    `đã xoá ${count.toLocaleString('vi-VN')} phiếu thu của các giao dịch của bạn: ${reason}`,
} as const;

/** Usual reasons of a deletion, to choose from. D118. */
export const removalReasons = ['Nhập trùng', 'Nhập nhầm giao dịch', 'Nhập sai số tiền', 'Khách đổi ý'] as const;

/** Columns that answers add to those of the tables. */
export const ledgerLabel = {
  payable: 'Hoa hồng phải thu',
  collected: 'Hoa hồng đã thu',
  receivable: 'Hoa hồng còn phải thu',
  reduced: 'Đã giảm',
  retained: 'Hoa hồng giữ lại',
  uncollected: 'Còn phải thu',
  collection: 'Tình trạng hoa hồng',
  cancelled: 'Ngày huỷ cọc',
} as const;
