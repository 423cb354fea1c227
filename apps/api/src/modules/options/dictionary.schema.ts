import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, nameKey, searchText, updatedAt } from '../../db/columns';

/**
 * The lists that forms offer. Ids count within their type: property type 1 is the apartment (D51), city 1 the
 * default. Houses store directions by value, all others by id. D30, D66.
 */
export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    type: text('type').notNull().$type<DictionaryType>(),
    id: integer('id').notNull(),
    /** The id of the entry in history and live events, because `id` counts only within a type. */
    record_id: integer('record_id').notNull().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    value: text('value').notNull(),
    /** A ward's district (`province`), a district's city, the district that a street runs through. */
    parent_id: integer('parent_id'),
    position: integer('position').notNull().default(0),
    /** False: no longer offered, but records that use it still show its name. */
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** A deleted entry keeps its id and its name, for records that are saved with it at the same moment. */
    deleted_at: deletedAt(),
    search: searchText('search', 'value'),
  },
  (entry) => [
    primaryKey({ columns: [entry.type, entry.id] }),
    index('dictionary_entries_children').on(entry.type, entry.parent_id, entry.position),
    // a name is unique within its type, and within its district (D66)
    uniqueIndex('dictionary_entries_name')
      .on(entry.type, sql`coalesce(${entry.parent_id}, 0)`, nameKey(entry.value))
      .where(sql`deleted_at is null`),
  ],
);
