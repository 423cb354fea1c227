import type { TargetFigure } from '@toam/domain/business/targets';

/** Specification 3 §3 "Quarter starting values". */
export const targetFigureText: Record<TargetFigure, string> = {
  purchase: 'Nhu cầu mua',
  connection: 'Nhu cầu kết nối',
  sale: 'Nhu cầu bán',
  sale_seen: 'Khách xem nhà bán',
  purchase_seen: 'Khách mua đi xem',
  connection_seen: 'Khách kết nối đi xem',
};

/** The starting values of quarters, of the company and of people. Specification 3 §5.6, §8.2; D84 to D86. */
export const targetText = {
  title: 'Giá trị đầu quý',
  company: 'Công ty',
  quarter: (quarter: number) => `Quý ${quarter}`,
  year: 'Năm',
  user: 'Nhân viên',

  /** Specification 3 §8.2: 'Tao moi thanh cong', 'Cap nhat thanh cong'. */
  made: 'Tạo mới thành công',
  changed: 'Cập nhật thành công',

  /** Specification 3 §5.6: 'Vui long chon Quy'. */
  quarterMissing: 'Vui lòng chọn Quý',
  yearInvalid: 'Năm không hợp lệ',
  missing: (figure: TargetFigure) => `Vui lòng nhập ${targetFigureText[figure]}`,
  notANumber: 'Phải là số',
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',

  tooLong: (years: number) => `Chọn tối đa ${years} năm`,

  taken: 'Quý này đã có giá trị đầu quý. Hãy mở ra để sửa',
  notFound: 'Không tìm thấy giá trị đầu quý này',
  userInvalid: 'Nhân viên này đã nghỉ hoặc bị khoá. Vui lòng chọn lại',
  /** The name of a target: 'Công ty, quý 4/2026'. */
  ofQuarter: (name: string, quarter: number, year: number) => `${name}, quý ${quarter}/${year}`,
  historyCreated: 'Nhập giá trị đầu quý',
} as const;

/** Columns of the history and the audit. */
export const targetLabel = {
  ...targetFigureText,
  year: targetText.year,
  quarter: 'Quý',
  user: targetText.user,
} as const;
