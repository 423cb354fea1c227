/** The frame of /admin. Specification 2 §2 "Administration". */
export const adminText = {
  title: 'Quản trị',
  tabs: 'Mục quản trị',
  staff: 'Nhân sự',
  statistics: 'Thống kê nhân sự',
  dictionary: 'Từ điển',
  formTypes: 'Loại biểu mẫu',
  security: 'Bảo mật',
  audit: 'Nhật ký',
  waiting: (count: number) => `${count} chờ duyệt`,
} as const;
