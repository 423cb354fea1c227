import { labelsOf } from '@toam/domain/record/columns';
import { type StaffChoiceKind, staffColumns } from '@toam/domain/staff/staff-columns';

/** Labels of a staff user's values by kind of column. Roles, positions: D28; others: specification 2 §3. */
export const staffChoiceText = {
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
    onboarding: 'Mới nhận việc',
    resigned: 'Đã nghỉ việc',
    unpaid_leave: 'Nghỉ không lương',
    maternity_leave: 'Nghỉ thai sản',
  },
  department: { 1: 'Dịch vụ', 2: 'Kinh doanh' },
  /** The only branch. Specification 2 §3. */
  office: { 1: 'Trụ sở chính' },
  status: { 0: 'Đã khoá', 1: 'Đang hoạt động' },
  introductionStatus: { 0: 'Ẩn', 1: 'Hiển thị' },
} as const satisfies Record<StaffChoiceKind, Readonly<Record<string | number, string>>>;

/** Staff users. */
export const userText = {
  ...staffChoiceText,
  notFound: 'Không tìm thấy nhân viên này',
  /** Specification 2 §8. */
  avatarChanged: 'Thay đổi ảnh đại diện thành công',
  changeAvatar: 'Đổi ảnh đại diện',
} as const;

/** Labels of a staff user's columns. Specification 2 §2 "Staff list", §3. */
export const staffLabel = /* @__PURE__ */ labelsOf(staffColumns);
