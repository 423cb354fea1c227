import { authText } from '@toam/contracts/texts/auth';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { networkOf } from '../../http/network-of';
import { Refusal } from '../../http/refusal';
import { signInAttempts } from '../../sessions/session.schema';
import { fingerprint } from '../../sessions/token';
import { recentRefusals } from './recent-refusals';

const windowMinutes = 15;
/** Wrong passwords evaluated per window: for strangers at one account, for one known browser at one account. */
const perAccount = 10;
/** Per address: an office of forty shares one. */
const perAddress = 50;

export interface Attempt {
  account: string;
  ip: string;
  /** The key of a browser that had signed in to this account before, else null. */
  device: string | null;
}

/** As the table has them: nobody reads in it who was tried, or from where. */
const prints = ({ account, ip, device }: Attempt) => ({
  account: fingerprint(account),
  ip: fingerprint(networkOf(ip)),
  device,
});
type Prints = ReturnType<typeof prints>;

const tooMany = () => new Refusal('too_many', authText.tooManyAttempts, { retryAfter: windowMinutes * 60 });

/** @throws Refusal too_many */
async function refuseOverLimit({ account, ip, device }: Prints): Promise<void> {
  const since = sql`${signInAttempts.created_at} > now() - make_interval(mins => ${windowMinutes})`;
  const known = device === null ? isNull(signInAttempts.device) : eq(signInAttempts.device, device);
  const countOf = (which: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${signInAttempts} where ${and(which, since)})`;
  const { rows } = await db().execute<{ account: number; address: number }>(sql`
    select ${countOf(and(eq(signInAttempts.account, account), known))} as account,
      ${device === null ? countOf(and(eq(signInAttempts.ip, ip), isNull(signInAttempts.device))) : sql`0`} as address`);
  const [found] = rows;
  if (!found) throw new Error('counting attempts answered no row');
  const isAccountOver = found.account >= perAccount;
  if (isAccountOver && device === null) recentRefusals.note(account);
  if (found.address >= perAddress) recentRefusals.note(ip);
  if (isAccountOver || found.address >= perAddress) throw tooMany();
}

/**
 * Sends away who is over a limit already, from memory or by one query without a lock, so that a storm of guesses costs little and
 * waits for nobody.
 * @throws Refusal too_many
 */
export async function refuseStorm(attempt: Attempt): Promise<void> {
  const who = prints(attempt);
  // what keeps strangers out is no matter to a known browser
  if (who.device === null && (recentRefusals.has(who.account) || recentRefusals.has(who.ip)))
    throw tooMany();
  await refuseOverLimit(who);
}

const lock = (what: string) => db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

/**
 * Counts an attempt before its password is looked at, so that parallel guesses count too. Strangers share one limit per
 * account and one per address; a browser that had signed in before has its own, so guessing at an account never keeps
 * its owner out. Design §10.
 * @returns the attempt's id, for `forgiveAttempt`
 * @throws Refusal too_many; a refused attempt does not count
 */
export const admitAttempt = (attempt: Attempt): Promise<number> =>
  tx(async () => {
    const who = prints(attempt);
    // always in this order
    if (who.device === null) await lock(`address ${who.ip}`);
    await lock(who.account);
    await refuseOverLimit(who);
    const [stored] = await db().insert(signInAttempts).values(who).returning({ id: signInAttempts.id });
    return stored!.id;
  });

/** The password was right: the attempt counts against nobody. */
export async function forgiveAttempt(id: number): Promise<void> {
  await db().delete(signInAttempts).where(eq(signInAttempts.id, id));
}
