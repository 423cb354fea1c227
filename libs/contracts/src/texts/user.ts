/** Staff users. Labels of roles and positions: D28. Enumerations: specification 2 §3. */
export const userText = {
  role: { 1: 'Super Admin', 2: 'Admin', 3: 'Nhân viên', 5: 'Marketer' },
  jobPosition: {
    1: 'Super Admin',
    2: 'Admin',
    3: 'Sale Admin',
    4: 'Quản lý cấp cao',
    5: 'Quản lý',
    6: 'Trưởng nhóm',
    7: 'Nhân viên',
    8: 'Kế toán',
  },
  gender: { male: 'Nam', female: 'Nữ', other: 'Khác' },
  marriage: { single: 'Độc thân', married: 'Đã kết hôn', divorced: 'Đã ly hôn' },
  /** Wire value of Buddhism: 'budhaleesim' (D3). */
  religion: { none: 'Không', christian: 'Thiên Chúa giáo', budhaleesim: 'Phật giáo', other: 'Khác' },
  literacy: {
    high_school: 'Trung học phổ thông',
    intermediate: 'Trung cấp',
    college: 'Cao đẳng',
    university: 'Đại học',
    master: 'Thạc sĩ',
  },
  employeeType: {
    official: 'Chính thức',
    probation: 'Thử việc',
    internship: 'Thực tập',
    partnership: 'Cộng tác viên',
    learner: 'Học việc',
  },
  employeeStatus: {
    active: 'Đang làm việc',
    onboarding: 'Đang tiếp nhận',
    resigned: 'Đã nghỉ việc',
    unpaid_leave: 'Nghỉ không lương',
    maternity_leave: 'Nghỉ thai sản',
  },
  department: { 1: 'Dịch vụ', 2: 'Kinh doanh' },
  status: { 0: 'Đã khoá', 1: 'Đang hoạt động' },
  notFound: 'Không tìm thấy nhân sự',
  mayNotLock: 'Bạn không có quyền khoá tài khoản này',
  mayNotLockSelf: 'Bạn không thể tự khoá tài khoản của mình',
  /** Specification 2 §8. */
  avatarChanged: 'Thay đổi ảnh đại diện thành công',
  changeAvatar: 'Đổi ảnh đại diện',
} as const;
