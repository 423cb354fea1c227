import { DealStatus } from '@toam/domain/deal/deal-values';
import { dealStatusText } from './deal.text';

/** The transactions screen: its six tabs and the lists of deals and shares. Specification 3 §2.2, brief 6 §5, mockup 23. */
export const transactionScreenText = {
  tabs: 'Các phần của giao dịch',
  /** By the tab in the address. */
  tab: {
    deal: 'Giao dịch',
    detail: 'Chi tiết giao dịch',
    receipt: 'Phiếu thu',
    coupon: 'Phiếu giảm hoa hồng',
    cancel: 'Phiếu huỷ cọc',
    old: 'Giao dịch cũ',
  },
  create: 'Tạo giao dịch',
  search: 'Tìm mã, địa chỉ, khách, nhân viên',
  results: (count: string) => `Xem ${count} dòng`,
  allResults: 'Xem kết quả',

  period: 'Kỳ',
  anyPeriod: 'Mọi kỳ',
  /** `period`: 'Tháng 11/2026'. */
  deposit: (period: string) => `Đặt cọc: ${period.toLowerCase()}`,
  deposited: 'Ngày đặt cọc',
  people: 'Nhân viên',
  peopleChosen: (count: number) => `${count} nhân viên`,
  due: 'Còn phải thu',
  /** Above the cards of a phone; `period`: 'Tháng 11/2026'. */
  dueIn: (period: string) => `${period} · còn phải thu`,
  /** A link to one row of a list. */
  record: 'Mã số',
  onlyRecord: (id: number) => `Chỉ #${id}`,

  deals: 'Danh sách giao dịch',
  details: 'Danh sách chi tiết giao dịch',
  column: {
    code: 'Mã · đặt cọc',
    house: 'Bất động sản · khách',
    dealHouse: 'Bất động sản',
    staff: 'Nhân viên · loại',
    dealStaff: 'Người nhận',
    fee: 'Thực lãnh',
    reduced: 'Giảm',
    payable: 'Phải thu',
    collected: 'Đã thu',
    receivable: 'Còn phải thu',
    status: 'Trạng thái',
  },
  totalRows: (rows: string) => `Tổng ${rows} dòng`,
  totalDeals: (deals: string) => `Tổng ${deals} giao dịch`,
  withoutCancelled: (count: string) => `, không tính ${count} dòng huỷ cọc`,
  /** What was collected of them, with which the sum of receipts is the sum of what was collected. */
  withRetained: (amount: string) => ` (giữ lại ${amount})`,
  cancelled: 'Đã huỷ cọc',
  /** `amount`: '20 triệu'. */
  retained: (amount: string) => `Giữ lại ${amount}`,
  retainedLabel: 'Hoa hồng giữ lại',
  /** What is another's own is not shown to somebody with another share of the deal. */
  hidden: 'Không hiển thị',
  sharedBy: (count: number) => `${count} người`,
  otherShares: (count: number) => `${count} phần khác không hiển thị`,
  shortStatus: { ...dealStatusText, [DealStatus.notarized]: 'Công chứng HĐMB' },
  openShare: (code: string) => `Xem ${code}`,

  /** In the selection bar; `amount`: '189.500.000'. */
  chosenDue: (amount: string) => `còn phải thu ${amount} đ`,
  makeReceipts: 'Tạo phiếu thu',
  choose: 'Chọn nhiều dòng',

  rows: (count: string) => `${count} giao dịch`,
  nothing: 'Chưa có giao dịch nào.',
  nothingInPeriod: 'Không có giao dịch nào đặt cọc trong kỳ này.',
  nothingFiltered: 'Không có giao dịch nào khớp bộ lọc.',
  pageGone: 'Không còn giao dịch ở trang này.',
  showAll: 'Xem mọi kỳ',
  /** `rows`: '1 giao dịch ở tháng 10'. */
  elsewhere: (rows: readonly string[]) => `Có ${rows.join(', ')}.`,
  /** `rows`: '1 giao dịch'; `month`: 'tháng 10', of another year 'tháng 10/2025'. */
  rowsInMonth: (rows: string, month: string) => `${rows} ở ${month}`,
  month: (month: number, year?: number) => `tháng ${month}${year === undefined ? '' : `/${year}`}`,
  savedHidden: 'Bộ lọc đang chọn không hiện dòng vừa lưu.',
  showSaved: 'Bỏ lọc để xem',
  keepFilters: 'Giữ bộ lọc',
  seeMonth: (month: string) => `Xem ${month}`,
} as const;
