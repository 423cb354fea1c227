import { and, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { type User, users } from './user.schema';

/**
 * Sets a password that the person chose. No form contains it, so the version stays.
 * @param before the hash that was read; a different one by now means that somebody else has set a password meanwhile
 * @returns whether it was set
 */
export async function setOwnPassword(
  id: number,
  before: string | null | undefined,
  chosen: Pick<User, 'password_hash' | 'demo_password'>,
): Promise<boolean> {
  const written = await db()
    .update(users)
    .set({ ...chosen, must_change_password: false, password_given_at: null })
    .where(and(eq(users.id, id), eq(users.password_hash, before ?? '')))
    .returning({ id: users.id });
  return written.length > 0;
}
