import { byTwin, houseColumns } from '@toam/domain/house/house-columns';
import { labelsOf } from '@toam/domain/record/columns';

/** Labels of a house's fields. Form, table, filters, history and error messages use the same label. Specification 1 §3. */
export const houseLabel = {
  ...labelsOf(houseColumns),
  ...byTwin((name) => houseColumns[name].label),
  address: 'Địa chỉ',
  draft: houseColumns.has_draft.label,
  internal_image: 'Ảnh nội bộ',
  public_image: 'Ảnh công khai',
  files: 'Tài liệu nội bộ',
  house_tag: 'Nhãn',
  deleted_at: 'Xoá',
} as const;
export type HouseLabelKey = keyof typeof houseLabel;

/** Names of the tabs. Specification 1 §2, D31. */
export const houseModeLabel = {
  publicList: 'Cộng đồng',
  approved: 'Đã duyệt',
  waitingApproval: 'Chờ duyệt',
  notApproved: 'Không duyệt',
  personalList: 'Cá nhân',
  suspend: 'Ngưng bán (cá nhân)',
  suspendPublic: 'Ngưng bán (cộng đồng)',
} as const;

export const houseText = {
  noun: 'bất động sản',
  listTitle: 'Bất động sản',
  createTitle: 'Tạo bất động sản',
  editTitle: 'Sửa bất động sản',
  purposeSell: 'Bán',
  purposeRent: 'Cho thuê',
  onSale: 'Mở bán',
  stopped: 'Ngưng bán',
  approved: 'Đã duyệt',
  pending: 'Chờ duyệt',
  notApproved: 'Không duyệt',
  webNotApproved: 'Web không duyệt',
  yes: 'Có',
  no: 'Không',
  created: 'Tạo mới BĐS thành công',
  updated: 'Cập nhật BĐS thành công',
  deleted: 'Xoá BĐS thành công',
  drafted: 'Thông tin chỉnh sửa sẽ được áp dụng sau khi Admin duyệt.',
  /** D35: saved, but not shared. */
  createdUnshared: (missing: string) => `Tạo mới BĐS thành công. BĐS chưa được chia sẻ vì còn thiếu: ${missing}`,
  /** Specification 1 §5: sharing is aborted. */
  incomplete: (missing: string) => `Vui lòng hoàn thiện tất cả thông tin trước khi chia sẻ. Còn thiếu: ${missing}`,
  /** The change would empty a field that a shared house must have. Specification 1 §5. */
  sharedNeeds: (field: string) => `BĐS đang được chia sẻ cần có ${field}`,
  notFound: 'Không tìm thấy bất động sản',
  mayNotSee: 'Bạn không có quyền xem bất động sản này',
  mayNotEdit: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được sửa bất động sản này',
  mayNotDelete: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được xoá bất động sản này',
  stale: 'Bất động sản vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu',
  unknownOption: 'Giá trị không còn trong danh mục',
  wardOfOtherDistrict: 'Phường/Xã không thuộc Quận/Huyện đã chọn',
  unknownCustomer: 'Không tìm thấy khách hàng',
  /** D19: another agent's customer. */
  foreignCustomer: 'Chỉ chọn được khách hàng của bạn hoặc được chia sẻ với bạn',
  unknownUser: 'Không tìm thấy nhân viên',
  unknownImage: 'Ảnh đã bị gỡ hoặc do người khác tải lên. Vui lòng tải ảnh lên lại',
  unknownFile: 'Tài liệu đã bị gỡ hoặc do người khác tải lên. Vui lòng tải tài liệu lên lại',
  publicImageNeedsTitle: 'Vui lòng nhập Tiêu đề',
  images: (count: number) => `${count} ảnh`,
  files: (count: number) => `${count} tài liệu`,
  /** History of a list: its current size, and what was added or removed. */
  listChange: (now: string, added: number, removed: number) =>
    `${now} (${[added && `thêm ${added}`, removed && `bớt ${removed}`].filter(Boolean).join(', ') || 'đổi thứ tự'})`,
  historyCreated: 'Tạo mới',
  historyDeleted: 'Đã xoá',
  filterKind: 'Bộ lọc không phù hợp với cột',
  searchPlaceholder: 'Tìm theo mã, tiêu đề, địa chỉ…',
  addressPlaceholder: 'Tìm theo địa chỉ',
} as const;
