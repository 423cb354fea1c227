import { PeriodType } from '@toam/domain/business/business-period';
import { fiveWayKinds, sides } from '@toam/domain/business/five-way';
import { tableRowKeys } from '@toam/domain/business/three-tables';
import { z } from 'zod';
import { person } from '@toam/contracts/person';
import { moment } from '@toam/contracts/moment';
import { epochSeconds } from '@toam/contracts/page';
import { businessText } from './business.text';

/** The most years of days that somebody chooses, and as days. */
const maxCustomYears = 2;
const maxCustomDays = maxCustomYears * 366;
/** The longest period of figures, and what a longer one is told. Decision 115. */
export const figuresLimit = { days: maxCustomDays, text: businessText.tooLong(maxCustomYears) };

const year = z.number().int().min(2000).max(2100);
const chosenMoment = moment(businessText.dateMissing);

/** A year, a quarter, a month, or days that somebody chose. Specification 3 §9. */
export const businessPeriod = z.discriminatedUnion('type', [
  z.object({ type: z.literal(PeriodType.year), year }),
  z.object({ type: z.literal(PeriodType.quarter), year, quarter: z.number().int().min(1).max(4) }),
  z.object({ type: z.literal(PeriodType.month), year, month: z.number().int().min(1).max(12) }),
  z
    .object({ type: z.literal(PeriodType.custom), startAt: chosenMoment, endAt: chosenMoment })
    .refine(({ startAt, endAt }) => endAt >= startAt, { path: ['endAt'], message: businessText.endBeforeStart })
    .refine(({ startAt, endAt }) => endAt - startAt < maxCustomDays * 86_400, {
      path: ['endAt'],
      message: figuresLimit.text,
    }),
]);
export type PeriodInput = z.output<typeof businessPeriod>;

const count = z.number().int();
/** VND. */
const money = z.number().int();

const fiveWay = z.object({
  demand: count,
  /** Customers who went to see. B4. */
  potentialCustomerQuantity: count,
  /** Percent, cut. */
  potentialPercent: z.number().int(),
  transactionQuantity: count,
  /** Percent: three decimals for sale, one for the others. */
  buyingPercent: z.number(),
  averageBrokerageFee: money,
  totalBrokerageFee: money,
});
export type FiveWayRow = z.output<typeof fiveWay>;

/** FiveWay of a part of the period. Null: there was nothing to divide by. */
const fiveWayPoint = fiveWay
  .pick({
    potentialCustomerQuantity: true,
    transactionQuantity: true,
    totalBrokerageFee: true,
  })
  .extend({ buyingPercent: z.number().nullable(), averageBrokerageFee: money.nullable() });
export type FiveWayPoint = z.output<typeof fiveWayPoint>;

/** What a period comes to. Revenue is booked by the day of the deposit, without reductions and cancelled shares. D79, D82. */
const periodFigures = z.object({
  startAt: epochSeconds,
  endAt: epochSeconds,
  brokerageFeeRevenue: money,
  totalBrokerageFeeBySale: money,
  totalBrokerageFeeByPurchase: money,
  totalBrokerageFeeByConnect: money,
  totalBrokerageFeeReceivable: money,
  /** Money by the day it was collected, that of cancelled shares included. */
  totalCollected: money,
  /** Collected of shares that were cancelled in the period. D79. */
  totalRetained: money,
  transactionQuantity: count,
  saleTransactionQuantity: count,
  purchaseTransactionQuantity: count,
  connectTransactionQuantity: count,
  /** Of both sides: on none of them. D77. */
  bothTransactionQuantity: count,
  totalMarketingQuantity: count,
  /** On sale at the end, or now. Null before the first count. */
  houseQuantity: count.nullable(),
  fiveWays: z.record(z.enum(fiveWayKinds), fiveWay),
});
export type PeriodFigures = z.output<typeof periodFigures>;

const pace = z.object({
  state: z.enum(['reached', 'onPace', 'behind', 'unknown']),
  target: count,
  done: count,
  left: count,
  /** Working days to the end, today included. */
  daysLeft: count,
  needed: z.number().nullable(),
  going: z.number().nullable(),
  ends: count.nullable(),
  /** New demands up to the end of each day, until today. */
  series: z.array(z.object({ date: epochSeconds, done: count })),
});
export type PaceRow = z.output<typeof pace>;

const table = z.object({
  rows: z.array(
    z.object({
      key: z.enum(tableRowKeys),
      previous: z.number().nullable(),
      current: z.number().nullable(),
      standard: z.number().nullable(),
      met: z.boolean().nullable(),
    }),
  ),
  met: count,
  of: count,
  /** What the standards of new demands and of customers who saw are made of: each adds value ÷ 90 × days. D84. */
  standards: z.record(
    z.enum(['demand', 'seen']),
    z.array(z.object({ year: count, quarter: count, value: count, days: count })),
  ),
  /** Of new demands. Null without a standard, and unless the period is running. */
  pace: pace.nullable(),
});

const chartPoint = z.object({
  /** First second of the day, the Monday or the month. */
  date: epochSeconds,
  total: money,
  sale: money,
  purchase: money,
  connection: money,
});

export const groupings = ['day', 'week', 'month'] as const;

export const businessStatistic = periodFigures.extend({
  dataChart: z.array(chartPoint),
  /** How the chart may be grouped. D87. */
  groupings: z.array(z.enum(groupings)),
  /** How it is: 'week' where 'month' was asked of a single month. */
  by: z.enum(groupings),
  /** FiveWay of the last bars of the chart that have begun, at most twelve. */
  trends: z.record(z.enum(fiveWayKinds), z.array(fiveWayPoint)),
  tables: z.record(z.enum(sides), table),
  previous: periodFigures,
});
export type BusinessStatistic = z.output<typeof businessStatistic>;

/** `value` has one decimal. `met` compares what it is made of, as the three tables do: 25 does not reach 25,04. Null without a target. D84. */
const standard = z.object({ value: z.number(), met: z.boolean() }).nullable();
const standards = z.object({ demand: standard, seen: standard });

/** A person's figures, or those of all. Specification 3 §2.2. */
export const staffFigures = z.object({
  brokerageFeeRevenue: money,
  totalBrokerageFeeReceivable: money,
  bothTransactionQuantity: count,
  totalMarketingQuantity: count,
  fiveWays: z.record(z.enum(fiveWayKinds), fiveWay),
  standards: z.record(z.enum(sides), standards),
});
export type StaffFigures = z.output<typeof staffFigures>;

export const staffStatisticRow = staffFigures.extend({ user: person.extend({ job_position: z.number().int() }) });
export type StaffStatisticRow = z.output<typeof staffStatisticRow>;
