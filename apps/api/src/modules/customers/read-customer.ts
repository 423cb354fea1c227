import { readCustomer as endpoint } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { findCustomer } from './list/customer-list.queries';
import { serializeCustomers } from './customer-serializer';
import { findSurvivor } from './customers.reads';

/**
 * One customer for the page. Staff of the customer may read it, and people with a shared need. The number is masked for people
 * who may not see it. The id of a merged record gives the record into which it was merged, so links stay valid. D19, D24, D56.
 * @throws HttpError not_found, forbidden
 */
export async function readCustomer(actor: Actor, id: number): Promise<CustomerRow> {
  const found = (await findCustomer(id)) ?? (await findCustomer(await findSurvivor(id)));
  if (!found) throw new HttpError('not_found', customerText.notFound);
  const [customer] = await serializeCustomers(actor, [found]);
  if (!customer?.may_open) throw new HttpError('forbidden', customerText.mayNotSee);
  return customer;
}

export const readCustomerCall = handle(endpoint, ({ actor, query }) => readCustomer(actor, query.customer_id));
