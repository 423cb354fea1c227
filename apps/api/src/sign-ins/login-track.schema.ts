import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../db/columns';
import { users } from '../modules/users/user.schema';
import { sessions } from '../sessions/session.schema';

/** Every sign-in of the last year: who, from where, and on which device. Specification 2 §3 "Login tracking", D23. */
export const loginTracks = pgTable(
  'login_tracks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: idOf('user_id', () => users.id),
    /** The new session. Sessions are deleted 90 days after their end; sign-ins stay longer. */
    session_id: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Personal data: only the person and super admins may see it. */
    ip: text('ip').notNull().default(''),
    /** The browser's User-Agent, shortened; `device-of.ts` translates it when it is shown. */
    device: text('device').notNull().default(''),
    /** The place; both or neither. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The place in words, found by a job; null while unknown: 'Not permitted'. */
    address: text('address'),
    /** The source of the place: the browser (with permission) or an IP look-up. Null: none. */
    located_by: text('located_by').$type<'browser' | 'ip'>(),
    created_at: createdAt(),
  },
  (track) => [
    index('login_tracks_of').on(track.user_id, track.created_at, track.id),
    index('login_tracks_session').on(track.session_id),
    index('login_tracks_age').on(track.created_at),
    check('login_tracks_point', sql`(${track.latitude} is null) = (${track.longitude} is null)`),
  ],
);

export type LoginTrack = typeof loginTracks.$inferSelect;
