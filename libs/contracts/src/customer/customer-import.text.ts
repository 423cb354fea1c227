import type { ImportNoteKind, ImportProblemKind } from '@toam/domain/customer-import/customer-import-row';
import { zeroAddedText } from '@toam/contracts/sheet/import.text';

/** Remarks: the import understood a value differently from the file. */
export const importNoteText: Record<ImportNoteKind, string> = {
  phoneZero: zeroAddedText,
  idZero: zeroAddedText,
  phonesSplit: 'Đã tách thành nhiều số',
  phoneTwice: 'Bỏ số bị lặp trong dòng',
  phoneMasked: 'Bỏ số đã ẩn (0000000000)',
  faxMasked: 'Bỏ số fax đã ẩn (0000000000)',
  textMasked: 'Có số đã ẩn (0000000000) trong nội dung này',
  dayUnread: 'Không đọc được ngày, sẽ để trống. Ghi ngày/tháng/năm, ví dụ 25/11/2026',
};

/** Why a row cannot be imported, in addition to the errors of the customer's form. */
export const importProblemText: Record<ImportProblemKind, string> = {
  failedCell: 'Ô này đang báo lỗi trong Excel (ví dụ #N/A). Hãy sửa rồi tải lại tệp',
  unsavedFormula: 'Ô này là công thức chưa có kết quả. Hãy mở bằng Excel, lưu lại rồi tải lại tệp',
  phonesMasked: 'Số điện thoại đã ẩn (0000000000) nên không nhập được. Vui lòng ghi số thật',
  tooManyPhones: 'Một khách hàng có nhiều nhất 4 số điện thoại',
};

/** Messages of the API about an import of customers. */
export const customerImportText = {
  mayNotDecide: 'Chỉ người tải tệp lên mới nhập được',
  nameColumnMissing: 'Cần một cột Tên khách hàng',
  phoneColumnMissing: 'Cần một cột Số điện thoại',
  columnTwice: (field: string) => `Hai cột cùng ghép với ${field}`,
  columnsDiffer: 'Số cột không khớp với tệp. Vui lòng tải lại trang',
  notReadable: 'Lần nhập này đang chạy hoặc đã xong, không đổi được nữa',
  notUndoable: 'Lần nhập này không hoàn tác được nữa',
  notDiscardable: 'Lần nhập đã lưu khách hàng, không xoá được. Hãy hoàn tác',
  onlyHead: 'Tệp chỉ có một dòng nên dòng đó không thể là tiêu đề',
  tooManyWithHead: 'Tệp đã đủ 10.000 dòng nên không tính thêm dòng đầu được. Hãy bớt một dòng rồi tải lại',
  staffUnknown: (text: string) => `Không tìm thấy nhân viên “${text}”. Ghi email hoặc đúng họ tên`,
  staffAmbiguous: (text: string) => `Có nhiều nhân viên tên “${text}”. Vui lòng ghi email`,
  staffForbidden: 'Chỉ quản trị viên mới nhập được khách hàng cho nhân viên khác',
  /** Somebody created the customer between the dry run and storing. The import never creates a second one silently (D56). */
  appearedMeanwhile: (name: string, staff: string) =>
    `Vừa có người tạo khách hàng với số này: ${name}${staff && ` (${staff})`}. Dòng này chưa được nhập`,
  mergeForbidden: 'Bạn không có quyền sửa khách hàng trùng số. Dòng này chưa được nhập',
  mergeGone: 'Khách hàng trùng số không còn nữa. Dòng này chưa được nhập',
  nothingToFill: 'Khách hàng đã có đủ thông tin, không có gì để thêm',
  importerGone: 'Người tải tệp lên không còn quyền nhập khách hàng',
  keptEdited: 'Giữ lại: khách hàng đã được sửa sau khi nhập',
  keptUsed: (what: string) => `Giữ lại: khách hàng đang có ${what}`,
  keptGone: 'Khách hàng đã bị xoá trước đó',
  keptChanged: 'Giữ lại: thông tin đã thêm đã được sửa sau đó',
  resultCreated: (id: number) => `Đã tạo khách hàng mã ${id}`,
  resultMerged: (id: number) => `Đã gộp vào khách hàng mã ${id}`,
  resultSkipped: 'Đã bỏ qua',
  sameAsCustomer: (name: string, staff: string) => `Trùng số điện thoại với ${name}${staff && ` (${staff})`}`,
  sameAsRow: (row: number) => `Trùng số điện thoại với dòng ${row}`,
  sheetName: 'Khách hàng',
  unnamed: 'khach-hang.xlsx',
  templateFile: 'mau-nhap-khach-hang.xlsx',
} as const;
