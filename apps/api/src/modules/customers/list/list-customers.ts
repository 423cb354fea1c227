import type { CustomerCountsQuery, CustomerListQuery } from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { capped } from '../../../db/count-each';
import { cappedPageOf, type Page } from '../../../http/page';
import { HttpError } from '../../../http/http-error';
import { customersSharedWith, readSharedCustomers } from '../../need-reach/shared-customers.reads';
import { readStaffNames } from '../../users/users.reads';
import type { CustomerQuery } from './customer-query';
import { countRoles, findPage, readListed } from './customer-list.queries';
import { serializeCustomers, serializeName, visibilityOf } from '../customer-serializer';

/** One page of the list as this person may see it. Numbers are masked for people who may not see them. D19, D24, D47. */
export async function listCustomers(actor: Actor, query: CustomerListQuery, page: Page) {
  const { total, ids } = await findPage(actor, { ...query, shared: null }, page);
  return cappedPageOf(await serializeCustomers(actor, await readListed(ids)), total, page);
}

/** The two counts of the list: everybody's customers, and the actor's own. */
export async function countCustomers(actor: Actor, query: CustomerCountsQuery) {
  const totals = await countRoles(actor, { ...query, shared: null });
  return { all: capped(totals.all), personal: capped(totals.personal) };
}

/**
 * The customers of one staff member, also as co-staff of merged records.
 * @throws HttpError not_found for an unknown staff member; forbidden for another person's, unless the actor may see all customers
 */
export async function listCustomersOfStaff(
  actor: Actor,
  staffId: number,
  query: Omit<CustomerListQuery, 'role' | 'user_id'>,
  page: Page,
) {
  if (!(await readStaffNames([staffId])).has(staffId)) throw new HttpError('not_found', userText.notFound);
  if (staffId !== actor.id && !canSeeAllCustomers(actor)) throw new HttpError('forbidden', customerText.mayNotSeeStaff);
  const who = staffId === actor.id ? ({ role: 'personal' } as const) : ({ role: 'all', user_id: staffId } as const);
  return listCustomers(actor, { ...query, ...who }, page);
}

/** Customers for a picker, by name, including customers of shared needs. D19, D24. */
export async function listCustomerNames(
  actor: Actor,
  { search, ids: only, user_id }: Pick<CustomerQuery, 'search' | 'ids' | 'user_id'>,
  page: Page,
) {
  const shared = await customersSharedWith(actor);
  const query = { role: 'all', search, ids: only, user_id, shared, sort: 'name', order: 'asc' } as const;
  const { total, ids } = await findPage(actor, query, page);
  const found = await readListed(ids);
  const foreign = found.flatMap(({ customer }) => (canSeeCustomerPhone(actor, customer) ? [] : [customer.id]));
  const reached = await readSharedCustomers(actor, foreign);
  const list = found.map((listed) =>
    serializeName(listed, visibilityOf(actor, listed.customer, reached.has(listed.customer.id))),
  );
  return cappedPageOf(list, total, page);
}
