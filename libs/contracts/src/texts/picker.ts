/** Texts of the pickers over the API. */
export const pickerText = {
  houses: (count: number) => `đã có ${count} BĐS`,
  staff: 'Nhân viên phụ trách',
  staffPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  avatar: 'Ảnh khách hàng',
  addAvatar: 'Thêm ảnh',
  removeAvatar: 'Bỏ ảnh',
  samePhone: 'Số điện thoại này đã có',
} as const;
