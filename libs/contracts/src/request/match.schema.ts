import { needWishNames, verdicts } from '@toam/domain/need/matching';
import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { houseRow, person } from '../house/house-row.schema';
import { epochSeconds } from '../page';

const id = z.number().int();
const bit = z.union([z.literal(0), z.literal(1)]);

/** 0 buy, 1 rent; people and older clients also send '0' and '1' (D63). */
export const needPurpose = bit;
export const needWish = z.enum(needWishNames);

/** 0 disliked, 1 recommended, 2 seen, 3 negotiating, 4 deal done. Specification 1 §4. */
export const matchTarget = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Where a house and a customer stand with each other, for who saw something else. */
export const standsNow = z.object({ status: matchTarget.nullable(), priority: z.union([z.literal(0), z.literal(1)]) });

/** How one wish of the need stands with the house. */
export const fieldVerdict = z.object({
  column: needWish,
  verdict: z.enum(verdicts),
  mandatory: z.boolean(),
  /** What the wish is worth of this need's points, and what the house earns of it. */
  points: z.number(),
  earned: z.number(),
});

/** The explained score of a pair. D61. */
export const match = z.object({
  /** Every hard condition holds now; a house that was offered may have changed since. */
  fits: z.boolean(),
  failed: z.array(needWish),
  score: z.number().int(),
  fields: z.array(fieldVerdict),
});
export type MatchOnWire = z.output<typeof match>;

/** 0 none, 1 the owner's direct superior, 2 all superiors; resolved when read. D60. */
export const managerLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** 0 unresolved, 1 resolved. */
export const needStatus = bit;

/** How each kind of column is answered; of a customer and the owner the names are. */
const answered = {
  purpose: needPurpose,
  status: needStatus,
  money: z.number().int().nullable(),
  unit: z.enum(['mil', 'bil']),
  entries: z.array(id),
  values: z.array(z.string()),
  minimum: z.number().nullable(),
  wishes: z.array(needWish),
  people: z.array(person),
  flag: bit,
  level: managerLevel,
  note: z.string().nullable(),
} satisfies Record<Exclude<NeedColumnKind, 'customer' | 'person'>, z.ZodType>;

/** What a customer wants, without the customer: prices in VND, a month's for rent (D63). Specification 2 §3. */
export const needWishes = z.object(byKind(tableWith(needColumns, { answers: 'wishes' }), answered));

/** A need as lists and matches show it; `names` stand for the ids beside them. */
export const needSummary = needWishes.extend({
  id,
  ...byKind(tableWith(needColumns, { answers: 'matches' }), answered),
  names: z.object(byKind(tableWith(needColumns, { kind: 'entries' }), { entries: z.array(z.string()) })),
  /** Whose need it is. */
  user: person.nullable(),
  created_at: epochSeconds,
});
export type NeedSummary = z.output<typeof needSummary>;

/** What the list tells besides; a note without phone numbers for those who may not see the customer's. */
export const needRowColumns = byKind(tableWith(needColumns, { answers: 'rows' }), answered);

/** `phone_number` is '0000000000' for those who may not see it (D24); `user` are the owning staff. */
export const matchedCustomer = z.object({
  id,
  name: z.string(),
  phone_number: z.string(),
  masked: z.boolean(),
  user: person.nullable(),
  /** Whether the customer's own page opens for this viewer. */
  may_open: z.boolean(),
});
export type MatchedCustomer = z.output<typeof matchedCustomer>;

/** Where a customer stands with a house, who moved them there and when; `target` null is set aside for later (D58). */
export const standing = z.object({
  target: matchTarget.nullable(),
  priority: z.union([z.literal(0), z.literal(1)]),
  request_id: id.nullable(),
  visit_at: epochSeconds.nullable(),
  note: z.string().nullable(),
  moved_at: epochSeconds,
  moved_by: person.nullable(),
});
export type MatchStanding = z.output<typeof standing>;

/** A customer as a house's page shows them: the need that fits it, and how far they have come with it. */
export const houseCustomer = z.object({
  customer: matchedCustomer,
  /** Null: shown the house without a need, or through one that is not for this viewer. */
  need: needSummary.nullable(),
  match: match.nullable(),
  standing: standing.nullable(),
  /** Whether the viewer may move them (`canRecommend`); it depends on who leads whom, so the API says it. */
  may_move: z.boolean(),
});
export type HouseCustomer = z.output<typeof houseCustomer>;

/** The groups of a house's customers in their order: what fits, then the five statuses. D44. */
export const houseCustomerGroups = ['suitable', 'recommended', 'seen', 'negotiating', 'done', 'disliked'] as const;
export type HouseCustomerGroup = (typeof houseCustomerGroups)[number];

/** A house that fits a need. */
export const requestHouse = z.object({ house: houseRow, match, standing: standing.nullable() });
export type RequestHouse = z.output<typeof requestHouse>;
