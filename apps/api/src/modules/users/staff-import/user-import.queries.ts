import { staffImportDays } from '@toam/domain/staff/staff-import';
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { clearWorkbooks } from '../../../sheets/kept-workbook.writes';
import { users } from '../user.schema';
import { type UserImportRecord, userImports } from './user-import.schema';

/** How many people of an import have not chosen their own password yet. */
const waiting = sql<number>`(
  select count(*)::int from ${users}
  where ${users.id} = any (${userImports.user_ids}) and ${users.must_change_password} and ${users.deleted_at} is null)`;

/** An import without its rows, which are many. */
const { rows: _rows, ...head } = getTableColumns(userImports);
const listed = { ...head, user: users.name, waiting, has_rows: sql<boolean>`${userImports.rows} is not null` };

const lists = () => db().select(listed).from(userImports).innerJoin(users, eq(users.id, userImports.user_id));
export type ListedImport = Awaited<ReturnType<typeof lists>>[number];

export async function insertImport(values: typeof userImports.$inferInsert): Promise<number> {
  const [one] = await db().insert(userImports).values(values).returning({ id: userImports.id });
  return one!.id;
}

export async function findImport(id: number): Promise<ListedImport | undefined> {
  const [one] = await lists().where(eq(userImports.id, id));
  return one;
}

/** An import with its rows. */
export async function findWholeImport(id: number): Promise<UserImportRecord | undefined> {
  const [one] = await db().select().from(userImports).where(eq(userImports.id, id));
  return one;
}

/** An import with its rows, locked, so that two calls that store it take turns. */
export async function lockImport(id: number): Promise<UserImportRecord | undefined> {
  const [one] = await db().select().from(userImports).where(eq(userImports.id, id)).for('update');
  return one;
}

export async function listImports({ page, size }: Page) {
  const [all] = await db().select({ total: count() }).from(userImports);
  const list = await lists()
    .orderBy(desc(userImports.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: all?.total ?? 0, list };
}

export async function writeImport(id: number, values: Partial<typeof userImports.$inferInsert>): Promise<void> {
  await db().update(userImports).set(values).where(eq(userImports.id, id));
}

export async function removeImport(id: number): Promise<void> {
  await db().delete(userImports).where(eq(userImports.id, id));
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes imports that were never carried out, and the personal data of those that were. */
export async function clearOldUserImports(): Promise<void> {
  await clearWorkbooks(staffImportDays.open);
  const { stored_at, created_at } = userImports;
  await db()
    .delete(userImports)
    .where(and(isNull(stored_at), lt(created_at, daysAgo(staffImportDays.open))));
  await db()
    .update(userImports)
    .set({ rows: null })
    .where(and(isNotNull(userImports.rows), lt(stored_at, daysAgo(staffImportDays.rows))));
}
