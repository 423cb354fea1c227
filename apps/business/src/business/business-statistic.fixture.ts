import type { BusinessStatistic, FiveWayRow, PeriodFigures } from '@toam/contracts/business/statistic.schema';
import { type Side, sides } from '@toam/domain/business/five-way';
import { type TableRowKey, tableRowKeys } from '@toam/domain/business/three-tables';
import { dayStart } from '@toam/domain/day';

const way = (seen: number, deals: number, fee: number, demand = seen * 2): FiveWayRow => ({
  demand,
  potentialCustomerQuantity: seen,
  potentialPercent: demand === 0 ? 0 : Math.trunc((seen * 100) / demand),
  transactionQuantity: deals,
  buyingPercent: seen === 0 ? 0 : Math.round((deals * 1000) / seen) / 10,
  averageBrokerageFee: deals === 0 ? 0 : Math.round(fee / deals),
  totalBrokerageFee: fee,
});

/** Figures of a month, unless said otherwise November 2026 of brief 6 §3. */
export const aPeriod = (differing: Partial<PeriodFigures> = {}): PeriodFigures => ({
  ...{ startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 },
  ...{ brokerageFeeRevenue: 204_000_001, totalBrokerageFeeBySale: 109_500_001 },
  ...{ totalBrokerageFeeByPurchase: 94_500_000, totalBrokerageFeeByConnect: 0 },
  ...{ totalBrokerageFeeReceivable: 190_000_001, totalCollected: 14_000_000, totalRetained: 7_000_000 },
  ...{ transactionQuantity: 3, saleTransactionQuantity: 1, purchaseTransactionQuantity: 2 },
  ...{ connectTransactionQuantity: 0, bothTransactionQuantity: 1, totalMarketingQuantity: 12, houseQuantity: 1284 },
  fiveWays: {
    synthetic: way(62, 3, 204_000_001),
    sale: way(25, 1, 109_500_001),
    purchase: way(33, 2, 94_500_000),
    connection: way(4, 0, 0),
  },
  ...differing,
});

/** A period in which nobody did or earned anything. */
export const anEmptyPeriod = (differing: Partial<PeriodFigures> = {}): PeriodFigures =>
  aPeriod({
    ...{ brokerageFeeRevenue: 0, totalBrokerageFeeBySale: 0, totalBrokerageFeeByPurchase: 0 },
    ...{ totalBrokerageFeeReceivable: 0, totalCollected: 0, totalRetained: 0, transactionQuantity: 0 },
    ...{ saleTransactionQuantity: 0, purchaseTransactionQuantity: 0, bothTransactionQuantity: 0 },
    ...{ totalMarketingQuantity: 0, houseQuantity: null },
    fiveWays: { synthetic: way(0, 0, 0), sale: way(0, 0, 0), purchase: way(0, 0, 0), connection: way(0, 0, 0) },
    ...differing,
  });

export const october = { startAt: dayStart('2026-10-01'), endAt: dayStart('2026-11-01') - 1 };

type Row = BusinessStatistic['tables'][Side]['rows'][number];

/** A table whose new demands have a standard and reach it. */
function tableOf({ fiveWays }: PeriodFigures, side: Side): BusinessStatistic['tables'][Side] {
  const { demand, potentialCustomerQuantity, transactionQuantity } = fiveWays[side];
  const values: Partial<Record<TableRowKey, number>> = {
    ...{ first_value: 71, demand, seen: potentialCustomerQuantity, deals: transactionQuantity, average_fee: 47.3 },
  };
  const rows = tableRowKeys.map((key): Row => {
    const isJudged = key === 'demand' || key === 'seen';
    return {
      ...{ key, previous: key === 'first_value' ? null : 26, current: values[key] ?? 5.2 },
      ...{ standard: isJudged ? 32 : null, met: isJudged ? key === 'demand' : null },
    };
  });
  const parts = [{ year: 2026, quarter: 4, value: 96, days: 30 }];
  return { rows, met: 1, of: 2, standards: { demand: parts, seen: parts }, pace: null };
}

/** The statistic of a month by weeks. */
export function aStatistic(differing: Partial<BusinessStatistic> = {}): BusinessStatistic {
  const figures = aPeriod();
  const trend = [4, 6, 5, 8].map((seen, at) => {
    const { potentialCustomerQuantity, transactionQuantity, totalBrokerageFee } = way(seen, at, at * 10_000_000);
    return {
      potentialCustomerQuantity,
      transactionQuantity,
      totalBrokerageFee,
      buyingPercent: at,
      averageBrokerageFee: null,
    };
  });
  const week = (day: string, sale: number, purchase: number) => ({
    ...{ date: dayStart(day), total: sale + purchase, sale, purchase, connection: 0 },
  });
  return {
    ...figures,
    dataChart: [
      week('2026-10-26', 49_500_001, 49_500_000),
      week('2026-11-02', 0, 0),
      week('2026-11-09', 0, 20_000_000),
      week('2026-11-16', 0, 0),
      week('2026-11-23', 0, 0),
      week('2026-11-30', 60_000_000, 25_000_000),
    ],
    groupings: ['day', 'week'],
    by: 'week',
    trends: { synthetic: trend, sale: trend, purchase: trend, connection: trend },
    tables: Object.fromEntries(sides.map((side) => [side, tableOf(figures, side)])) as BusinessStatistic['tables'],
    previous: anEmptyPeriod({
      ...october,
      ...{ brokerageFeeRevenue: 160_000_000, transactionQuantity: 4, houseQuantity: 1200 },
      fiveWays: { ...figures.fiveWays, synthetic: way(50, 4, 160_000_000) },
    }),
    ...differing,
  };
}

/** The statistic of a company that has just begun. */
export const anEmptyStatistic = (): BusinessStatistic => {
  const { tables, ...statistic } = aStatistic();
  const none = { rows: [], met: 0, of: 0, standards: { demand: [], seen: [] }, pace: null };
  return {
    ...statistic,
    ...anEmptyPeriod(),
    dataChart: statistic.dataChart.map(({ date }) => ({ date, total: 0, sale: 0, purchase: 0, connection: 0 })),
    tables: { ...tables, sale: none, purchase: none, connection: none },
    previous: anEmptyPeriod(october),
  };
};
