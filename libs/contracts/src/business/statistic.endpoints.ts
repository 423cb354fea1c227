import { openFigures } from '@toam/domain/business/business-figures';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { person } from '@toam/contracts/person';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { scopeBody } from './scope.schema';
import { businessPeriod, businessStatistic, groupings, staffFigures, staffStatisticRow } from './statistic.schema';

/** A period, and whose. */
export const businessFilter = scopeBody.extend({ period: businessPeriod });
const exampleFilter = { period: { type: 3, year: 2026, month: 11 } } as const;

export const statisticQuestion = businessFilter.extend({ by: z.enum(groupings).default('week') });

/** D88. */
export const readBusinessStatistic = endpoint({
  method: 'POST',
  path: '/business/statistic',
  summary: 'Revenue, deals, FiveWay, chart and standards of a period, against the one before',
  access: 'brokerage',
  body: statisticQuestion,
  example: { body: { ...exampleFilter, by: 'week' } },
  data: businessStatistic,
});

/** D25, D88. */
export const readStaffStatistic = endpoint({
  method: 'POST',
  path: '/business/statistic/staff',
  summary: 'Figures of a period, a row for each person whom I may see, with the total',
  access: 'businessSummary',
  body: businessFilter,
  example: { body: exampleFilter },
  data: z.object({ list: z.array(staffStatisticRow), total: staffFigures }),
});

/** A part of a figure. */
const figureRow = z.object({
  kind: z.enum(['share', 'deal', 'old', 'receipt', 'accumulation', 'houses', 'target']),
  /** Of the record; of a person for `houses`. */
  id: z.number().int(),
  /** The share that shows it: of a deal, the first one that counts. Null for what belongs to none. */
  share_id: z.number().int().nullable(),
  /** The day by which it counts: its first second. */
  date: epochSeconds,
  /** Of the house. Null for what is not about one. */
  address: z.string().nullable(),
  /** Of the transaction or receipt. */
  code: z.string().nullable(),
  user: person.nullable(),
  /** What it adds to the figure. */
  amount: z.number().int(),
  /** The whole of which `amount` is a half; null: it counts whole. D77. */
  half_of: z.number().int().nullable(),
});
export type FigureRow = z.output<typeof figureRow>;

export const figureQuestion = businessFilter.extend({
  figure: z.enum(openFigures),
  /** Of the period before, as the statistic compares it. */
  previous: z.boolean().default(false),
});

/** Issue 15: every figure opens what it is made of. `sum` is of all rows, on every page, and equals the figure. */
export const listFigureRows = endpoint({
  method: 'POST',
  path: '/business/statistic/rows',
  summary: 'The records that a figure is made of, the last first, with their sum',
  access: 'brokerage',
  query: pageQuery(20),
  body: figureQuestion,
  example: { query: { page: 1, size: 20 }, body: { ...exampleFilter, figure: 'totalBrokerageFeeByPurchase' } },
  data: pageOf(figureRow).extend({ sum: z.number().int() }),
});
