import { sheetImportText } from '@toam/sheet-import/sheet-import.text';

/** Screens of the customer import: file, columns, preview, result. */
export const importScreenText = {
  ...sheetImportText,
  title: 'Nhập khách hàng từ Excel',
  menu: 'Nhập từ Excel',
  back: 'Về danh sách khách hàng',
  steps: ['Chọn tệp', 'Ghép cột', 'Xem trước', 'Kết quả'],

  how: [
    'Dòng đầu là tên cột. Tên khác cũng được: bạn ghép cột ở bước sau.',
    'Mỗi khách cần tên và ít nhất một số điện thoại. Một ô có thể chứa nhiều số.',
    'Ngày sinh là ô ngày của Excel hoặc ghi ngày/tháng/năm, ví dụ 25/11/1990.',
    'Dữ liệu chỉ được lưu sau khi bạn xem trước và bấm Nhập.',
  ],
  pastOutcome: (created: string, merged: string) => `Tạo ${created}, gộp ${merged}`,

  mappingTitle: 'Ghép cột trong tệp với thông tin khách hàng',
  fileColumn: 'Cột trong tệp',
  firstIsData: 'Dòng đầu là dữ liệu',
  firstIsDataNote: 'Chọn nếu tệp không có dòng tiêu đề, rồi chọn thông tin cho từng cột.',
  samples: 'Ví dụ',
  field: 'Thông tin khách hàng',
  columnLetter: (letter: string) => `Cột ${letter}`,
  leaveOut: 'Không nhập cột này',
  recognised: 'Tự nhận',
  fieldOf: (column: string) => `Cột “${column}” là`,
  needs: (fields: string) => `Hãy chọn cột cho: ${fields}`,
  columnsUsed: (used: string, all: string) => `Nhập ${used}/${all} cột`,
  check: 'Kiểm tra dữ liệu',
  throwAwayNote: 'Dữ liệu đọc từ tệp sẽ bị xoá. Chưa có khách hàng nào được tạo.',

  working: {
    checking: 'Đang kiểm tra dữ liệu',
    storing: 'Đang nhập khách hàng',
    undoing: 'Đang hoàn tác',
  },
  states: { ...sheetImportText.states, duplicate: 'Trùng số điện thoại' },
  decideAll: (rows: string) => `${rows} dòng trùng số điện thoại. Áp dụng cho tất cả:`,
  decision: { skip: 'Bỏ qua', merge: 'Gộp vào khách đã có', create: 'Vẫn tạo mới' },
  decisionFor: (row: number) => `Xử lý dòng ${row}`,
  mayNotMerge: 'Bạn không có quyền sửa khách hàng này nên không gộp được',
  mergeNote: 'Khi gộp, chỉ ô trống được điền và số mới được thêm. Thông tin đã có giữ nguyên',
  sameAs: (name: string, staff: string) => `Trùng với ${name}${staff && ` (${staff})`}`,
  sameAsRow: (row: number) => `Trùng với dòng ${row} trong tệp`,
  willCreate: (rows: string) => `tạo ${rows} khách`,
  /** Rows, not customers: two rows can add to one. */
  done: (created: string, added: string, unchanged: string) =>
    [
      `Đã tạo ${created} khách hàng`,
      added !== '0' && `bổ sung từ ${added} dòng`,
      unchanged !== '0' && `${unchanged} dòng không có gì mới`,
    ]
      .filter(Boolean)
      .join(', '),
  undoneOf: (rows: string) => `Đã hoàn tác ${rows} dòng`,
  seeCustomers: 'Xem danh sách khách hàng',
  undoNote: (created: string) =>
    `${created} khách đã tạo sẽ bị xoá, thông tin đã gộp được khôi phục như cũ. Khách đã được sửa, có nhu cầu hay BĐS thì giữ lại.`,
  cleared: 'Dữ liệu từng dòng đã xoá sau 30 ngày. Khách hàng đã nhập vẫn còn nguyên.',
  open: 'Mở khách hàng',
} as const;
