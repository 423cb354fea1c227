import { asc, inArray } from 'drizzle-orm';
import { db } from '../db/db';
import { matchMarks } from './match-mark.schema';

export type MatchMark = typeof matchMarks.$inferSelect;

/** The oldest marks. Two instances may read the same ones. Each need remembers its reported matches, so none is sent twice. */
export const readMatchQueue = (limit: number): Promise<MatchMark[]> =>
  db().select().from(matchMarks).orderBy(asc(matchMarks.id)).limit(limit);

export async function deleteFromMatchQueue(ids: number[]): Promise<void> {
  await db().delete(matchMarks).where(inArray(matchMarks.id, ids));
}
