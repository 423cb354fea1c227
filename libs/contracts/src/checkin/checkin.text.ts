import { clockOf } from '@toam/domain/form-types';
import type { DayReason } from '@toam/domain/work/shift-of-day';
import type { DayStatus } from '@toam/domain/work/work-day';

/** Check-in, calendar, timesheet, monitor. Specification 3 §2.3, §8.3; D90 to D95; brief 5. */
export const checkinText = {
  title: 'Check-in',
  overview: 'Tổng quan',
  calendar: 'Lịch',
  monitor: 'Giám sát',
  timesheet: 'Bảng công',
  checkin: 'Checkin',
  checkout: 'Checkout',
  /** Specification 3 §8.3. */
  locationOff: 'Bạn cần bật cung cấp vị trí cho trang web để có thể đăng nhập',
  youAreAt: (address: string) => `Bạn đang ở khu vực ${address}`,
  elsewhere: 'Khác nơi chấm công lần trước',
  noPlace: 'Not permitted',
  failed: 'Chưa chấm công được (Something went wrong!)',
  /** The moment that the caller names. D95. */
  tooOld: 'Lần chấm công này đã quá 24 giờ nên không gửi được nữa. Hãy gửi đơn giải trình',
  future: 'Đồng hồ của máy chạy nhanh. Hãy chỉnh lại giờ rồi chấm công',
  badPoint: 'Vị trí không hợp lệ',
  tooManyDays: (days: number) => `Chọn tối đa ${days} ngày`,
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',
  mayNotSee: 'Bạn không có quyền xem chấm công của người này',
  userNotFound: 'Không tìm thấy nhân viên này',
  off: 'Nghỉ',
  late: (minutes: number) => `trễ ${minutes} phút`,
  soon: (minutes: number) => `về sớm ${minutes} phút`,
  realDays: (days: number) => `Tháng này có ${days} ngày làm việc`,
  status: {
    ok: 'Đúng giờ',
    late: 'Trễ / về sớm',
    short: 'Quá ngắn',
    leave: 'Nghỉ phép',
    trip: 'Công tác',
    absent: 'Vắng',
    off: 'Nghỉ',
    open: 'Thiếu giờ ra',
    future: '',
  } satisfies Record<DayStatus, string>,
} as const;

/** What a reason is told about: its minutes, what they are compared with, and the name of the holiday or the form. */
type Told = Required<Pick<DayReason, 'minutes' | 'of'>> & { name: string };

const worked = ({ minutes, of }: Told) => `Làm ${minutes} / ${of} phút`;

const reasons: Record<DayReason['rule'], (told: Told) => string> = {
  sunday: () => 'Chủ nhật, không phải đi làm',
  holiday: ({ name }) => `${name}, không phải đi làm`,
  leave: ({ name }) => `${name}: không cộng vào ngày công, không tính trễ`,
  trip: ({ name }) => `${name}: tính đủ công`,
  regime: ({ name, minutes }) => `${name}: được vào trễ hoặc về sớm ${minutes} phút`,
  absence: ({ name, minutes }) => `${name}: vắng ${minutes} phút trong ca`,
  explanation: ({ name }) => `${name}: đã bổ sung giờ chấm công`,
  worked: (told) => `${worked(told)}, đủ nửa ca nên được tính công`,
  tooShort: (told) => `${worked(told)}, chưa đủ nửa ca nên không tính công`,
  late: ({ minutes, of }) => `Vào trễ ${minutes} phút, quá ${of} phút cho phép nên tính trễ cả ${minutes} phút`,
  soon: ({ minutes, of }) => `Về sớm ${minutes} phút, quá ${of} phút cho phép nên tính về sớm cả ${minutes} phút`,
  lateInGrace: ({ minutes, of }) => `Vào trễ ${minutes} phút, trong ${of} phút cho phép`,
  soonInGrace: ({ minutes, of }) => `Về sớm ${minutes} phút, trong ${of} phút cho phép`,
  open: () => 'Thiếu giờ ra: khoảng cuối chưa tính công, cần gửi đơn giải trình',
  ignored: ({ minutes }) => `Ra ${clockOf(minutes)} không tính vì trước đó thiếu giờ vào`,
  absent: () => 'Không có mặt trong ca',
  excused: ({ minutes }) =>
    `Vắng có phép cả ca, ${minutes > 0 ? `được tính ${minutes} phút làm việc` : 'không tính công'}`,
  running: () => 'Ca chưa kết thúc',
};

/** What a rule says about a figure of a day. `name`: of the holiday or the form. Issue 14: every cell explains itself. */
export const reasonText = ({ rule, minutes = 0, of = 0 }: DayReason, name: string): string =>
  reasons[rule]({ minutes, of, name });
