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
  copied: 'Đã chép số điện thoại',
} as const;
