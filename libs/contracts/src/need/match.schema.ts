import { needWishNames, verdicts } from '@toam/domain/need/matching';
import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { houseRow } from '@toam/contracts/house/house-row.schema';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';

const id = z.number().int();
const bit = z.union([z.literal(0), z.literal(1)]);

/** 0 buy, 1 rent. People and older clients may also send '0' and '1' (D63). */
export const needPurpose = bit;
export const needWish = z.enum(needWishNames);

/** 0 disliked, 1 recommended, 2 seen, 3 negotiating, 4 deal done. Specification 1 §4. */
export const matchTarget = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** The current status of house and customer, for a caller who saw an older one. */
export const standsNow = z.object({ status: matchTarget.nullable(), priority: z.union([z.literal(0), z.literal(1)]) });

/** The result of one wish of the need for the house. */
const fieldVerdict = z.object({
  column: needWish,
  verdict: z.enum(verdicts),
  mandatory: z.boolean(),
  /** `points`: the weight of the wish in this need. `earned`: the points of the house. */
  points: z.number(),
  earned: z.number(),
});

/** The explained score of a house and a need. D61. */
export const match = z.object({
  /** The house meets every hard condition now. An offered house may have changed since. */
  fits: z.boolean(),
  failed: z.array(needWish),
  score: z.number().int(),
  fields: z.array(fieldVerdict),
});
export type MatchOnWire = z.output<typeof match>;

/** 0 none, 1 the owner's direct superior, 2 all superiors. Resolved at read time. D60. */
export const managerLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** 0 unresolved, 1 resolved. */
export const needStatus = bit;

/** Schema of each kind of column in answers. Customer and owner are answered by name. */
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

/** A customer's wishes without the customer. Prices are VND; for rent, per month (D63). Specification 2 §3. */
export const needWishes = z.object(byKind(tableWith(needColumns, { answers: 'wishes' }), answered));

/** A need in lists and matches. `names` holds the names of its ids. */
export const needSummary = needWishes.extend({
  id,
  ...byKind(tableWith(needColumns, { answers: 'matches' }), answered),
  names: z.object(byKind(tableWith(needColumns, { kind: 'entries' }), { entries: z.array(z.string()) })),
  /** The owner of the need. */
  user: person.nullable(),
  created_at: epochSeconds,
});
export type NeedSummary = z.output<typeof needSummary>;

/** Further columns of the list. The note has no phone numbers for viewers who may not see the customer's. */
export const needRowColumns = byKind(tableWith(needColumns, { answers: 'rows' }), answered);

/** `phone_number` is '0000000000' for viewers who may not see it (D24). `user` is the owning staff. */
const matchedCustomer = z.object({
  id,
  name: z.string(),
  phone_number: z.string(),
  masked: z.boolean(),
  user: person.nullable(),
  /** Whether the viewer may open the customer's page. */
  may_open: z.boolean(),
});
export type MatchedCustomer = z.output<typeof matchedCustomer>;

/** The status of a customer at a house, who set it and when. `target` null: set aside for later (D58). */
export const standing = z.object({
  target: matchTarget.nullable(),
  priority: z.union([z.literal(0), z.literal(1)]),
  request_id: id.nullable(),
  visit_at: epochSeconds.nullable(),
  note: z.string().nullable(),
  moved_at: epochSeconds,
  moved_by: person.nullable(),
});
export type MatchState = z.output<typeof standing>;

/** A customer on a house's page: the matching need, and the customer's status at the house. */
export const houseCustomer = z.object({
  customer: matchedCustomer,
  /** Null: offered without a need, or through a need that the viewer may not see. */
  need: needSummary.nullable(),
  match: match.nullable(),
  standing: standing.nullable(),
  /** Whether the viewer may change the status (`canRecommend`). It depends on the hierarchy, so the API computes it. */
  may_move: z.boolean(),
});
export type HouseCustomer = z.output<typeof houseCustomer>;

/** Groups of a house's customers in their order: suitable, then the five statuses. D44. */
export const houseCustomerGroups = ['suitable', 'recommended', 'seen', 'negotiating', 'done', 'disliked'] as const;
export type HouseCustomerGroup = (typeof houseCustomerGroups)[number];

/** A house that matches a need. */
export const requestHouse = z.object({ house: houseRow, match, standing: standing.nullable() });
export type RequestHouse = z.output<typeof requestHouse>;
