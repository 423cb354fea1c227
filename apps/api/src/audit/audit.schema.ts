import type { AuditAction, AuditNoun, AuditedRecord } from '@toam/contracts/audit/audit';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { users } from '../modules/users/user.schema';

/**
 * Who did what to which records: every call that changed something, exports, image archives, and phone numbers that were
 * shown (D48). Rows are only added; a trigger refuses everything else.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the system, or a visitor of the website. */
    user_id: integer('user_id').references(() => users.id),
    action: text('action').notNull().$type<AuditAction>(),
    noun: text('noun').notNull().$type<AuditNoun>(),
    /** The single record concerned; null if there are several or none. */
    record_id: integer('record_id'),
    /** The number of records. */
    count: integer('count').notNull().default(1),
    /** Further facts: filters of an export, ids of a bulk action. */
    detail: jsonb('detail').notNull().default({}).$type<Record<string, unknown>>(),
    /** The values before and after, for the first records (`maxShownRecords`). */
    changes: jsonb('changes').notNull().default([]).$type<AuditedRecord[]>(),
    /** Every changed record, as "house:12". So a search by one record also finds bulk actions. */
    records: text('records')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The job that did it later for the person; null: the person did it directly. */
    job: text('job'),
    ip: text('ip'),
    /** The text for the page's search: address and values, without case and diacritics (D47). */
    search: text('search').notNull().default(''),
    created_at: createdAt(),
  },
  (entry) => [
    // each index serves one filter in the order of the list, without reading the table
    index('audit_entries_age').on(entry.created_at, entry.id, entry.action, entry.noun),
    index('audit_entries_by_person').on(entry.user_id, entry.created_at, entry.id, entry.action, entry.noun),
    index('audit_entries_by_action').on(entry.action, entry.created_at, entry.id, entry.noun),
    index('audit_entries_by_noun').on(entry.noun, entry.created_at, entry.id, entry.action),
    index('audit_entries_records').using('gin', entry.records),
    index('audit_entries_search').using('gin', sql`${entry.search} gin_trgm_ops`),
  ],
);
