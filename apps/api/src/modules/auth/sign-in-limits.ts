import { authText } from '@toam/contracts/texts/auth';
import { and, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { networkOf } from '../../http/network-of';
import { Refusal } from '../../http/refusal';
import { signInAttempts } from '../../sessions/session.schema';
import { fingerprint } from '../../sessions/token';

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

const countAttempts = async (which: SQL | undefined): Promise<number> => {
  const since = sql`now() - make_interval(mins => ${windowMinutes})`;
  const [row] = await db()
    .select({ n: count() })
    .from(signInAttempts)
    .where(and(which, gt(signInAttempts.created_at, since)));
  return row?.n ?? 0;
};

/**
 * Counts an attempt before its password is looked at, so that parallel guesses count too. Strangers share one limit per
 * account and one per address; a browser that had signed in before has its own, so guessing at an account never keeps
 * its owner out. Design §10.
 * @returns the attempt's id, for `forgiveAttempt`
 * @throws Refusal too_many; a refused attempt does not count
 */
export const admitAttempt = ({ account, ip, device }: Attempt): Promise<number> =>
  tx(async () => {
    const who = { account: fingerprint(account), ip: fingerprint(networkOf(ip)), device };
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${who.account}, 0))`);
    const known = device === null ? isNull(signInAttempts.device) : eq(signInAttempts.device, device);
    const ofAccount = await countAttempts(and(eq(signInAttempts.account, who.account), known));
    const ofAddress =
      device === null ? await countAttempts(and(eq(signInAttempts.ip, who.ip), isNull(signInAttempts.device))) : 0;
    if (ofAccount >= perAccount || ofAddress >= perAddress) throw new Refusal('too_many', authText.tooManyAttempts);
    const [stored] = await db().insert(signInAttempts).values(who).returning({ id: signInAttempts.id });
    return stored!.id;
  });

/** The password was right: the attempt counts against nobody. */
export async function forgiveAttempt(id: number): Promise<void> {
  await db().delete(signInAttempts).where(eq(signInAttempts.id, id));
}
