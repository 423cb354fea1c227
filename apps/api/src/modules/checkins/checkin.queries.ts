import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import type { Page } from '../../http/page';
import { type Checkin, checkins } from './checkin.schema';

/** A moment of the API in the database. */
const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/** When a person checked in or out: all that the rules of a day read. Places of both lists belong together. */
export interface Moments {
  user_id: number;
  /** Epoch seconds. */
  at: number[];
  /** 1 in, 0 out. */
  status: (0 | 1)[];
}

/**
 * Check-ins of these people from a moment until another, which is not included, in no order. Epoch seconds. One row per person: a
 * month of a team has thousands of check-ins, and the driver needs longer for a row than the database.
 */
export const findMoments = (users: readonly number[], from: number, to: number): Promise<Moments[]> =>
  db()
    .select({
      user_id: checkins.user_id,
      at: sql<number[]>`json_agg(floor(date_part('epoch', ${checkins.at}))::bigint)`,
      status: sql<(0 | 1)[]>`json_agg(${checkins.status})`,
    })
    .from(checkins)
    .where(
      and(
        sql`${checkins.user_id} = any(${idArray(users)})`,
        gte(checkins.at, momentOf(from)),
        lt(checkins.at, momentOf(to)),
      ),
    )
    .groupBy(checkins.user_id);

/** Check-ins of a person from a moment until another, which is not included, the first one first. */
export const listCheckinsOf = (userId: number, from: number, to: number): Promise<Checkin[]> =>
  db()
    .select()
    .from(checkins)
    .where(and(eq(checkins.user_id, userId), gte(checkins.at, momentOf(from)), lt(checkins.at, momentOf(to))))
    .orderBy(checkins.at, checkins.id);

export async function findLastCheckin(userId: number): Promise<Checkin | undefined> {
  const [found] = await db()
    .select()
    .from(checkins)
    .where(eq(checkins.user_id, userId))
    .orderBy(desc(checkins.at), desc(checkins.id))
    .limit(1);
  return found;
}

export const findCheckin = async (id: number): Promise<Checkin | undefined> =>
  (await db().select().from(checkins).where(eq(checkins.id, id)))[0];

/** Stores a check-in once for each key. @returns null if the person's key made one before */
export async function insertCheckin(values: typeof checkins.$inferInsert): Promise<Checkin | null> {
  const [made] = await db().insert(checkins).values(values).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findCheckinByKey(userId: number, key: string): Promise<Checkin | undefined> {
  const [found] = await db()
    .select()
    .from(checkins)
    .where(and(eq(checkins.user_id, userId), eq(checkins.client_key, key)));
  return found;
}

/** The words of its place, found later. */
export const setAddress = (id: number, address: string | null) =>
  db().update(checkins).set({ address }).where(eq(checkins.id, id));

interface MonitorFilter {
  /** Whose; null: everybody's. */
  users: readonly number[] | null;
  /** Epoch seconds; the end is not included. */
  from?: number | undefined;
  to?: number | undefined;
}

/** Newest first. */
export async function listCheckins({ users, from, to }: MonitorFilter, { page, size }: Page) {
  const where: SQL | undefined = and(
    users === null ? undefined : sql`${checkins.user_id} = any(${idArray(users)})`,
    from === undefined ? undefined : gte(checkins.at, momentOf(from)),
    to === undefined ? undefined : lt(checkins.at, momentOf(to)),
  );
  const [counted] = await db().select({ total: count() }).from(checkins).where(where);
  const list = await db()
    .select()
    .from(checkins)
    .where(where)
    .orderBy(desc(checkins.at), desc(checkins.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}
