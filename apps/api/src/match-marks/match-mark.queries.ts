import { asc, inArray } from 'drizzle-orm';
import { db } from '../db/db';
import { matchMarks } from './match-mark.schema';

export type MatchMark = typeof matchMarks.$inferSelect;

/** The oldest marks. Two instances may take the same ones; what was told is remembered with each need. */
export const readMatchQueue = (limit: number): Promise<MatchMark[]> =>
  db().select().from(matchMarks).orderBy(asc(matchMarks.id)).limit(limit);

export async function deleteFromMatchQueue(ids: number[]): Promise<void> {
  await db().delete(matchMarks).where(inArray(matchMarks.id, ids));
}
