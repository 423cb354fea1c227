/** Transactions of the old system. Specification 3 §2.2, §5.2, D78. */
export const oldTransactionText = {
  table: 'Danh sách giao dịch cũ',
  search: 'Tìm địa chỉ, nhân viên',
  rows: (count: string) => `${count} giao dịch cũ`,
  nothing: 'Không có giao dịch cũ nào.',
  nothingInPeriod: 'Không có giao dịch cũ nào đặt cọc trong kỳ này.',
  nothingFiltered: 'Không có giao dịch cũ nào khớp bộ lọc.',
  pageGone: 'Không còn giao dịch nào ở trang này.',
  title: (address: string) => `Giao dịch cũ: ${address}`,
  notFound: 'Không tìm thấy giao dịch này',
  save: 'Lưu',
  close: 'Đóng',
  receivable: 'Hoa hồng còn phải thu',
  fits: (status: string) => `Chọn “${status}” cho khớp số đã nhận`,
  customer: 'Khách hàng',
  staff: 'Tên trong hệ thống cũ',
  rate: 'Tỷ lệ (%)',
} as const;
