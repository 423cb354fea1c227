import {
  type BusinessFigure,
  businessFigures,
  type FigureUnit,
  firstValueSide,
  isRatio,
  type OpenFigure,
  placeInFiveWay,
  type RatioFigure,
  ratioOf,
} from '@toam/domain/business/business-figures';
import { type FiveWay, type FiveWayKind, sides } from '@toam/domain/business/five-way';
import { DealType } from '@toam/domain/deal/deal-values';
import { counterText } from '@toam/contracts/business/accumulation.text';
import { businessText, sideText, tableRowText, tableUnitText } from '@toam/contracts/business/business.text';
import { dealTypeText, ledgerLabel } from './deal.text';

/** The selector of FiveWay. Specification 3 §2.2. */
const kindText: Record<FiveWayKind, string> = { synthetic: 'Tổng hợp', ...sideText };

const nameText: Record<keyof FiveWay, string> = {
  demand: tableRowText.demand,
  potentialCustomerQuantity: tableRowText.seen,
  potentialPercent: tableRowText.seen_percent,
  transactionQuantity: tableRowText.deals,
  buyingPercent: tableRowText.buying_percent,
  averageBrokerageFee: tableRowText.average_fee,
  totalBrokerageFee: 'Doanh thu',
};

const revenue = 'Doanh thu hoa hồng';
const deals = tableRowText.deals;
const { sale, purchase, connection, both } = DealType;

/** Figures that have names of their own, apart from FiveWay: a group, and which of it. */
const ownPath: Partial<Record<OpenFigure, readonly string[]>> = {
  brokerageFeeRevenue: [revenue],
  totalBrokerageFeeBySale: [revenue, dealTypeText[sale]],
  totalBrokerageFeeByPurchase: [revenue, dealTypeText[purchase]],
  totalBrokerageFeeByConnect: [revenue, dealTypeText[connection]],
  totalBrokerageFeeReceivable: [revenue, ledgerLabel.uncollected],
  totalCollected: ['Thu trong kỳ'],
  totalRetained: [ledgerLabel.retained],
  transactionQuantity: [deals],
  saleTransactionQuantity: [deals, dealTypeText[sale]],
  purchaseTransactionQuantity: [deals, dealTypeText[purchase]],
  connectTransactionQuantity: [deals, dealTypeText[connection]],
  bothTransactionQuantity: [deals, dealTypeText[both]],
  totalMarketingQuantity: [counterText.marketingQuantity],
  houseQuantity: ['BĐS đang bán'],
};

/** What a figure is called: 'Doanh thu hoa hồng', 'Khách mua'. */
export function figurePath(figure: BusinessFigure): readonly string[] {
  const own = isRatio(figure) ? undefined : ownPath[figure];
  if (own) return own;
  const side = firstValueSide(figure);
  if (side) return [sideText[side], tableRowText.first_value];
  const place = placeInFiveWay(figure);
  return place ? [kindText[place.kind], nameText[place.name]] : [];
}

export const figureUnitText: Record<FigureUnit, string> = { ...tableUnitText, dong: 'đ' };

const booked = (whose: string) =>
  `${whose} của giao dịch đặt cọc trong kỳ, đã trừ phiếu giảm. Giao dịch huỷ cọc không tính.`;
const half = 'Giao dịch hai bên tính một nửa.';
const dealsOf = (which: string) => `Giao dịch đặt cọc trong kỳ ${which}, mỗi giao dịch đếm một lần.`;
const entered = (what: string) => `${what} mà nhân viên đã nhập theo từng ngày trong kỳ.`;

/** How a figure is counted. Brief 6 §3. */
const ruleText: Record<OpenFigure, string> = {
  brokerageFeeRevenue: booked('Hoa hồng'),
  totalBrokerageFeeBySale: `${booked('Phần Chủ nhà')} ${half}`,
  totalBrokerageFeeByPurchase: `${booked('Phần Khách mua')} ${half}`,
  totalBrokerageFeeByConnect: booked('Phần Kết nối'),
  totalBrokerageFeeReceivable: 'Hoa hồng của giao dịch đặt cọc trong kỳ, trừ phiếu giảm và phiếu thu đến nay.',
  totalCollected: 'Phiếu thu có ngày thu trong kỳ, gồm cả của giao dịch đã huỷ cọc.',
  totalRetained: 'Hoa hồng đã thu của giao dịch có ngày huỷ cọc trong kỳ.',
  transactionQuantity: dealsOf('của mọi loại'),
  saleTransactionQuantity: dealsOf('có phần Chủ nhà'),
  purchaseTransactionQuantity: dealsOf('có phần Khách mua'),
  connectTransactionQuantity: dealsOf('có phần Kết nối'),
  bothTransactionQuantity: 'Giao dịch hai bên đặt cọc trong kỳ, mỗi giao dịch đếm một lần.',
  totalMarketingQuantity: entered('Số lượng tiếp thị'),
  demandQuantity: entered('Nhu cầu bán, mua và kết nối mới'),
  saleQuantity: entered(counterText.saleQuantity),
  purchaseQuantity: entered(counterText.purchaseQuantity),
  connectionQuantity: entered(counterText.connectionQuantity),
  customerSeenQuantity: entered('Khách xem nhà bán, khách mua và khách kết nối đã đi xem'),
  saleCustomerSeenQuantity: entered(counterText.saleCustomerSeenQuantity),
  purchaseCustomerSeenQuantity: entered(counterText.purchaseCustomerSeenQuantity),
  connectionCustomerSeenQuantity: entered(counterText.connectionCustomerSeenQuantity),
  houseQuantity: 'BĐS đang bán của từng nhân viên ở lần đếm cuối của kỳ, hoặc lần đếm mới nhất.',
  saleFirstValue: 'BĐS đang bán của từng nhân viên ở lần đếm cuối trước khi kỳ bắt đầu.',
  purchaseFirstValue: 'Giá trị đầu quý của quý mà kỳ bắt đầu: của công ty, hoặc tổng của những người được chọn.',
  connectionFirstValue: 'Giá trị đầu quý của quý mà kỳ bắt đầu: của công ty, hoặc tổng của những người được chọn.',
};

/** D83. */
function ratioRuleText(figure: RatioFigure): string {
  const { kind, name } = ratioOf(figure);
  if (name === 'potentialPercent')
    return `${nameText.potentialCustomerQuantity} chia ${nameText.demand}, bỏ phần thập phân.`;
  if (name === 'averageBrokerageFee')
    return `Doanh thu chia số giao dịch, làm tròn đến đồng. ${kind === 'sale' || kind === 'purchase' ? typeBothNote : ''}`.trim();
  const decimals = kind === 'sale' ? 3 : 1;
  return `${nameText.transactionQuantity} chia ${nameText.potentialCustomerQuantity}, làm tròn đến ${decimals} chữ số thập phân.`;
}

/** D77 with D83: the fee of both sides is in the sum, its deal is not in the count. */
const typeBothNote = 'Hoa hồng của giao dịch hai bên có trong doanh thu, nhưng không tính vào số giao dịch.';

/** How a figure is counted, in a sentence or two. */
export const figureRule = (figure: BusinessFigure): string =>
  isRatio(figure) ? ratioRuleText(figure) : ruleText[figure];

/** Columns of the rows behind a figure, and of the sheets of figures. */
const columns = {
  date: 'Ngày',
  deposit: 'Cọc',
  collected: 'Ngày thu',
  cancelled: 'Ngày huỷ',
  house: 'Bất động sản',
  code: 'Mã',
  user: 'Nhân viên',
  amount: 'Phần được tính',
  half_of: 'Một nửa của',
  group: 'Nhóm',
  job_position: 'Chức vụ',
} as const;

/** What a figure is made of. Issue 15. */
export const businessFigureText = {
  columns,
  previous: 'kỳ trước',
  /** The name of a figure's button: 'Nhu cầu mua, Nhu cầu mới, kỳ trước: 26'. */
  named: (figure: BusinessFigure, { isPrevious, value }: { isPrevious: boolean; value: string }) =>
    `${[...figurePath(figure), ...(isPrevious ? [businessFigureText.previous] : [])].join(', ')}: ${value}`,
  /** The accessible name of the panel. */
  panel: (path: readonly string[]) => `${path.join(', ')} gồm những gì`,
  table: 'Các dòng tạo nên số liệu',
  halfOf: (whole: string) => `1/2 của ${whole}`,
  company: 'Công ty',
  oldTransaction: 'Giao dịch cũ',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép liên kết',
  export: 'Xuất Excel',
  openList: 'Mở danh sách',
  openDetails: 'Mở Chi tiết giao dịch với bộ lọc này',
  openReceipts: 'Mở Phiếu thu với bộ lọc này',
  openBills: 'Mở Phiếu huỷ cọc với bộ lọc này',
  openAccumulation: 'Mở Chi tiết tích luỹ với bộ lọc này',
  openFirstValues: 'Mở Giá trị đầu quý',
  nothing: 'Không có dòng nào trong kỳ này',
  sum: (rows: string) => `Tổng ${rows} dòng`,
  matches: (rows: string) => `Tổng ${rows} dòng, khớp với số liệu trên màn hình`,
  matchesShort: (rows: string) => `Tổng ${rows} dòng, khớp số liệu`,
  differs: (shown: string) => `Số liệu vừa thay đổi, màn hình còn hiện số cũ ${shown}`,
  reload: 'Tải lại',
  computed: (value: string) => `Tính lại từ hai số trên: ${value}, khớp với số liệu trên màn hình`,
  computedOnly: (value: string) => `Tính lại từ hai số trên: ${value}`,
  divided: 'chia',

  /** Sheets. */
  from: 'Từ ngày',
  to: 'Đến ngày',
  figure: 'Số liệu',
  total: 'Tổng',
  chart: 'Doanh thu theo thời gian',
} as const;

/** Columns of exports, as the audit names them. */
export const figureLabel: Readonly<Record<string, string>> = {
  ...Object.fromEntries(businessFigures.map((figure) => [figure, figurePath(figure).join(' / ')])),
  ...Object.fromEntries(
    sides.flatMap((side) => [
      [`standard.${side}.demand`, `${sideText[side]} / ${nameText.demand} / ${businessText.columns.standard}`],
      [
        `standard.${side}.seen`,
        `${sideText[side]} / ${nameText.potentialCustomerQuantity} / ${businessText.columns.standard}`,
      ],
    ]),
  ),
  ...{ ...columns, address: columns.house, money: columns.amount, count: columns.amount },
  ...{ figure: businessFigureText.figure, previous: businessText.columns.previous },
  ...{ name: businessText.columns.name, unit: businessText.columns.unit, current: businessText.columns.current },
  ...{ standard: businessText.columns.standard, result: businessText.columns.result, by: 'Nhóm theo' },
  ...{ period: 'Kỳ', team: 'Nhóm của', users: 'Nhân viên', type: 'Loại kỳ' },
  ...{ year: 'Năm', quarter: 'Quý', month: 'Tháng', startAt: 'Từ ngày', endAt: 'Đến ngày' },
};
