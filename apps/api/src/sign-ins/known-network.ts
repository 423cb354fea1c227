import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { neighbourhoodOf } from '../http/network-of';
import { sessions } from '../sessions/session.schema';
import { users } from '../modules/users/user.schema';

/**
 * Whether an earlier sign-in to the account came from this network. It reads the stored sessions, including ended ones.
 * It compares here and not in SQL: an address has several spellings, and a proxy may write something invalid.
 */
export async function hasSignedInNear(account: string, ip: string): Promise<boolean> {
  const from = await db()
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sql`lower(${users.email})`, account), isNull(users.deleted_at)));
  const here = neighbourhoodOf(ip);
  return from.some((session) => neighbourhoodOf(session.ip) === here);
}
