import { type LiveEvent, manyRecords } from '@toam/contracts/live/live-events';
import type { AccessRule } from '@toam/domain/access';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { liveEvents } from './event.schema';

/** The channel that API instances listen on. A notification has no content; it only wakes them. */
export const liveChannel = 'toam_live';

/**
 * Who gets an event: some users; everybody whom a rule allows, plus some users if they belong to the brokerage; or
 * everybody signed in.
 */
export type Audience = { users: number[]; rule?: AccessRule } | { rule: AccessRule } | 'everyone';

type WithoutId<E> = E extends LiveEvent ? Omit<E, 'id'> : never;

/** An event to publish: one kind of libs/contracts `live-events`, without its id. */
export type Emitted = Exclude<WithoutId<LiveEvent>, { kind: 'live.ready' | 'live.reset' | 'live.beat' }>;

/**
 * Publishes an event to open tabs when the caller's transaction commits; a rollback publishes nothing.
 * Send ids only. Each person reads the record through the API, which masks it for them. Design §7.
 */
export async function emit(event: Emitted, audience: Audience): Promise<void> {
  const { kind, ...body } = event;
  const users =
    audience !== 'everyone' && 'users' in audience
      ? sql`${sql.param(`{${audience.users.join(',')}}`)}::int[]`
      : sql`null`;
  const rule = audience !== 'everyone' && 'rule' in audience ? (audience.rule ?? null) : null;
  await db().execute(sql`
    with stored as (
      insert into ${liveEvents} (kind, body, users, rule)
      values (${kind}, ${JSON.stringify(body)}::jsonb, ${users}, ${rule})
      returning 1
    )
    select pg_notify(${liveChannel}, '') from stored`);
}

/** Publishes that a record changed. `version`: the one that it has now, of records with versions. */
export const emitChange = (
  noun: string,
  { id, version }: { id: number; version?: number },
  by: number | null,
  audience: Audience,
): Promise<void> =>
  emit(
    { kind: 'record.changed', noun, record_id: id, ...(version !== undefined && { version }), changed_by: by },
    audience,
  );

/** More records than this become one event, because each event goes to every open tab. */
const maxSingly = 50;

/**
 * Publishes that records of a noun changed: one event per record, or a single event for many. At that event a screen reloads
 * everything of the noun.
 */
export async function emitChanges(
  noun: string,
  ids: readonly number[],
  by: number | null,
  audience: Audience,
): Promise<void> {
  const emitted = ids.length > maxSingly ? [manyRecords] : ids;
  for (const id of emitted) await emitChange(noun, { id }, by, audience);
}

/** Tells the tabs of ended sessions to go. */
export const publishRevoked = (userId: number): Promise<void> => emit({ kind: 'session.revoked' }, { users: [userId] });
