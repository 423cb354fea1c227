/** Importing any workbook: choosing the file, rows, results. */
export const sheetImportText = {
  stepsLabel: 'Các bước nhập',

  drop: 'Kéo tệp Excel vào đây',
  /** For phones, which have no drag and drop. */
  choose: 'Chọn tệp Excel',
  dropHint: 'Thả tệp để đọc',
  orChoose: 'Chọn tệp trên máy',
  limits: (rows: string, size: string) => `Tệp .xlsx, tối đa ${rows} dòng và ${size}`,
  template: 'Tải tệp mẫu',
  reading: 'Đang đọc tệp…',
  uploading: (percent: number) => `Đang tải lên ${percent}%`,
  oneFile: 'Mỗi lần chỉ nhập một tệp',
  tooLarge: (size: string) => `Tệp lớn hơn ${size}`,
  howTitle: 'Cách nhập',
  past: 'Các lần nhập',
  morePast: 'Xem thêm',
  noPast: 'Chưa có lần nhập nào',
  pastRows: (rows: string) => `${rows} dòng`,
  notStored: 'Chưa nhập',

  throwAway: 'Bỏ lần nhập này',
  throwAwaySure: 'Bạn có chắc muốn bỏ lần nhập này?',
  thrownAway: 'Bỏ lần nhập thành công',

  showAll: 'Tất cả',
  showError: 'Lỗi',
  showNote: 'Có lưu ý',
  showStored: 'Hợp lệ',
  showNotStored: 'Không nhập được',
  shows: 'Lọc các dòng',
  row: 'Dòng',
  state: 'Trạng thái',
  tableLabel: 'Các dòng trong tệp',
  emptyShow: 'Không có dòng nào thuộc nhóm này',

  onlyIfClean: 'Chỉ nhập khi không có lỗi',
  stillErrors: (errors: string) =>
    `Còn ${errors} dòng lỗi. Sửa tệp rồi tải lên lại, hoặc bỏ chọn để nhập các dòng hợp lệ`,
  storeAll: (rows: string) => `Nhập ${rows} dòng`,
  storeValid: (rows: string) => `Nhập ${rows} hàng hợp lệ`,

  files: 'Tải tệp',
  annotated: 'Tệp kèm lỗi và kết quả',
  errorRows: 'Chỉ các dòng lỗi',
  nothing: 'Không có dòng nào để nhập',
  another: 'Nhập tệp khác',
  backToImports: 'Về các lần nhập',
} as const;
