import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { moment, momentParam } from '@toam/contracts/moment';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { houseFilter } from './house-filter.schema';
import { exampleHouseFilters, housePageSize } from './house-list.endpoints';
import { houseRow } from './house-row.schema';

const count = z.number().int();

/** Condition for the houses of the figures, in any tab. Only houses that the viewer may see count. Everything is optional. */
const houseCondition = z.object({
  /** Agents; empty means all. */
  users: z.array(recordId).max(1000).default([]),
  /** Created from … to, both inclusive: epoch seconds. */
  startAt: moment().nullish(),
  endAt: moment().nullish(),
  /** As in the list. */
  filters: z.array(houseFilter).max(60).default([]),
});
export type HouseCondition = z.output<typeof houseCondition>;

/** Figures of the business pages. Specification 3 §3. */
const figures = z.object({
  /** All houses. */
  house_quantity: count,
  /** Houses on sale. */
  house_remain: count,
  /** Houses created that day. */
  new_house_quantity: count,
  /** On sale and shown to colleagues or customers: approved for the community, or on the website. */
  marketing_quantity: count,
});
export type HouseFigures = z.output<typeof figures>;

export const listHousesByCondition = endpoint({
  method: 'POST',
  path: '/house/list-by-condition',
  summary: 'Houses behind a figure, newest first',
  access: 'brokerage',
  query: pageQuery(housePageSize),
  body: houseCondition,
  example: {
    query: { page: 1, size: 20 },
    body: { users: [], startAt: 1_735_664_400, endAt: 4_102_419_599, filters: exampleHouseFilters },
  },
  data: pageOf(houseRow),
});

export const countHousesByCondition = endpoint({
  method: 'POST',
  path: '/house/count-by-condition',
  summary: 'How many houses meet a condition, how many of them are on sale and marketed',
  access: 'brokerage',
  body: houseCondition,
  example: { body: { users: [7], filters: exampleHouseFilters } },
  data: figures.omit({ new_house_quantity: true }),
});

/** Houses of the viewer and everybody below; for admins and accountants, of the whole brokerage (D25). */
export const readHouseStatistic = endpoint({
  method: 'GET',
  path: '/house/statistic',
  summary: 'Figures of houses at the last full hour',
  access: 'brokerage',
  query: z.object({ user_id: idParam.optional() }),
  example: { query: { user_id: 7 } },
  data: figures.extend({ taken_at: epochSeconds }).nullable(),
});

/** The last figures of each day. */
const dayFigures = figures.extend({ date: z.string() });

export const readHouseStatisticDetail = endpoint({
  method: 'GET',
  path: '/house/statistic/detail',
  summary: 'Figures of houses day by day, with those that the period began with',
  access: 'brokerage',
  query: z.object({
    startAt: momentParam,
    endAt: momentParam,
    user_id: idParam.optional(),
  }),
  example: { query: { startAt: 1_790_000_000, endAt: 1_800_000_000 } },
  data: z.object({
    /** The last figures before the period; null if there are none. */
    first: figures.nullable(),
    list: z.array(dayFigures),
  }),
});
