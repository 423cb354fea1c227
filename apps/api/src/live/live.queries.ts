import { and, asc, gt, isNotNull, isNull, lt, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { db } from '../db/db';
import type { Engine } from '../db/engine';
import { liveEvents } from './event.schema';

/** Serialises `placeNewEvents` between API instances. */
const placingLock = 7_202_610;

export interface PlacedEvent {
  position: number;
  kind: string;
  body: Record<string, unknown>;
  users: number[] | null;
  rule: string | null;
}

/**
 * Gives committed events their positions in the stream, in the order in which they were stored. In one round trip, because everybody
 * waits for it: three statements, so that those after the lock see what others committed before they released it.
 * @returns all events after a position, in order
 */
export async function placeNewEvents(engine: Pick<Engine, 'run'>, after: number): Promise<PlacedEvent[]> {
  const statements = sql`
    select pg_advisory_xact_lock(${sql.raw(String(placingLock))});
    with next as materialized (
      select id, nextval('live_event_position') as position
      from (select id from live_events where position is null order by id) waiting
    )
    update ${liveEvents} set position = next.position from next where live_events.id = next.id;
    select position, kind, body, users, rule from ${liveEvents} where position > ${sql.raw(String(after))} order by position`;
  const { rows } = await engine.run(new PgDialect().sqlToQuery(statements).sql, [], 'quick');
  return rows as PlacedEvent[];
}

/** The last position of the stream. */
export async function topPosition(): Promise<number> {
  const { rows } = await db().execute<{ top: number }>(
    sql`select case when is_called then last_value else 0 end as top from live_event_position`,
  );
  return rows[0]?.top ?? 0;
}

/** More events than this are more work, for us and the browser, than to read again what is looked at. */
const mostMissed = 1000;

/** Those that may be for a person: rules are looked at by who sends them. */
const mayConcern = (userId: number): SQL | undefined =>
  or(isNotNull(liveEvents.rule), isNull(liveEvents.users), sql`${userId} = any(${liveEvents.users})`);

/**
 * The events between a browser's last event and now, but for those of other people.
 * @returns null if some of them are already deleted, or if there are too many
 */
export async function missedEvents(last: number, top: number, userId: number): Promise<PlacedEvent[] | null> {
  if (last === top) return [];
  const [stored] = await db()
    .select({ oldest: min(liveEvents.position) })
    .from(liveEvents);
  if (last > top || stored?.oldest == null || stored.oldest > last + 1) return null;
  const rows = await db()
    .select()
    .from(liveEvents)
    .where(and(gt(liveEvents.position, last), lte(liveEvents.position, top), mayConcern(userId)))
    .orderBy(asc(liveEvents.position))
    .limit(mostMissed + 1);
  if (rows.length > mostMissed) return null;
  return rows.map(({ position, kind, body, users, rule }) => ({ position: position ?? 0, kind, body, users, rule }));
}

/** Deletes old events. Browsers that were away for longer reload everything. */
export async function forgetOldEvents(): Promise<void> {
  await db()
    .delete(liveEvents)
    .where(lt(liveEvents.created_at, sql`now() - interval '1 day'`));
}
