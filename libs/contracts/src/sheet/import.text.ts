import type { ImportState } from '@toam/domain/sheet/import-state';
import type { CellProblem } from '@toam/domain/sheet/read-cell';

export const importStateText: Record<ImportState, string> = {
  columns: 'Chờ ghép cột',
  checking: 'Đang kiểm tra',
  checked: 'Chờ nhập',
  storing: 'Đang nhập',
  stored: 'Đã nhập',
  undoing: 'Đang hoàn tác',
  undone: 'Đã hoàn tác',
};

/** Why a cell cannot be read. */
export const cellProblemText: Record<CellProblem, string> = {
  failedCell:
    'Ô này đang báo lỗi trong Excel (ví dụ #N/A) hoặc là công thức chưa có kết quả. Hãy sửa, lưu lại rồi tải lại tệp',
  noMoney: 'Không đọc được số tiền. Ghi số nguyên theo đồng',
  noNumber: 'Phải là số',
  noDay: 'Không đọc được ngày. Ghi ngày/tháng/năm, ví dụ 25/11/2026',
  noChoice: 'Không có trong danh sách giá trị',
  severalPhones: 'Chỉ ghi một số điện thoại',
};

/** A value was read differently from the file. */
export const zeroAddedText = 'Đã thêm số 0 ở đầu';

/** Messages of the API about an import, whatever it holds. */
export const importText = {
  notFound: 'Không tìm thấy lần nhập này',
  busy: 'Đang có nhiều người tải tệp lên. Vui lòng thử lại sau ít phút',
  busyYourself: 'Bạn đang xử lý một tệp khác. Vui lòng chờ xong rồi thử lại',
  noHeads: 'Không tìm thấy dòng tên cột. Vui lòng dùng tệp mẫu',
  fileGone: 'Tệp không còn được giữ. Vui lòng tải lên lại',
  notCheckedYet: 'Cần kiểm tra dữ liệu trước khi nhập',
  hasErrors: (errors: string) => `Tệp còn ${errors} dòng lỗi. Sửa tệp rồi tải lên lại, hoặc chọn nhập các dòng hợp lệ`,
  nothingToStore: 'Không có dòng nào để nhập',
  undoTooLate: (days: number) => `Đã quá ${days} ngày nên không hoàn tác được`,
  rowsForgotten: 'Dữ liệu từng dòng của lần nhập này đã xoá sau 30 ngày',
  interrupted: 'Việc xử lý bị gián đoạn, hệ thống sẽ tự thử lại sau ít phút',
  historyImported: (file: string) => `Nhập từ tệp ${file}`,
  historyUndone: 'Hoàn tác nhập từ tệp',
  errorColumn: 'Lỗi',
  noteColumn: 'Ghi chú khi nhập',
  annotatedFile: (stem: string) => `${stem} - ket-qua.xlsx`,
  errorFile: (stem: string) => `${stem} - dong-loi.xlsx`,
} as const;
