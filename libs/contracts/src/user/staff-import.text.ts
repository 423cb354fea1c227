import type { StaffImportColumn } from '@toam/domain/staff/staff-columns';
import type { StaffCellNote, StaffCellProblem } from '@toam/domain/staff/staff-import';
import { staffLabel } from './user.text';

/** Headers of the template by column. */
export const staffImportLabel: Record<StaffImportColumn, string> = staffLabel;

/** Labels of values in templates until November 2026, by column. People's files still have them. */
export const formerStaffChoices: Partial<Record<StaffImportColumn, { value: string; label: string }[]>> = {
  employee_status: [{ value: 'onboarding', label: 'Đang tiếp nhận' }],
};

export const staffCellNoteText: Record<StaffCellNote, string> = { zeroAdded: 'Đã thêm số 0 ở đầu' };

export const staffCellProblemText: Record<StaffCellProblem, string> = {
  failedCell:
    'Ô này đang báo lỗi trong Excel (ví dụ #N/A) hoặc là công thức chưa có kết quả. Hãy sửa, lưu lại rồi tải lại tệp',
  severalPhones: 'Chỉ ghi một số điện thoại',
  noDay: 'Không đọc được ngày. Ghi ngày/tháng/năm, ví dụ 25/11/2026',
  noChoice: 'Không có trong danh sách giá trị',
};

/** Messages of the API about a staff import. */
export const staffImportText = {
  notFound: 'Không tìm thấy lần nhập này',
  busy: 'Đang có nhiều người tải tệp lên. Vui lòng thử lại sau ít phút',
  busyYourself: 'Bạn đang xử lý một tệp khác. Vui lòng chờ xong rồi thử lại',
  noHeads: 'Không tìm thấy dòng tên cột. Vui lòng dùng tệp mẫu',
  fileGone: 'Tệp không còn được giữ. Vui lòng tải lên lại',
  alreadyRead: 'Lần nhập đã tạo nhân viên, không đọc lại tệp được',
  rowsForgotten: 'Dữ liệu từng dòng của lần nhập này đã xoá sau 30 ngày',
  nothingToUndo: 'Lần nhập này chưa tạo nhân viên nào',
  undoTooLate: 'Đã quá 30 ngày nên không hoàn tác được',
  /** Why the undo of an import keeps a person. */
  keptSignedIn: 'đã đăng nhập',
  keptChanged: 'hồ sơ đã được sửa sau khi nhập',
  keptHolds: (held: string) => `đang phụ trách ${held}`,
  keptForbidden: 'bạn không có quyền xoá',
  alreadyStored: 'Lần nhập đã tạo nhân viên, không bỏ được',
  nothingToStore: 'Không có dòng nào để nhập',
  notStoredYet: 'Chưa nhập nhân viên nào nên chưa có mật khẩu',
  nobodyWaits: 'Mọi người trong tệp đã đổi mật khẩu hoặc bạn không có quyền đặt mật khẩu cho họ',
  missing: (label: string) => `Thiếu ${label}`,
  sameEmailAbove: (row: number) => `Trùng email với dòng ${row}`,
  samePhoneAbove: (row: number) => `Trùng số điện thoại với dòng ${row}`,
  sameIdAbove: (row: number) => `Trùng số CMND/CCCD với dòng ${row}`,
  managerUnknown: (said: string) => `Không tìm thấy “${said}”. Ghi email hoặc đúng họ tên`,
  managerAmbiguous: (said: string) => `Có nhiều nhân viên tên “${said}”. Vui lòng ghi email`,
  historyImported: (file: string) => `Nhập từ tệp ${file}`,
  historyPassword: 'Mật khẩu tạm theo tệp nhập',
  sheetName: 'Nhân sự',
  templateFile: 'mau-nhap-nhan-su.xlsx',
  annotatedFile: (stem: string) => `${stem} - ket-qua.xlsx`,
  passwordFile: (stem: string) => `${stem} - mat-khau-tam.xlsx`,
  errorColumn: 'Lỗi',
  noteColumn: 'Ghi chú khi nhập',
  passwordColumn: 'Mật khẩu tạm',
  resultCreated: (id: number) => `Đã tạo nhân viên mã ${id}`,
} as const;
