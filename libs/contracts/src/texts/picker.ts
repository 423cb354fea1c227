/** Texts of the pickers over the API. */
export const pickerText = {
  staff: 'Nhân viên phụ trách',
  staffPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  avatar: 'Ảnh khách hàng',
  newAvatar: 'Ảnh mới',
  addAvatar: 'Thêm ảnh',
  removeAvatar: 'Bỏ ảnh',
  samePhone: 'Số điện thoại này đã có',
  /** Which agent's customers a picker offers. */
  anyStaff: 'Khách của mọi nhân viên',
  /** Instead of the name of somebody whom the viewer may not see, or who is gone. */
  unknownStaff: 'Nhân viên không còn trong hệ thống',
  unknownCustomer: 'Khách hàng bạn không xem được',
  unknownEntry: 'Giá trị đã xoá',
  copied: 'Đã chép số điện thoại',
} as const;
