import { handedKinds } from '@toam/domain/staff/hand-over';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { handOverText } from './hand-over.text';
import { employeeStatus } from './user';

const id = z.number().int();
const count = z.number().int();
const flag = z.union([z.literal(0), z.literal(1)]);

const handedKind = z.enum(handedKinds);
/** Number of records of each kind. */
export const handOverCounts = z.record(handedKind, count);
export type HandOverCounts = z.output<typeof handOverCounts>;

/** A record that would move: enough to recognise it. Never a phone number. */
const sample = z.object({ id, name: z.string() });

/** One kind of record that the person has. */
const handedGroup = z.object({
  kind: handedKind,
  count,
  /** The newest few records. */
  samples: z.array(sample),
  /** Why the chosen colleague cannot get these records; null: they can, or nobody is chosen yet. D27. */
  blocked: z.string().nullable(),
});
export type HandedGroup = z.output<typeof handedGroup>;

/** Records that do not move, with what happens to them. */
const stayingCounts = z.object({
  /** Share requests and drafts that wait for an admin: admins decide them as usual. */
  approvals: count,
  /** Future visits with the person's customers and houses: the receiver gets the reminders. */
  visits: count,
  /** Unfinished forms. */
  drafts: count,
  /** Needs that colleagues shared with the person: their owners must share them again. */
  shared_needs: count,
  /** Their shares of deals: the commission stays theirs, also what is still to be collected. */
  transactions: count,
});
export type StayingCounts = z.output<typeof stayingCounts>;

/** A person in the dialog. */
const party = person.extend({ position: z.string() });

/** What a hand-over of somebody's work would do. D72. */
export const handOverPreview = z.object({
  from: party.extend({
    status: flag,
    employee_status: employeeStatus.nullable(),
    /** Number of devices on which they are signed in now. */
    sessions: count,
  }),
  groups: z.array(handedGroup),
  stays: stayingCounts,
  /** The person's last hand-over. The hand-over call sends it, so two admins can't do it twice. */
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
    /** The receiver. Absent: only shows what the person has. */
    to_id: recordId.nullable().default(null),
  }),
  example: { body: { user_id: 1, to_id: 8 } },
  data: handOverPreview,
});

const handOverBody = z
  .object({
    user_id: recordId,
    /** The receiver. Required as soon as anything moves. */
    to_id: recordId.nullable().default(null),
    /** Kinds of records that move. Other kinds stay. */
    kinds: z
      .array(handedKind)
      .max(handedKinds.length)
      .default([...handedKinds]),
    /** Locks the account and ends every session at once (D68). */
    lock: z.boolean().default(true),
    /** Marks the person as resigned. */
    resigned: z.boolean().default(false),
    /** `last_id` of the preview. If there is a newer hand-over of this person, the answer is 409. */
    last_id: recordId.nullable().optional(),
  })
  .refine(({ to_id, kinds }) => to_id !== null || kinds.length === 0, {
    path: ['to_id'],
    message: handOverText.receiverMissing,
  });

/** An earlier hand-over. */
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
  /** Number of records that the undo gave back. */
  returned: handOverCounts.nullable(),
  /** The viewer may undo it now. */
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
