import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import { demandCounter, seenCounter } from '@toam/domain/business/accumulation.record';
import { firstValueSide, type OpenFigure, unitOfFigure } from '@toam/domain/business/business-figures';
import { sides } from '@toam/domain/business/five-way';

/** What the rows of a figure are. */
type FigureKind = 'deals' | 'receipts' | 'retained' | 'days' | 'houses' | 'targets';

const counted: ReadonlySet<OpenFigure> = new Set([
  ...(['totalMarketingQuantity', 'demandQuantity', 'customerSeenQuantity'] as const),
  ...sides.flatMap((side) => [demandCounter(side), seenCounter(side)]),
]);

export function kindOfFigure(figure: OpenFigure): FigureKind {
  if (figure === 'totalCollected') return 'receipts';
  if (figure === 'totalRetained') return 'retained';
  if (figure === 'houseQuantity' || figure === 'saleFirstValue') return 'houses';
  if (firstValueSide(figure)) return 'targets';
  return counted.has(figure) ? 'days' : 'deals';
}

/** What the day of a row is called. */
export const dayTitle: Record<FigureKind, string> = {
  deals: text.columns.deposit,
  receipts: text.columns.collected,
  retained: text.columns.cancelled,
  days: text.columns.date,
  houses: text.columns.date,
  targets: text.columns.date,
};

/** Whether the rows are about houses, not only about people. */
export const hasHouse = (kind: FigureKind): boolean => kind === 'deals' || kind === 'receipts' || kind === 'retained';

/** The columns of the sheet. */
export function sheetColumnsOf(figure: OpenFigure): { key: string }[] {
  const amount = unitOfFigure(figure) === 'dong' ? 'money' : 'count';
  const isHalved = figure === 'totalBrokerageFeeBySale' || figure === 'totalBrokerageFeeByPurchase';
  return [
    'date',
    ...(hasHouse(kindOfFigure(figure)) ? ['address', 'code'] : []),
    'user',
    amount,
    ...(isHalved ? ['half_of'] : []),
  ].map((key) => ({ key }));
}
