import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, largestId, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { leaveText } from './leave.text';
import { longestNote, writtenDays } from './form.schema';

const days = z.number();
const day = z.iso.date();

/** A year's leave, in days. `left` = accrued + corrected − used − reserved. D93, H8. */
export const leaveQuota = z.object({
  year: z.number().int(),
  /** Of the whole year. */
  quota: days,
  /** Until this month. */
  accrued: days,
  used: days,
  reserved: days,
  corrected: days,
  left: days,
});
export type LeaveQuotaRow = z.output<typeof leaveQuota>;

/** A line of the ledger. `change` is added to what was left before. */
const ledgerEntry = z.object({
  kind: z.enum(['accrual', 'use', 'reservation', 'correction']),
  /** The first and last day that it is about. */
  start: day,
  end: day,
  change: days,
  left: days,
  /** Of an accrual: months of the year that earned it. */
  months: z.number().int().nullable(),
  /** Of an accrual that is still to come. */
  is_future: z.boolean(),
  form: z
    .object({ id: z.number().int(), shift: z.number().int(), reason: z.string(), is_paid: z.boolean() })
    .nullable(),
  correction_id: z.number().int().nullable(),
  note: z.string().nullable(),
  by: person.nullable(),
  at: epochSeconds.nullable(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** A person's leave, year by year. Its last line is the figure on the card. Issue 14. */
export const readLeaveLedger = endpoint({
  method: 'GET',
  path: '/form/leave-ledger/:userId',
  summary: 'Accruals, uses, reservations and corrections of a year of leave',
  access: 'signedIn',
  params: z.object({ userId: idParam }),
  query: z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
  example: { params: { userId: 1 }, query: { year: 2026 } },
  data: z.object({
    user: person.extend({ job_position: z.number().int(), onboarding_date: z.string().nullable() }),
    /** Null: this person has no leave to count. */
    quota: leaveQuota.nullable(),
    years: z.array(leaveQuota),
    entries: z.array(ledgerEntry),
    /** Leave of the year that does not count against the quota. */
    others: z.array(z.object({ start: day, end: day, days, reason: z.string(), is_paid: z.boolean() })),
    may_correct: z.boolean(),
  }),
});

/** The most days that one correction gives or takes. */
export const maxCorrection = 60;

const correctionDays = z
  .number(leaveText.correctionMissing)
  .min(-maxCorrection, leaveText.correctionRange(maxCorrection))
  .max(maxCorrection, leaveText.correctionRange(maxCorrection))
  .refine((value) => value !== 0, leaveText.correctionZero)
  .refine((value) => Number.isInteger(value * 2), leaveText.correctionStep);

export const correctionFields = z.object({
  year: z.number().int().min(2000).max(2100),
  days: correctionDays,
  note: z
    .string(leaveText.noteMissing)
    .transform(visibleText)
    .pipe(z.string().min(1, leaveText.noteMissing).max(longestNote)),
});

export const correctLeave = endpoint({
  method: 'POST',
  once: true,
  path: '/form/leave-ledger/:userId/correction',
  summary: 'Gives or takes days of a year’s leave, with a reason',
  access: 'admin',
  params: z.object({ userId: idParam }),
  body: correctionFields,
  example: { params: { userId: 1 }, body: { year: 2026, days: 1.5, note: 'Làm bù dịp Tết' } },
  data: leaveQuota,
});

/** What a leave that is being written would cost. */
export const previewLeave = endpoint({
  method: 'GET',
  path: '/form/leave-preview',
  summary: 'Days that a leave would take, and what would be left',
  access: 'signedIn',
  query: writtenDays({
    reason: idParam.optional(),
    shift: z.coerce.number().int().min(0).max(largestId).default(0),
    /** The form that is being changed. */
    id: idParam.optional(),
  }),
  example: { query: { reason: 9, start_date: '2026/11/25', end_date: '2026/11/26', shift: 0 } },
  data: z.object({
    working_days: days,
    /** The reason takes from yearly leave, and the person has none, as in probation. */
    lacks_quota: z.boolean(),
    /** Null: nothing is counted against the quota. */
    left_before: days.nullable(),
    left_after: days.nullable(),
    /** The leave that it overlaps. */
    overlaps: z.object({ id: recordId, start_date: z.string(), end_date: z.string() }).nullable(),
    days: z.array(z.object({ date: day, cost: days, holiday: z.string().nullable() })),
  }),
});
