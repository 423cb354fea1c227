import { z } from 'zod';
import { contactRow } from './contact-row.schema';
import { historyEntry } from '@toam/contracts/history/history.endpoints';
import { houseRow } from '@toam/contracts/house/house-row.schema';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { matchTarget, needSummary, standing } from '@toam/contracts/need/match.schema';
import { customerRow } from './customer.schema';

const id = z.number().int();
const count = z.number().int();

/** `shared`: the viewer knows the customer only through a shared need, and sees what belongs to that need. D19. */
const customerReach = z.enum(['whole', 'shared']);

/** The top of a customer's page. If the requested customer was merged into another, `id` is the kept customer's (D56). */
export const customerOverview = z.object({
  customer: customerRow,
  reach: customerReach,
  may_edit: z.boolean(),
  may_delete: z.boolean(),
  /** Number of records in each section that the viewer sees. */
  counts: z.object({ needs: count, open_needs: count, houses: count, showings: count, deals: count, contacts: count }),
});
export type CustomerOverview = z.output<typeof customerOverview>;

/** A house in an event. Title and address are null if the viewer may not see the house. */
const houseMention = z.object({ id, title: z.string().nullable(), address: z.string().nullable() });
export type HouseMention = z.output<typeof houseMention>;

const houseMove = z.object({
  previous_target: matchTarget.nullable(),
  target: matchTarget.nullable(),
  by: person.nullable(),
  at: epochSeconds,
});

/** A house that the customer was shown, with its status and its moves, newest first. */
export const customerShowing = z.object({
  /** Id of the pair of house and customer. */
  id,
  /** Null if the viewer may not see the house. */
  house: houseRow.nullable(),
  house_id: id,
  standing,
  /** The need through which the house was offered; null if the viewer may not see it. */
  need_id: id.nullable(),
  moves: z.array(houseMove),
});
export type CustomerShowing = z.output<typeof customerShowing>;

const base = {
  /** Unique within the timeline. */
  key: z.string(),
  at: epochSeconds,
  /** Who did it; null: the system, or a visitor of the website. */
  by: person.nullable(),
};

/** What may happen to a share of a deal. */
const dealStep = z.enum(['recorded', 'collected', 'cancelled']);
export type DealStep = z.output<typeof dealStep>;

const change = historyEntry.pick({ column: true, old_value: true, new_value: true });

/** An event in a customer's timeline. Phones are masked as everywhere (D24). */
export const customerEvent = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('created') }),
  z.object({ ...base, kind: z.literal('edited'), changes: z.array(change) }),
  /** `changes` are those of the kept record: one merge is one event. */
  z.object({ ...base, kind: z.literal('merged'), name: z.string(), is_undone: z.boolean(), changes: z.array(change) }),
  z.object({ ...base, kind: z.literal('need-created'), need: needSummary }),
  z.object({ ...base, kind: z.literal('need-status'), need_id: id, status: z.union([z.literal(0), z.literal(1)]) }),
  z.object({ ...base, kind: z.literal('house-added'), house: houseMention }),
  z.object({
    ...base,
    kind: z.literal('moved'),
    house: houseMention,
    previous_target: matchTarget.nullable(),
    target: matchTarget.nullable(),
    priority: z.union([z.literal(0), z.literal(1)]),
    need_id: id.nullable(),
  }),
  /** `at` is the appointment. It may be in the future. */
  z.object({ ...base, kind: z.literal('visit'), house: houseMention, note: z.string().nullable() }),
  z.object({ ...base, kind: z.literal('contact'), contact: contactRow }),
  /** A day of a conversation; `at` is its last message. Only for people who answer chats and see the whole customer. */
  z.object({
    ...base,
    kind: z.literal('chat'),
    conversation_id: z.uuid(),
    /** Messages of the customer, and of colleagues. */
    asked: z.number().int(),
    answered: z.number().int(),
    staff: z.array(person),
  }),
  /** Of shares of people whose figures the viewer may see. D25. */
  z.object({
    ...base,
    kind: z.literal('deal'),
    step: dealStep,
    /** The share's id, its code, and whose it is. */
    transaction_id: id,
    code: z.string(),
    staff: person,
    house: houseMention,
    /** Of the deposit, the collection or the cancelling. D4. */
    day: epochSeconds,
    /** What was collected, VND. */
    amount: z.number().int().nullable(),
  }),
]);
export type CustomerEvent = z.output<typeof customerEvent>;
export type CustomerEventKind = CustomerEvent['kind'];
