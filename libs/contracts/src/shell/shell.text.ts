/** The shell around every screen: menu, footer, palette, profile. Specification 1 §2, D8, mockups 02, 08, 13, 16. */
export const shellText = {
  brand: 'Tổ Ấm',
  tagline: 'Trao nhà, trọn niềm tin',
  pageTitle: (screen: string) => `${screen} · Tổ Ấm`,
  skip: 'Tới nội dung chính',
  menu: 'Menu chính',
  openMenu: 'Mở rộng menu',
  closeMenu: 'Thu gọn menu',
  footer: 'Menu nhanh',
  more: 'Menu',
  /** The footer has space only for short names. */
  housesShort: 'BĐS',
  moreGroups: { customers: 'Khách hàng và tin', work: 'Công việc của tôi', administration: 'Quản trị' },
  /** Number of waiting decisions at a menu entry. */
  waiting: (count: number) => `${count} chờ xử lý`,
  unread: (count: number) => `${count} chưa đọc`,
  overlay: 'Đang xử lý…',

  /** The shell's own tab of /admin. */
  releases: 'Bản phát hành',

  profile: 'Tài khoản của bạn',
  account: 'Tài khoản',
  theme: 'Giao diện',
  themes: { light: 'Sáng', dark: 'Tối', system: 'Theo thiết bị' },
  toDark: 'Giao diện tối',
  toLight: 'Giao diện sáng',
  changePassword: 'Đổi mật khẩu',
  signOut: 'Đăng xuất',
  signOutAll: 'Đăng xuất mọi thiết bị',
  signOutAllSure: 'Bạn có chắc muốn đăng xuất khỏi mọi thiết bị?',
  signOutAllNote: 'Mọi trình duyệt và điện thoại đang đăng nhập bằng tài khoản này sẽ phải đăng nhập lại.',
  newPassword: 'Mật khẩu mới',
  repeatPassword: 'Nhập lại mật khẩu mới',

  connectionLost: 'Mất kết nối máy chủ',
  connectionLostNote: 'Đang tự thử lại. Nội dung bạn đã nhập vẫn còn trên trang.',

  startFailed: 'Chưa vào được hệ thống',
  pageMoved: 'Trang đã chuyển đi hoặc bạn không có quyền xem.',

  accountWill: [
    'Xem và sửa hồ sơ cá nhân',
    'Khai báo tài khoản đăng tin Alonhadat và Batdongsan',
    'Xem lịch sử đăng nhập của bạn',
  ],
} as const;

/** The ⌘K palette. Mockup 13. */
export const paletteText = {
  title: 'Tìm nhanh',
  open: 'Tìm hoặc mở nhanh',
  openPhone: 'Tìm BĐS, khách, màn hình',
  placeholder: 'Tìm BĐS, khách hàng, màn hình…',
  recent: 'Gần đây',
  screens: 'Màn hình',
  commands: 'Thao tác',
  nothing: (query: string) => `Không tìm thấy “${query}”`,
  searching: 'Đang tìm…',
  choose: 'chọn',
  run: 'mở',
  close: 'Đóng (Esc)',
  noAccents: 'Không cần gõ dấu',
} as const;
