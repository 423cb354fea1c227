import type { DeletedNoun } from './deletion.endpoints';

/** /admin/deleted: deleted records, and restoring them. D11. */
export const deletionText = {
  title: 'Đã xoá',
  table: 'Dữ liệu đã xoá',
  nouns: 'Loại dữ liệu đã xoá',
  noun: {
    ...{ house: 'BĐS', customer: 'Khách hàng', request: 'Nhu cầu', user: 'Nhân viên', deal: 'Giao dịch' },
    ...{ receipt: 'Phiếu thu', coupon: 'Phiếu giảm', cancel_bill: 'Phiếu huỷ cọc' },
    ...{ project: 'Dự án', blog: 'Tin tức', article: 'Bài kiến thức' },
  } satisfies Record<DeletedNoun, string>,
  search: 'Tìm theo tên, địa chỉ hoặc mã',
  record: 'Mục đã xoá',
  owner: 'Phụ trách',
  deletedAt: 'Xoá lúc',
  deletedBy: 'Người xoá',
  unknown: 'Không rõ',
  restore: 'Khôi phục',
  restoreOf: (name: string) => `Khôi phục ${name}`,
  restored: (name: string) => `Đã khôi phục ${name}`,
  restoreMany: (count: string) => `Khôi phục ${count} mục`,
  restoring: 'Đang khôi phục',
  progress: (done: string, all: string) => `${done} / ${all} mục`,
  restoredMany: (count: string) => `Đã khôi phục ${count} mục`,
  partly: (done: string, all: string) => `Khôi phục được ${done}/${all} mục`,
  notReached: (count: string) => `${count} mục chưa khôi phục vì thao tác bị dừng giữa chừng.`,
  stayChosen: 'Các mục chưa khôi phục vẫn được chọn.',
  ownerDeleted: 'Chủ nhà của BĐS này đã bị xoá. Hãy khôi phục chủ nhà trước',
  customerDeleted: 'Khách hàng của nhu cầu đã bị xoá. Hãy khôi phục khách hàng trước',
  emailTaken: (name: string) => `Email đã được ${name} sử dụng`,
  /** Of papers of the ledger and of deals. D118. */
  dealDeleted: 'Giao dịch của phiếu này đã bị xoá. Hãy khôi phục giao dịch trước',
  shareDeleted: 'Phần hoa hồng của phiếu này đã bị bỏ khỏi giao dịch nên không khôi phục được. Hãy lập phiếu mới',
  codeTaken: (code: string) => `Mã ${code} đã được dùng lại nên không khôi phục được. Hãy đổi mã đang dùng trước`,
  /** `left`: what is still payable, '3.000.000'. */
  overPayable: (amount: string, left: string) =>
    `Số tiền ${amount} đ lớn hơn số còn phải thu ${left} đ nên không khôi phục được. Hãy lập phiếu thu mới`,
  /** `left`: what may still be reduced. */
  overReduction: (amount: string, left: string) =>
    `Số tiền giảm ${amount} đ không nhỏ hơn số còn phải thu ${left} đ nên không khôi phục được. Hãy lập phiếu giảm mới`,
  cancelledAgain: 'Giao dịch đã có phiếu huỷ cọc khác nên không khôi phục được',
  cancelledEarly: 'Ngày huỷ cọc nay trước ngày đặt cọc nên không khôi phục được. Hãy lập phiếu huỷ cọc mới',
  notDeleted: 'Mục này không còn ở danh sách đã xoá. Hãy tải lại danh sách',
  none: 'Chưa có mục nào bị xoá',
  noneFound: 'Không có mục đã xoá nào khớp với tìm kiếm',
} as const;
