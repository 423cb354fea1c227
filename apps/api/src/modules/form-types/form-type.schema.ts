import type { FormTypeKind } from '@toam/domain/form-types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, nameKey, updatedAt } from '../../db/columns';

/** The choices of check-in and forms: shifts, types of shifts, reasons for leave. Specification 2 §3 "Type form", D69, D90. */
export const formTypes = pgTable(
  'form_types',
  {
    /** The timesheet refers to shifts by this id. The first install has 1 to 3 (D90). */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    kind: text('kind').notNull().$type<FormTypeKind>(),
    name: text('name').notNull(),
    /** Minutes after midnight in Vietnam; null except for shifts. */
    start_minute: smallint('start_minute'),
    end_minute: smallint('end_minute'),
    /** Minutes late or early that do not count (D91). */
    grace_minutes: smallint('grace_minutes'),
    /** An extra shift, such as the evening: it is not counted, and it may overlap others (D90). */
    optional: boolean('optional').notNull().default(false),
    /** A reason for leave that is taken from the year's quota. H2. */
    uses_quota: boolean('uses_quota').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** False: no longer offered, but records that use it still show its name. */
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (type) => [
    index('form_types_kind').on(type.kind, type.position, type.id),
    uniqueIndex('form_types_name')
      .on(type.kind, nameKey(type.name))
      .where(sql`deleted_at is null`),
  ],
);

export type FormTypeRow = typeof formTypes.$inferSelect;
