import { accumulation, accumulationCounters } from '@toam/domain/business/accumulation.record';
import { labelsOf } from '@toam/domain/record/columns';

/** The counters as the full report names them. Specification 3 §3. */
export const counterText = labelsOf(accumulationCounters);

/** Columns of the history and the audit. */
export const accumulationLabel = labelsOf(accumulation.fields);

/** What people did day by day, and who entered it. Specification 3 §2.2, §5.1; D74, D75, D89. */
export const accumulationText = {
  title: 'Chi tiết tích luỹ',
  attendance: 'Theo dõi nhập liệu',
  date: 'Ngày',
  user: 'Nhân viên',

  /** Specification 3 §8.2: 'Tao moi thanh cong', 'Update thanh cong'. */
  made: 'Tạo mới thành công',
  changed: 'Update thành công',

  dateMissing: 'Vui lòng chọn ngày',
  future: 'Không được chọn ngày trong tương lai',
  marketingMissing: 'Vui lòng nhập số lượng tiếp thị hôm nay',
  /** Specification 3 §5.1: 'Vui long nhap So luong', 'Phai la so'. */
  quantityMissing: 'Vui lòng nhập Số lượng',
  notANumber: 'Phải là số',
  missing: (label: string) => `Vui lòng nhập ${label}`,
  tooManyDays: (days: number) => `Chọn tối đa ${days} ngày`,
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',

  /** D74. */
  closed: 'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên',
  taken: 'Ngày này đã có số liệu. Hãy mở ra để sửa',
  notYours: 'Chỉ người nhập và quản trị viên mới được sửa số liệu này',
  notFound: 'Không tìm thấy số liệu của ngày này',
  historyCreated: 'Nhập số liệu',
  /** The name of an entry: 'Trần Thu Hà, 20/11/2026'. */
  ofDay: (name: string, day: string) => `${name}, ${day}`,

  /** What a cell of the grid says to a screen reader. D75. */
  cell: {
    yes: 'Đã nhập',
    no: 'Chưa nhập',
    sunday: 'Chủ nhật',
    future: 'Chưa tới ngày',
    before: 'Chưa vào làm',
  },
  sundayEntry: 'Chủ nhật, có nhập số liệu',
} as const;
