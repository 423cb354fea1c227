import type { StaffImportColumn } from '@toam/domain/staff/staff-columns';

/** Labels of values in templates until November 2026, by column. People's files still have them. */
export const formerStaffChoices: Partial<Record<StaffImportColumn, { value: string; label: string }[]>> = {
  employee_status: [{ value: 'onboarding', label: 'Đang tiếp nhận' }],
};

/** Messages of the API about a staff import. */
export const staffImportText = {
  notReadable: 'Lần nhập đã tạo nhân viên, không đọc lại tệp được',
  notUndoable: 'Lần nhập này chưa tạo nhân viên nào',
  /** Why the undo of an import keeps a person. */
  keptSignedIn: 'Giữ lại: đã đăng nhập',
  keptChanged: 'Giữ lại: hồ sơ đã được sửa sau khi nhập',
  keptHolds: (held: string) => `Giữ lại: đang phụ trách ${held}`,
  keptForbidden: 'Giữ lại: bạn không có quyền xoá',
  notDiscardable: 'Lần nhập đã tạo nhân viên, không bỏ được',
  notStoredYet: 'Chưa nhập nhân viên nào nên chưa có mật khẩu',
  nobodyWaits: 'Mọi người trong tệp đã đổi mật khẩu hoặc bạn không có quyền đặt mật khẩu cho họ',
  sameEmailAbove: (row: number) => `Trùng email với dòng ${row}`,
  samePhoneAbove: (row: number) => `Trùng số điện thoại với dòng ${row}`,
  sameIdAbove: (row: number) => `Trùng số CMND/CCCD với dòng ${row}`,
  managerUnknown: (said: string) => `Không tìm thấy “${said}”. Ghi email hoặc đúng họ tên`,
  managerAmbiguous: (said: string) => `Có nhiều nhân viên tên “${said}”. Vui lòng ghi email`,
  historyPassword: 'Mật khẩu tạm theo tệp nhập',
  sheetName: 'Nhân sự',
  unnamed: 'nhan-su.xlsx',
  templateFile: 'mau-nhap-nhan-su.xlsx',
  passwordFile: (stem: string) => `${stem} - mat-khau-tam.xlsx`,
  passwordColumn: 'Mật khẩu tạm',
  resultCreated: (id: number) => `Đã tạo nhân viên mã ${id}`,
} as const;
