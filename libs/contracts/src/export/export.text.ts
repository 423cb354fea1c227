import type { ExportKind } from './export.endpoints';

/** Exports to Excel and archives of pictures. Specification 1 §2, D48. */
export const exportText = {
  menu: 'Xuất Excel',
  button: 'Xuất',
  filtered: 'Theo bộ lọc hiện tại',
  filteredNote: (count: string) => `${count} dòng, đúng cột và thứ tự đang xem`,
  all: 'Tất cả',
  allNote: 'Mọi dòng bạn được xem, không theo bộ lọc',
  working: 'Đang xuất Excel',
  preparing: 'Đang chuẩn bị…',
  received: (size: string, rows: string) => `${rows} dòng · đã nhận ${size}`,
  done: (rows: string) => `Xuất ${rows} dòng thành công`,
  cancelled: 'Đã huỷ xuất Excel',
  /** The name of the sheet behind the rows. */
  sums: 'Tổng cộng',
  kindMissing: 'Chưa có dữ liệu để xuất cho mục này',
  unknownColumn: 'Cột không có trong danh sách',
  tooManyRows: 'Quá nhiều dòng cho một bảng tính. Vui lòng lọc bớt rồi xuất lại',
  busy: 'Đang có nhiều người xuất Excel. Vui lòng thử lại sau ít phút',
  busyYourself: 'Bạn đang xuất một tệp khác. Vui lòng chờ xong hoặc huỷ rồi xuất lại',
} as const;

/** Names of the sheets. */
export const exportSheetName: Record<ExportKind, string> = {
  house: 'Bất động sản',
  customer: 'Khách hàng',
  request: 'Nhu cầu',
  user: 'Nhân sự',
  deal: 'Giao dịch',
  transaction: 'Chi tiết giao dịch',
  receipt: 'Phiếu thu',
  coupon: 'Phiếu giảm hoa hồng',
  cancel_bill: 'Phiếu huỷ cọc',
  old_transaction: 'Giao dịch cũ',
  post: 'Tin đăng',
  checkin: 'Chấm công',
  audit: 'Nhật ký',
  statistic: 'Tổng quan kinh doanh',
  staff_statistic: 'Tổng hợp tích luỹ',
  figure: 'Chi tiết số liệu',
};

/** File names without the date. ASCII letters, so every mail program can handle them. */
export const exportFileName: Record<ExportKind, string> = {
  house: 'bat-dong-san',
  customer: 'khach-hang',
  request: 'nhu-cau',
  user: 'nhan-su',
  deal: 'giao-dich',
  transaction: 'chi-tiet-giao-dich',
  receipt: 'phieu-thu',
  coupon: 'phieu-giam-hoa-hong',
  cancel_bill: 'phieu-huy-coc',
  old_transaction: 'giao-dich-cu',
  post: 'tin-dang',
  checkin: 'cham-cong',
  audit: 'nhat-ky',
  statistic: 'tong-quan-kinh-doanh',
  staff_statistic: 'tong-hop-tich-luy',
  figure: 'chi-tiet-so-lieu',
};
