import { checkinText } from '@toam/contracts/checkin/checkin.text';

const act = (status: boolean): string => (status ? checkinText.checkin : checkinText.checkout);

/** '1,8 km', '640 m'. */
const distance = (kilometres: number): string =>
  kilometres < 1
    ? `${Math.round(kilometres * 1000)} m`
    : `${kilometres.toLocaleString('vi-VN', { maximumFractionDigits: 1 })} km`;

/** '6 phút', '1 giờ 5 phút'. */
const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} giờ`, (rest > 0 || hours === 0) && `${rest} phút`].filter(Boolean).join(' ');
};

/** Checking in and out, what waits to be sent, and the monitor. Specification 3 §2.3, §8.3; D95; H15. */
export const checkinFlowText = {
  act,
  tabs: 'Mục chấm công',
  actAt: (status: boolean, clock: string) => `${act(status)} lúc ${clock}`,

  /** The right column. */
  working: 'Đang làm',
  inShift: 'Trong ca',
  outside: 'Ngoài ca',
  notYet: 'Chưa vào',
  optional: 'Không bắt buộc',
  unknownPlace: 'Chưa chấm công lần nào',
  footNoPlace: checkinText.noPlace,
  shiftIn: (shift: string, minutes: number) => `${shift} bắt đầu sau ${duration(minutes)}`,
  shiftUntil: (shift: string, clock: string) => `${shift} đến ${clock}`,
  shiftsToday: 'Ca hôm nay',
  creditNow: 'Công tính tới giờ',
  formsOfMonth: 'Đơn tháng này',
  noForms: 'Tháng này chưa có đơn nào',
  createForm: 'Tạo đơn',
  allForms: 'Xem tất cả',
  monthSoFar: 'Tháng này',
  monthDays: (days: string) => `${days} / 30`,
  monthUnit: 'công',
  lateTimes: 'trễ',
  soonTimes: 'về sớm',
  see: 'Xem',

  /** The place. */
  locating: 'Đang lấy vị trí',
  locatingNote: 'Trình duyệt có thể hỏi quyền. Hãy chọn Cho phép',
  locateAgain: 'Lấy lại vị trí',
  youAreAt: 'Bạn đang ở khu vực',
  yourPoint: 'Vị trí của bạn',
  naming: 'Đang tìm tên khu vực',
  point: (latitude: string, longitude: string) => `Toạ độ ${latitude} · ${longitude}`,
  takenAt: (clock: string, metres: string) => `Vị trí lấy lúc ${clock}, sai số khoảng ${metres} m`,
  nameLater: 'Tên khu vực hiện sau khi gửi',
  lastPlace: (moment: string, address: string, kilometres: number) =>
    `${moment} tại ${address} · cách đây ${distance(kilometres)}`,
  unanswered: 'Chưa có vị trí',
  unansweredNote: 'Nếu trình duyệt đang hỏi quyền vị trí, hãy chọn Cho phép: vị trí hiện ra ngay khi có',
  lost: 'Chưa lấy được vị trí',
  lostNote: 'Sóng yếu hoặc máy chưa bắt được GPS. Hãy thử lại ở chỗ thoáng',
  withoutPlace: `Bạn vẫn chấm công được. Vị trí khi đó ghi là “${checkinText.noPlace}”.`,
  still: (status: boolean) => `Vẫn ${act(status)}`,
  footNote: 'Giờ bấm nút và vị trí ở trên được ghi lại.',
  footNoteOff: `Giờ bấm nút được ghi lại, vị trí ghi là “${checkinText.noPlace}”.`,
  readingDay: 'Đang xem ca hôm nay',
  which: 'Bạn muốn chấm công vào hay ra?',
  back: 'Về Tổng quan',
  close: 'Xong',

  /** What became of it. */
  sending: (status: boolean) => `Đang gửi ${act(status)}`,
  sendingNote: 'Đã lưu trên máy này, không bị mất.',
  notOnDevice: 'Chưa lưu được trên máy này. Hãy để trang mở cho tới khi gửi xong.',
  notSent: (status: boolean, clock: string) => `Chưa gửi được ${act(status)} lúc ${clock}`,
  sent: (status: boolean, clock: string) => `Đã ghi nhận ${act(status)} lúc ${clock}`,
  sentLate: 'Gửi trễ',
  kept: (status: boolean, clock: string) => `Đã lưu ${act(status)} lúc ${clock} trên máy`,
  unsentNote: (clock: string) =>
    `Tự gửi khi có mạng, không cần làm gì thêm. Công tính theo ${clock}, không theo giờ gửi.`,
  waiting: (count: number) => `Chờ gửi (${count})`,
  waitingTag: 'Chờ gửi',
  sendNow: 'Thử gửi ngay',
  sendBefore: 'Cần gửi trước',
  lateNote: 'Gửi chậm hơn 2 phút sẽ có dấu “Gửi trễ” ở Giám sát. Hãy giữ đăng nhập trên máy này.',
  tomorrow: (clock: string) => `${clock} ngày mai`,
  refused: (status: boolean, clock: string) => `Chưa ghi nhận được ${act(status)} lúc ${clock}`,
  explain: 'Giải trình',
  drop: 'Bỏ',
  dropSure: (status: boolean, clock: string) => `Bỏ lần ${act(status)} lúc ${clock}?`,
  dropNote: 'Lần này chưa được ghi ở máy chủ và sẽ mất hẳn.',
  unsentLine: 'Chấm công chưa gửi',

  /** The monitor. */
  number: 'STT',
  person: 'Nhân viên',
  activity: 'Hoạt động',
  place: 'Vị trí',
  time: 'Thời gian',
  device: 'Thiết bị',
  monitorTable: 'Danh sách chấm công',
  everyone: 'Mọi người',
  day: 'Ngày',
  today: 'Hôm nay',
  everyDay: 'Mọi ngày',
  previousDay: 'Ngày trước',
  nextDay: 'Ngày sau',
  findingPlace: 'Đang tìm tên khu vực',
  nobodyYet: 'Chưa có ai chấm công',
  nobodyFiltered: 'Không có lần chấm công nào khớp ngày và người đã chọn',
  pageGone: 'Trang này không còn dòng nào',
} as const;
