import { customerColumns } from '@toam/domain/customer/customer-columns';
import { labelsOf } from '@toam/domain/record/columns';

/** Labels of a customer's fields. Specification 2 §2 (customers). */
export const customerLabel = {
  id: 'Mã',
  image: 'Ảnh',
  ...labelsOf(customerColumns),
  user_id: 'Nhân viên phụ trách',
  created_at: 'Ngày tạo',
  updated_at: 'Ngày cập nhật',
  deleted_at: 'Xoá',
  more_phones: 'Số điện thoại khác',
  co_staff: 'Nhân viên cùng phụ trách',
  /** Lines of the history: a record was merged into this one, or this one into another. D56. */
  merged: 'Gộp hồ sơ',
  merged_into: 'Gộp vào hồ sơ',
} as const;

export const customerText = {
  noun: 'khách hàng',
  listTitle: 'Khách hàng',
  createTitle: 'Tạo khách hàng mới',
  searchPlaceholder: 'Tìm khách hàng',
  pickerPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  addMoreInfo: 'Thêm thông tin',
  updateTitle: 'Cập nhật khách hàng',
  created: 'Tạo mới khách hàng thành công',
  /** D10 */
  updated: 'Cập nhật khách hàng thành công',
  confirmDelete: 'Bạn có chắc muốn xoá khách hàng?',
  deleted: (needs: number) => `Xoá khách hàng thành công${needs ? ` (kèm ${needs} nhu cầu)` : ''}`,
  restored: (needs: number) => `Khôi phục khách hàng thành công${needs ? ` (kèm ${needs} nhu cầu)` : ''}`,
  notFound: 'Không tìm thấy khách hàng',
  mayNotSee: 'Bạn không có quyền xem khách hàng này',
  mayNotEdit: 'Bạn không có quyền sửa khách hàng này',
  mayNotDelete: 'Bạn không có quyền xoá khách hàng này',
  mayNotRestore: 'Bạn không có quyền khôi phục khách hàng này',
  mayNotSeeStaff: 'Bạn không có quyền xem khách hàng của nhân viên này',
  notDeleted: 'Khách hàng này chưa bị xoá',
  ownsHouses: (count: number) =>
    `Khách hàng đang đứng tên ${count} BĐS nên chưa xoá được. Vui lòng chuyển hoặc xoá các BĐS đó trước`,
  stale: 'Khách hàng vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu',
  /** A note with hidden numbers came back, and some masks are missing. */
  maskedNote: 'Vui lòng giữ nguyên số điện thoại đã ẩn (0000000000) trong nội dung này',
  /** D24: the sender may not see the number in this field. */
  hiddenLocked: 'Bạn không có quyền xem nội dung này nên không sửa hoặc xoá được',
  phoneRepeated: 'Số này đã có ở một ô khác của khách hàng',
  phoneMasked: 'Vui lòng nhập số điện thoại thật',
  emailInvalid: 'Email không đúng định dạng',
  /** D57 */
  bornInFuture: 'Ngày sinh không được sau hôm nay',
  /** D56: only what the viewer may see of the other customer. */
  samePhone: (name: string, staff: string) => `Số này đã có ở khách hàng ${name}${staff && ` (${staff})`}`,
  keepBoth: 'Vẫn tạo khách hàng mới',
  useExisting: 'Chọn khách hàng này',
} as const;

/** The dialog that creates and edits a customer. Specification 2 §2 "Customer modal", D12, D37, D56. */
export const customerFormText = {
  /** Specification 2 §2 */
  cancel: 'Huỷ',
  create: 'Tạo mới',
  update: 'Cập nhật',
  toPage: 'Xem trang khách hàng',
  contact: 'Liên hệ',
  person: 'Cá nhân',
  notes: 'Ghi chú',
  morePhones: (phones: string) => `Số khác từ hồ sơ đã gộp: ${phones}`,
  lockedField: 'Bạn không có quyền xem nên không sửa được',
  staffHint: 'Để trống: khách hàng thuộc về bạn',
  uploading: 'Đang tải ảnh',
  openExisting: 'Mở khách này',
  merge: 'Gộp',
  keepNew: 'Vẫn tạo',
  keepEdit: 'Vẫn cập nhật',
  mayNotEdit: 'Bạn chỉ xem được khách hàng này qua nhu cầu được chia sẻ',
  removeNote: (name: string) => `Khách hàng ${name} và các nhu cầu của khách sẽ bị xoá. Có thể hoàn tác.`,
} as const;
