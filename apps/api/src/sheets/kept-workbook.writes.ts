import { eq, lt, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { keptWorkbooks } from './kept-workbook.schema';

/** @returns its id */
export async function keepWorkbook(bytes: Buffer): Promise<number> {
  const [kept] = await db().insert(keptWorkbooks).values({ bytes }).returning({ id: keptWorkbooks.id });
  return kept!.id;
}

export async function readWorkbook(id: number): Promise<Buffer | undefined> {
  const [kept] = await db().select().from(keptWorkbooks).where(eq(keptWorkbooks.id, id));
  return kept && Buffer.from(kept.bytes);
}

/** An import that is carried out or discarded needs its workbook no more. */
export async function dropWorkbook(id: number | null): Promise<void> {
  if (id !== null) await db().delete(keptWorkbooks).where(eq(keptWorkbooks.id, id));
}

/** Deletes the workbooks of imports that nobody carried out. @param days as long as such imports are kept */
export async function clearWorkbooks(days: number): Promise<void> {
  await db()
    .delete(keptWorkbooks)
    .where(lt(keptWorkbooks.created_at, sql`now() - make_interval(days => ${days})`));
}
