import type { FailedSignIn } from '@toam/contracts/sign-in/sign-in';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { hasSignedInNear } from '../../sign-ins/known-network';
import { perAccount, perNetwork, windowMinutes } from '../../sign-ins/sign-in-window';
import { signInAttempts } from '../auth/sign-in-attempt.schema';
import { users } from '../users/user.schema';

type Failed = Omit<FailedSignIn, 'user'> & { user_id: number };

/** Attempts that count against unknown browsers now. */
const counting = sql`count(*) filter (where a.device is null and a.released_at is null
  and a.created_at > now() - make_interval(mins => ${windowMinutes}))`;
const hasBeenReleased = sql`coalesce(bool_or(bool_or(a.released_at > now() - make_interval(mins => ${windowMinutes})))
  over (partition by u.id), false)`;

/**
 * Attempts at people's accounts, grouped by network. The table stores only fingerprints of emails, so attempts at emails that nobody
 * has stay unknown. Rows without a network are older than that column.
 */
const grouped = (userId: number | undefined) => sql`
  select u.id as user_id, a.network, (array_agg(a.address order by a.created_at desc))[1] as ip_address, count(*)::int as tries,
    extract(epoch from min(a.created_at))::int as first_at, extract(epoch from max(a.created_at))::int as last_at,
    lower(u.email) as account, ${counting} >= ${perNetwork} as is_place_over,
    sum(${counting}) over (partition by u.id) >= ${perAccount} and not ${hasBeenReleased} as is_account_over
  from ${signInAttempts} a join ${users} u on a.account = encode(sha256(convert_to(lower(u.email), 'UTF8')), 'hex')
  where u.deleted_at is null and a.network <> '' and a.created_at > now() - interval '30 days'
    ${userId === undefined ? sql`` : sql`and u.id = ${userId}`}
  group by u.id, a.network`;

interface Grouped extends Omit<Failed, 'is_limited'>, Record<string, unknown> {
  network: string;
  account: string;
  is_place_over: boolean;
  is_account_over: boolean;
}

/** A full limit of the account spares networks where the person has signed in, as at sign-in (`sign-in-limits.ts`). */
async function toFailed({ account, is_place_over, is_account_over, ...row }: Grouped): Promise<Failed> {
  const { user_id, ip_address, tries, first_at, last_at } = row;
  const is_limited = is_place_over || (is_account_over && !(await hasSignedInNear(account, ip_address)));
  return { user_id, ip_address, tries, first_at, last_at, is_limited };
}

/** One page of failed sign-ins, the latest first. */
export async function listFailed(
  userId: number | undefined,
  { page, size }: Page,
): Promise<{ total: number; list: Failed[] }> {
  const failed = grouped(userId);
  const counted = await db().execute<{ total: number }>(sql`select count(*)::int as total from (${failed}) as failed`);
  const { rows } = await db().execute<Grouped>(
    sql`select * from (${failed}) as failed order by last_at desc, user_id, network limit ${size} offset ${(page - 1) * size}`,
  );
  return { total: counted.rows[0]?.total ?? 0, list: await Promise.all(rows.map(toFailed)) };
}
