import type { accumulationText } from '@toam/contracts/business/accumulation.text';

const people = (count: string) => `${count} người`;

/** The grid of who entered which day. Specification 3 §2.2, §9; D75, B8. */
export const attendanceGridText = {
  table: (period: string) => `Theo dõi nhập liệu, ${period}`,
  person: (count: string) => `Nhân viên (${count})`,
  entered: 'Đã nhập',
  missing: 'Thiếu',
  /** Specification 3 §2.2: a check mark, X, N. */
  marks: { yes: '✓', no: 'X', sunday: 'N', future: '', before: '' } satisfies Record<
    keyof typeof accumulationText.cell,
    string
  >,
  enteredBy: (entered: string, of: string) => `${entered}/${people(of)} đã nhập`,
  entriesOf: (name: string, count: string) => `Xem ${count} ngày ${name} đã nhập`,
  counted: (entered: string, missing: string) => `Đã nhập ${entered} ngày · thiếu ${missing} ngày`,
  strip: (name: string) => `Các ngày của ${name}`,
  away: 'Chưa nhập, nghỉ phép',
  note: 'Ngày nghỉ phép và ngày lễ vẫn tính là thiếu nếu chưa nhập. Bấm một ô để xem hoặc nhập số liệu của ngày đó.',
  notePhone: 'Bấm một ô để xem hoặc nhập số liệu của ngày đó.',
  nothing: 'Chưa có nhân viên nào phải nhập số liệu.',
  nothingFiltered: 'Những người đang chọn không phải nhập số liệu.',
} as const;

/** What somebody still has to enter, above the lists and the overview. D74. */
export const missingDaysText = {
  title: 'Bạn chưa nhập tích luỹ',
  today: 'Hôm nay',
  enter: (day: string) => `${day}, nhập tích luỹ`,
  until: (day: string) => `hạn nhập: hết ${day}`,
} as const;
