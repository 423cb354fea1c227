import type { DeletedNoun } from '../deletion/deletion.endpoints';

/** /admin/deleted: deleted records, and restoring them. D11. */
export const deletionText = {
  title: 'Đã xoá',
  table: 'Bản ghi đã xoá',
  nouns: 'Loại bản ghi đã xoá',
  noun: { house: 'BĐS', customer: 'Khách hàng', request: 'Nhu cầu', user: 'Nhân sự' } satisfies Record<
    DeletedNoun,
    string
  >,
  search: 'Tìm theo tên, địa chỉ hoặc mã',
  record: 'Bản ghi',
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
  partly: (done: string, all: string) => `Khôi phục được ${done} trên ${all} mục`,
  notReached: (count: string) => `${count} mục chưa thực hiện vì đã dừng giữa chừng.`,
  stayChosen: 'Các mục chưa khôi phục vẫn được chọn.',
  ownerDeleted: 'Khách hàng sở hữu đã bị xoá. Hãy khôi phục khách hàng trước',
  customerDeleted: 'Khách hàng của nhu cầu đã bị xoá. Hãy khôi phục khách hàng trước',
  emailTaken: (name: string) => `Email đã được ${name} sử dụng`,
  none: 'Chưa có bản ghi nào bị xoá',
  noneFound: 'Không có bản ghi đã xoá nào khớp với tìm kiếm',
} as const;
