import type { DeletedNoun } from '../deletion/deletion.endpoints';

/** /admin/deleted: deleted records, and restoring them. D11. */
export const deletionText = {
  title: 'Đã xoá',
  table: 'Dữ liệu đã xoá',
  nouns: 'Loại dữ liệu đã xoá',
  noun: { house: 'BĐS', customer: 'Khách hàng', request: 'Nhu cầu', user: 'Nhân viên' } satisfies Record<
    DeletedNoun,
    string
  >,
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
  none: 'Chưa có mục nào bị xoá',
  noneFound: 'Không có mục đã xoá nào khớp với tìm kiếm',
} as const;
