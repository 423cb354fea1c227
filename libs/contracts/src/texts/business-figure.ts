import {
  type BusinessFigure,
  firstValueSide,
  isRatio,
  type OpenFigure,
  placeInFiveWay,
} from '@toam/domain/business/business-figures';
import type { FiveWay, FiveWayKind } from '@toam/domain/business/five-way';
import { DealType } from '@toam/domain/deal/deal-values';
import { counterText } from './accumulation';
import { sideText, tableRowText } from './business';
import { dealTypeText, ledgerLabel } from './deal';

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
  totalCollected: ['Hoa hồng đã thu'],
  totalRetained: [ledgerLabel.retained],
  transactionQuantity: [deals],
  saleTransactionQuantity: [deals, dealTypeText[sale]],
  purchaseTransactionQuantity: [deals, dealTypeText[purchase]],
  connectTransactionQuantity: [deals, dealTypeText[connection]],
  bothTransactionQuantity: [deals, dealTypeText[both]],
  totalMarketingQuantity: [counterText.marketingQuantity],
  houseQuantity: ['Sản phẩm hiện có'],
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

/** What a figure is made of. Issue 15. */
export const businessFigureText = {
  previous: 'kỳ trước',
  /** The name of a figure's button: 'Nhu cầu mua, Nhu cầu mới, kỳ trước: 26'. */
  named: (figure: BusinessFigure, { isPrevious, value }: { isPrevious: boolean; value: string }) =>
    `${[...figurePath(figure), ...(isPrevious ? [businessFigureText.previous] : [])].join(', ')}: ${value}`,
} as const;
