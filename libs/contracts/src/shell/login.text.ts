/** The login page. Specification 3 §2.8, D105. Small, because the page must work within 130 KB of JavaScript. */
export const loginText = {
  brand: 'Tổ Ấm',
  tagline: 'Trao nhà, trọn niềm tin',
  title: 'Đăng nhập',
  intro: 'Dùng email công ty để vào hệ thống quản lý.',
  email: 'Email',
  password: 'Mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  /** Specification 3 §2.8: 'Forgot Password?', a link that does nothing. */
  forgot: 'Quên mật khẩu?',
  /** D105 */
  forgotHint: 'Liên hệ quản trị viên',
  /** Specification 3 §2.8: 'LOGIN'. */
  submit: 'Đăng nhập',
  submitting: 'Đang đăng nhập…',
  noAccount: 'Chưa có tài khoản? Liên hệ quản trị viên.',
  newPasswordTitle: 'Đặt mật khẩu mới',
  newPasswordIntro: 'Mật khẩu hiện tại do quản trị viên cấp. Hãy đặt mật khẩu của riêng bạn trước khi vào hệ thống.',
  newPassword: 'Mật khẩu mới',
  repeatPassword: 'Nhập lại mật khẩu mới',
  save: 'Lưu mật khẩu',
  saving: 'Đang lưu…',
  back: 'Đăng nhập bằng tài khoản khác',
  copyright: (year: number) => `© ${year} Tổ Ấm`,
} as const;
