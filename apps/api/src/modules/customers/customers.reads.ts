import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers } from '@toam/domain/customer/customer-access';
import { isFullPhone } from '@toam/domain/phone';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db, inTx } from '../../db/db';
import { idsOf } from '../../db/rows';
import { type Growth, readGrowth } from '../../db/growth';
import { idArray } from '../../db/id-array';
import { type Customer, customers } from './customer.schema';
import { hasPhone, isCustomerOf } from './customer-scope.queries';

export { hasNameWord, hasPhone, isCustomerOf, withoutNumbers } from './customer-scope.queries';
export { withoutDigits } from './customer.schema';

/**
 * A customer's name and staff; undefined for an unknown, deleted or merged one. Inside a transaction it also prevents a
 * merge until the end. So references written there stay correct. D56.
 */
export async function findCustomerOwner(id: number): Promise<NamedCustomer | undefined> {
  const found = db()
    .select({ id: customers.id, name: customers.name, user_id: customers.user_id, co_staff: customers.co_staff })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deleted_at)));
  const [customer] = await (inTx() ? found.for('key share') : found);
  return customer;
}

/** Those of the customers that are there, each held as by `findCustomerOwner`. */
export async function holdCustomers(ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = db()
    .select({ id: customers.id })
    .from(customers)
    .where(and(sql`${customers.id} = any(${idArray(ids)})`, isNull(customers.deleted_at)))
    .orderBy(asc(customers.id)); // avoids deadlocks between two who hold the same rows
  return new Set(idsOf(await (inTx() ? found.for('key share') : found)));
}

/** The current record for an id: itself, or the record into which it was merged, over any number of merges. Keeps links valid. D56. */
export async function findSurvivor(id: number): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with recursive way as (
      select id, merged_into from customers where id = ${id}
      union all
      select next.id, next.merged_into from customers next join way on next.id = way.merged_into)
    select id from way where merged_into is null`);
  return rows[0]?.id ?? id;
}

/** Ids of the customers whose number a search is; none if it is no whole number. Deleted ones are included. */
export async function findCustomersOfPhone(search: string): Promise<number[]> {
  if (!isFullPhone(search)) return [];
  const found = await db().select({ id: customers.id }).from(customers).where(hasPhone(search));
  return idsOf(found);
}

/** The customer's numbers (normalised). */
export async function readPhonesOf(id: number): Promise<string[]> {
  const [found] = await db().select({ phones: customers.phones }).from(customers).where(eq(customers.id, id));
  return found?.phones ?? [];
}

/** If more records share one number, it belongs to a switchboard, not to an owner. */
const maxSamePhone = 50;

/** Ids of the customers who share a number with this one, itself included. D55. */
export async function findSamePhoneOwners(id: number): Promise<number[]> {
  const numbers = sql`(select named.phones from ${customers} as named where named.id = ${id})`;
  const found = await db()
    .select({ id: customers.id })
    .from(customers)
    .where(and(isNull(customers.deleted_at), sql`${customers.phones} && ${numbers}`))
    .limit(maxSamePhone);
  return [...new Set([id, ...found.map((customer) => customer.id)])];
}

/** Growth of the customers that the actor may see: all, or their own (D19). @param starts when the periods begin, epoch seconds */
export const readCustomerGrowth = (actor: Actor, starts: readonly number[]): Promise<Growth> =>
  readGrowth(customers, canSeeAllCustomers(actor) ? undefined : isCustomerOf(actor.id), starts);

/** Names of customers, deleted ones included. */
export async function readCustomerNames(ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = customers;
  const found = await db().select({ id, name }).from(customers).where(inArray(customers.id, ids));
  return new Map(found.map((customer) => [customer.id, customer.name]));
}

/** A customer's stored name, and the staff. */
export type NamedCustomer = Pick<Customer, 'id' | 'name' | 'user_id' | 'co_staff'>;

/** Customers by id, to serialize texts about them. Deleted ones are included: their numbers stay protected. */
export async function readNamedCustomers(
  ids: number[],
): Promise<Map<number, NamedCustomer & Pick<Customer, 'deleted_at'>>> {
  if (ids.length === 0) return new Map();
  const { id, name, user_id, co_staff, deleted_at } = customers;
  const found = await db()
    .select({ id, name, user_id, co_staff, deleted_at })
    .from(customers)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(found.map((customer) => [customer.id, customer]));
}

/** The customer's fields that matches show, not masked yet. */
export type CustomerToMatch = Pick<Customer, 'id' | 'name' | 'phone_number' | 'user_id' | 'co_staff'>;

/** Customers by id with their first number, unmasked. Callers in the API must mask it (D24). Deleted ones are left out. */
export async function readCustomersToMatch(ids: number[]): Promise<Map<number, CustomerToMatch>> {
  if (ids.length === 0) return new Map();
  const { id, name, phone_number, user_id, co_staff } = customers;
  const found = await db()
    .select({ id, name, phone_number, user_id, co_staff })
    .from(customers)
    .where(and(inArray(customers.id, ids), isNull(customers.deleted_at)));
  return new Map(found.map((customer) => [customer.id, customer]));
}
