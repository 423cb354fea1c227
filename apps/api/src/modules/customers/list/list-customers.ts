import {
  countCustomers,
  type CustomerListQuery,
  listCustomerNames,
  listCustomers,
  listCustomersOfStaff,
} from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { isFullPhone } from '@toam/domain/phone';
import { capped } from '../../../db/count-each';
import { handle } from '../../../http/handle';
import { cappedPageOf, type Page } from '../../../http/page';
import { HttpError } from '../../../http-error';
import { customersSharedWith, readSharedCustomers } from '../../need-scope/shared-customers.reads';
import { readStaffNames } from '../../users/users.reads';
import { countRoles, findPage, readListed } from './customer-list.queries';
import { serializeCustomers, serializeName, visibilityOf } from '../customer-serializer';
import { allowLookUp } from '../saving/same-phone';

/** A search by a whole number can find other people's customers. It has the same rate limit as the look-up of a typed number. D24. */
function allowSearch(actor: Actor, { search }: { search: string }): void {
  if (isFullPhone(search) && !canSeeAllCustomers(actor)) allowLookUp(actor);
}

/** One page of the list as this person may see it. Numbers are masked for people who may not see them. D19, D24, D47. */
async function readPage(actor: Actor, query: CustomerListQuery, page: Page) {
  const { total, ids } = await findPage(actor, { ...query, shared: null }, page);
  return cappedPageOf(await serializeCustomers(actor, await readListed(ids)), total, page);
}

export const listCustomersCall = handle(listCustomers, ({ actor, query }) => {
  allowSearch(actor, query);
  return readPage(actor, query, query);
});

/** The two counts of the list: everybody's customers, and the actor's own. */
export const countCustomersCall = handle(countCustomers, async ({ actor, query }) => {
  allowSearch(actor, query);
  const totals = await countRoles(actor, { ...query, shared: null });
  return { all: capped(totals.all), personal: capped(totals.personal) };
});

/**
 * The customers of one staff member, also as co-staff of merged records.
 * @throws HttpError not_found for an unknown staff member; forbidden for another person's, unless the actor may see all customers
 */
export const listCustomersOfStaffCall = handle(listCustomersOfStaff, async ({ actor, params: { id }, query }) => {
  if (!(await readStaffNames([id])).has(id)) throw new HttpError('not_found', userText.notFound);
  if (id !== actor.id && !canSeeAllCustomers(actor)) throw new HttpError('forbidden', customerText.mayNotSeeStaff);
  const who = id === actor.id ? ({ role: 'personal' } as const) : ({ role: 'all', user_id: id } as const);
  return readPage(actor, { ...query, ...who }, query);
});

/** Customers for a picker, by name, including customers of shared needs. D19, D24. */
export const listCustomerNamesCall = handle(listCustomerNames, async ({ actor, query }) => {
  allowSearch(actor, query);
  const { search, ids: only, user_id, ...page } = query;
  const shared = await customersSharedWith(actor);
  const named = { role: 'all', search, ids: only, user_id, shared, sort: 'name', order: 'asc' } as const;
  const { total, ids } = await findPage(actor, named, page);
  const found = await readListed(ids);
  const foreign = found.flatMap(({ customer }) => (canSeeCustomerPhone(actor, customer) ? [] : [customer.id]));
  const reached = await readSharedCustomers(actor, foreign);
  const list = found.map((listed) =>
    serializeName(listed, visibilityOf(actor, listed.customer, reached.has(listed.customer.id))),
  );
  return cappedPageOf(list, total, page);
});
