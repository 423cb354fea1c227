/** Workbooks in imports and exports of every kind. */

/** Why a file cannot be read. */
export const sheetProblemText = {
  password:
    'Tệp đang đặt mật khẩu. Vui lòng gỡ mật khẩu trong Excel (Tệp → Thông tin → Bảo vệ sổ làm việc) rồi tải lên lại',
  xls: 'Đây là tệp Excel đời cũ (.xls). Vui lòng mở bằng Excel và lưu lại thành .xlsx',
  xlsb: 'Đây là tệp Excel nhị phân (.xlsb). Vui lòng mở bằng Excel và lưu lại thành .xlsx',
  csv: 'Đây là tệp văn bản (CSV), không phải .xlsx. Vui lòng mở bằng Excel và lưu lại thành .xlsx',
  notSheet: 'Chỉ nhận tệp Excel .xlsx',
  broken: 'Không đọc được tệp: tệp bị hỏng hoặc tải lên chưa trọn. Vui lòng mở bằng Excel, lưu lại rồi thử lần nữa',
  empty: 'Tệp không có dòng dữ liệu nào',
  allHidden:
    'Mọi dòng trong trang tính đang bị ẩn (lọc). Vui lòng bỏ lọc hoặc bỏ ẩn trong Excel, lưu lại rồi tải lên lại',
  tooManyRows: (max: string) => `Tệp có quá ${max} dòng. Vui lòng chia thành nhiều tệp`,
  tooManyColumns: (max: string) => `Tệp có quá ${max} cột. Vui lòng xoá bớt cột thừa`,
  tooBig: 'Nội dung tệp quá lớn. Vui lòng sao chép dữ liệu sang một tệp mới rồi thử lại',
  slow: 'Đọc tệp mất quá nhiều thời gian. Vui lòng sao chép dữ liệu sang một tệp mới rồi thử lại',
} as const;

/** The copy of a file with its errors. */
export const sheetText = {
  row: 'Dòng',
  /** 'Giá chốt “3o tỷ”: Không đọc được số tiền'. */
  wrongCell: (column: string, value: string | null, message: string) =>
    value ? `${column} “${value}”: ${message}` : `${column}: ${message}`,
} as const;
