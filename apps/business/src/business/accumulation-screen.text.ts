import type { Side } from '@toam/domain/business/five-way';

/** The screens of what people did day by day. Specification 3 §2.2, brief 6 §5. */
export const accumulationScreenText = {
  table: 'Danh sách tích luỹ',
  create: 'Tạo mới',
  firstValue: 'Giá trị đầu quý',
  pageGone: 'Không còn số liệu ở trang này.',
  nothing: 'Chưa có số liệu tích luỹ trong kỳ này.',
  nothingFiltered: 'Không có số liệu của những người đang chọn trong kỳ này.',
  mayEdit: 'Sửa được',

  newTitle: 'Nhập tích luỹ',
  editTitle: (day: string) => `Tích luỹ ngày ${day}`,
  ofPerson: (name: string, day: string) => `Tích luỹ của ${name}, ${day}`,
  noEntry: 'Chưa có số liệu',
  notEntered: (name: string) => `${name} chưa nhập ngày này.`,
  notEnteredByMe: (why: string) => `Bạn chưa nhập ngày này. ${why}.`,
  save: 'Lưu',
  close: 'Đóng',
  whole: 'Xem đủ 18 chỉ tiêu',
  fillNought: 'Nhập 0 vào ô trống',
  day: 'Ngày và tiếp thị',
  sides: { sale: 'Bán', purchase: 'Mua', connection: 'Kết nối' } satisfies Record<Side, string>,
  openTaken: 'Mở số liệu của ngày này',
  back: 'Về danh sách tích luỹ',
} as const;
