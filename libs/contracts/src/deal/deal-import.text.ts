import type { DealSheet } from '@toam/domain/deal/deal-import';

/** How templates until November 2026 called it. People's files still have it. */
export const formerBothText = 'Khách mua và chủ nhà';

/** Importing transactions and receipts. Specification 3 §5.7, §8.2, D81. */
export const dealImportText = {
  /** Specification 3 §8.2: 'Them du lieu khong thanh cong'. */
  failed: 'Thêm dữ liệu không thành công',
  /**
   * What stands in the file, though something else was asked for. Specification 3 §8.2: 'Khong the import phieu thu vao bang giao dich',
   * 'Khong the import giao dich vao bang phieu thu'.
   */
  wrongSheet: {
    receipt: 'Không thể import phiếu thu vào bảng giao dịch',
    transaction: 'Không thể import giao dịch vào bảng phiếu thu',
  } satisfies Record<DealSheet, string>,
  staffUnknown: (email: string) => `Không tìm thấy nhân viên có email ${email}`,
  customerUnknown: 'Không tìm thấy khách hàng có số này',
  customerAmbiguous: 'Nhiều khách hàng có số này. Vui lòng gộp hồ sơ trước',
  transactionUnknown: (code: string) => `Không tìm thấy giao dịch ${code}`,
  otherTransaction: 'Phiếu thu này thuộc giao dịch khác',
  /** B15: rows with the same house and day are one deal. */
  otherDeal: 'Giá chốt hoặc hoa hồng khác với dòng có cùng Mã BĐS và Ngày đặt cọc',
  /** `deals`: 'GD-2611-0042 đặt cọc 22/11/2026; …'. D118. */
  second: (house: number, deals: string) => `BĐS #${house} đã có giao dịch chưa huỷ: ${deals}`,
  livingDeal: (codes: string, day: string) => `${codes} đặt cọc ${day}`,
  notUndoable: 'Lần nhập này chưa lưu gì nên không hoàn tác được',
  /** Why records were deleted: in their histories, and told to their people. */
  undone: (file: string) => `hoàn tác nhập từ tệp ${file}`,
  keptGone: 'Đã bị xoá trước đó',
  keptEdited: 'Giữ lại: đã được sửa sau khi nhập',
  keptPapers: 'Giữ lại: đã có phiếu thu, phiếu giảm hoa hồng hoặc phiếu huỷ cọc',
  kept: (why: string) => `Giữ lại: ${why}`,
  outcome: { created: 'Đã thêm mới', merged: 'Đã cập nhật', skipped: 'Không đổi' },
  codeAbove: (row: number) => `Trùng mã với dòng ${row}`,
  sheetName: { transaction: 'Giao dịch', receipt: 'Phiếu thu' } satisfies Record<DealSheet, string>,
  templateFile: { transaction: 'mau-nhap-giao-dich.xlsx', receipt: 'mau-nhap-phieu-thu.xlsx' } satisfies Record<
    DealSheet,
    string
  >,
} as const;
