import { needWishNames } from '@toam/domain/need/matching';
import { relaxationKinds } from '@toam/domain/need/need-relaxation';
import { z } from 'zod';
import { houseRow } from '@toam/contracts/house/house-row.schema';
import { houseCustomerGroups, match, needWish, needSummary, needWishes, standing } from './match.schema';

/** The drawer's tabs of houses in their order: suitable, then the five statuses. Specification 2 §2. */
export const needHouseGroups = houseCustomerGroups;
export const needHouseGroup = z.enum(needHouseGroups);
export type NeedHouseGroup = z.output<typeof needHouseGroup>;

/** Order of the houses in a tab. `newest`: last moved first; in the tab of suitable houses, last created first. */
export const needHouseSorts = ['score', 'newest', 'cheapest', 'dearest'] as const;
export const needHouseSort = z.enum(needHouseSorts);
export type NeedHouseSort = z.output<typeof needHouseSort>;

/**
 * A house of a need. `target` and `priority` are the status of the need's customer at the house (null and 1: no status
 * yet). They are flat, as in specification 2 §3 "Recommend history row". `standing` holds the rest.
 */
export const needHouse = z.object({
  house_id: z.number().int(),
  target: standing.shape.target,
  priority: standing.shape.priority,
  house: houseRow,
  match,
  standing: standing.nullable(),
});
export type NeedHouse = z.output<typeof needHouse>;

/** Number of houses that the viewer sees in a tab's list and in its 'Quan tâm sau' (always 0 for a tab without one, D58). */
const groupCount = z.object({ main: z.number().int(), later: z.number().int() });
export const needHouseCounts = z.record(needHouseGroup, groupCount);
export type NeedHouseCounts = z.output<typeof needHouseCounts>;

/** The drawer's head, and the viewer's permissions. */
export const needHead = needSummary.extend({
  version: z.number().int(),
  /** `may_open`: the viewer may open the customer's page. */
  customer: z.object({ id: z.number().int(), name: z.string(), may_open: z.boolean() }),
  /** Move houses between the tabs (`canRecommend`); edit and share the need (`canEditNeed`, `canShareNeed`). */
  may_move: z.boolean(),
  may_edit: z.boolean(),
  may_share: z.boolean(),
});
export type NeedHead = z.output<typeof needHead>;

/** Mandatory columns that some houses fail (exactly these), and the number of such houses. D62. */
export const failingColumns = z.object({
  columns: z.array(needWish).min(1),
  total: z.number().int(),
  /** The real number is higher than `total`. */
  total_capped: z.boolean(),
});
export type FailingColumns = z.output<typeof failingColumns>;

/** One relaxed wish, and its result. */
export const relaxation = z.object({
  kind: z.enum(relaxationKinds),
  column: z.enum(needWishNames),
  /** The change of the need; send it as the body of a save. */
  change: needWishes.partial(),
  /** Names of added values: the neighbouring district. */
  names: z.array(z.string()),
  /** Number of further houses that would match. */
  gain: z.number().int(),
  gain_capped: z.boolean(),
});
export type RelaxationOnWire = z.output<typeof relaxation>;
