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
