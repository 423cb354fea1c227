import { contactText } from '@toam/contracts/contact/contact.text';
import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http-error';
import { contactRequests } from './contact.schema';

const windowMinutes = 15;
/** Most requests stored per window: from one address (an office or a family shares one), from one number, about one house. */
const perSender = 8;
const perPhone = 5;
const perHouse = 60;

interface Sent {
  sender: string;
  phone: string;
  house_id: number;
}

async function sentWithin(which: SQL): Promise<number> {
  const since = sql`now() - make_interval(mins => ${windowMinutes})`;
  const [counted] = await db()
    .select({ total: count() })
    .from(contactRequests)
    .where(and(which, gt(contactRequests.created_at, since)));
  return counted?.total ?? 0;
}

/**
 * Limits how much visitors may store. It counts in the database, so that every instance counts the same. Call it in the
 * transaction that stores: parallel requests from one address wait for each other. D15.
 * @throws HttpError too_many
 */
export async function allowContact({ sender, phone, house_id }: Sent): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${sender}`}, 0))`);
  const isTooMuch =
    (await sentWithin(eq(contactRequests.sender, sender))) >= perSender ||
    (await sentWithin(eq(contactRequests.phone, phone))) >= perPhone ||
    (await sentWithin(eq(contactRequests.house_id, house_id))) >= perHouse;
  if (isTooMuch) throw new HttpError('too_many', contactText.tooMany, { retryAfter: windowMinutes * 60 });
}

/** Whether the same request was sent just now: a visitor who presses twice is called once. */
export async function isRepeated({ sender: _sender, ...sent }: Sent & { message: string }): Promise<boolean> {
  const same = and(
    eq(contactRequests.phone, sent.phone),
    eq(contactRequests.house_id, sent.house_id),
    eq(contactRequests.message, sent.message),
  );
  return (await sentWithin(same!)) > 0;
}
