import { Purpose } from '@toam/domain/house/house-values';
import { isPriceRange } from '@toam/domain/need-values';
import {
  longestNeedNote,
  type NeedColumnKind,
  type NeedColumnName,
  needColumns,
  type NeedMinimum,
  type NeedPrice,
} from '@toam/domain/need/need-columns';
import { madeByKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { line, numberIn, recordId, requiredOption } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { commonText } from '@toam/contracts/texts/common';
import { needText } from './need.text';
import { managerLevel, matchTarget, needRowColumns, needStatus, needSummary, needWish } from './match.schema';

const id = z.number().int();
const bit = z.union([z.literal(0), z.literal(1)]);

/**
 * The customer of a need. For viewers who may not see the number, `phone_number` is '0000000000' and numbers in the name
 * are hidden. D24.
 */
const needCustomer = z.object({
  id,
  name: z.string(),
  phone_number: z.string().nullable(),
  masked: z.boolean(),
  /** Names of the owning staff. */
  user: z.string(),
  /** Whether the viewer may open the customer's page. */
  may_open: z.boolean(),
});
export type NeedCustomer = z.output<typeof needCustomer>;

/** A row of the needs list. Wishes and names are as in `needSummary`; `user` is the owner. Specification 2 §2, §3 "Request". */
export const needRow = needSummary.extend({
  version: id,
  customer: needCustomer,
  /** Names of the districts and wards in one line. */
  place: z.string(),
  ...needRowColumns,
  /**
   * Number of houses at each status through this need. The list asks for `matchings` (houses that match now) per page,
   * with `match/request/house?fetchType=count`.
   */
  counts: z.record(z.enum(['recommended', 'seen', 'negotiating', 'done', 'disliked']), id),
  /** The viewer's permissions (`canEditNeed`, `canShareNeed`, `canDeleteNeed`). Edit includes the status. */
  may_edit: z.boolean(),
  may_share: z.boolean(),
  may_delete: z.boolean(),
  updated_at: epochSeconds,
});
export type NeedRow = z.output<typeof needRow>;

/** One need: the row, and the superiors who see it now through `manager`. */
export const needDetail = needRow.extend({ superiors: z.array(person) });
export type NeedDetail = z.output<typeof needDetail>;

/** The most choices in one field. */
const maxChoices = 300;
/** The most colleagues who can share one need. */
const maxSharedStaff = 100;

const once = <Value>(values: Value[]): Value[] => [...new Set(values)];
/** '0' and '1' are accepted. D63. */
const zero = z.literal('0').transform(() => 0 as const);
const one = z.literal('1').transform(() => 1 as const);

const missing = (column: NeedColumnName) => commonText.requiredField(needColumns[column].label);

/** Schema of each kind of column in a body. Prices are whole VND: the form converts by its unit. Specification 2 §5. */
const checked = {
  customer: (column: NeedColumnName) => requiredOption(needColumns[column].label),
  person: () => recordId,
  people: () => z.array(recordId).max(maxSharedStaff, needText.tooManyStaff(maxSharedStaff)).transform(once),
  purpose: (column: NeedColumnName) =>
    z.union([z.literal(Purpose.sell), z.literal(Purpose.rent), zero, one], missing(column)),
  status: () => z.union([needStatus, zero, one]),
  money: (column: NeedPrice) => numberIn(needColumns[column].range, missing(column)),
  unit: (column: NeedColumnName) => z.enum(['mil', 'bil'], missing(column)),
  entries: (column: NeedColumnName) =>
    z
      .array(recordId, missing(column))
      .min(1, missing(column))
      .max(maxChoices, needText.tooManyChoices(maxChoices))
      .transform(once),
  values: (column: NeedColumnName) =>
    z.array(z.string().trim().min(1).max(30), missing(column)).min(1, missing(column)).max(maxChoices).transform(once),
  minimum: (column: NeedMinimum) => numberIn(needColumns[column].range).nullable(),
  wishes: () => z.array(needWish).transform(once),
  flag: () => bit,
  level: () => managerLevel,
  note: () => line(longestNeedNote),
} satisfies Record<NeedColumnKind, (column: never) => z.ZodType>;

/** Required fields. Each ward must belong to one of the districts. */
export const requiredNeedFields = madeByKind(tableWith(needColumns, { form: 'required' }), checked);

/** Optional fields; null clears. The owner is ignored unless an admin sends it. */
export const optionalNeedFields = madeByKind(tableWith(needColumns, { form: 'optional' }), checked);

const optionals = z.object(optionalNeedFields).partial();

/** Price rule over two fields, for the form and the API. D63. */
const priceOrder = { message: needText.priceOrder, path: ['max_price'] };

/** The body that creates a need. */
export const newNeed = z
  .object({
    ...requiredNeedFields,
    purpose: requiredNeedFields.purpose.default(Purpose.sell),
    ...optionals.shape,
  })
  .refine(isPriceRange, priceOrder);

/**
 * The body that changes a need: absent = unchanged, null = clear. A required field can't be cleared. A stale `version`
 * gets 409 with the current record (D12). `{request_id, status}` alone toggles the status.
 */
export const needChange = z
  .object(requiredNeedFields)
  .partial()
  .extend({
    ...optionals.shape,
    request_id: recordId,
    version: id.optional(),
    status: checked.status().optional(),
  })
  .refine(isPriceRange, priceOrder);
export type NeedChange = z.output<typeof needChange>;

/** The complete sharing of a need. Colleagues who are not in `staff` lose access at once. D59, D60. */
export const needSharing = z.object({
  request_id: recordId,
  version: id.optional(),
  ...madeByKind(tableWith(needColumns, { writers: 'owner' }), checked),
});

/**
 * One line of a need's history, newest first: a change of the need (`kind` need), or a house that got a status through it
 * (`kind` house, with `target`, null = suitable again). `id` is unique within its kind. Specification 2 §3.
 */
export const needHistoryItem = z.object({
  kind: z.enum(['need', 'house']),
  id,
  /** The action: 'Sửa nhu cầu', 'Chia sẻ', 'Đã chào' … */
  action: z.string(),
  /** Details: 'Giá đến: 5,5 tỷ → 6 tỷ'. */
  info: z.string(),
  created_at: epochSeconds,
  /** Who acted. */
  user_name: z.string(),
  target: matchTarget.nullable(),
  /** Null for changes of the need, and if the viewer may not see the house. */
  house_id: id.nullable(),
  house_address: z.string().nullable(),
});
export type NeedHistoryItem = z.output<typeof needHistoryItem>;
