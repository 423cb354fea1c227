/** The profile modal and the account page. Specification 2 §2, §5, §7, §8. */
export const profileText = {
  /** First entry of the profile menu. */
  open: 'Hồ sơ của tôi',
  /** Value of a portrait in the history. */
  portrait: 'Ảnh đại diện',
  newPortrait: 'Ảnh mới',
  /** Above the two pictures in the confirmation. Its title is `userText.changeAvatar`. */
  avatarSure: 'Mọi người trong công ty sẽ thấy ảnh mới của bạn.',
  uploading: (percent: number) => `Đang tải ảnh lên ${percent}%`,
  signInHistory: 'Lịch sử đăng nhập',
  signInHistoryNote: 'Thiết bị và nơi bạn đã đăng nhập',
  portals: 'Tài khoản đăng tin',
  noPortal: 'Chưa khai báo',
  none: 'Chưa cập nhật',
} as const;

export const accountText = {
  title: 'Tài khoản',
  /** The form's submit button. */
  update: 'Cập nhật',
  person: 'Thông tin cá nhân',
  contact: 'Liên hệ và người thân',
  bank: 'Ngân hàng và thuế',
  papers: 'Giấy tờ',
  papersNote: 'Chỉ bạn và quản trị viên xem được.',
  introduction: 'Giới thiệu',
  introductionPlaceholder: 'Kinh nghiệm, khu vực phụ trách, thế mạnh của bạn…',
  introductionNote: 'Quản trị viên quyết định phần này có được hiển thị hay không.',
  choose: 'Chọn',
  portals: 'Tài khoản đăng tin',
  portalsNote:
    'Dùng để đăng tin của bạn lên hai trang này, cần đủ tên và mật khẩu; trang nào không dùng thì để trống. Mật khẩu được mã hoá, không ai xem lại được.',
  forget: (portal: string) => `Xoá tài khoản ${portal}`,
  forgetSure: (portal: string) => `Bạn có chắc muốn xoá tài khoản ${portal}?`,
  forgetNote: 'Tin của bạn sẽ không đăng lên trang này được nữa cho đến khi bạn khai báo lại.',
  forgotten: (portal: string) => `Xoá tài khoản ${portal} thành công`,
  stored: 'Đã lưu mật khẩu',
  office: 'Do quản trị viên quản lý',
  officeNote: 'Bạn không tự thay đổi được các thông tin này. Vui lòng liên hệ quản trị viên khi cần sửa.',
  unlimited: 'Không giới hạn',
  createsHouses: { 0: 'Không được tạo BĐS', 1: 'Được tạo BĐS' },
  noManager: 'Không có',
} as const;
