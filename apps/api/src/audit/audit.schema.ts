import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { users } from '../modules/users/user.schema';

/**
 * Who did what to which records, for whoever has to find out later: exports, image archives, phones that were shown (D48),
 * actions on many records. Rows are only added, by `recordAudit`; they hold ids and counts, never a customer's data.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the system. */
    user_id: integer('user_id').references(() => users.id),
    action: text('action').notNull().$type<AuditAction>(),
    noun: text('noun').notNull().$type<AuditNoun>(),
    /** The one record that it is about; null where there are several or none. */
    record_id: integer('record_id'),
    /** How many records. */
    count: integer('count').notNull().default(1),
    /** What else tells this one apart: filters of an export, ids of a bulk action. */
    detail: jsonb('detail').notNull().default({}).$type<Record<string, unknown>>(),
    ip: text('ip'),
    created_at: createdAt(),
  },
  (entry) => [
    index('audit_entries_age').on(entry.created_at, entry.id),
    index('audit_entries_person').on(entry.user_id, entry.action, entry.id),
    index('audit_entries_record').on(entry.noun, entry.record_id, entry.id),
  ],
);
