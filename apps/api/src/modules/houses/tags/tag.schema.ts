import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, idOf } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { houses } from '../house.schema';

/** Labels of houses, company-wide (D43). */
export const tags = pgTable('tags', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Null: the colour of the palette at id mod 10. */
  color: text('color'),
  user_id: integer('user_id').references(() => users.id),
  created_at: createdAt(),
  deleted_at: deletedAt(),
});

/** Which house has which label. */
export const houseTags = pgTable(
  'house_tags',
  {
    house_id: idOf('house_id', () => houses.id),
    tag_id: idOf('tag_id', () => tags.id),
  },
  (link) => [
    primaryKey({ columns: [link.house_id, link.tag_id] }),
    index('house_tags_tag').on(link.tag_id, link.house_id),
  ],
);
