import { divideHalfUp, divideTo, wholePercent } from './ratio';

/** The sides of demand. A deal of both counts for neither, only its fee does. D76, D77. */
export const sides = ['sale', 'purchase', 'connection'] as const;
export type Side = (typeof sides)[number];

/** The selector of FiveWay: all sides together, or one. */
export const fiveWayKinds = ['synthetic', ...sides] as const;
export type FiveWayKind = (typeof fiveWayKinds)[number];

/** What a side's figures follow from. */
export interface SideSums {
  /** New demands. */
  demand: number;
  /** Customers who went to see. B4. */
  seen: number;
  deals: number;
  /** VND. */
  fee: bigint;
}

/** Potential customers × closing rate = deals; deals × average fee = revenue. D83. */
export interface FiveWay {
  demand: number;
  potentialCustomerQuantity: number;
  /** Seen of demand in percent, cut. */
  potentialPercent: number;
  transactionQuantity: number;
  /** Deals of seen in percent. */
  buyingPercent: number;
  /** VND, half up. */
  averageBrokerageFee: bigint;
  totalBrokerageFee: bigint;
}

/** Decimals of the closing rate. Specification 3 §9. */
const closingDecimals: Record<FiveWayKind, number> = { synthetic: 1, sale: 3, purchase: 1, connection: 1 };

export const fiveWayOf = (kind: FiveWayKind, { demand, seen, deals, fee }: SideSums): FiveWay => ({
  demand,
  potentialCustomerQuantity: seen,
  potentialPercent: wholePercent(seen, demand),
  transactionQuantity: deals,
  buyingPercent: divideTo(closingDecimals[kind], deals * 100, seen),
  averageBrokerageFee: divideHalfUp(fee, deals),
  totalBrokerageFee: fee,
});

/** All sides together. Deals are given: a deal of two sides is one, and one of both is on none. D77, D83. */
function syntheticSums(bySide: Record<Side, SideSums>, deals: number): SideSums {
  const all = sides.map((side) => bySide[side]);
  return {
    demand: all.reduce((sum, { demand }) => sum + demand, 0),
    seen: all.reduce((sum, { seen }) => sum + seen, 0),
    deals,
    fee: all.reduce((sum, { fee }) => sum + fee, 0n),
  };
}

/** The four models of a period. */
export const fiveWaysOf = (bySide: Record<Side, SideSums>, deals: number): Record<FiveWayKind, FiveWay> => ({
  synthetic: fiveWayOf('synthetic', syntheticSums(bySide, deals)),
  sale: fiveWayOf('sale', bySide.sale),
  purchase: fiveWayOf('purchase', bySide.purchase),
  connection: fiveWayOf('connection', bySide.connection),
});
