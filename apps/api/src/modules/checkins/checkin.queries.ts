import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import type { Page } from '../../http/page';
import { type Checkin, checkins } from './checkin.schema';

/** A moment of the API in the database. */
const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/** When and how somebody checked in or out: all that the rules of a day read. */
export interface PlainCheckin {
  id: number;
  user_id: number;
  /** Epoch seconds. */
  at: number;
  isIn: boolean;
}

/** Check-ins of these people from a moment until another, which is not included. Epoch seconds. */
export async function findPlainCheckins(users: readonly number[], from: number, to: number): Promise<PlainCheckin[]> {
  const { id, user_id, at, status } = checkins;
  const found = await db()
    .select({ id, user_id, at: sql<number>`floor(extract(epoch from ${at}))::float8`, status })
    .from(checkins)
    .where(and(sql`${user_id} = any(${idArray(users)})`, gte(at, momentOf(from)), lt(at, momentOf(to))));
  return found.map(({ status: way, ...row }) => ({ ...row, isIn: way === 1 }));
}

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
