import { type LiveEvent, manyRecords } from '@toam/contracts/live/live-events';
import type { AccessRule } from '@toam/domain/access';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { liveEvents } from './event.schema';

/** The channel that API instances listen on; a notification only says "look". */
export const liveChannel = 'toam_live';

/**
 * Who hears of it: some users; everybody whom a rule admits, and some users besides, as far as they belong to the brokerage; or
 * everybody signed in.
 */
export type Audience = { users: number[]; rule?: AccessRule } | { rule: AccessRule } | 'everyone';

type WithoutId<E> = E extends LiveEvent ? Omit<E, 'id'> : never;

/** An event to emit: one kind of libs/contracts `live-events`, without its id. */
export type Emitted = Exclude<WithoutId<LiveEvent>, { kind: 'live.ready' | 'live.reset' }>;

/**
 * Tells open tabs that something happened, once the caller's transaction commits; a rollback tells nobody.
 * Send ids only: whoever hears of it reads the record through the API, masked for them. Design §7.
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

/** More records than this are told of as one: each event travels to every open tab. */
const maxSingly = 50;

/**
 * Tells open tabs that these records of a noun changed: of a few by one event each, of many by one for all, on which everything
 * of the noun that is on a screen is read again.
 */
export async function emitChanges(
  noun: string,
  ids: readonly number[],
  by: number | null,
  audience: Audience,
): Promise<void> {
  const told = ids.length > maxSingly ? [manyRecords] : ids;
  for (const record_id of told) await emit({ kind: 'record.changed', noun, record_id, changed_by: by }, audience);
}
