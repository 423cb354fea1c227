import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers, canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer-access';
import { isFullPhone, normalisePhone } from '@toam/domain/phone';
import { searchWords } from '@toam/domain/vietnamese';
import { and, arrayContains, arrayOverlaps, asc, count, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { houses } from '../houses/house.schema';
import { images } from '../media/media.schema';
import { type Customer, customers } from './customer.schema';
import { isCustomerOf, staffNames } from './customer-scope.queries';

export interface CustomerQuestion {
  role: 'all' | 'personal';
  search: string;
  sort: 'id' | 'name' | 'date_of_birth' | 'email' | 'address' | 'created_at' | 'updated_at';
  order: 'asc' | 'desc';
  user_id?: number | undefined;
}

const alive = isNull(customers.deleted_at);

const isNumber = (search: string): boolean => /^[\d\s.+()-]+$/.test(search) && /\d/.test(search);

/** Part of a number finds only customers whose number the actor may see: a search must not answer what masking hides. */
function byPartOfPhone(actor: Actor, search: string): SQL | undefined {
  const part = `%${normalisePhone(search)}%`;
  const found = sql`exists (select 1 from unnest(${customers.phones}) as phone where phone like ${part})`;
  const seesAll = canSeeCustomerPhone(actor, nobodysCustomer);
  return seesAll ? found : and(isCustomerOf(actor.id), found);
}

/** Customers that the actor has in lists: all, or their own (D19). */
const inReach = (actor: Actor, role: CustomerQuestion['role']): SQL | undefined =>
  role === 'all' && canSeeAllCustomers(actor) ? undefined : isCustomerOf(actor.id);

/** A whole phone number finds anybody's customer (D24). */
function conditions(actor: Actor, { search, role, user_id }: CustomerQuestion): SQL | undefined {
  const ofStaff = user_id ? isCustomerOf(user_id) : undefined;
  if (isFullPhone(search)) return and(alive, ofStaff, arrayContains(customers.phones, [normalisePhone(search)]));
  if (isNumber(search)) return and(alive, ofStaff, inReach(actor, role), byPartOfPhone(actor, search));
  const words = searchWords(search).map((word) => like(customers.search as never, `%${word}%`));
  return and(alive, ofStaff, inReach(actor, role), ...words);
}

const listed = {
  customer: customers,
  image: images,
  staff: staffNames,
  house_count: sql<number>`(select count(*) from ${houses} where ${houses.customer_id} = ${customers.id} and ${houses.deleted_at} is null)::int`,
};

const joined = () => db().select(listed).from(customers).leftJoin(images, eq(images.id, customers.image_id));

export type ListedCustomer = Awaited<ReturnType<typeof joined>>[number];

/** One page of customers in the actor's reach, and how many there are. */
export async function listCustomers(
  actor: Actor,
  question: CustomerQuestion,
  { page, size }: { page: number; size: number },
) {
  const where = conditions(actor, question);
  const direction = question.order === 'asc' ? asc : desc;
  const [counted] = await db().select({ total: count() }).from(customers).where(where);
  const list = await joined()
    .where(where)
    .orderBy(direction(customers[question.sort]), direction(customers.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

export async function findCustomer(id: number): Promise<ListedCustomer | undefined> {
  const [found] = await joined().where(and(alive, eq(customers.id, id)));
  return found;
}

/** Until the transaction ends nobody else creates a customer with one of these numbers: who came first is found (D56). */
export async function lockPhones(phones: string[]): Promise<void> {
  // in one order, so that two people with the same numbers don't wait for each other
  for (const phone of phones.toSorted())
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`);
}

/** Customers who have one of these numbers (normalised), with their staff: oldest first. D55. */
export const findSamePhone = (phones: string[]) =>
  db()
    .select({ id: customers.id, name: customers.name, user: staffNames })
    .from(customers)
    .where(and(alive, arrayOverlaps(customers.phones, phones)))
    .orderBy(asc(customers.id))
    .limit(10);

export async function insertCustomer(values: typeof customers.$inferInsert): Promise<Customer> {
  const [customer] = await db().insert(customers).values(values).returning();
  return customer!;
}

/** Whether somebody else's record holds the picture. */
export async function isImageTaken(imageId: number): Promise<boolean> {
  const [found] = await db()
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.image_id, imageId))
    .limit(1);
  return found !== undefined;
}
