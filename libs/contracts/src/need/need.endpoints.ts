import { needColumns } from '@toam/domain/need/need-columns';
import { columnsWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { countsOf, pageOf, pageQuery } from '@toam/contracts/page';
import { needFilters, needFiltersParam } from './need-filter.schema';
import { needStatus } from './match.schema';
import { needChange, needDetail, needHistoryItem, needRow, needSharing, newNeed } from './need.schema';

/** Default page size of the call; the list screen uses 10. Specification 2 §7, §9. */
const needPageSize = 100;
/** Page sizes that the list's picker offers. Specification 2 §2, §9. */
export const needPageSizes = [10, 20, 50, 100] as const;

/** Sortable columns. Equal values are sorted newest first. `customer` and `user_id` sort by name. */
export const needSortColumns = [
  ...(['id', 'customer', 'place', 'created_at', 'updated_at'] as const),
  ...columnsWith(needColumns, { sorts: true }),
];

/** public: needs that I may see; personal: mine; shared: shared with me. D64. */
export const needListModes = ['public', 'personal', 'shared'] as const;
export type NeedListMode = (typeof needListModes)[number];

const query = {
  mode: z.enum(needListModes).default('public'),
  status: z
    .union([
      needStatus,
      z.literal('0').transform(() => 0 as const),
      z.literal('1').transform(() => 1 as const),
      z.literal('').transform(() => undefined),
    ])
    .optional(),
  /** Words, in any order, without accents, over the customer's name, place, description and id. */
  search: searchLine(),
  sort: z.enum(needSortColumns).default('id'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** The list's query as a body, for the export of kind `request`. */
export const needExportQuery = z.object({ ...query, filters: needFilters.default([]) });
export type NeedQuery = z.output<typeof needExportQuery>;

export const listRequests = endpoint({
  method: 'GET',
  path: '/customer/request/list',
  summary: 'Needs that the viewer may see, by tab, status, search and filters',
  access: 'brokerage',
  query: pageQuery(needPageSize).extend({ ...query, filters: needFiltersParam }),
  example: {
    query: {
      page: 1,
      size: 10,
      mode: 'personal',
      status: 0,
      search: 'khách',
      sort: 'max_price',
      order: 'desc',
      filters:
        '[{"column":"max_price","operation":"between","values":[0,900000000000]},{"column":"province","operation":"in","values":[1,2]}]',
    },
  },
  data: pageOf(needRow),
});

/** The list's query without tab and order. */
const { status, search } = query;

export const countRequests = endpoint({
  method: 'GET',
  path: '/customer/request/list/counts',
  summary: 'How many needs each tab of the list holds, by status, search and filters',
  access: 'brokerage',
  query: z.object({ status, search, filters: needFiltersParam }),
  example: {
    query: { status: 0, search: 'khách', filters: '[{"column":"province","operation":"in","values":[1,2]}]' },
  },
  data: countsOf(needListModes),
});

export const readRequest = endpoint({
  method: 'GET',
  path: '/customer/request/detail',
  summary: 'One need with its customer; a number that it tells is recorded',
  access: 'brokerage',
  query: z.object({ request_id: idParam }),
  example: { query: { request_id: 1 } },
  data: needDetail,
});

/** Result of a save. `need` is masked as in lists; `message` is shown to people. */
const saved = z.object({ need: needRow, message: z.string() });
export type SavedNeed = z.output<typeof saved>;

export const createRequest = endpoint({
  method: 'POST',
  once: true,
  path: '/customer/request/detail',
  summary: 'Creates a need of a customer whom the actor may see',
  access: 'brokerage',
  body: newNeed,
  example: {
    body: {
      customer_id: 1,
      purpose: 0,
      min_price: 7_000_000_000,
      max_price: 9_000_000_000,
      money_unit: 'bil',
      province: [2],
      districts: [21],
      property_type: [2],
      house_type: [1],
      request_direction: ['Đông', 'Đông Nam'],
    },
  },
  data: saved,
});

export const changeRequest = endpoint({
  method: 'PUT',
  path: '/customer/request/detail',
  summary: 'Changes a need, or only its status',
  access: 'brokerage',
  body: needChange,
  example: { body: { request_id: 1, version: 1, status: 1, max_price: 9_500_000_000, description: 'Cần gấp' } },
  conflict: needRow,
  data: saved,
});

export const deleteRequest = endpoint({
  method: 'DELETE',
  path: '/customer/request/detail',
  summary: 'Deletes a need; whoever did can bring it back for a moment, an admin always',
  access: 'brokerage',
  body: z.object({ request_id: recordId }),
  example: { body: { request_id: 1 } },
  data: z.null(),
});

export const restoreRequest = endpoint({
  method: 'PUT',
  path: '/customer/request/restore',
  summary: 'Brings a deleted need back',
  access: 'brokerage',
  body: z.object({ request_id: recordId }),
  example: { body: { request_id: 1 } },
  data: saved,
});

export const shareRequest = endpoint({
  method: 'POST',
  path: '/customer/request/share',
  summary: 'Says with which colleagues and superiors a need is shared, and whether they may edit it',
  access: 'brokerage',
  body: needSharing,
  example: { body: { request_id: 1, staff: [8, 9], staff_role: 1, manager: 1, manager_role: 0 } },
  conflict: needRow,
  data: saved,
});

export const listRequestHistory = endpoint({
  method: 'GET',
  path: '/customer/request/history',
  summary: 'What was changed on a need and which houses were moved through it, newest first',
  access: 'brokerage',
  query: pageQuery(20).extend({ request_id: idParam }),
  example: { query: { request_id: 1, page: 1, size: 20 } },
  data: pageOf(needHistoryItem),
});
