import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, searchText, updatedAt } from '../../db/columns';

/**
 * The lists that forms choose from. Ids count within their type: property type 1 is the apartment (D51), city 1 the
 * default. Directions are stored on houses by value, all others by id. D30, D66.
 */
export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    type: text('type').notNull().$type<DictionaryType>(),
    id: integer('id').notNull(),
    value: text('value').notNull(),
    /** A ward's district (`province`), a district's city, the district that a street runs through. */
    parent_id: integer('parent_id'),
    position: integer('position').notNull().default(0),
    /** False: no longer offered, but still the name of what uses it. */
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: searchText('search', 'value'),
  },
  (entry) => [
    primaryKey({ columns: [entry.type, entry.id] }),
    index('dictionary_entries_children').on(entry.type, entry.parent_id, entry.position),
  ],
);
