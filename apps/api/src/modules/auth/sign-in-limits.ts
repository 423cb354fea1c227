import { authText } from '@toam/contracts/auth/auth.text';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { db, tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { neighbourhoodOf, networkOf } from '../../http/network-of';
import { fingerprint } from '../../sessions/token';
import { hasSignedInNear } from '../../sign-ins/known-network';
import { addressHours, perAccount, perNetwork, perPerson, waitOf, windowMinutes } from '../../sign-ins/sign-in-window';
import { recentFailures } from './recent-failures';
import { signInAttempts } from './sign-in-attempt.schema';

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

const isWithin = (moment: AnyPgColumn, minutes: number) => sql`${moment} > now() - make_interval(mins => ${minutes})`;
const isRecent = (moment: AnyPgColumn) => isWithin(moment, windowMinutes);
const countOf = (...which: SQL[]) =>
  sql<number>`(select count(*)::int from ${signInAttempts} where ${and(isRecent(signInAttempts.created_at), ...which)})`;

async function countTries(...which: SQL[]): Promise<number> {
  const { rows } = await db().execute<{ tries: number }>(sql`select ${countOf(...which)} as tries`);
  return rows[0]?.tries ?? 0;
}

interface Counts extends Record<string, unknown> {
  /** At the account, within the short window. */
  network: number;
  account: number;
  is_released: boolean;
  /** From the address, within the long one: at all accounts, at this one, and seconds since the last. */
  address: number;
  own: number;
  since: number;
}

/** Attempts of unknown browsers that count against one. */
async function countStrangers(who: Prints): Promise<Counts> {
  const counting = [isNull(signInAttempts.device), isNull(signInAttempts.released_at)];
  const ofAccount = eq(signInAttempts.account, who.account);
  const fromHere = [eq(signInAttempts.ip, who.ip), isWithin(signInAttempts.created_at, addressHours * 60)];
  const { rows } = await db().execute<Counts>(sql`
    select ${countOf(ofAccount, ...counting, eq(signInAttempts.network, who.network))} as network,
      ${countOf(ofAccount, ...counting)} as account,
      exists (select from ${signInAttempts} where ${and(ofAccount, isRecent(signInAttempts.released_at))}) as is_released,
      here.*
    from (select count(*)::int as address, (count(*) filter (where ${ofAccount}))::int as own,
        coalesce(extract(epoch from clock_timestamp() - max(${signInAttempts.created_at})), 0)::float8 as since
      from ${signInAttempts} where ${and(...fromHere, ...counting)}) as here`);
  const [found] = rows;
  if (!found) throw new Error('counting attempts answered no row');
  return found;
}

/**
 * The account's own limit spares people who have just been released by an admin, or who have signed in from there before; so does the wait of
 * an address, until there are some wrong guesses at that person.
 * @throws HttpError too_many
 */
async function refuseStranger({ account, ip }: Attempt, who: Prints): Promise<void> {
  const found = await countStrangers(who);
  const isOfHere = () => hasSignedInNear(account, ip);
  const isAccountOver = async () => found.account >= perAccount && !found.is_released && !(await isOfHere());
  if (found.network >= perNetwork || (await isAccountOver())) throw recentFailures.note(placeOf(who), tooMany());
  const retryAfter = Math.ceil(waitOf(found.address) - found.since);
  if (retryAfter <= 0 || found.is_released || (found.own < perPerson && (await isOfHere()))) return;
  throw recentFailures.note(
    placeOf(who),
    new HttpError('too_many', authText.tooManyFromHere(retryAfter), { retryAfter }),
  );
}

/** @throws HttpError too_many */
async function refuseOverLimit(attempt: Attempt, who: Prints): Promise<void> {
  if (who.device === null) return refuseStranger(attempt, who);
  // a known browser has its own count, so that guesses by strangers never lock it out
  const its = [eq(signInAttempts.account, who.account), eq(signInAttempts.device, who.device)];
  if ((await countTries(...its)) >= perNetwork) throw tooMany();
}

/**
 * Refuses callers who are over a limit already. It uses the memory, or one query without a lock, so that many guesses cost little and
 * wait for nobody.
 * @throws HttpError too_many
 */
export async function refuseStorm(attempt: Attempt): Promise<void> {
  const who = prints(attempt);
  // limits for strangers do not apply to a known browser
  const refusal = who.device === null && recentFailures.of(placeOf(who));
  if (refusal) throw refusal;
  await refuseOverLimit(attempt, who);
}

const lock = (what: string) => db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

/**
 * Counts an attempt before its password is checked, so that parallel guesses count too. Unknown browsers have a limit per account and
 * network, one per account, and a wait per address that grows. A browser that has signed in before has its own limit, so that guesses at
 * an account never lock its owner out. Design §10, decision 82.
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

/** The password was right: the attempt no longer counts, and those before it not against the address, for a person had mistyped. */
export const forgiveAttempt = (id: number, attempt: Attempt): Promise<void> =>
  tx(async () => {
    const { account, ip } = prints(attempt);
    await db().delete(signInAttempts).where(eq(signInAttempts.id, id));
    const madeGood = and(eq(signInAttempts.account, account), eq(signInAttempts.ip, ip));
    await db().update(signInAttempts).set({ ip: '' }).where(madeGood);
  });
