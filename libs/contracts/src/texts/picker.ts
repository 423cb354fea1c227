/** Texts of the pickers that search through the API. */
export const pickerText = {
  staff: 'Nhân viên phụ trách',
  staffPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  avatar: 'Ảnh khách hàng',
  newAvatar: 'Ảnh mới',
  addAvatar: 'Thêm ảnh',
  removeAvatar: 'Bỏ ảnh',
  samePhone: 'Số điện thoại này đã có',
  /** Filter of a customer picker by agent. */
  anyStaff: 'Khách của mọi nhân viên',
  /** Shown instead of a name, if the record is gone or the viewer may not see it. */
  unknownStaff: 'Nhân viên không còn trong hệ thống',
  unknownCustomer: 'Khách hàng bạn không xem được',
  unknownEntry: 'Giá trị đã xoá',
  copied: 'Đã sao chép số điện thoại',
} as const;
