import { firstPasswordDays } from '@toam/domain/staff/password';

/** Signing in and out, passwords. Specification 3 §2.8, 2 §5. */
export const authText = {
  emailRequired: 'Vui lòng nhập email',
  emailInvalid: 'Email không hợp lệ',
  passwordRequired: 'Vui lòng nhập mật khẩu',
  /** The same text for a wrong password and an unknown email, so that nobody learns who has an account. */
  wrongCredentials: 'Email hoặc mật khẩu không đúng',
  locked: 'Tài khoản của bạn đã bị khoá. Vui lòng liên hệ quản trị viên',
  /** A password that the office gave and that nobody used. Only who types it right reads this. */
  firstPasswordOver: `Mật khẩu được cấp chỉ dùng được trong ${firstPasswordDays} ngày và đã hết hạn. Vui lòng nhờ quản trị viên cấp mật khẩu mới`,
  tooManyAttempts:
    'Bạn đã thử đăng nhập quá nhiều lần. Vui lòng thử lại sau 15 phút, hoặc nhờ quản trị viên cho đăng nhập lại',
  /** Wrong guesses at many accounts from one network. */
  tooManyFromHere: (seconds: number) =>
    `Mạng bạn đang dùng đã nhập sai mật khẩu quá nhiều lần. Vui lòng thử lại sau ${seconds < 120 ? `${seconds} giây` : `${Math.ceil(seconds / 60)} phút`}, đăng nhập từ trình duyệt đã dùng trước đây hoặc từ mạng khác`,
  passwordTooShort: 'Mật khẩu ít nhất 8 ký tự',
  passwordCommon: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Vui lòng chọn mật khẩu khác',
  passwordTooLong: 'Mật khẩu không được quá 128 ký tự',
  /** Specification 3 §5: 'Mat khau xac nhan khong trung khop. Vui long kiem tra lai' (D3). */
  passwordsDiffer: 'Mật khẩu xác nhận không trùng khớp. Vui lòng kiểm tra lại',
  currentPassword: 'Mật khẩu hiện tại',
  currentPasswordRequired: 'Vui lòng nhập mật khẩu hiện tại',
  /** At the password, where somebody changes their own email. */
  whyForEmail: 'Email là tên đăng nhập, nên đổi email cần mật khẩu hiện tại',
  oldPasswordWrong: 'Mật khẩu hiện tại không đúng',
  passwordUnchanged: 'Mật khẩu mới phải khác mật khẩu hiện tại',
  mustChangePassword: 'Vui lòng đổi mật khẩu trước khi tiếp tục',
  demoPasswordRefused: 'Mật khẩu này không an toàn. Vui lòng chọn mật khẩu khác',
  /** Specification 3 §8: 'Doi mat khau thanh cong. Vui long dang nhap lai' (D3). */
  passwordChanged: 'Đổi mật khẩu thành công. Vui lòng đăng nhập lại',
  sessionRevoked: 'Phiên đăng nhập của bạn đã kết thúc',
} as const;
