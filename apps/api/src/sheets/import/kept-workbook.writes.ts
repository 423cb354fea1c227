import { eq, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { storedWorkbooks } from './import.schema';

/** @returns its id */
export async function keepWorkbook(bytes: Buffer): Promise<number> {
  const [stored] = await db().insert(storedWorkbooks).values({ bytes }).returning({ id: storedWorkbooks.id });
  return stored!.id;
}

export async function readWorkbook(id: number): Promise<Buffer | undefined> {
  const [stored] = await db().select().from(storedWorkbooks).where(eq(storedWorkbooks.id, id));
  return stored && Buffer.from(stored.bytes);
}

/** An import that is carried out or discarded needs its workbook no more. */
export async function dropWorkbook(id: number | null): Promise<void> {
  if (id !== null) await db().delete(storedWorkbooks).where(eq(storedWorkbooks.id, id));
}

/** Deletes the workbooks of imports that nobody carried out. @param days as long as such imports are kept */
export async function clearWorkbooks(days: number): Promise<void> {
  await db()
    .delete(storedWorkbooks)
    .where(lt(storedWorkbooks.created_at, sql`now() - make_interval(days => ${days})`));
}
