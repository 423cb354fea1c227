import { bigint, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';

/** Places in the stream; taken under a lock, so that they become visible in order. */
export const livePositions = pgSequence('live_event_position');

/** What happened, for sockets that listen or come back. Ids only, never contents; kept for a day. Design §7. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Place in the stream, given after commit: ids are handed out before, so a later id may become visible first and
     * a browser that resumes after it would miss the earlier one.
     */
    position: bigint('position', { mode: 'number' }),
    kind: text('kind').notNull(),
    /** The event without its id (libs/contracts, live-events). */
    body: jsonb('body').notNull().$type<Record<string, unknown>>(),
    /** Users it is for, and an access rule that admits others; both null: everybody who is signed in. */
    users: integer('users').array(),
    rule: text('rule'),
    created_at: createdAt(),
  },
  (event) => [uniqueIndex('live_events_placed').on(event.position), index('live_events_age').on(event.created_at)],
);
