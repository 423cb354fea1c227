import type { AuditAction, AuditNoun, AuditedRecord } from '@toam/contracts/audit/audit';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { users } from '../modules/users/user.schema';

/**
 * Who did what to which records, for whoever has to find out later: every call that changed something, exports, image archives,
 * phones that were shown (D48). Rows are only added; a trigger refuses everything else (migration 0004).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the system, or a visitor of the website. */
    user_id: integer('user_id').references(() => users.id),
    action: text('action').notNull().$type<AuditAction>(),
    noun: text('noun').notNull().$type<AuditNoun>(),
    /** The one record that it is about; null where there are several or none. */
    record_id: integer('record_id'),
    /** How many records. */
    count: integer('count').notNull().default(1),
    /** What else tells this one apart: filters of an export, ids of a bulk action. */
    detail: jsonb('detail').notNull().default({}).$type<Record<string, unknown>>(),
    /** What was there before and after, of the first records (`maxShownRecords`). */
    changes: jsonb('changes').notNull().default([]).$type<AuditedRecord[]>(),
    /** Every record that it touched, as "house:12": what was done to one is found though it was done to many. */
    records: text('records')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The job that did it for the person, later; null: they did it themselves, at once. */
    job: text('job'),
    ip: text('ip'),
    /** What the page's search reads: address and values, without case and diacritics (D47). */
    search: text('search').notNull().default(''),
    created_at: createdAt(),
  },
  (entry) => [
    // each answers its filter, in the order of the list, from the index alone
    index('audit_entries_age').on(entry.created_at, entry.id, entry.action, entry.noun),
    index('audit_entries_by_person').on(entry.user_id, entry.created_at, entry.id, entry.action, entry.noun),
    index('audit_entries_by_action').on(entry.action, entry.created_at, entry.id, entry.noun),
    index('audit_entries_by_noun').on(entry.noun, entry.created_at, entry.id, entry.action),
    index('audit_entries_records').using('gin', entry.records),
    index('audit_entries_search').using('gin', sql`${entry.search} gin_trgm_ops`),
  ],
);
