import { firstPasswordDays } from '@toam/domain/staff/password';
import { sheetImportText } from '@toam/sheet-import/sheet-import.text';

/** Screens of the staff import: file, preview, result with passwords. Issue 5. */
export const staffImportScreenText = {
  ...sheetImportText,
  title: 'Nhập nhân viên từ Excel',
  back: 'Về danh sách nhân viên',
  steps: ['Chọn tệp', 'Xem trước', 'Kết quả'],
  how: [
    'Tải tệp mẫu: cột có dấu * là bắt buộc, cột có danh sách thì chọn giá trị trong ô.',
    'Mỗi người một dòng, tối đa 1.000 dòng. Ngày ghi ngày/tháng/năm, ví dụ 25/11/1990.',
    'Quản lý trực tiếp ghi email hoặc đúng họ tên của người đã có trong hệ thống.',
    'Nhân viên chỉ được tạo sau khi bạn xem trước và bấm Nhập.',
    'Sau khi nhập, tải tệp mật khẩu tạm để gửi cho từng người. Ai không có email thì chưa đăng nhập được.',
  ],
  pastOutcome: (stored: string) => `Đã tạo ${stored} nhân viên`,
  unknownHeads: (heads: string) => `Không nhập các cột: ${heads}`,
  throwAwayNote: 'Dữ liệu đọc từ tệp sẽ bị xoá. Chưa có nhân viên nào được tạo.',
  states: { ...sheetImportText.states, valid: 'Nhập được' },
  open: 'Mở hồ sơ',
  sure: (people: string, errors: string) => ({
    title: `Bạn có chắc muốn nhập ${people} nhân viên?`,
    ...(errors !== '0' && { description: `${errors} dòng lỗi sẽ không được nhập.` }),
  }),
  willCreate: (people: string) => `tạo ${people} nhân viên`,
  done: (people: string) => `Đã nhập ${people} nhân viên`,
  cleared: 'Dữ liệu từng dòng đã xoá sau 30 ngày. Nhân viên đã nhập vẫn còn nguyên.',
  undoNote: (people: string) =>
    `${people} nhân viên đã tạo sẽ bị xoá. Ai đã đăng nhập, được sửa hồ sơ hay đang phụ trách công việc thì giữ lại.`,
  undoneOf: (people: string) => `Đã xoá ${people} nhân viên của lần nhập này`,
  seeStaff: 'Xem danh sách nhân viên',

  passwordsTitle: 'Mật khẩu tạm',
  /** D67 */
  passwordsNote: (people: string) =>
    `${people} người chưa có mật khẩu nên chưa đăng nhập được. Mật khẩu chỉ có trong tệp tải về và dùng được trong ${firstPasswordDays} ngày, hệ thống không giữ lại.`,
  passwordsAgain: (people: string, when: string) =>
    `Đã tải lúc ${when}. ${people} người chưa đổi mật khẩu tạm. Tải lại sẽ tạo mật khẩu mới cho họ.`,
  passwordsDone: 'Mọi người đã đặt mật khẩu riêng.',
  makePasswords: 'Tải tệp mật khẩu tạm',
  makePasswordsAgain: 'Tạo lại và tải mật khẩu',
  makeSure: 'Bạn có chắc muốn tạo lại mật khẩu?',
  makeSureNote: (people: string) =>
    `${people} người sẽ có mật khẩu mới, mật khẩu trong tệp trước không dùng được nữa và phiên đang mở của họ kết thúc.`,
  passwordsMade: 'Đã tải tệp mật khẩu. Hãy gửi cho từng người rồi xoá tệp.',
} as const;
