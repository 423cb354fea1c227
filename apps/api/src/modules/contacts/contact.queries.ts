import type { Actor } from '@toam/domain/actor';
import { canSeeAllContacts } from '@toam/domain/contact-access';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { houses } from '../houses/house.schema';
import { contactRequests } from './contact.schema';

export interface ContactQuestion {
  status?: 0 | 1 | undefined;
  house_id?: number | undefined;
}

/** The SQL of `canSeeContact` for people whom the endpoint's rule admits; deleted houses take theirs along (D11). */
const visibleTo = (actor: Actor): SQL | undefined =>
  and(isNull(houses.deleted_at), canSeeAllContacts(actor) ? undefined : eq(houses.user_id, actor.id));

const asked = {
  contact: contactRequests,
  house: {
    id: houses.id,
    title: houses.title,
    user_id: houses.user_id,
    address: sql<string>`${houses.house_number} || ' ' || ${houses.house_address}`,
  },
};

const joined = () =>
  db().select(asked).from(contactRequests).innerJoin(houses, eq(houses.id, contactRequests.house_id));

export type FoundContact = Awaited<ReturnType<typeof joined>>[number];

async function countContacts(where: SQL | undefined): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(contactRequests)
    .innerJoin(houses, eq(houses.id, contactRequests.house_id))
    .where(where);
  return counted?.total ?? 0;
}

/** One page of what the actor sees, newest first, how many there are, and how many of all are new. */
export async function listContacts(
  actor: Actor,
  { status, house_id }: ContactQuestion,
  { page, size }: Page,
): Promise<{ total: number; waiting: number; list: FoundContact[] }> {
  const where = and(
    visibleTo(actor),
    status === undefined ? undefined : eq(contactRequests.status, status),
    house_id === undefined ? undefined : eq(contactRequests.house_id, house_id),
  );
  const list = await joined()
    .where(where)
    .orderBy(desc(contactRequests.created_at), desc(contactRequests.id))
    .limit(size)
    .offset((page - 1) * size);
  const waiting = await countContacts(and(visibleTo(actor), eq(contactRequests.status, 0)));
  return { total: await countContacts(where), waiting, list };
}

/** Locks the contact request until the transaction ends; undefined if there is none, or its house is deleted. */
export async function lockContact(id: number): Promise<FoundContact | undefined> {
  const [found] = await joined()
    .where(and(eq(contactRequests.id, id), isNull(houses.deleted_at)))
    .for('update', { of: contactRequests });
  return found;
}

export async function setContactStatus(id: number, status: 0 | 1, by: number): Promise<void> {
  const handled = status === 1 ? { handled_by: by, handled_at: sql`now()` } : { handled_by: null, handled_at: null };
  await db()
    .update(contactRequests)
    .set({ status, ...handled })
    .where(eq(contactRequests.id, id));
}

export async function insertContact(values: typeof contactRequests.$inferInsert): Promise<number> {
  const [stored] = await db().insert(contactRequests).values(values).returning({ id: contactRequests.id });
  return stored!.id;
}
