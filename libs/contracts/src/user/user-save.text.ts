/** Saving, locking and deleting staff: messages of the API and of fields. Specification 2 §5, §8, D10, issue 5. */
export const userSaveText = {
  created: 'Đã thêm nhân viên',
  /** Specification 2 §7 */
  updated: 'Cập nhật người dùng thành công!',
  locked: (name: string) => `Đã khoá tài khoản ${name}`,
  unlocked: (name: string) => `Đã mở khoá tài khoản ${name}`,
  deleted: (name: string) => `Đã xoá nhân viên ${name}`,
  restored: (name: string) => `Đã khôi phục nhân viên ${name}`,
  passwordReset: (name: string) => `Đã đặt lại mật khẩu của ${name}`,
  /** Value of a password reset in the history. */
  newPassword: 'Đã đặt lại',
  stale: 'Hồ sơ vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu',

  mayNotLockSelf: 'Bạn không thể tự khoá tài khoản của mình',
  mayNotDeleteSelf: 'Bạn không thể tự xoá tài khoản của mình',
  mayNotResetSelf: 'Mật khẩu của bạn thì đổi ở Tài khoản › Đổi mật khẩu',
  /** An admin tries to change a super admin's account. */
  mayNotTouch: 'Bạn không có quyền thay đổi tài khoản này',
  mayNotGiveRole: 'Chỉ Super Admin mới được cấp vai trò này',
  mayNotChange: 'Bạn không có quyền thay đổi thông tin này',
  mayNotChangeOwn: 'Bạn không thể tự thay đổi thông tin này của mình',
  notHere: 'Thông tin này không thay đổi được tại đây',
  noPasswordHere: 'Mật khẩu không thay đổi được tại đây. Vui lòng dùng chức năng đặt lại mật khẩu',
  mayNotFilter: 'Bạn không có quyền lọc hoặc sắp xếp theo thông tin này',
  notDeleted: 'Nhân viên này chưa bị xoá',
  stillHolds: (held: string) => `Nhân viên này đang phụ trách ${held}. Vui lòng bàn giao trước khi xoá`,

  socialIdLength: 'CMND gồm 9 số, CCCD gồm 12 số',
  digitsOnly: 'Chỉ nhập số',
  emailInvalid: 'Email không đúng định dạng',
  emailTaken: (name: string) => `Email đã được ${name} sử dụng`,
  phoneTaken: (name: string) => `Số điện thoại này đang là của ${name}`,
  socialIdTaken: (name: string) => `Số CMND/CCCD này đang là của ${name}`,
  /** Signing in needs an email. */
  noEmailNoSignIn: 'Không có email thì chưa đăng nhập được',
  dateInvalid: 'Ngày không hợp lệ',
  dateInFuture: (label: string) => `${label} không được sau hôm nay`,
  /** Specification 2 §5: for amounts below 0. */
  priceTooSmall: 'Phải lớn hơn 0',
  priceOrder: 'Giá cao nhất phải lớn hơn hoặc bằng giá thấp nhất',
  introductionInvalid: 'Nội dung giới thiệu không đúng định dạng',
  unknownImage: 'Không tìm thấy ảnh. Vui lòng tải lên lại',
  privateImage: 'Ảnh này đang thuộc hồ sơ khác. Vui lòng tải lên ảnh mới',
  unknownProject: 'Không tìm thấy dự án này. Vui lòng chọn lại',
  unknownProvince: 'Không tìm thấy quận/huyện này. Vui lòng chọn lại',
  unknownManager: 'Quản lý này đã nghỉ hoặc bị khoá. Vui lòng chọn lại',
  /** D27 */
  managerNotOffered: 'Người này không phải cấp quản lý trực tiếp của chức vụ đã chọn',
  managerCycle: 'Người này đang thuộc nhóm của nhân viên này nên không làm quản lý được. Vui lòng chọn người khác',
  managerMissing: 'Chức vụ này phải có quản lý trực tiếp. Vui lòng chọn quản lý',
  managerNone: 'Chức vụ này không có quản lý trực tiếp',
  noManager: 'Không chọn',
} as const;
