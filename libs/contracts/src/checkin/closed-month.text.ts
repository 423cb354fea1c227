/** '10', or '10/2025' in another year. */
const named = (month: string, thisYear: string): string => {
  const [year, number] = month.split('-') as [string, string];
  return year === thisYear ? String(Number(number)) : `${Number(number)}/${year}`;
};

/** Closing a month of the timesheet. D116. */
export const closedMonthText = {
  /** D116. */
  closed: (month: string, thisYear: string) => `Công tháng ${named(month, thisYear)} đã chốt`,
  notClosed: (month: string, thisYear: string) => `Công tháng ${named(month, thisYear)} chưa chốt`,
  notOver: (month: string, thisYear: string) => `Tháng ${named(month, thisYear)} chưa hết nên chưa chốt công được`,
  reason: 'Lý do mở lại',
  reasonMissing: 'Vui lòng nhập lý do',
  close: 'Chốt công',
  reopen: 'Mở lại',
  tag: 'Đã chốt',
  byAt: (name: string, at: string) => `${name} chốt ${at}`,
  reopenedBy: (name: string, at: string, reason: string) => `${name} mở lại ${at}: ${reason}`,
  history: 'Lịch sử chốt công',
  sureClose: (month: string) => `Bạn có chắc muốn chốt công tháng ${month}?`,
  sureCloseNote:
    'Số liệu của tháng được giữ nguyên: đơn, ngày nghỉ lễ, ca làm và lần chấm công gửi trễ của tháng này không sửa được nữa, cho tới khi mở lại.',
  waiting: (count: string) => `Còn ${count} đơn chờ duyệt của tháng này sẽ không được tính.`,
  decideFirst: 'Hãy duyệt trước khi chốt.',
  seeWaiting: 'Xem đơn chờ duyệt',
  /** To payroll, who decides no forms. */
  remindFirst: 'Hãy nhắc người duyệt trước khi chốt.',
  reopenTitle: (month: string) => `Mở lại công tháng ${month}`,
  reopenNote: 'Bảng công của tháng được tính lại từ chấm công, đơn, ngày nghỉ lễ và ca làm hiện có.',
  closeDone: (month: string) => `Đã chốt công tháng ${month}`,
  reopenDone: (month: string) => `Đã mở lại công tháng ${month}`,
} as const;
