import type { NumberRange } from '@toam/domain/record/number-range';
import { Purpose } from '@toam/domain/house-values';
import { isPriceRange, needRanges } from '@toam/domain/need-values';
import { z } from 'zod';
import { line, numberIn, recordId, requiredOption } from '../field';
import { person } from '../house/house-row.schema';
import { epochSeconds } from '../page';
import { commonText } from '../texts/common';
import { needLabel, needText } from '../texts/need';
import { matchTarget, needWish, needSummary } from './match.schema';

const id = z.number().int();
const bit = z.union([z.literal(0), z.literal(1)]);
const required = commonText.requiredField;

/** 0 none, 1 the owner's direct superior, 2 all superiors; resolved when read. D60. */
export const managerLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** 0 unresolved, 1 resolved. */
export const needStatus = z.union([z.literal(0), z.literal(1)]);

/**
 * The customer of a need; `phone_number` is '0000000000' for those who are not entitled to it, numbers in the name are hidden. D24.
 */
export const needCustomer = z.object({
  id,
  name: z.string(),
  phone_number: z.string().nullable(),
  masked: z.boolean(),
  /** Names of the owning staff. */
  user: z.string(),
  /** Whether the customer's own page opens for this viewer. */
  may_open: z.boolean(),
});
export type NeedCustomer = z.output<typeof needCustomer>;

/** With whom a need is shared. D60. */
const sharing = {
  staff: z.array(person),
  staff_role: bit,
  manager: managerLevel,
  manager_role: bit,
};

/** A row of the needs list. Wishes and names as `needSummary`; `user` is the owner. Specification 2 §2, §3 "Request". */
export const needRow = needSummary.extend({
  version: id,
  customer: needCustomer,
  /** Names of the districts and wards in one line. */
  place: z.string(),
  /** Without phone numbers for those who may not see the customer's. */
  description: z.string().nullable(),
  ...sharing,
  /** Houses that stand at each status through this need; `matchings` (what fits now) is asked by page, `match/request/house?fetchType=count`. */
  counts: z.record(z.enum(['recommended', 'seen', 'negotiating', 'done', 'disliked']), id),
  /** What this viewer may do: edit covers the status, too (`canEditNeed`, `canShareNeed`, `canDeleteNeed`). */
  may_edit: z.boolean(),
  may_share: z.boolean(),
  may_delete: z.boolean(),
  updated_at: epochSeconds,
});
export type NeedRow = z.output<typeof needRow>;

/** One need: the row, and who sees it through `manager` as things stand. */
export const needDetail = needRow.extend({ superiors: z.array(person) });
export type NeedDetail = z.output<typeof needDetail>;

/** 0 buy, 1 rent; '0' and '1' are understood. D63. */
const purposeOf = z.union(
  [
    z.literal(Purpose.sell),
    z.literal(Purpose.rent),
    z.literal('0').transform(() => Purpose.sell),
    z.literal('1').transform(() => Purpose.rent),
  ],
  required(needLabel.purpose),
);

/** The most choices of one kind. */
const mostChoices = 300;

const choices = (label: string) =>
  z
    .array(recordId, required(label))
    .min(1, required(label))
    .max(mostChoices, needText.tooManyChoices(mostChoices))
    .transform((ids) => [...new Set(ids)]);
const least = (range: NumberRange) => numberIn(range).nullable();

/** Fields that a need must have. Prices are whole VND: the form converts by its unit. Specification 2 §5. */
export const requiredNeedFields = {
  customer_id: requiredOption(needLabel.customer_id),
  min_price: numberIn(needRanges.min_price, required(needLabel.min_price)),
  max_price: numberIn(needRanges.max_price, required(needLabel.max_price)),
  money_unit: z.enum(['mil', 'bil'], required(needLabel.money_unit)),
  /** Quận/Huyện (D30). */
  province: choices(needLabel.province),
  /** Phường/Xã, each of one of the `province`. */
  districts: choices(needLabel.districts),
  property_type: choices(needLabel.property_type),
  house_type: choices(needLabel.house_type),
  request_direction: z
    .array(z.string().trim().min(1).max(30), required(needLabel.request_direction))
    .min(1, required(needLabel.request_direction))
    .max(mostChoices)
    .transform((values) => [...new Set(values)]),
};

/** The longest description. */
export const longestNeedDescription = 2000;

/** Fields that may be absent; null clears. Minimums: m², m. */
export const optionalNeedFields = {
  area: least(needRanges.area),
  floors: least(needRanges.floors),
  number_bedroom: least(needRanges.number_bedroom),
  min_width: least(needRanges.min_width),
  road_area: least(needRanges.road_area),
  description: line(longestNeedDescription),
  /** Columns that a house must meet; none: price and province (D61). */
  require_column: z.array(needWish).transform((columns) => [...new Set(columns)]),
  /** The owner; ignored unless an admin sends it. */
  user_id: recordId,
};

const optionals = z.object(optionalNeedFields).partial();

/** Cross-field rule of prices, for the form and the API. D63. */
const priceOrder = { message: needText.priceOrder, path: ['max_price'] };

/** What creates a need. */
export const newNeed = z
  .object({ purpose: purposeOf.default(Purpose.sell), ...requiredNeedFields, ...optionals.shape })
  .refine(isPriceRange, priceOrder);
export type NewNeed = z.output<typeof newNeed>;

/**
 * What changes one: absent = unchanged, null = clear; a required field can't be cleared. A stale `version` gets 409 with
 * the current record (D12). `{request_id, status}` alone is the status toggle.
 */
export const needChange = z
  .object({ purpose: purposeOf, ...requiredNeedFields })
  .partial()
  .extend({
    ...optionals.shape,
    request_id: recordId,
    version: id.optional(),
    status: z
      .union([needStatus, z.literal('0').transform(() => 0 as const), z.literal('1').transform(() => 1 as const)])
      .optional(),
  })
  .refine(isPriceRange, priceOrder);
export type NeedChange = z.output<typeof needChange>;

/** The most colleagues with whom one need is shared. */
const mostSharedStaff = 100;

/** The whole sharing of a need: what is left out of `staff` loses access at once. D59, D60. */
export const needSharing = z.object({
  request_id: recordId,
  version: id.optional(),
  staff: z
    .array(recordId)
    .max(mostSharedStaff, needText.tooManyStaff(mostSharedStaff))
    .transform((ids) => [...new Set(ids)]),
  staff_role: bit,
  manager: managerLevel,
  manager_role: bit,
});
export type NeedSharingBody = z.output<typeof needSharing>;

/**
 * One line of a need's history, newest first: a change of the need (`kind` need), or a house that was moved through it
 * (`kind` house, with `target`, null = suitable again). `id` counts within its kind. Specification 2 §3.
 */
export const needHistoryItem = z.object({
  kind: z.enum(['need', 'house']),
  id,
  /** What was done: 'Sửa nhu cầu', 'Chia sẻ', 'Đã chào' … */
  action: z.string(),
  /** In words: 'Giá đến: 5,5 tỷ → 6 tỷ'. */
  info: z.string(),
  created_at: epochSeconds,
  /** Who did it. */
  user_name: z.string(),
  target: matchTarget.nullable(),
  /** Null for changes of the need, and for houses that the viewer may not see. */
  house_id: id.nullable(),
  house_address: z.string().nullable(),
});
export type NeedHistoryItem = z.output<typeof needHistoryItem>;
