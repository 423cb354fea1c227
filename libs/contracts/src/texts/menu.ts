/** The side menu's fifteen entries, in order. Specification 1 §2. Referred to from remote.json by key ("menu.houses"). */
export const menuText = {
  dashboard: 'Trang chủ',
  houses: 'Bất động sản',
  customers: 'Khách hàng',
  contacts: 'Yêu cầu liên hệ',
  needs: 'Nhu cầu',
  projects: 'Dự án',
  news: 'Tin tức',
  administration: 'Quản trị',
  staffDiagram: 'Sơ đồ nhân sự',
  chat: 'Chat',
  posts: 'Quản lý tin đăng',
  business: 'Tổng quan',
  knowledge: 'Kiến thức',
  checkin: 'Check-in',
  forms: 'Biểu mẫu',
} as const;

/** Actions of the ⌘K palette that remotes list ("command.createHouse"), and its headings of found records. */
export const commandText = {
  createHouse: 'Tạo bất động sản',
  houses: 'Bất động sản',
} as const;
