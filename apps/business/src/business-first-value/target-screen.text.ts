/** The screen of quarters' starting values. Specification 3 §5.6, §9; D84 to D86, B5. */
export const targetScreenText = {
  back: 'Về danh sách tích luỹ',
  table: (quarter: string) => `Giá trị đầu quý, ${quarter}`,
  year: (year: number) => `Năm ${year}`,
  previousYear: 'Năm trước',
  nextYear: 'Năm sau',
  quarters: 'Quý',
  person: (count: string) => `Nhân viên (${count})`,
  company: 'Công ty',
  /** Short names of the figures, below the name of their side. */
  demand: 'Nhu cầu',
  seen: 'Khách đi xem',
  note: 'Ghi chú',
  sum: 'Tổng của nhân viên',
  sumOfPeople: (sum: string) => `tổng ${sum}`,

  past: 'Đã qua',
  running: 'Đang diễn ra',
  future: 'Chưa tới',
  days: (first: string, last: string) => `${first} – ${last}`,
  /** D85: a quarter counts as 90 days. */
  dayOf: (day: number, percent: string) => `Đến ngày ${day}/90 · ${percent}%`,
  nobody: 'Chưa nhập cho ai',
  peopleSet: (set: string, all: string) => `${set}/${all} người đã nhập`,
  /** D84. */
  standardNow: 'Đến hôm nay cần đạt',
  standardOf: (value: string) => `cần ${value}`,

  /** B5. */
  companyNote:
    'Giá trị của công ty chỉ dùng khi xem tất cả mọi người. Một nhóm hay vài người được so với tổng giá trị của chính họ.',
  companyEmptyNote: 'Chỉ tiêu mà công ty để trống được so với tổng của nhân viên.',
  standardNote: 'Chuẩn của một kỳ = giá trị ÷ 90 × số ngày của kỳ trong quý.',
  pasteNote: 'Có thể dán cả khối từ Excel. Dùng phím mũi tên và Enter để chuyển ô, Esc để lấy lại giá trị cũ.',
  readOnly: 'Chỉ quản trị viên và Sale Admin mới nhập được giá trị đầu quý.',

  copyPrevious: (quarter: string) => `Sao chép từ ${quarter}`,
  copied: (count: number) => `Đã sao chép ${count} ô, chưa lưu`,
  nothingToCopy: (quarter: string) => `${quarter} không có giá trị nào cho ô còn trống`,
  pasted: (count: number) => `Đã dán ${count} ô, chưa lưu`,
  pastedOutside: (count: number, outside: number) => `Đã dán ${count} ô, ${outside} ô nằm ngoài bảng`,

  unsaved: (count: number) => `${count} ô chưa lưu`,
  unsavedHere: 'Có ô chưa lưu',
  problems: (count: number) => `${count} ô cần sửa`,
  otherQuarter: (quarter: string) => `còn ở ${quarter}`,
  dropAll: 'Bỏ thay đổi',
  dropSure: 'Bạn có chắc muốn bỏ các ô chưa lưu?',
  save: 'Lưu',
  saving: 'Đang lưu…',
  cell: (who: string, figure: string) => `${who}: ${figure}`,
  changedTo: (figure: string, value: string) => `${figure} vừa được đổi thành ${value}`,
} as const;
