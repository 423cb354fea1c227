import { firstPasswordDays } from '@toam/domain/staff/password';

/** A colleague's password, shown once: after creating the account or after a reset. D67. */
export const oneTimePasswordText = {
  created: (name: string) => `Đã tạo tài khoản của ${name}`,
  reset: (name: string) => `Mật khẩu mới của ${name}`,
  once: 'Mật khẩu sẽ không hiển thị lại',
  onceNote: `Hãy gửi cho nhân viên ngay: dùng được trong ${firstPasswordDays} ngày. Lần đăng nhập đầu tiên, hệ thống yêu cầu đặt mật khẩu riêng.`,
  login: 'Email đăng nhập',
  password: 'Mật khẩu',
  noEmail: 'Hồ sơ chưa có email nên chưa đăng nhập được. Hãy bổ sung email vào hồ sơ.',
  copyPassword: 'Sao chép mật khẩu',
  passwordCopied: 'Đã sao chép mật khẩu',
  copyMessage: 'Sao chép tin nhắn',
  messageCopied: 'Đã sao chép tin nhắn',
  messageLabel: 'Tin nhắn gửi nhân viên',
  /** First line of the message to the colleague. */
  news: {
    created: (name: string) => `Chào ${name}, tài khoản Tổ Ấm của bạn đã sẵn sàng.`,
    reset: (name: string) => `Chào ${name}, mật khẩu Tổ Ấm của bạn vừa được đặt lại.`,
  },
  message: ({ news, email, password, address }: Record<'news' | 'email' | 'password' | 'address', string>) =>
    [
      news,
      `Đăng nhập: ${address}`,
      `Email: ${email}`,
      `Mật khẩu tạm thời: ${password}`,
      `Mật khẩu dùng được trong ${firstPasswordDays} ngày. Sau khi đăng nhập, bạn sẽ được yêu cầu đặt mật khẩu riêng.`,
    ].join('\n'),
  close: 'Tôi đã lưu mật khẩu',
  closeUncopied: 'Đóng khi chưa sao chép mật khẩu?',
  closeUncopiedNote: 'Đóng lại là không xem được nữa. Nếu mất, chỉ còn cách đặt lại mật khẩu.',
} as const;
