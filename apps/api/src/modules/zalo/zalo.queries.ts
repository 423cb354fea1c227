import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { users } from '../users/user.schema';
import { type ZaloAccount, zaloAccounts, zaloUsedStates } from './zalo.schema';

export const findAccount = (userId: number): Promise<ZaloAccount | undefined> =>
  findRow(zaloAccounts, eq(zaloAccounts.user_id, userId));

export type NewAccount = typeof zaloAccounts.$inferInsert;

/** Stores the account of a person, in the place of an earlier one. */
export async function putAccount(account: NewAccount): Promise<void> {
  const fresh = { renewing_until: null, lapsed_at: null, created_at: new Date(), ...account };
  await db().insert(zaloAccounts).values(fresh).onConflictDoUpdate({ target: zaloAccounts.user_id, set: fresh });
}

export async function deleteAccount(userId: number): Promise<ZaloAccount | undefined> {
  const [gone] = await db().delete(zaloAccounts).where(eq(zaloAccounts.user_id, userId)).returning();
  return gone;
}

/** Deletes the account of a person who was locked or deleted. Others keep theirs. */
export async function deleteAccountOfLeaver(userId: number): Promise<void> {
  const leaver = db()
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.status, 0), isNotNull(users.deleted_at))));
  await db()
    .delete(zaloAccounts)
    .where(and(eq(zaloAccounts.user_id, userId), exists(leaver)));
}

/** An account as it was read. A new connection has another sealed token, even of the same account. */
const asRead = ({ user_id, refresh_token }: Pick<ZaloAccount, 'user_id' | 'refresh_token'>) =>
  and(eq(zaloAccounts.user_id, user_id), eq(zaloAccounts.refresh_token, refresh_token));

/**
 * Makes the caller the only one who renews the tokens, for some seconds.
 * @returns false if another call does, or if the account is another one by now
 */
export async function beginRenewal(account: ZaloAccount, seconds: number): Promise<boolean> {
  const { renewing_until } = zaloAccounts;
  const begun = await db()
    .update(zaloAccounts)
    .set({ renewing_until: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(asRead(account), or(isNull(renewing_until), lt(renewing_until, sql`now()`))))
    .returning({ id: zaloAccounts.user_id });
  return begun.length > 0;
}

/** @returns false if the person has disconnected or connected again meanwhile */
export async function endRenewal(
  account: ZaloAccount,
  result: Partial<Pick<NewAccount, 'access_token' | 'refresh_token' | 'expires_at' | 'renew_until' | 'lapsed_at'>>,
): Promise<boolean> {
  const ended = await db()
    .update(zaloAccounts)
    .set({ ...result, renewing_until: null })
    .where(asRead(account))
    .returning({ id: zaloAccounts.user_id });
  return ended.length > 0;
}

/** @returns false if it was used before */
export async function takeState(nonce: string): Promise<boolean> {
  const used = await db()
    .insert(zaloUsedStates)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: zaloUsedStates.nonce });
  return used.length > 0;
}

export async function giveStateBack(nonce: string): Promise<void> {
  await db().delete(zaloUsedStates).where(eq(zaloUsedStates.nonce, nonce));
}

/** Deletes those of which the state has ended. */
export async function forgetUsedStates(): Promise<void> {
  await db()
    .delete(zaloUsedStates)
    .where(lt(zaloUsedStates.used_at, sql`now() - interval '1 day'`));
}
