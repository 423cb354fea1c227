import { and, asc, eq, sum } from 'drizzle-orm';
import { db } from '../../../db/db';
import { leaveCorrections } from '../form.schema';

export type LeaveCorrection = typeof leaveCorrections.$inferSelect;

const ofYear = (userId: number, year: number) =>
  and(eq(leaveCorrections.user_id, userId), eq(leaveCorrections.year, year));

/** Days that admins gave a person in a year, less those they took. */
export async function sumCorrections(userId: number, year: number): Promise<number> {
  const [found] = await db()
    .select({ days: sum(leaveCorrections.days) })
    .from(leaveCorrections)
    .where(ofYear(userId, year));
  return Number(found?.days ?? 0);
}

export const listCorrections = (userId: number, year: number): Promise<LeaveCorrection[]> =>
  db().select().from(leaveCorrections).where(ofYear(userId, year)).orderBy(asc(leaveCorrections.id));

export async function insertCorrection(
  values: Pick<LeaveCorrection, 'user_id' | 'year' | 'days' | 'note' | 'created_by'>,
): Promise<LeaveCorrection> {
  const [made] = await db().insert(leaveCorrections).values(values).returning();
  return made!;
}
