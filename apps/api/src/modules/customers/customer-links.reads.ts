import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import {
  canSeeCustomer,
  canSeeCustomerPhone,
  type CustomerStaff,
  isOwnCustomer,
} from '@toam/domain/customer/customer-access';
import { and, arrayOverlaps, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http-error';
import { isCustomerSharedWith, readSharedCustomers } from '../need-scope/shared-customers.reads';
import { findCustomer } from './list/customer-list.queries';
import { serializeCustomers } from './customer-serializer';
import { staffNames } from './customer-scope.queries';
import { customers } from './customer.schema';
import { readEntitled, visibleText } from './visible-customer.reads';

/** A customer as other modules' records show it. */
export interface LinkableCustomer {
  id: number;
  name: string;
  /** Names of the staff. */
  user: string;
  /** The viewer may open their page: as their staff, or through a shared need (D19). */
  may_open: boolean;
}

/** Whether this person may open the customer's page: as their staff, or through a shared need. D19. */
export const canOpenCustomer = async (actor: Actor, customer: CustomerStaff & { id: number }): Promise<boolean> =>
  canSeeCustomer(actor, customer) || isCustomerSharedWith(actor, customer.id);

const alive = isNull(customers.deleted_at);

async function read(actor: Actor, which: SQL | undefined): Promise<(LinkableCustomer & { phones: string[] })[]> {
  const { id, name, phones, user_id, co_staff } = customers;
  const found = await db()
    .select({ id, name, phones, user_id, co_staff, user: staffNames })
    .from(customers)
    .where(and(alive, which))
    .orderBy(asc(id));
  const sees = (customer: CustomerStaff) => canSeeCustomer(actor, customer) && canSeeCustomerPhone(actor, customer);
  const shared = await readSharedCustomers(
    actor,
    found.filter((customer) => !sees(customer)).map((customer) => customer.id),
  );
  return found.map((customer) => {
    const isShared = shared.has(customer.id);
    const maySee = isShared || canSeeCustomerPhone(actor, customer);
    return {
      ...{ id: customer.id, user: customer.user, phones: customer.phones },
      name: visibleText(actor, customer, { column: 'name', value: customer.name, maySee }),
      may_open: isShared || canSeeCustomer(actor, customer),
    };
  });
}

/** Customers by id, for a line with a link. Deleted ones are left out. */
export async function readLinkableCustomers(actor: Actor, ids: number[]): Promise<Map<number, LinkableCustomer>> {
  if (ids.length === 0) return new Map();
  const found = await read(actor, inArray(customers.id, ids));
  return new Map(found.map(({ phones: _phones, ...customer }) => [customer.id, customer]));
}

/** Customers with these numbers (normalised), by number: their name and staff (D56). Pass only numbers that the actor may see. */
export async function readSamePhone(actor: Actor, phones: string[]): Promise<Map<string, LinkableCustomer[]>> {
  if (phones.length === 0) return new Map();
  const found = await read(actor, arrayOverlaps(customers.phones, phones));
  const having = (phone: string) =>
    found.filter((customer) => customer.phones.includes(phone)).map(({ phones: _phones, ...customer }) => customer);
  return new Map(phones.map((phone) => [phone, having(phone)]));
}

/** Whose number it is. */
export interface SeenPhone {
  customer: number;
  isOwn: boolean;
}

/** Those of the numbers (normalised) that are of customers whose numbers the actor may see. D24. */
export async function readSeenPhones(actor: Actor, phones: string[]): Promise<Map<string, SeenPhone>> {
  if (phones.length === 0) return new Map();
  const { id, user_id, co_staff } = customers;
  const found = await db()
    .select({ id, user_id, co_staff, phones: customers.phones })
    .from(customers)
    .where(and(alive, arrayOverlaps(customers.phones, phones)));
  const others = found.filter((customer) => !canSeeCustomerPhone(actor, customer));
  const shared = await readSharedCustomers(
    actor,
    others.map((customer) => customer.id),
  );
  const seen = found.filter((customer) => canSeeCustomerPhone(actor, customer) || shared.has(customer.id));
  const own = seen.filter((customer) => isOwnCustomer(actor, customer));
  // one's own customer comes last and counts
  return new Map(
    [...seen, ...own].flatMap((customer) =>
      customer.phones.map((phone) => [phone, { customer: customer.id, isOwn: own.includes(customer) }] as const),
    ),
  );
}

/** The SQL of the numbers of the actor's own customers. */
export const phonesOfOwn = ({ id }: Pick<Actor, 'id'>): SQL =>
  sql`select unnest(${customers.phones}) from ${customers}
    where ${customers.deleted_at} is null and (${customers.user_id} = ${id} or ${id} = any(${customers.co_staff}))`;

/** The customer's note, with its numbers only for those who may see them; null if there is none. The caller checks who may open them. */
export async function readCustomerNote(actor: Actor, id: number): Promise<string | null> {
  const { description, user_id, co_staff } = customers;
  const [found] = await db()
    .select({ id: customers.id, description, user_id, co_staff })
    .from(customers)
    .where(and(alive, eq(customers.id, id)));
  if (!found?.description) return null;
  const maySee = (await readEntitled(actor, [found])).has(id);
  return visibleText(actor, found, { column: 'description', value: found.description, maySee });
}

/** One customer as this person may see them. @throws HttpError not_found */
export async function readListedCustomer(actor: Actor, id: number): Promise<CustomerRow> {
  const found = await findCustomer(id);
  const [row] = await serializeCustomers(actor, found ? [found] : []);
  if (!row) throw new HttpError('not_found', customerText.notFound);
  return row;
}

/**
 * Locks a customer until the transaction ends. Call it before writing a reference to them; otherwise a merge at the same
 * time could miss that reference. @returns their numbers (normalised); undefined for an unknown, deleted or merged customer
 */
export async function holdCustomer(id: number): Promise<{ phones: string[] } | undefined> {
  const [held] = await db()
    .select({ phones: customers.phones })
    .from(customers)
    .where(and(alive, eq(customers.id, id)))
    .for('share');
  return held;
}
