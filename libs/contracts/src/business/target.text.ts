import { labelsOf, valuesIn } from '@toam/domain/record/columns';
import { target, targetFigures } from '@toam/domain/business/target.record';

/** Columns of the history and the audit. */
export const targetLabel = labelsOf(target.fields);

export const targetFigureText = valuesIn(targetLabel, targetFigures);

/** The starting values of quarters, of the company and of people. Specification 3 §5.6, §8.2; D84 to D86. */
export const targetText = {
  title: 'Giá trị đầu quý',
  company: target.fields.user.none,
  quarter: (quarter: number) => `Quý ${quarter}`,
  year: targetLabel.year,
  user: targetLabel.user,

  /** Specification 3 §8.2: 'Tao moi thanh cong', 'Cap nhat thanh cong'. */
  made: 'Tạo mới thành công',
  changed: 'Cập nhật thành công',

  /** Specification 3 §5.6: 'Vui long chon Quy'. */
  quarterMissing: 'Vui lòng chọn Quý',
  yearInvalid: 'Năm không hợp lệ',
  missing: (label: string) => `Vui lòng nhập ${label}`,
  notANumber: 'Phải là số',
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',

  tooLong: (years: number) => `Chọn tối đa ${years} năm`,

  taken: 'Quý này đã có giá trị đầu quý. Hãy mở ra để sửa',
  notFound: 'Không tìm thấy giá trị đầu quý này',
  /** The name of a target: 'Công ty, quý 4/2026'. */
  ofQuarter: (name: string, quarter: number, year: number) => `${name}, quý ${quarter}/${year}`,
  historyCreated: 'Nhập giá trị đầu quý',
} as const;
