import { needWishNames } from '@toam/domain/need/matching';
import { relaxationKinds } from '@toam/domain/need/need-relaxation';
import { z } from 'zod';
import { houseRow } from '../house/house-row.schema';
import { houseCustomerGroups, match, needWish, needSummary, needWishes, standing } from './match.schema';

/** The drawer's tabs with houses, in their order: what fits, then the five statuses. Specification 2 §2. */
export const needHouseGroups = houseCustomerGroups;
export const needHouseGroup = z.enum(needHouseGroups);
export type NeedHouseGroup = z.output<typeof needHouseGroup>;

/** How the houses of a tab are ordered: `newest` is the last moved, or the last made among the suitable. */
export const needHouseSorts = ['score', 'newest', 'cheapest', 'dearest'] as const;
export const needHouseSort = z.enum(needHouseSorts);
export type NeedHouseSort = z.output<typeof needHouseSort>;

/**
 * A house of a need. `target` and `priority` are those of its customer with it (null and 1: nobody moved it), flat as
 * specification 2 §3 "Recommend history row" has them; `standing` says the rest.
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

/** How many houses the viewer sees in a tab's list and in its 'Quan tâm sau' (always 0 where a tab has none, D58). */
const groupCount = z.object({ main: z.number().int(), later: z.number().int() });
export const needHouseCounts = z.record(needHouseGroup, groupCount);
export type NeedHouseCounts = z.output<typeof needHouseCounts>;

/** What stands in the drawer's head, and what the viewer may do there. */
export const needHead = needSummary.extend({
  version: z.number().int(),
  /** `may_open`: their own page opens for this viewer. */
  customer: z.object({ id: z.number().int(), name: z.string(), may_open: z.boolean() }),
  /** Move houses between the tabs (`canRecommend`); edit and share the need (`canEditNeed`, `canShareNeed`). */
  may_move: z.boolean(),
  may_edit: z.boolean(),
  may_share: z.boolean(),
});
export type NeedHead = z.output<typeof needHead>;

/** Mandatory columns that some houses fail, exactly these and no other, and how many such houses there are. D62. */
export const failingColumns = z.object({
  columns: z.array(needWish).min(1),
  total: z.number().int(),
  /** There are more than `total`. */
  total_capped: z.boolean(),
});
export type FailingColumns = z.output<typeof failingColumns>;

/** One wish given up a little, and what it brings. */
export const relaxation = z.object({
  kind: z.enum(relaxationKinds),
  column: z.enum(needWishNames),
  /** What becomes of the need: send it as its change. */
  change: needWishes.partial(),
  /** Names of what is added: the neighbouring district. */
  names: z.array(z.string()),
  /** Further houses that would fit. */
  gain: z.number().int(),
  gain_capped: z.boolean(),
});
export type RelaxationOnWire = z.output<typeof relaxation>;
