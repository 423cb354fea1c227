import { authText } from '@toam/contracts/auth/auth.text';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { db, tx } from '../../db/db';
import { neighbourhoodOf, networkOf } from '../../http/network-of';
import { HttpError } from '../../http-error';
import { fingerprint } from '../../sessions/token';
import { perAccount, perNetwork, windowMinutes } from '../../sign-ins/sign-in-window';
import { hasSignedInNear } from '../../sign-ins/known-network';
import { recentFailures } from './recent-failures';
import { signInAttempts } from './sign-in-attempt.schema';

/** Per address, over all accounts: an office of forty people shares one address. */
const perAddress = 50;

export interface Attempt {
  account: string;
  ip: string;
  /** The key of a browser that had signed in to this account before, else null. */
  device: string | null;
}

/** Keys of the limits. They are fingerprints: limits must also hold for accounts that do not exist, and no email is stored. */
const prints = ({ account, ip, device }: Attempt) => ({
  account: fingerprint(account),
  ip: fingerprint(networkOf(ip)),
  network: fingerprint(neighbourhoodOf(ip)),
  device,
});
type Prints = ReturnType<typeof prints>;

const tooMany = () => new HttpError('too_many', authText.tooManyAttempts, { retryAfter: windowMinutes * 60 });

/** Key of a remembered refusal: one network at one account. */
const placeOf = ({ account, network }: Prints): string => `${account} ${network}`;

const isRecent = (moment: AnyPgColumn) => sql`${moment} > now() - make_interval(mins => ${windowMinutes})`;
const countOf = (...which: SQL[]) =>
  sql<number>`(select count(*)::int from ${signInAttempts} where ${and(isRecent(signInAttempts.created_at), ...which)})`;

async function countTries(...which: SQL[]): Promise<number> {
  const { rows } = await db().execute<{ tries: number }>(sql`select ${countOf(...which)} as tries`);
  return rows[0]?.tries ?? 0;
}

/**
 * Which limits an unknown browser exceeds. The account's own limit spares people who were just released by an admin, or who have
 * signed in from there before.
 */
async function countStranger({ account, ip }: Attempt, who: Prints) {
  const ofAccount = eq(signInAttempts.account, who.account);
  const theirs = [ofAccount, isNull(signInAttempts.device), isNull(signInAttempts.released_at)];
  const { rows } = await db().execute<{ network: number; account: number; address: number; is_released: boolean }>(sql`
    select ${countOf(...theirs, eq(signInAttempts.network, who.network))} as network,
      ${countOf(...theirs)} as account,
      ${countOf(eq(signInAttempts.ip, who.ip), isNull(signInAttempts.device))} as address,
      exists (select from ${signInAttempts} where ${and(ofAccount, isRecent(signInAttempts.released_at))}) as is_released`);
  const [found] = rows;
  if (!found) throw new Error('counting attempts answered no row');
  const isAccountOver = found.account >= perAccount && !found.is_released && !(await hasSignedInNear(account, ip));
  return { isPlaceOver: found.network >= perNetwork || isAccountOver, isAddressOver: found.address >= perAddress };
}

/** @throws HttpError too_many */
async function refuseOverLimit(attempt: Attempt, who: Prints): Promise<void> {
  // a known browser has its own count, so that guesses by strangers never lock it out
  if (who.device !== null) {
    const its = [eq(signInAttempts.account, who.account), eq(signInAttempts.device, who.device)];
    if ((await countTries(...its)) >= perNetwork) throw tooMany();
    return;
  }
  const found = await countStranger(attempt, who);
  if (found.isPlaceOver) recentFailures.note(placeOf(who));
  if (found.isAddressOver) recentFailures.note(who.ip);
  if (found.isPlaceOver || found.isAddressOver) throw tooMany();
}

/**
 * Refuses callers who are over a limit already. It uses the memory, or one query without a lock, so that many guesses cost little and
 * wait for nobody.
 * @throws HttpError too_many
 */
export async function refuseStorm(attempt: Attempt): Promise<void> {
  const who = prints(attempt);
  // limits for strangers do not apply to a known browser
  if (who.device === null && (recentFailures.has(placeOf(who)) || recentFailures.has(who.ip))) throw tooMany();
  await refuseOverLimit(attempt, who);
}

const lock = (what: string) => db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

/**
 * Counts an attempt before its password is checked, so that parallel guesses count too. Unknown browsers have a limit per account and
 * network, one per account and one per address. A browser that has signed in before has its own limit, so that guesses at an account
 * never lock its owner out. Design §10, decision 82.
 * @returns the attempt's id, for `forgiveAttempt`
 * @throws HttpError too_many; a refused attempt does not count
 */
export const allowAttempt = (attempt: Attempt): Promise<number> =>
  tx(async () => {
    const who = prints(attempt);
    // always in this order
    if (who.device === null) await lock(`address ${who.ip}`);
    await lock(who.account);
    await refuseOverLimit(attempt, who);
    const values = { ...who, address: attempt.ip };
    const [stored] = await db().insert(signInAttempts).values(values).returning({ id: signInAttempts.id });
    return stored!.id;
  });

/** The password was right, so the attempt no longer counts. */
export async function forgiveAttempt(id: number): Promise<void> {
  await db().delete(signInAttempts).where(eq(signInAttempts.id, id));
}
