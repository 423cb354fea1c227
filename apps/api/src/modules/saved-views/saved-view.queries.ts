import type { SavedView, ViewedList } from '@toam/contracts/saved-view/saved-view.endpoints';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { nameOrder } from '../../db/columns';
import { db } from '../../db/db';
import { findRow, updateRow } from '../../db/rows';
import { users } from '../users/user.schema';
import { savedViews } from './saved-view.schema';

export type SavedViewRow = typeof savedViews.$inferSelect;

type Written = Pick<SavedViewRow, 'name' | 'address' | 'columns'>;

export const findViews = (userId: number, list: ViewedList) =>
  db()
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.user_id, userId), eq(savedViews.list, list)))
    .orderBy(nameOrder(savedViews.name), asc(savedViews.id));

export const countViews = (userId: number, list: ViewedList): Promise<number> =>
  db().$count(savedViews, and(eq(savedViews.user_id, userId), eq(savedViews.list, list)));

/** One of the person's own views, locked against changes. */
export const lockView = (userId: number, viewId: number): Promise<SavedViewRow | undefined> =>
  findRow(savedViews, and(eq(savedViews.id, viewId), eq(savedViews.user_id, userId)), 'update');

/** Makes the person's saves run one after the other: two parallel checks would both find the name free. */
export async function lockNames(userId: number): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`view ${userId}`}, 0))`);
}

/** Whether another view of the person has the name, without case. */
export async function isNameTaken(userId: number, list: ViewedList, name: string, except = 0): Promise<boolean> {
  const [row] = await db()
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.user_id, userId),
        eq(savedViews.list, list),
        sql`lower(${savedViews.name}) = lower(${name})`,
        ne(savedViews.id, except),
      ),
    );
  return Boolean(row);
}

/** @returns nothing if another request has taken the name meanwhile */
export async function insertView(
  view: Written & { user_id: number; list: ViewedList },
): Promise<SavedViewRow | undefined> {
  const [row] = await db().insert(savedViews).values(view).onConflictDoNothing().returning();
  return row;
}

export const updateView = (viewId: number, changed: Partial<Written & { seen_at: Date }>): Promise<SavedViewRow> =>
  updateRow(savedViews, eq(savedViews.id, viewId), changed);

export async function deleteView(userId: number, viewId: number): Promise<void> {
  await db()
    .delete(savedViews)
    .where(and(eq(savedViews.id, viewId), eq(savedViews.user_id, userId)));
}

/** A view by its link, of any person. */
export async function findSharedView(list: ViewedList, key: SavedView['key']) {
  const [row] = await db()
    .select({ view: savedViews, owner: { id: users.id, name: users.name } })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.user_id))
    .where(and(eq(savedViews.key, key), eq(savedViews.list, list)));
  return row;
}
