import type { ExplainedActivity } from '@toam/domain/work/day-forms';
import type { FormKind } from '@toam/domain/work/form-kinds';
import type { FormStatus } from '@toam/domain/work/form-access';
import { commonText } from '@toam/contracts/texts/common';

/** What is said of one kind of forms. */
interface KindText {
  /** In front of a sentence, and in small letters inside one. Specification 3 §2.4. */
  name: string;
  /** What it is for, where a kind is chosen. */
  about: string;
  /** Why somebody is away, inside a sentence. Left out: the form takes nobody away. */
  away?: string;
  /** Ready reasons to reject it. */
  rejectReasons: readonly string[];
  /** Of a kind that asks whether its time is paid. */
  labour?: { label: string; hint: string; yes: string; no: string };
}

const kinds: Record<FormKind, KindText> = {
  leave: {
    name: 'Nghỉ phép',
    about: 'Một ca, một ngày hay nhiều ngày',
    away: 'nghỉ phép',
    rejectReasons: ['Nhóm đã có người nghỉ ngày này', 'Trùng lịch dẫn khách', 'Cần bàn giao khách trước khi nghỉ'],
    labour: { label: 'Có lương', hint: 'Ngày nghỉ vẫn được hưởng lương', yes: 'có lương', no: 'không lương' },
  },
  absence: {
    name: 'Vắng mặt',
    about: 'Ra ngoài vài giờ trong ngày',
    away: 'vắng mặt',
    rejectReasons: ['Trùng lịch dẫn khách', 'Trùng lịch trực', 'Cần xin trước khi ra ngoài'],
    labour: {
      label: 'Tính công',
      hint: 'Giờ vắng vẫn tính là giờ làm',
      yes: 'có tính công',
      no: 'không tính công',
    },
  },
  business: {
    name: 'Công tác',
    about: 'Làm việc ở nơi khác',
    away: 'đi công tác',
    rejectReasons: ['Trùng lịch dẫn khách', 'Chưa rõ mục đích chuyến đi'],
  },
  regime: {
    name: 'Chế độ',
    about: 'Vào trễ hoặc về sớm theo chế độ',
    rejectReasons: ['Cần kèm giấy tờ của chế độ', 'Chưa đúng thời gian được hưởng'],
  },
  explanation: {
    name: 'Giải trình',
    about: 'Quên chấm công, lỗi máy, đi gặp khách',
    rejectReasons: ['Trưởng nhóm không xác nhận', 'Cần nói rõ lý do hơn'],
  },
};

/** 'đơn nghỉ phép', inside a sentence. */
const kindInside = (kind: FormKind): string => `đơn ${kinds[kind].name.toLocaleLowerCase('vi')}`;

/** Why somebody explains an attendance. H13. */
export const explanationReasons = ['forgot', 'device', 'outside', 'other'] as const;
export type ExplanationReason = (typeof explanationReasons)[number];

/** Who decides forms: an admin who is named, or the sender's direct manager. D114. */
export const approverWays = ['admin', 'manager'] as const;
export type ApproverWay = (typeof approverWays)[number];

/** Forms and their approval. Specification 3 §2.4, §5.8; D96, D97; brief 5. */
export const formText = {
  title: 'Đơn từ',
  mine: 'Đơn cá nhân',
  waiting: 'Đơn chờ duyệt',
  all: 'Tất cả',
  create: 'Tạo mới',
  kinds,
  kindInside,
  titleOf: (kind: FormKind) => `Đơn ${kinds[kind].name.toLocaleLowerCase('vi')}`,
  status: { 0: 'Chưa duyệt', 1: 'Đã duyệt', 2: 'Không duyệt' } satisfies Record<FormStatus, string>,
  activity: { in: 'Checkin', out: 'Checkout', both: 'Cả hai' } satisfies Record<ExplainedActivity, string>,
  explanationReason: {
    forgot: 'Quên chấm công',
    device: 'Lỗi thiết bị hoặc mạng',
    outside: 'Đi gặp khách',
    other: 'Khác',
  } satisfies Record<ExplanationReason, string>,

  reason: 'Lý do',
  startDate: 'Từ ngày',
  endDate: 'Đến ngày',
  date: 'Ngày',
  timeStart: 'Giờ bắt đầu',
  timeEnd: 'Giờ kết thúc',
  shift: 'Ca',
  wholeDay: 'Cả ngày',
  /** Of an absence, and of a leave. D112. */
  labour: 'Tính công, có lương',
  /** Of a leave, inside a sentence. D112. */
  pay: (isPaid: boolean) => (isPaid ? 'có lương' : 'không lương'),
  address: 'Địa điểm',
  lateTime: 'Vào trễ',
  soonTime: 'Về sớm',
  activityLabel: 'Hoạt động',
  explanation: 'Diễn giải',
  note: 'Ghi chú',
  approver: 'Người duyệt',
  approverBy: {
    admin: 'Quản trị viên cố định',
    manager: 'Quản lý trực tiếp',
  } satisfies Record<ApproverWay, string>,
  decidedBy: 'Người xử lý',
  rejectReason: 'Lý do không duyệt',

  approve: 'Duyệt',
  reject: 'Từ chối',
  /** D115. */
  revoke: 'Huỷ duyệt',
  revoked: 'Đã huỷ duyệt',
  revokeReason: 'Lý do huỷ duyệt',
  revokeReasonMissing: 'Vui lòng nhập lý do huỷ duyệt',
  askCancel: 'Xin huỷ',
  cancelMark: 'Đang xin huỷ',
  cancelReason: 'Lý do xin huỷ',
  keep: 'Giữ nguyên',
  /** Of the owner, who asked. */
  cancelNoMore: 'Không huỷ nữa',
  edit: 'Sửa',
  remove: 'Xoá',

  /** D10. */
  made: 'Thêm thành công',
  changed: 'Cập nhật thành công',
  removed: 'Xoá thành công',
  approved: 'Đã duyệt đơn',
  rejected: 'Đã từ chối đơn',
  revokedToast: 'Đã huỷ duyệt đơn',
  cancelAskedToast: 'Đã xin huỷ đơn',
  kept: 'Đã giữ nguyên đơn',
  sureRemove: (kind: FormKind) => commonText.sure(`xoá ${kindInside(kind)} này`),

  /** Specification 3 §5.8. */
  reasonMissing: 'Vui lòng chọn lý do',
  dayMissing: 'Vui lòng chọn ngày',
  dayTooFar: 'Vui lòng chọn ngày từ năm 2000 đến năm 2100',
  timeStartMissing: 'Vui lòng chọn giờ bắt đầu',
  timeEndMissing: 'Vui lòng nhập giờ kết thúc',
  approverMissing: 'Vui lòng chọn người duyệt',
  addressMissing: 'Vui lòng nhập địa điểm',
  shiftMissing: 'Vui lòng chọn ca',
  activityMissing: 'Vui lòng chọn hoạt động',
  rejectReasonMissing: 'Vui lòng nhập lý do',
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',
  timeEndBeforeStart: 'Giờ kết thúc phải sau giờ bắt đầu',
  shiftOfOneDay: 'Chỉ chọn được ca khi nghỉ trong một ngày',
  notAClock: 'Nhập giờ theo dạng 08:30',
  tooLong: (days: number) => `Mỗi đơn tối đa ${days} ngày. Hãy tách thành nhiều đơn`,
  regimeTooLong: 'Tối đa 4 giờ (04:00)',
  regimeEmpty: 'Vui lòng nhập thời gian vào trễ hoặc về sớm, ví dụ 00:30',
  future: 'Chỉ giải trình được từ hôm nay trở về trước',
  notYet: (clock: string) => `Chưa đến ${clock} nên chưa giải trình được. Hãy gửi đơn sau giờ đó`,
  tooOld: (days: number) => `Chỉ giải trình được trong ${days} ngày gần đây`,
  overlaps: 'Bạn đã có đơn nghỉ phép trong thời gian này. Hãy sửa đơn đó hoặc chọn ngày khác',
  /** @param year null: the leave lies in one year, which needs no name */
  notEnoughLeave: (days: string, year: number | null = null) =>
    `${year === null ? 'Bạn' : `Năm ${year} bạn`} còn ${days} ngày phép, không đủ cho đơn này. Hãy bớt ngày hoặc chọn lý do không trừ phép`,
  noLeaveYet: 'Bạn chưa có phép năm, vì chỉ nhân viên chính thức mới có. Hãy chọn lý do không trừ phép',
  noWorkingDay: 'Không có ngày làm việc nào trong thời gian này',
  reasonInactive: 'Lý do này đã ngưng dùng. Vui lòng chọn lý do khác',
  shiftInactive: 'Ca này đã ngưng dùng. Vui lòng chọn ca khác',
  approverInvalid: 'Người duyệt đã nghỉ hoặc không có quyền duyệt. Vui lòng chọn người khác',

  notFound: 'Không tìm thấy đơn này',
  notYours: 'Bạn không có quyền xem đơn này',
  mayNotChange: 'Chỉ người gửi mới được sửa hoặc xoá đơn này',
  decided: 'Đơn đã được duyệt hoặc từ chối nên không sửa được nữa',
  /** `status`: of the decision that came first. */
  decidedBefore: (name: string, status: string) => `Đơn đã được ${name} xử lý: ${status}`,
  notApproved: 'Đơn chưa được duyệt hoặc đã huỷ duyệt nên không huỷ được nữa',
  cancelAsked: 'Bạn đã xin huỷ đơn này. Hãy chờ người duyệt trả lời',
  cancelNotAsked: 'Không còn ai xin huỷ đơn này, có người đã trả lời trước',
  mayNotAskCancel: 'Chỉ người gửi mới được xin huỷ đơn này',
  mayNotDecide: 'Bạn không có quyền duyệt đơn này',
  mayNotSeeWaiting: 'Bạn không có quyền xem đơn chờ duyệt',

  historyCreated: 'Gửi đơn',
  historyDeleted: 'Xoá đơn',

  /** Read after the sender's name. `what`: 'đơn nghỉ phép 25/11'. */
  noticeSent: (what: string) => `đã gửi ${what}, chờ bạn duyệt`,
  noticeApproved: (what: string) => `đã duyệt ${what}`,
  noticeRevoked: (what: string, reason: string) => `đã huỷ duyệt ${what}: ${reason}`,
  noticeCancelAsked: (what: string, reason: string | null) =>
    [`xin huỷ ${what} đã duyệt`, reason].filter(Boolean).join(': '),
  noticeCancelNoMore: (what: string) => `không xin huỷ ${what} nữa`,
  noticeKept: (what: string) => `giữ nguyên ${what} mà bạn xin huỷ`,
  /** Read after the name of whoever is away. `absence`: 'nghỉ phép 24/11, ca sáng'. D114. */
  noticeAway: (absence: string) => `sẽ ${absence}`,
  noticeNotAway: (absence: string) => `không ${absence} nữa`,
  noticeRejected: (what: string, reason: string) => `đã từ chối ${what}: ${reason}`,
} as const;
