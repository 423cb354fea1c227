import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { userDrafts } from './draft.schema';

const mine = (userId: number, form: string) => and(eq(userDrafts.user_id, userId), eq(userDrafts.form, form));

export async function findDraft(userId: number, form: string) {
  const [draft] = await db().select().from(userDrafts).where(mine(userId, form));
  return draft;
}

export async function lockDraft(userId: number, form: string) {
  const [draft] = await db().select().from(userDrafts).where(mine(userId, form)).for('update');
  return draft;
}

/** Makes or overwrites it; its version counts every write. */
export async function putDraft(userId: number, form: string, data: Record<string, unknown>) {
  const [draft] = await db()
    .insert(userDrafts)
    .values({ user_id: userId, form, data })
    .onConflictDoUpdate({
      target: [userDrafts.user_id, userDrafts.form],
      set: { data, version: sql`${userDrafts.version} + 1`, updated_at: sql`now()` },
    })
    .returning();
  return draft!;
}

export async function removeDraft(userId: number, form: string): Promise<void> {
  await db().delete(userDrafts).where(mine(userId, form));
}
