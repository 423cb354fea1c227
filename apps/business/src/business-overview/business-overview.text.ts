import type { FiveWay, FiveWayKind } from '@toam/domain/business/five-way';
import type { Grouping } from '@toam/domain/business/chart-buckets';
import { DealType } from '@toam/domain/deal/deal-values';
import { dealTypeText } from '@toam/contracts/deal/deal.text';

/** The overview of /bussiness. Specification 3 §2.2, brief 6 §5. */
export const businessOverviewText = {
  loading: 'Đang tải số liệu kinh doanh',
  figures: 'Số liệu kinh doanh',
  /** `period`: 'Tháng 10/2026'. */
  against: (period: string) => `so với ${period.charAt(0).toLowerCase()}${period.slice(1)}`,
  more: (by: string) => `tăng ${by}`,
  fewer: (by: string) => `giảm ${by}`,
  unchanged: 'không đổi',
  /** There was nothing in the period before. */
  first: 'từ 0',
  money: (amount: string) => `${amount} đ`,
  /** At a glance and in full. */
  exactly: (short: string, exact: string) => `${short} (${exact})`,
  percent: (value: string) => `${value}%`,
  points: (value: string) => `${value} điểm %`,

  revenue: 'Doanh thu hoa hồng',
  deals: (count: string) => `${count} GD`,
  both: dealTypeText[DealType.both],
  bothHalves: 'tính một nửa cho mỗi bên',
  receivable: 'Còn phải thu',
  collected: 'Thu trong kỳ',
  collectedHint: 'Hoa hồng thu theo ngày thu, kể cả của giao dịch cọc kỳ trước và giao dịch đã huỷ cọc',
  retained: 'Hoa hồng giữ lại',
  retainedHint: 'Hoa hồng đã thu của giao dịch huỷ cọc trong kỳ, không tính vào doanh thu',

  fiveWay: 'FiveWay',
  fiveWayNote: 'kỳ này so với kỳ trước',
  fiveWayOf: 'Xem FiveWay của',
  kinds: {
    synthetic: 'Tổng hợp',
    sale: 'Bán',
    purchase: 'Mua',
    connection: 'Kết nối',
  } satisfies Record<FiveWayKind, string>,
  ways: {
    potentialCustomerQuantity: 'Khách đã đi xem',
    buyingPercent: 'Tỷ lệ chốt',
    transactionQuantity: 'Giao dịch',
    averageBrokerageFee: 'Hoa hồng bình quân',
    totalBrokerageFee: 'Doanh thu',
  } satisfies Partial<Record<keyof FiveWay, string>>,
  /** D77 and D83 as they are written. */
  bothInflates: (deals: string) =>
    `${deals} giao dịch hai bên được chia nửa hoa hồng vào đây nhưng không tính vào số giao dịch, nên hoa hồng bình quân cao hơn thực tế.`,

  chart: 'Doanh thu theo thời gian',
  chartBy: 'Xem theo',
  by: { day: 'Ngày', week: 'Tuần', month: 'Tháng' } satisfies Record<Grouping, string>,
  noRevenue: 'Chưa có doanh thu trong kỳ này.',

  health: 'Tình hình kinh doanh',
  houses: 'BĐS đang bán',
  marketed: 'Số lượng tiếp thị',
  dealsOf: {
    sale: 'Giao dịch bán',
    purchase: 'Giao dịch mua',
    connection: 'Giao dịch kết nối',
    both: 'Giao dịch hai bên',
  },
  before: 'kỳ trước',

  metShort: (met: number, of: number) => `${met}/${of} đạt`,
  noStandard: 'chưa có chuẩn',

  standard: 'Chuẩn',
  /** What a quarter's value adds to the standard of a period. D84. */
  sharedOut: (value: string, days: number) => `${value} ÷ 90 ngày × ${days} ngày trong kỳ`,
  standardQuotient: (seen: string, demand: string) =>
    `Chuẩn khách đã đi xem ${seen} chia chuẩn nhu cầu mới ${demand}, bỏ phần thập phân.`,

  nothingTitle: 'Chưa có số liệu kinh doanh',
  nothing:
    'Số liệu ở đây lấy từ giao dịch, tích luỹ hằng ngày và giá trị đầu quý. Bắt đầu bằng một trong các việc dưới đây.',
  nothingThen: 'Không có giao dịch, tích luỹ hay giá trị đầu quý nào trong kỳ này và kỳ trước.',
  thisMonth: 'Xem tháng này',
  nothingFiltered: 'Không có số liệu của những người đang chọn trong kỳ này và kỳ trước.',
  everybody: 'Xem tất cả',
  recordDeal: 'Ghi nhận giao dịch',
  enterDay: 'Nhập tích luỹ hôm nay',
  setTargets: 'Nhập giá trị đầu quý',
} as const;
