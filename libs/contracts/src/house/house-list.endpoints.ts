import { sortedHouseColumns } from '@toam/domain/house/house-columns';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId, searchLine } from '@toam/contracts/field';
import { geoBounds } from '@toam/contracts/map/map.schema';
import { moment } from '@toam/contracts/moment';
import { countsOf, maxCounted, pageOf, pageQuery } from '@toam/contracts/page';
import { houseFilter, houseFilterColumn } from './house-filter.schema';
import { houseRow } from './house-row.schema';

/** Rows of a page. Specification 1 §9. */
export const housePageSize = 20;

/** The highest count of houses, and the most ids in one answer. */
export const maxCountedHouses = maxCounted;

/** Sortable columns. Equal values are sorted newest first. */
export const houseSortColumns = sortedHouseColumns;

/**
 * `public` is the wire's default and means publicList (D31). `visible` is not a tab: it means every house that the viewer
 * may see.
 */
const houseMode = z
  .union([z.enum([...houseListModes, 'visible']), z.literal('public').transform(() => 'publicList' as const)])
  .default('publicList');

/** On sale, stopped, or the state of the approval: the short filter of the personal view. Specification 1 §2. */
export const houseStatusFilter = z.enum(['onSale', 'stopped', 'approved', 'pending', 'notApproved']);
export type HouseStatusFilter = z.output<typeof houseStatusFilter>;

const statusFilter = z
  .union([
    houseStatusFilter,
    z.union([z.literal(0), z.literal('0')]).transform(() => 'onSale' as const),
    z.union([z.literal(1), z.literal('1')]).transform(() => 'stopped' as const),
    z.literal('').transform(() => undefined),
  ])
  .nullish();

/** A PostgreSQL statement takes 65,535 values, and a list may use each condition twice. */
const maxFilterValues = 5000;

/** The list's query. Specification 1 §7. */
export const houseListBody = z.object({
  /** `all`: houses that I may see; `personal`: mine (D46). */
  role: z.enum(['all', 'personal']).default('all'),
  mode: houseMode,
  /**
   * As agents type it: 'hxh q10 duoi 8ty' is an alley, a district and a price (D108). What is not understood, and what stands in
   * quotation marks, is words, in any order, without accents, over code, title, address, ward, district, project and keyword (D47).
   */
  search: searchLine(300),
  column: z.enum(houseSortColumns).default('id'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  project_id: recordId.nullish(),
  status: statusFilter,
  filters: z
    .array(houseFilter)
    .max(60)
    .refine((filters) => filters.reduce((count, { values }) => count + values.length, 0) <= maxFilterValues)
    .default([]),
  /** Houses with any of these tags. */
  tagSearch: z.array(recordId).max(100).default([]),
  /** Only houses in this part of the map. */
  bounds: geoBounds.nullish(),
  /** Only houses that were created or shared after this moment. */
  newer_than: moment().nullish(),
  /** `count`: totals only. `ids`: the ids of all rows, at most `maxCountedHouses`. */
  fetchType: z.enum(['list', 'count', 'ids']).default('list'),
});
export type HouseListBody = z.output<typeof houseListBody>;

/**
 * A part of the search that was read as a filter, from its first character to behind its last. `notIn`: 'trừ quận 12'. `customer_phone`:
 * the owner's number. `guessed`: a letter was wrong ('binh thnah'). D108, D126.
 */
const understoodPart = z.object({
  column: z.union([houseFilterColumn, z.literal('customer_phone')]),
  operation: z.enum(['in', 'notIn', 'between']),
  values: z.array(z.union([z.string(), z.number(), z.null()])),
  /** The values by their names, where they have any. */
  names: z.array(z.string()),
  from: z.number().int(),
  to: z.number().int(),
  guessed: z.boolean().optional(),
});
export type UnderstoodPart = z.output<typeof understoodPart>;

/**
 * `list` is empty unless fetchType is list. `ids` exists only if fetchType is ids. `understood`: what of the search was read as
 * filters; absent if all of it is words. `unmet`: what else of the search no house of the list has. Then it lists what was understood; on
 * the first page only. D126.
 */
const houseListPage = pageOf(houseRow).extend({
  ids: z.array(z.number().int()).optional(),
  understood: z.array(understoodPart).optional(),
  unmet: z.array(z.string()).optional(),
});
export type HouseListPage = z.output<typeof houseListPage>;

export const exampleHouseFilters = [
  { column: 'address', operation: 'like', values: ['nguyễn văn đậu'] },
  { column: 'into_money', operation: 'between', values: [0, 900_000_000_000] },
  { column: 'user_id', operation: 'in', values: [7, 8] },
] satisfies z.input<typeof houseFilter>[];

const exampleConditions = {
  role: 'all',
  search: '',
  status: null,
  filters: exampleHouseFilters,
  tagSearch: [],
  newer_than: 1_735_664_400,
} satisfies z.input<typeof houseListBody>;

export const exampleHouseQuestion = {
  ...exampleConditions,
  mode: 'approved',
  column: 'into_money',
  direction: 'desc',
} satisfies z.input<typeof houseListBody>;

/** The older of the two list endpoints, without fetchType. Specification 1 §7. */
export const listHousesPlain = endpoint({
  method: 'POST',
  path: '/house/list',
  summary: 'Houses that the viewer may see, by tab, search, filters and order',
  access: 'signedIn',
  query: pageQuery(housePageSize),
  body: houseListBody.omit({ fetchType: true }),
  example: { query: { page: 1, size: 20 }, body: { mode: 'approved' } },
  data: houseListPage,
});

export const listHouses = endpoint({
  method: 'POST',
  path: '/house/v2/list',
  summary: 'Houses, their number or their ids, by tab, search, filters and order',
  access: 'signedIn',
  query: pageQuery(housePageSize),
  body: houseListBody,
  example: { query: { page: 1, size: 20 }, body: { ...exampleHouseQuestion, fetchType: 'list' } },
  data: houseListPage,
});

/** The list's query without tab and order. */
const houseCountsBody = houseListBody.omit({ mode: true, column: true, direction: true, fetchType: true });

export const countHouses = endpoint({
  method: 'POST',
  path: '/house/v2/list/counts',
  summary: 'How many houses each tab of the list holds, by search and filters',
  access: 'signedIn',
  body: houseCountsBody,
  example: { body: exampleConditions },
  data: countsOf(houseListModes),
});
