import { type FiveWay, type Side } from './five-way';
import { divideTo } from './ratio';
import { percentStandard, reaches, shownStandard, type Standard } from './standard';

/** The rows of a table, in order. B6. */
export const tableRowKeys = [
  'first_value',
  'demand',
  'seen',
  'seen_percent',
  'deals',
  'buying_percent',
  'average_fee',
] as const;
export type TableRowKey = (typeof tableRowKeys)[number];

/** Null: there is none. */
export interface TableRow {
  key: TableRowKey;
  previous: number | null;
  current: number | null;
  standard: number | null;
  /** 'Đạt', 'Chưa đạt'. Null without a standard. */
  met: boolean | null;
}

/** A side in a period. `firstValue`: what it began with. */
interface SideOfPeriod {
  fiveWay: FiveWay;
  firstValue: number | null;
}

/** What a side should reach, in ninetieths. */
export interface SideStandards {
  demand: Standard;
  seen: Standard;
}

/** VND as millions with one decimal, half up. */
const millions = (amount: bigint): number => divideTo(1, amount, 1_000_000n);

const valueOf: Record<TableRowKey, (of: SideOfPeriod) => number | null> = {
  first_value: ({ firstValue }) => firstValue,
  demand: ({ fiveWay }) => fiveWay.demand,
  seen: ({ fiveWay }) => fiveWay.potentialCustomerQuantity,
  seen_percent: ({ fiveWay }) => fiveWay.potentialPercent,
  deals: ({ fiveWay }) => fiveWay.transactionQuantity,
  buying_percent: ({ fiveWay }) => fiveWay.buyingPercent,
  average_fee: ({ fiveWay }) => millions(fiveWay.averageBrokerageFee),
};

type Judged = Pick<TableRow, 'standard' | 'met'>;

const withoutStandard: Judged = { standard: null, met: null };

const judged = (current: number, standard: Standard): Judged =>
  standard === null ? withoutStandard : { standard: shownStandard(standard), met: reaches(current, standard) };

function judge(key: TableRowKey, { fiveWay }: SideOfPeriod, { demand, seen }: SideStandards): Judged {
  if (key === 'demand') return judged(fiveWay.demand, demand);
  if (key === 'seen') return judged(fiveWay.potentialCustomerQuantity, seen);
  if (key !== 'seen_percent') return withoutStandard;
  const standard = percentStandard(seen, demand);
  return { standard, met: standard === null ? null : fiveWay.potentialPercent >= standard };
}

/** The table of a side: this period against the one before and the standard. B6. */
export const tableOf = (current: SideOfPeriod, previous: SideOfPeriod, standards: SideStandards): TableRow[] =>
  tableRowKeys.map((key) => ({
    key,
    previous: valueOf[key](previous),
    current: valueOf[key](current),
    ...judge(key, current, standards),
  }));

/** 'n/m chỉ tiêu đạt chuẩn': rows without a standard do not count. */
export const metOf = (rows: readonly TableRow[]): { met: number; of: number } => ({
  met: rows.filter(({ met }) => met === true).length,
  of: rows.filter(({ met }) => met !== null).length,
});

/** The unit of a row: houses for what a sale began with, demands for the others. B6. */
export type TableUnit = 'house' | 'demand' | 'visit' | 'percent' | 'deal' | 'million';

const units: Record<Exclude<TableRowKey, 'first_value'>, TableUnit> = {
  demand: 'demand',
  seen: 'visit',
  seen_percent: 'percent',
  deals: 'deal',
  buying_percent: 'percent',
  average_fee: 'million',
};

export const unitOf = (side: Side, key: TableRowKey): TableUnit => {
  if (key === 'first_value') return side === 'sale' ? 'house' : 'demand';
  return units[key];
};
