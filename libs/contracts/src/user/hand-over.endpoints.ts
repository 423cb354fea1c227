import { handedKinds } from '@toam/domain/staff/hand-over';
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, recordId } from '../field';
import { person } from '../house/house-row.schema';
import { epochSeconds } from '../page';
import { handOverText } from '../texts/hand-over';
import { employeeStatus } from './user';

const id = z.number().int();
const count = z.number().int();
const flag = z.union([z.literal(0), z.literal(1)]);

export const handedKind = z.enum(handedKinds);
/** How many of each kind. */
export const handOverCounts = z.record(handedKind, count);
export type HandOverCounts = z.output<typeof handOverCounts>;

/** A record among those that would change hands: enough to know it again. Never a phone number. */
const sample = z.object({ id, name: z.string() });

/** One kind of what somebody has. */
export const handedGroup = z.object({
  kind: handedKind,
  count,
  /** The newest few of them. */
  samples: z.array(sample),
  /** Why the chosen colleague cannot get these, in words; null: they can, or nobody is chosen yet. D27. */
  blocked: z.string().nullable(),
});
export type HandedGroup = z.output<typeof handedGroup>;

/** What the person has that stays where it is, and what becomes of it. */
export const stayingCounts = z.object({
  /** Share requests and proposed changes that wait for an admin: they decide as ever. */
  approvals: count,
  /** Visits ahead, with customers and houses of theirs: whoever takes over is reminded. */
  visits: count,
  /** Unfinished forms. */
  drafts: count,
  /** Needs of colleagues, shared with the person: their owners share anew. */
  shared_needs: count,
});
export type StayingCounts = z.output<typeof stayingCounts>;

/** Somebody as the dialog shows them. */
const party = person.extend({ position: z.string() });

/** What handing somebody's work over would do. D72. */
export const handOverPreview = z.object({
  from: party.extend({
    status: flag,
    employee_status: employeeStatus.nullable(),
    /** Where they are signed in now. */
    sessions: count,
  }),
  groups: z.array(handedGroup),
  stays: stayingCounts,
  /** The last hand-over of this person; carrying out names it, so that two admins do not do it twice. */
  last_id: id.nullable(),
});
export type HandOverPreview = z.output<typeof handOverPreview>;

const access = 'admin';

export const previewHandOver = endpoint({
  method: 'POST',
  path: '/user/hand-over/preview',
  summary: 'What somebody has that could go to a colleague, and what would stay',
  access,
  body: z.object({
    user_id: recordId,
    /** Who would take over; leave it out to see what there is. */
    to_id: recordId.nullable().default(null),
  }),
  example: { body: { user_id: 1, to_id: 8 } },
  data: handOverPreview,
});

export const handOverBody = z
  .object({
    user_id: recordId,
    /** Who takes over; needed as soon as anything is handed over. */
    to_id: recordId.nullable().default(null),
    /** What changes hands; what is left out stays. */
    kinds: z
      .array(handedKind)
      .max(handedKinds.length)
      .default([...handedKinds]),
    /** Locks the account and ends every session at once (D68). */
    lock: z.boolean().default(true),
    /** Marks the person as resigned. */
    resigned: z.boolean().default(false),
    /** `last_id` of the preview; a newer hand-over of this person gets 409. */
    last_id: recordId.nullable().optional(),
  })
  .refine(({ to_id, kinds }) => to_id !== null || kinds.length === 0, {
    path: ['to_id'],
    message: handOverText.receiverMissing,
  });

/** A hand-over in somebody's past. */
export const handOver = z.object({
  id,
  from: person,
  to: person.nullable(),
  by: person.nullable(),
  created_at: epochSeconds,
  counts: handOverCounts,
  locked: z.boolean(),
  resigned: z.boolean(),
  undo_until: epochSeconds,
  undone_at: epochSeconds.nullable(),
  undone_by: person.nullable(),
  /** What went back with the undoing. */
  returned: handOverCounts.nullable(),
  /** The viewer may take it back now. */
  may_undo: z.boolean(),
});
export type HandOver = z.output<typeof handOver>;

export const carryOutHandOver = endpoint({
  method: 'POST',
  once: true,
  path: '/user/hand-over',
  summary:
    'Hands somebody’s customers, needs, houses and team to a colleague, locks the account; can be taken back for 24 hours',
  access,
  body: handOverBody,
  example: {
    body: { user_id: 1, to_id: 8, kinds: ['customers', 'requests', 'houses', 'team'], lock: true, resigned: true },
  },
  conflict: handOverPreview,
  data: handOver,
});

export const undoHandOver = endpoint({
  method: 'POST',
  path: '/user/hand-over/:id/undo',
  summary:
    'Takes a hand-over back: what the receiver still has returns, and the account is unlocked if it was locked by it',
  access,
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: handOver,
});

export const listHandOvers = endpoint({
  method: 'GET',
  path: '/user/hand-over',
  summary: 'Where somebody’s work went, newest first, and which of it can be taken back',
  access,
  query: z.object({ user_id: idParam }),
  example: { query: { user_id: 1 } },
  data: z.array(handOver),
});
