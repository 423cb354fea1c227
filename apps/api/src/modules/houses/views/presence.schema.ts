import type { Presence } from '@toam/domain/record/presence';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../../../sessions/session.schema';

/** Who has which record open: one row per open page. Rows without a recent sign of life do not count. */
export const presenceTable = pgTable(
  'presences',
  {
    /** As in `record.changed`: house. */
    noun: text('noun').notNull(),
    record_id: integer('record_id').notNull(),
    /** Identifies the person. The row ends with the session (D68). */
    session_id: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser's name for the page. */
    page: text('page').notNull(),
    doing: text('doing').notNull().$type<Presence>(),
    seen_at: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (presence) => [primaryKey({ columns: [presence.noun, presence.record_id, presence.session_id, presence.page] })],
);
