import type { DealCellProblem, DealSheet } from '@toam/domain/deal/deal-import';

export const dealCellProblemText: Record<DealCellProblem, string> = {
  failedCell:
    'Ô này đang báo lỗi trong Excel (ví dụ #N/A) hoặc là công thức chưa có kết quả. Hãy sửa, lưu lại rồi tải lại tệp',
  noMoney: 'Không đọc được số tiền. Ghi số nguyên theo đồng',
  noNumber: 'Phải là số',
  noDay: 'Không đọc được ngày. Ghi ngày/tháng/năm, ví dụ 25/11/2026',
  noChoice: 'Không có trong danh sách giá trị',
  severalPhones: 'Chỉ ghi một số điện thoại',
};

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
  noHeads: 'Không tìm thấy dòng tên cột. Vui lòng dùng tệp mẫu',
  notFound: 'Không tìm thấy lần nhập này',
  busy: 'Đang có nhiều người tải tệp lên. Vui lòng thử lại sau ít phút',
  busyYourself: 'Bạn đang xử lý một tệp khác. Vui lòng chờ xong rồi thử lại',
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
  codeAbove: (row: number) => `Trùng mã với dòng ${row}`,
  sheetName: { transaction: 'Giao dịch', receipt: 'Phiếu thu' } satisfies Record<DealSheet, string>,
  templateFile: { transaction: 'mau-nhap-giao-dich.xlsx', receipt: 'mau-nhap-phieu-thu.xlsx' } satisfies Record<
    DealSheet,
    string
  >,
  annotatedFile: (stem: string) => `${stem} - ket-qua.xlsx`,
  errorColumn: 'Lỗi',
} as const;
