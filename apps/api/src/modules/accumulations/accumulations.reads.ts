import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { type Accumulation, accumulations } from './accumulation.schema';

export async function findAccumulation(id: number): Promise<Accumulation | undefined> {
  const [found] = await db()
    .select()
    .from(accumulations)
    .where(and(eq(accumulations.id, id), isNull(accumulations.deleted_at)));
  return found;
}

/** Whose entries these are, and of which day, deleted ones included. */
export async function readEntryDays(ids: readonly number[]): Promise<{ id: number; user_id: number; date: string }[]> {
  if (ids.length === 0) return [];
  const { id, user_id, date } = accumulations;
  return db()
    .select({ id, user_id, date })
    .from(accumulations)
    .where(sql`${id} = any(${idArray(ids)})`);
}
