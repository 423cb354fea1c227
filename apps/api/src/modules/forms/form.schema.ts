import type { ExplanationReason } from '@toam/contracts/form/form.text';
import type { ExplainedActivity } from '@toam/domain/work/day-forms';
import { type FormKind, formKinds } from '@toam/domain/work/form-kinds';
import type { FormStatus } from '@toam/domain/work/form-access';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, updatedAt } from '../../db/columns';
import { formTypes } from '../form-types/form-type.schema';
import { users } from '../users/user.schema';

/** Forms of all kinds. Columns that a kind does not have are null. Specification 3 §3 "Forms", brief 5 §2. */
export const forms = pgTable(
  'forms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    kind: text('kind').notNull().$type<FormKind>(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    approver_id: integer('approver_id')
      .notNull()
      .references(() => users.id),
    status: smallint('status').notNull().default(0).$type<FormStatus>(),
    reason_id: integer('reason_id').references(() => formTypes.id),
    /** Days in Vietnam; forms of one day have the same twice. */
    start_date: date('start_date').notNull(),
    end_date: date('end_date').notNull(),
    /** Minutes after midnight of an absence or a trip. */
    start_minute: smallint('start_minute'),
    end_minute: smallint('end_minute'),
    /** 0: all shifts of each day. H5. */
    shift: integer('shift'),
    /** 'Tính công'. H6. */
    labour: smallint('labour').notNull().default(0).$type<0 | 1>(),
    address: text('address'),
    /** Minutes of a regime. */
    late_minutes: smallint('late_minutes'),
    soon_minutes: smallint('soon_minutes'),
    activity: text('activity').$type<ExplainedActivity>(),
    reason_explanation: text('reason_explanation').$type<ExplanationReason>(),
    /** An explanation in the person's own words. */
    explanation: text('explanation'),
    note: text('note'),
    /** The owner's when it was sent. */
    department: smallint('department'),
    decided_by: integer('decided_by').references(() => users.id),
    decided_at: timestamp('decided_at', { withTimezone: true }),
    /** Why it was rejected, or its approval taken back. */
    reject_reason: text('reject_reason'),
    /** When its approval was taken back; it is rejected since. D115. */
    revoked_at: timestamp('revoked_at', { withTimezone: true }),
    /** Since when the owner asks for that, and why; the reason stays when it is answered. */
    cancel_asked_at: timestamp('cancel_asked_at', { withTimezone: true }),
    cancel_reason: text('cancel_reason'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (form) => [
    check('forms_kind', sql`${form.kind} in (${sql.raw(formKinds.map((kind) => `'${kind}'`).join(', '))})`),
    check('forms_status', sql`${form.status} in (0, 1, 2)`),
    check('forms_days', sql`${form.end_date} >= ${form.start_date}`),
    check('forms_decided', sql`(${form.status} = 0) = (${form.decided_at} is null)`),
    check('forms_revoked', sql`${form.revoked_at} is null or ${form.status} = 2`),
    check('forms_cancel_asked', sql`${form.cancel_asked_at} is null or ${form.status} = 1`),
    index('forms_of')
      .on(form.user_id, form.kind, form.start_date)
      .where(sql`deleted_at is null`),
    index('forms_newest').on(form.user_id, form.id.desc()),
    index('forms_waiting')
      .on(form.approver_id, form.id)
      .where(sql`(status = 0 or cancel_asked_at is not null) and deleted_at is null`),
    index('forms_approved')
      .on(form.start_date, form.end_date)
      .where(sql`status = 1 and deleted_at is null`),
  ],
);

export type FormRecord = typeof forms.$inferSelect;

/** Days of leave that an admin gave or took. Never changed; a wrong one is corrected by another. Issue 14. */
export const leaveCorrections = pgTable(
  'leave_corrections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    year: smallint('year').notNull(),
    days: numeric('days', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    note: text('note').notNull(),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (correction) => [index('leave_corrections_of').on(correction.user_id, correction.year)],
);
