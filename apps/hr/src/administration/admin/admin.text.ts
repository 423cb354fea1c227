/** The frame of /admin. Specification 2 §2 "Administration". */
export const adminText = {
  title: 'Quản trị',
  tabs: 'Mục quản trị',
  staff: 'Nhân sự',
  statistics: 'Thống kê nhân sự',
  dictionary: 'Danh mục',
  formTypes: 'Cài đặt chấm công',
  security: 'Bảo mật',
  audit: 'Nhật ký',
  waiting: (count: number) => `${count} chờ duyệt`,
} as const;
