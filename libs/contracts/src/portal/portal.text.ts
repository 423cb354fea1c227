/** Accounts of the outside portals (D102, D103). Specification 2 §2 "Account page", §5. */
export const portalText = {
  title: { alonhadat: 'Alonhadat', batdongsan: 'Batdongsan' },
  name: 'Tên tài khoản',
  password: 'Mật khẩu',
  passwordRequired: 'Thông tin bắt buộc',
  passwordTooLong: 'Tối đa 200 ký tự',
  /** Placeholder for a stored password, which is never shown again. */
  passwordStored: 'Đã lưu. Để trống nếu không đổi',
  passwordUnreadable: 'Không đọc được mật khẩu cổng đăng tin đã lưu. Vui lòng nhập lại',
  /** Value of a password in the history. */
  wasStored: 'Đã lưu',
  isNew: 'Đã đổi',
} as const;
