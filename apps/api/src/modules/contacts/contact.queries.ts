import type { Actor } from '@toam/domain/actor';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { canSeeAllContacts, canSeeContactPhone } from '@toam/domain/contact/contact-access';
import { isFullPhone, isPhoneText, normalisePhone, partOfPhone } from '@toam/domain/phone';
import { searchWords } from '@toam/domain/vietnamese';
import { and, count, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { houseVisibility } from '../houses/houses.reads';
import { houses } from '../houses/house.schema';
import { contactRequests } from './contact.schema';

export interface ContactQuery {
  status?: 0 | 1 | undefined;
  house_id?: number | undefined;
  contact_id?: number | undefined;
  search?: string | undefined;
}

/** The SQL of `canSeeContact` for people whom the endpoint admits. Requests about deleted houses are left out (D11). */
export const contactsVisibleTo = (actor: Actor): SQL | undefined =>
  and(isNull(houses.deleted_at), canSeeAllContacts(actor) ? undefined : eq(houses.user_id, actor.id));

/** The SQL of `canSeeContactPhone` over contacts that the actor sees; undefined means no condition. */
const withSeenPhone = (actor: Actor): SQL | undefined =>
  canSeeContactPhone(actor, { user_id: 0 }) ? undefined : eq(houses.user_id, actor.id);

/** A search must not reveal what masking hides: digits match only where the actor sees the number, or as a whole number. D24, D47. */
function searched(actor: Actor, search: string): SQL | undefined {
  if (isFullPhone(search)) return eq(contactRequests.phone, normalisePhone(search));
  if (isPhoneText(search)) return and(withSeenPhone(actor), like(contactRequests.phone, `%${partOfPhone(search)}%`));
  const words = searchWords(search);
  const named = words.map((word) => contains(contactRequests.search, word));
  return and(words.some((word) => /[0-9０-９]/.test(word)) ? withSeenPhone(actor) : undefined, ...named);
}

const addressOf = sql<string>`${houses.house_number} || ' ' || ${houses.house_address}`;

const asked = {
  contact: contactRequests,
  house: { ...houseVisibility, title: houses.title, address: addressOf },
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

/** One page of what the actor sees, newest first, its total, and the number of new ones among all. */
export async function listContacts(
  actor: Actor,
  { status, house_id, contact_id, search = '' }: ContactQuery,
  page: Page,
): Promise<{ total: number; waiting: number; list: FoundContact[] }> {
  const which = and(
    searched(actor, search),
    contact_id === undefined ? undefined : eq(contactRequests.id, contact_id),
    status === undefined ? undefined : eq(contactRequests.status, status),
    house_id === undefined ? undefined : eq(contactRequests.house_id, house_id),
  );
  const waiting = await countContacts(and(contactsVisibleTo(actor), eq(contactRequests.status, 0)));
  return { ...(await listContactsWhere(actor, which, page)), waiting };
}

/** Most houses that the list's filter offers at once; typing narrows them. */
const offeredHouses = 20;

/** Houses with contact requests that the actor sees: first those with new requests, then by the latest request. */
export async function listContactHouses(
  actor: Actor,
  { search, house_id }: { search: string; house_id?: number | undefined },
) {
  const words = searchWords(search).map((word) => contains(houses.address_search, word));
  const waiting = sql<number>`(count(*) filter (where ${contactRequests.status} = 0))::int`;
  const found = await db()
    .select({
      id: houses.id,
      title: houses.title,
      address: addressOf,
      total: sql<number>`count(*)::int`,
      waiting,
    })
    .from(contactRequests)
    .innerJoin(houses, eq(houses.id, contactRequests.house_id))
    .where(and(contactsVisibleTo(actor), house_id === undefined ? undefined : eq(houses.id, house_id), ...words))
    .groupBy(houses.id)
    .orderBy(desc(sql`${waiting} > 0`), desc(sql`max(${contactRequests.created_at})`), desc(houses.id))
    .limit(offeredHouses);
  return found.map((house) => ({
    ...house,
    title: hideHouseNumbers(house.title),
    address: hideHouseNumbers(house.address),
  }));
}

/** A contact request; undefined if there is none, or its house is deleted. */
export async function findContact(id: number): Promise<FoundContact | undefined> {
  const [found] = await joined().where(and(eq(contactRequests.id, id), isNull(houses.deleted_at)));
  return found;
}

/** Contact requests by id, in no order, without those whose house is deleted. */
export const findContacts = async (ids: number[]): Promise<FoundContact[]> =>
  ids.length === 0 ? [] : joined().where(and(inArray(contactRequests.id, ids), isNull(houses.deleted_at)));

/** Contact requests that the actor sees and that meet the condition, newest first, and their total. */
export async function listContactsWhere(actor: Actor, which: SQL | undefined, { page, size }: Page) {
  const where = and(contactsVisibleTo(actor), which);
  const list = await joined()
    .where(where)
    .orderBy(desc(contactRequests.created_at), desc(contactRequests.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: await countContacts(where), list };
}

/** Locks the contact request until the transaction ends; undefined if there is none, or its house is deleted. */
export async function lockContact(id: number): Promise<FoundContact | undefined> {
  const [found] = await joined()
    .where(and(eq(contactRequests.id, id), isNull(houses.deleted_at)))
    .for('update', { of: contactRequests });
  return found;
}

/** Stores the outcome of the request. This also marks it handled; the first handler stays. */
export async function noteOutcome(
  id: number,
  outcome: { customer_id?: number; request_id?: number },
  by: number,
): Promise<void> {
  await db()
    .update(contactRequests)
    .set({
      ...outcome,
      status: 1,
      handled_by: sql`coalesce(${contactRequests.handled_by}, ${by})`,
      handled_at: sql`coalesce(${contactRequests.handled_at}, now())`,
    })
    .where(eq(contactRequests.id, id));
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
