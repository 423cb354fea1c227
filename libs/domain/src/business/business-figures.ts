import { type FiveWay, type FiveWayKind, fiveWayKinds, fiveWayOf, type Side, sides, type SideSums } from './five-way';
import type { TableRowKey, TableUnit } from './three-tables';

/** Figures that are sums of records, by their names on the wire. They open the records. */
export const openFigures = [
  'brokerageFeeRevenue',
  'totalBrokerageFeeBySale',
  'totalBrokerageFeeByPurchase',
  'totalBrokerageFeeByConnect',
  'totalBrokerageFeeReceivable',
  'totalCollected',
  'totalRetained',
  'transactionQuantity',
  'saleTransactionQuantity',
  'purchaseTransactionQuantity',
  'connectTransactionQuantity',
  'bothTransactionQuantity',
  'totalMarketingQuantity',
  'demandQuantity',
  'saleQuantity',
  'purchaseQuantity',
  'connectionQuantity',
  'customerSeenQuantity',
  'saleCustomerSeenQuantity',
  'purchaseCustomerSeenQuantity',
  'connectionCustomerSeenQuantity',
  'houseQuantity',
  'saleFirstValue',
  'purchaseFirstValue',
  'connectionFirstValue',
] as const;
export type OpenFigure = (typeof openFigures)[number];

/** Figures of FiveWay that divide two others. */
const ratioNames = ['potentialPercent', 'buyingPercent', 'averageBrokerageFee'] as const;
type RatioName = (typeof ratioNames)[number];
export type RatioFigure = `${FiveWayKind}.${RatioName}`;
const ratioFigures = fiveWayKinds.flatMap((kind) => ratioNames.map((name): RatioFigure => `${kind}.${name}`));

/** Every figure that somebody can open. */
export type BusinessFigure = OpenFigure | RatioFigure;
export const businessFigures: readonly BusinessFigure[] = [...openFigures, ...ratioFigures];

export const isRatio = (figure: BusinessFigure): figure is RatioFigure => figure.includes('.');

/** Whose and what a ratio is: 'sale.buyingPercent' is the closing rate of sale. */
export const ratioOf = (figure: RatioFigure): { kind: FiveWayKind; name: RatioName } => {
  const [kind, name] = figure.split('.') as [FiveWayKind, RatioName];
  return { kind, name };
};

type SummedName = Exclude<keyof FiveWay, RatioName>;

const summed: Record<FiveWayKind, Record<SummedName, OpenFigure>> = {
  synthetic: {
    demand: 'demandQuantity',
    potentialCustomerQuantity: 'customerSeenQuantity',
    transactionQuantity: 'transactionQuantity',
    totalBrokerageFee: 'brokerageFeeRevenue',
  },
  sale: {
    demand: 'saleQuantity',
    potentialCustomerQuantity: 'saleCustomerSeenQuantity',
    transactionQuantity: 'saleTransactionQuantity',
    totalBrokerageFee: 'totalBrokerageFeeBySale',
  },
  purchase: {
    demand: 'purchaseQuantity',
    potentialCustomerQuantity: 'purchaseCustomerSeenQuantity',
    transactionQuantity: 'purchaseTransactionQuantity',
    totalBrokerageFee: 'totalBrokerageFeeByPurchase',
  },
  connection: {
    demand: 'connectionQuantity',
    potentialCustomerQuantity: 'connectionCustomerSeenQuantity',
    transactionQuantity: 'connectTransactionQuantity',
    totalBrokerageFee: 'totalBrokerageFeeByConnect',
  },
};

const isRatioName = (name: keyof FiveWay): name is RatioName => (ratioNames as readonly string[]).includes(name);

/** What a figure of FiveWay opens. The parts of a chart's bar are `totalBrokerageFee`. */
export const fiveWayFigure = (kind: FiveWayKind, name: keyof FiveWay): BusinessFigure =>
  isRatioName(name) ? `${kind}.${name}` : summed[kind][name];

const tableNames: Record<Exclude<TableRowKey, 'first_value'>, keyof FiveWay> = {
  demand: 'demand',
  seen: 'potentialCustomerQuantity',
  seen_percent: 'potentialPercent',
  deals: 'transactionQuantity',
  buying_percent: 'buyingPercent',
  average_fee: 'averageBrokerageFee',
};

/** What a row of the three tables opens. */
export const tableFigure = (side: Side, key: TableRowKey): BusinessFigure =>
  key === 'first_value' ? `${side}FirstValue` : fiveWayFigure(side, tableNames[key]);

const ratioParts: Record<RatioName, { numerator: SummedName; denominator: SummedName }> = {
  potentialPercent: { numerator: 'potentialCustomerQuantity', denominator: 'demand' },
  buyingPercent: { numerator: 'transactionQuantity', denominator: 'potentialCustomerQuantity' },
  averageBrokerageFee: { numerator: 'totalBrokerageFee', denominator: 'transactionQuantity' },
};

/** What a ratio divides. D83. */
export function partsOfRatio(figure: RatioFigure): { numerator: OpenFigure; denominator: OpenFigure } {
  const { kind, name } = ratioOf(figure);
  const { numerator, denominator } = ratioParts[name];
  return { numerator: summed[kind][numerator], denominator: summed[kind][denominator] };
}

const sumOfName: Record<SummedName, keyof SideSums> = {
  demand: 'demand',
  potentialCustomerQuantity: 'seen',
  transactionQuantity: 'deals',
  totalBrokerageFee: 'fee',
};

/** A ratio of two sums, as FiveWay has it. D83. */
export function ratioFrom(figure: RatioFigure, numerator: number, denominator: number): number {
  const { kind, name } = ratioOf(figure);
  const parts = ratioParts[name];
  const given = { [sumOfName[parts.numerator]]: numerator, [sumOfName[parts.denominator]]: denominator };
  const { fee = 0, ...counts } = given;
  const sums: SideSums = { demand: 0, seen: 0, deals: 0, ...counts, fee: BigInt(fee) };
  return Number(fiveWayOf(kind, sums)[name]);
}

/** Where a figure stands in FiveWay. Null: it is none of FiveWay. */
export function placeInFiveWay(figure: BusinessFigure): { kind: FiveWayKind; name: keyof FiveWay } | null {
  if (isRatio(figure)) return ratioOf(figure);
  for (const kind of fiveWayKinds)
    for (const [name, one] of Object.entries(summed[kind]))
      if (one === figure) return { kind, name: name as SummedName };
  return null;
}

/** The side whose first value a figure is. */
export const firstValueSide = (figure: BusinessFigure): Side | null =>
  sides.find((side) => figure === `${side}FirstValue`) ?? null;

/** `dong`: VND. */
export type FigureUnit = TableUnit | 'dong';

const unitOfName: Record<keyof FiveWay, FigureUnit> = {
  demand: 'demand',
  potentialCustomerQuantity: 'visit',
  potentialPercent: 'percent',
  transactionQuantity: 'deal',
  buyingPercent: 'percent',
  averageBrokerageFee: 'dong',
  totalBrokerageFee: 'dong',
};

export function unitOfFigure(figure: BusinessFigure): FigureUnit {
  const place = placeInFiveWay(figure);
  if (place) return unitOfName[place.name];
  if (figure === 'houseQuantity' || figure === 'saleFirstValue') return 'house';
  if (firstValueSide(figure)) return 'demand';
  if (figure === 'totalMarketingQuantity') return 'visit';
  return figure === 'bothTransactionQuantity' ? 'deal' : 'dong';
}
