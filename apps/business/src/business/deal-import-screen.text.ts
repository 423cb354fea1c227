import type { DealSheet } from '@toam/domain/deal/deal-import';
import { dealImportText } from '@toam/contracts/deal/deal-import.text';
import { sheetImportText } from '@toam/sheet-import/sheet-import.text';

const nothingYet = 'Dữ liệu chỉ được lưu sau khi bạn xem kết quả kiểm tra và bấm Nhập.';
const template = 'Tải tệp mẫu: cột có dấu * là bắt buộc, cột có danh sách thì chọn giá trị trong ô.';

/** The import of transactions and receipts: file, check, result. Specification 3 §5.7, D81. */
export const dealImportScreenText = {
  ...sheetImportText,
  /** Specification 3 §2.2: 'Nhap Excel'. */
  open: 'Nhập Excel',
  title: { transaction: 'Nhập giao dịch từ Excel', receipt: 'Nhập phiếu thu từ Excel' } satisfies Record<
    DealSheet,
    string
  >,
  back: 'Về danh sách giao dịch',
  steps: ['Chọn tệp', 'Kiểm tra', 'Kết quả'],
  whatSheet: 'Nhập vào bảng',
  sheetName: dealImportText.sheetName,
  how: {
    transaction: [
      template,
      'Mỗi nhân viên của một giao dịch là một dòng. Các dòng cùng Mã BĐS và Ngày đặt cọc là một giao dịch nên Giá chốt và Hoa hồng phải giống nhau.',
      'Mã giao dịch đã có thì cập nhật, chưa có thì thêm mới, giống hệt thì bỏ qua. Ô không bắt buộc để trống thì giữ nguyên.',
      'Khách hàng và nhân viên phải có sẵn trong hệ thống, tìm theo số điện thoại và email.',
      nothingYet,
    ],
    receipt: [
      template,
      'Mỗi phiếu thu là một dòng, ghi Mã giao dịch của phiếu. Phiếu của cùng một giao dịch được tính lần lượt từ trên xuống.',
      'Mã phiếu thu đã có thì cập nhật, chưa có thì thêm mới, giống hệt thì bỏ qua.',
      nothingYet,
    ],
  } satisfies Record<DealSheet, string[]>,

  figures: {
    total: 'Tổng số dòng',
    inserted: 'Thêm mới',
    updated: 'Cập nhật',
    skipped: 'Không đổi',
    wrong: 'Dòng lỗi',
  },
  clean: 'Tệp không có lỗi.',
  /** A second deal of a house, most often recorded twice. D118. */
  warnings: (rows: string) =>
    `${rows} dòng tạo thêm giao dịch cho BĐS đã có giao dịch chưa huỷ. Hãy xem lại trước khi nhập`,
  warning: (row: string, message: string) => `Dòng ${row}: ${message}`,
  moreWarnings: (rows: string) => `và ${rows} dòng khác`,
  nothingNew: 'Mọi dòng trong tệp đã có và giống hệt. Không có gì để nhập.',
  nothingValid: 'Không có dòng nào nhập được. Hãy sửa các lỗi bên dưới rồi chọn lại tệp.',
  errorsTitle: 'Lỗi cần sửa',
  errorPages: 'Các trang lỗi',
  column: 'Cột',
  message: 'Lỗi',
  wholeRow: 'Cả dòng',
  saveAnnotated: 'Tải tệp kèm lỗi',
  otherFile: 'Chọn tệp khác',
  willCreate: (rows: string) => `thêm ${rows} dòng`,
  willMerge: (rows: string) => `cập nhật ${rows} dòng`,
  changedMeanwhile: 'Dữ liệu đã thay đổi từ lúc kiểm tra, tệp có lỗi mới. Chưa có gì được lưu.',
  failed: (reason: string) => `${dealImportText.failed}: ${reason}`,
  unanswered:
    'Mất kết nối khi đang nhập nên chưa biết kết quả. Hãy bấm nhập lại: dòng nào đã được lưu sẽ được bỏ qua, không bị nhập hai lần.',
  doneBefore: 'Mọi dòng đã được lưu từ trước',
  done: (rows: string) => `Đã nhập ${rows} dòng`,
  undoneOf: (rows: string) => `Đã hoàn tác ${rows} dòng`,
  undoNote: (inserted: string, updated: string) =>
    `${inserted} dòng đã thêm mới sẽ bị xoá, ${updated} dòng đã cập nhật trở lại như trước. Dòng nào đã được sửa sau khi nhập, hoặc giao dịch đã có phiếu, thì giữ lại.`,
  pastOutcome: (sheet: string, inserted: string, updated: string) => `${sheet}: thêm ${inserted}, sửa ${updated}`,
  cleared: 'Dữ liệu từng dòng đã xoá sau 30 ngày. Giao dịch và phiếu thu đã nhập vẫn còn nguyên.',
  states: { ...sheetImportText.states, created: 'Thêm mới', merged: 'Cập nhật', skipped: 'Không đổi' },
  openRecord: { transaction: 'Mở giao dịch', receipt: 'Mở phiếu thu' } satisfies Record<DealSheet, string>,
  see: { transaction: 'Xem giao dịch', receipt: 'Xem phiếu thu' } satisfies Record<DealSheet, string>,
} as const;
