/** The side menu's fifteen entries, in order. Specification 1 §2. remote.json uses their keys ("menu.houses"). */
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

/**
 * Entries of the ⌘K palette for the remotes ("command.createHouse"): actions, headings of found records, and screens
 * without a menu entry.
 */
export const commandText = {
  createHouse: 'Tạo bất động sản',
  myHouses: 'Bất động sản của tôi',
  houseMap: 'Bản đồ bất động sản',
  connectZalo: 'Kết nối Zalo',
  houses: 'Bất động sản',
  createCustomer: 'Tạo khách hàng',
  customers: 'Khách hàng',
  myCustomers: 'Khách hàng của tôi',
  myNeeds: 'Nhu cầu của tôi',
  createNeed: 'Tạo nhu cầu',
  customerImport: 'Nhập khách hàng từ Excel',
  contacts: 'Yêu cầu liên hệ',
  needs: 'Nhu cầu',
  community: 'Hoạt động mới',
  notifications: 'Thông báo',
  checkinCalendar: 'Lịch chấm công',
  checkinManage: 'Giám sát chấm công',
  checkinTable: 'Bảng công',
  formAbsence: 'Đơn vắng mặt',
  formLeave: 'Đơn nghỉ phép',
  formBusiness: 'Đơn công tác',
  formExplanation: 'Đơn giải trình',
  formRegime: 'Đơn chế độ',
  createStaff: 'Thêm nhân sự',
  staff: 'Nhân sự',
  staffImport: 'Nhập nhân sự từ Excel',
  lockedStaff: 'Tài khoản đã khoá',
  staffStatistic: 'Thống kê nhân sự',
  dictionary: 'Từ điển',
  security: 'Bảo mật',
  audit: 'Nhật ký hoạt động',
  formTypes: 'Loại biểu mẫu',
  deleted: 'Bản ghi đã xoá',
  loginHistory: 'Lịch sử đăng nhập',
  accumulation: 'Tích luỹ thành công',
  transactions: 'Giao dịch thành công',
  firstValue: 'Giá trị đầu quý',
  accumulationReport: 'Báo cáo nhập tích luỹ',
  businessStatistic: 'Thống kê kinh doanh',
} as const;

/** Labels of tabs that one remote adds to another remote's screen ("tab.approveHouses"). Specification 2 §2. */
export const tabText = {
  approveHouses: 'Duyệt BĐS',
  approveUpdates: 'Duyệt thay đổi',
  approveArticles: 'Duyệt bài viết',
  houseCustomers: 'Khách hàng phù hợp',
  customerDeals: 'Giao dịch & phí',
  houseDeals: 'Giao dịch',
} as const;
