import { bigint, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';

/** Positions in the stream. They are given under a lock, so they become visible in order. */
export const livePositions = pgSequence('live_event_position');

/** Events for sockets that listen or reconnect. Ids only, never contents; kept for a day. Design §7. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Position in the stream, given after commit. Ids are given before the commit, so a later id may become visible first.
     * A browser that resumes after it would miss the earlier event.
     */
    position: bigint('position', { mode: 'number' }),
    kind: text('kind').notNull(),
    /** The event without its id (libs/contracts, live-events). */
    body: jsonb('body').notNull().$type<Record<string, unknown>>(),
    /** Users who get it, and an access rule that allows others. Both null: everybody who is signed in. */
    users: integer('users').array(),
    rule: text('rule'),
    created_at: createdAt(),
  },
  (event) => [uniqueIndex('live_events_placed').on(event.position), index('live_events_age').on(event.created_at)],
);
