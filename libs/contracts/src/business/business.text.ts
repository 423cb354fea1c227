import type { Side } from '@toam/domain/business/five-way';
import type { Pace, PaceState } from '@toam/domain/business/quarter-pace';
import type { TableRowKey, TableUnit } from '@toam/domain/business/three-tables';

/** The three tables, and the panes of a side. B6. */
export const sideText: Record<Side, string> = {
  sale: 'Nhu cầu bán',
  purchase: 'Nhu cầu mua',
  connection: 'Nhu cầu kết nối',
};

/** Rows of a table. B6. */
export const tableRowText: Record<TableRowKey, string> = {
  first_value: 'Giá trị đầu kỳ',
  demand: 'Nhu cầu mới',
  seen: 'Khách đã đi xem',
  seen_percent: 'Tỷ lệ xem',
  deals: 'Giao dịch thành công',
  buying_percent: 'Tỷ lệ chốt',
  average_fee: 'Hoa hồng bình quân',
};

export const tableUnitText: Record<TableUnit, string> = {
  house: 'BĐS',
  demand: 'nhu cầu',
  visit: 'lượt',
  percent: '%',
  deal: 'giao dịch',
  million: 'triệu',
};

/** '2.290' */
export const whole = (count: number): string => count.toLocaleString('vi-VN');

export const oneDecimal = (value: number): string => value.toLocaleString('vi-VN', { maximumFractionDigits: 1 });

const paceStateText: Record<PaceState, string> = {
  reached: 'Đã đạt',
  onPace: 'Đúng tiến độ',
  behind: 'Chậm tiến độ',
  unknown: 'Mới bắt đầu',
};

/** Business figures. Specification 3 §2.2, §8.2. */
export const businessText = {
  /** Specification 3 §2.2: 'Tong quan'. */
  title: 'Tổng quan',
  columns: {
    name: 'Chỉ tiêu',
    unit: 'Đơn vị',
    previous: 'Kỳ trước',
    current: 'Kỳ này',
    standard: 'Chuẩn',
    result: 'Kết quả',
  },
  met: 'Đạt',
  notMet: 'Chưa đạt',
  metOf: (met: number, of: number) => `${met}/${of} chỉ tiêu đạt chuẩn`,
  paceState: paceStateText,
  /** 'Còn thiếu 14 nhu cầu, còn 9 ngày làm việc' */
  paceLeft: ({ left, daysLeft }: Pick<Pace, 'left' | 'daysLeft'>) =>
    daysLeft === 0
      ? `Còn thiếu ${whole(left)} nhu cầu, không còn ngày làm việc`
      : `Còn thiếu ${whole(left)} nhu cầu, còn ${daysLeft} ngày làm việc`,

  mayNotSee: 'Bạn không có quyền xem số liệu của người này',
  /** Specification 3 §8.2: 'Vui long chon ngay'. */
  dateMissing: 'Vui lòng chọn ngày',
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',
  tooLong: (years: number) => `Chọn tối đa ${years} năm`,
} as const;

/** A pace in one sentence: 'Còn thiếu 14 nhu cầu, còn 9 ngày làm việc: 1,6 mỗi ngày; hiện đạt 1,1'. Issue 15. */
export function paceText(pace: Pick<Pace, 'state' | 'left' | 'daysLeft' | 'needed' | 'going'>): string {
  if (pace.state === 'reached') return paceStateText.reached;
  const needed = pace.needed === null ? '' : `: ${oneDecimal(pace.needed)} mỗi ngày`;
  const going = pace.going === null ? '' : `; hiện đạt ${oneDecimal(pace.going)}`;
  return businessText.paceLeft(pace) + needed + going;
}
