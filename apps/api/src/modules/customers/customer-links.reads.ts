import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone, type CustomerStaff } from '@toam/domain/customer/customer-access';
import { and, arrayOverlaps, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { isCustomerSharedWith, readSharedCustomers } from '../need-reach/shared-customers.reads';
import { findCustomer } from './list/customer-list.queries';
import { serializeCustomers } from './customer-serializer';
import { staffNames } from './customer-scope.queries';
import { customers } from './customer.schema';
import { visibleText } from './visible-customer.reads';

/** A customer as records of other modules name them. */
export interface LinkableCustomer {
  id: number;
  name: string;
  /** Names of the staff. */
  user: string;
  /** The viewer may see their page: has them, or came to them through a shared need (D19). */
  may_open: boolean;
}

/** Whether the customer's page opens for this person: they have the customer, or a need of theirs is shared with them. D19. */
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

/** Customers by id, as a line with a link names them; deleted ones are left out. */
export async function readLinkableCustomers(actor: Actor, ids: number[]): Promise<Map<number, LinkableCustomer>> {
  if (ids.length === 0) return new Map();
  const found = await read(actor, inArray(customers.id, ids));
  return new Map(found.map(({ phones: _phones, ...customer }) => [customer.id, customer]));
}

/** Customers who have these numbers (normalised), by number: a name and whose they are (D56). Ask for numbers that the actor sees. */
export async function readSamePhone(actor: Actor, phones: string[]): Promise<Map<string, LinkableCustomer[]>> {
  if (phones.length === 0) return new Map();
  const found = await read(actor, arrayOverlaps(customers.phones, phones));
  const having = (phone: string) =>
    found.filter((customer) => customer.phones.includes(phone)).map(({ phones: _phones, ...customer }) => customer);
  return new Map(phones.map((phone) => [phone, having(phone)]));
}

/** One customer as this person may see them. @throws HttpError not_found */
export async function readListedCustomer(actor: Actor, id: number): Promise<CustomerRow> {
  const found = await findCustomer(id);
  const [row] = await serializeCustomers(actor, found ? [found] : []);
  if (!row) throw new HttpError('not_found', customerText.notFound);
  return row;
}

/**
 * Holds a customer until the transaction ends, for whoever is about to write a reference to them: a merge meanwhile would
 * hand over everything but that. @returns their numbers (normalised); undefined for an unknown, deleted or merged one
 */
export async function holdCustomer(id: number): Promise<{ phones: string[] } | undefined> {
  const [held] = await db()
    .select({ phones: customers.phones })
    .from(customers)
    .where(and(alive, eq(customers.id, id)))
    .for('share');
  return held;
}
