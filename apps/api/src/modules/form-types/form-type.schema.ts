import type { FormTypeKind } from '@toam/domain/form-types';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** The day from which a shift is as this row says. Null: since ever. D116 */
    applies_from: date('applies_from'),
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

/**
 * What a shift was, is and will be: each line counts from its day until the next one. A shift without lines is as its row says, since
 * ever; its first change writes what it was until then. D116
 */
export const shiftVersions = pgTable(
  'shift_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    shift_id: integer('shift_id')
      .notNull()
      .references(() => formTypes.id),
    applies_from: date('applies_from').notNull(),
    start_minute: smallint('start_minute').notNull(),
    end_minute: smallint('end_minute').notNull(),
    grace_minutes: smallint('grace_minutes').notNull(),
    optional: boolean('optional').notNull(),
    active: boolean('active').notNull(),
    created_at: createdAt(),
  },
  (version) => [uniqueIndex('shift_versions_of').on(version.shift_id, version.applies_from)],
);

export type FormTypeRow = typeof formTypes.$inferSelect;
