import { authText } from '@toam/contracts/auth/auth.text';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { db, tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { beginSession, type Origin } from '../../sessions/begin-session';
import { isPassword } from '../../sessions/password';
import { inPasswordTurn } from '../../sessions/password-turns';
import { recordSignIn } from '../../sign-ins/record-sign-in';
import { users } from '../users/user.schema';
import { neighbourhoodOf, networkOf } from '../../http/network-of';
import { fingerprint } from '../../sessions/token';
import { perAccount, perNetwork, windowMinutes } from '../../sign-ins/sign-in-window';
import { hasSignedInNear } from '../../sign-ins/known-network';
import { recentFailures } from './recent-failures';
import { signInAttempts } from './sign-in-attempt.schema';

interface Credentials {
  email: string;
  password: string;
}

/** The account's name in limits and device cookies. */
export const accountOf = (email: string): string => email.trim().toLowerCase();

async function findByEmail(email: string) {
  const { id, password_hash, status, must_change_password } = users;
  const [user] = await db()
    // more columns would take measurable time for accounts that exist
    .select({ id, password_hash, status, must_change_password })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, accountOf(email)), isNull(users.deleted_at)));
  return user;
}

/** Per address, over all accounts: an office of forty people shares one address. */
const perAddress = 50;

interface Attempt {
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
async function refuseStorm(attempt: Attempt): Promise<void> {
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
const allowAttempt = (attempt: Attempt): Promise<number> =>
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
async function forgiveAttempt(id: number): Promise<void> {
  await db().delete(signInAttempts).where(eq(signInAttempts.id, id));
}

/** @throws HttpError as `signInWithEmail` */
async function findOwner(credentials: Credentials, attempt: Attempt) {
  const attemptId = await allowAttempt(attempt);
  const user = await findByEmail(credentials.email);
  if (!(await isPassword(user?.password_hash, credentials.password)) || !user) {
    throw new HttpError('invalid', authText.wrongCredentials);
  }
  await forgiveAttempt(attemptId);
  if (user.status !== 1) throw new HttpError('invalid', authText.locked);
  return user;
}

/**
 * Locks the account as it was when its password was checked, until the session is stored. A lock or a new password by somebody else
 * either comes first, or ends this session too (D68).
 * @throws HttpError invalid if the account changed meanwhile
 */
async function holdOwner({ id, password_hash }: { id: number; password_hash: string | null }): Promise<void> {
  const asSeen = and(eq(users.id, id), eq(users.password_hash, password_hash ?? ''), eq(users.status, 1));
  const [held] = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(asSeen, isNull(users.deleted_at)))
    .for('share');
  if (!held) throw new HttpError('invalid', authText.wrongCredentials);
}

/**
 * Opens a session for an email and a password. A wrong password, an unknown email and a locked account take the same time.
 * Only the right password reveals that an account is locked. Specification 3 §2.8, D2.
 * @param device the key of a browser that has signed in to this account before, else null
 * @throws HttpError invalid with a text for the form; too_many over the limits
 */
export async function signInWithEmail(credentials: Credentials, origin: Origin, device: string | null) {
  const attempt = { account: accountOf(credentials.email), ip: origin.ip, device };
  await refuseStorm(attempt);
  const lane = device === null ? 'stranger' : 'known';
  const user = await inPasswordTurn(lane, () => findOwner(credentials, attempt));
  const token = await tx(async () => {
    await holdOwner(user);
    const session = await beginSession(user.id, origin);
    await recordSignIn({ userId: user.id, sessionId: session.id, origin, isNewDevice: device === null });
    return session.token;
  });
  return { token, id: user.id, must_change_password: user.must_change_password };
}
