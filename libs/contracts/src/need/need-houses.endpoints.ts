import { needWishNames } from '@toam/domain/need/matching';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, line, recordId } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { needDrawerText } from './need-drawer.text';
import { matchTarget, needWish, standsNow } from './match.schema';
import {
  failingColumns,
  needHead,
  needHouse,
  needHouseCounts,
  needHouseGroup,
  needHouseSort,
  relaxation,
} from './need-houses.schema';
import { longestVisitNote, visitMoment } from './match-moves.endpoints';

/** Default page size. */
const needHousePageSize = 20;

/** The highest count for failing combinations and relaxations: "999+". */
export const maxCountedMatches = 999;

const bit = z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)]));

/**
 * A need's houses in one tab or its 'Quan tâm sau', with the counts of all tabs and the drawer's head, so the drawer needs
 * one call. Without a group: every house with a status, last moved first. With `house_id`: only that house, in any tab.
 * Lists and counts hold only houses that the viewer may see. Specification 2 §2, §3, §7, D58.
 */
export const listNeedHouses = endpoint({
  method: 'GET',
  path: '/customer/house/recommend/history',
  summary: 'Houses of a need by tab, with the explained score and the counts of all tabs',
  access: 'brokerage',
  query: pageQuery(needHousePageSize).extend({
    request_id: idParam,
    group: needHouseGroup.optional(),
    later: bit.default(0),
    sort: needHouseSort.optional(),
    house_id: idParam.optional(),
  }),
  example: { query: { request_id: 1, group: 'recommended', later: 1, sort: 'newest', page: 1, size: 20, house_id: 1 } },
  data: pageOf(needHouse).extend({ counts: needHouseCounts, need: needHead }),
});

/** Houses at an address, with any score: for offers that the matching does not suggest. Specification 2 §2, D46. */
export const searchNeedHouses = endpoint({
  method: 'GET',
  path: '/customer/house/recommend/search',
  summary: 'Houses at an address, each with its explained score for a need',
  access: 'brokerage',
  query: pageQuery(needHousePageSize).extend({
    request_id: idParam,
    address: z.string().trim().min(1, needDrawerText.addressMissing).max(300),
  }),
  example: { query: { request_id: 1, address: 'Nguyễn Văn Đậu', page: 1, size: 20 } },
  data: pageOf(needHouse),
});

/** The house's status now, and its previous status for an undo. */
const movedHouse = z.object({
  house_id: z.number().int(),
  customer_id: z.number().int(),
  /** Null: suitable. */
  status: matchTarget.nullable(),
  priority: z.union([z.literal(0), z.literal(1)]),
  previousTarget: matchTarget.nullable(),
  previousPriority: z.union([z.literal(0), z.literal(1)]),
});
export type MovedHouse = z.output<typeof movedHouse>;

const priority = z.union([z.literal(0), z.literal(1)]);

/**
 * Sets or clears 'Quan tâm sau'. Without `priority` the call toggles it, as in specification 2 §7; with `priority` the
 * call can be repeated. If `previousTarget` is not the current status: 409. D58, D59.
 */
export const updateHousePriority = endpoint({
  method: 'PUT',
  path: '/customer/house/recommend/update-priority',
  summary: 'Sets a house of a customer aside for later within its tab, or takes it back',
  access: 'brokerage',
  body: z.object({
    houseId: recordId,
    customerId: recordId,
    request_id: recordId.nullable().optional(),
    previousTarget: matchTarget.nullable().optional(),
    priority: priority.optional(),
  }),
  example: { body: { houseId: 1, customerId: 1, request_id: 1, previousTarget: 2, priority: 1 } },
  conflict: standsNow,
  data: movedHouse,
});

/** The status dropdown of the drawer. `status` null: suitable again. Specification 2 §4, D59. */
export const updateHouseStatus = endpoint({
  method: 'PUT',
  path: '/customer/house/recommend/update-status',
  summary: 'Moves a house of a need to another tab',
  access: 'brokerage',
  body: z.object({
    house_id: recordId,
    customer_id: recordId,
    status: matchTarget.nullable(),
    request_id: recordId,
    previousTarget: matchTarget.nullable().optional(),
    /** 0: directly into the tab's 'Quan tâm sau'. An undo needs it. */
    priority: priority.default(1),
    visit_at: visitMoment.nullable().optional(),
    note: line(longestVisitNote).optional(),
  }),
  example: {
    body: {
      house_id: 1,
      customer_id: 1,
      request_id: 1,
      status: 2,
      previousTarget: 2,
      priority: 0,
      visit_at: 1_790_000_000,
      note: 'Khách thích bếp',
    },
  },
  conflict: standsNow,
  data: movedHouse,
});

const mandatoryColumns = z.array(needWish).min(1).max(needWishNames.length);

/** Combinations of mandatory columns that houses fail. `columns` limits the combinations to these columns. D62. */
export const listFailingColumns = endpoint({
  method: 'POST',
  path: '/match/get-sub-recommend',
  summary: 'Combinations of mandatory columns that houses fail for a need, with counts',
  access: 'brokerage',
  body: z.object({ request_id: recordId, columns: mandatoryColumns.optional() }),
  example: { body: { request_id: 1, columns: ['province'] } },
  data: z.array(failingColumns),
});

/** Houses that fail exactly these mandatory columns and meet the others, best first. D62. */
export const listSubRecommended = endpoint({
  method: 'POST',
  path: '/house/sub-recommend',
  summary: 'Houses that fail exactly these mandatory columns of a need, with the explained score',
  access: 'brokerage',
  query: pageQuery(needHousePageSize),
  body: z.object({ request_id: recordId, columns: mandatoryColumns }),
  example: { query: { page: 1, size: 20 }, body: { request_id: 1, columns: ['province'] } },
  data: pageOf(needHouse),
});

/** 'Nới lỏng': single relaxed wishes with the number of further houses, highest first. */
export const listRelaxations = endpoint({
  method: 'GET',
  path: '/match/request/relaxation',
  summary: 'Single relaxations of a need with how many further houses each brings',
  access: 'brokerage',
  query: z.object({ request_id: idParam }),
  example: { query: { request_id: 1 } },
  data: z.array(relaxation),
});
