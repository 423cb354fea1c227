import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idOf, updatedAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** Unfinished forms: one per person, form and browser tab (D37, D110). */
export const userDrafts = pgTable(
  'user_drafts',
  {
    user_id: idOf('user_id', () => users.id),
    form: text('form').notNull(),
    /** A name that the browser's tab makes; 'earlier' for drafts from before tabs had names. */
    tab: text('tab').notNull(),
    data: jsonb('data').notNull().$type<Record<string, unknown>>(),
    /** Counts the tab's changes, so that a late write does not undo a newer one. */
    version: integer('version').notNull().default(1),
    /** The browser's User-Agent, shortened. */
    device: text('device').notNull().default(''),
    /** When it was saved or discarded. The row stays for a while without its data, so that a late write can't bring the draft back. */
    ended_at: timestamp('ended_at', { withTimezone: true }),
    updated_at: updatedAt(),
  },
  (draft) => [primaryKey({ columns: [draft.user_id, draft.form, draft.tab] })],
);
