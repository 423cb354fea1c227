import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import type { Actor } from '@toam/domain/actor';
import { HttpError } from '../../http/http-error';
import { findCustomer } from './list/customer-list.queries';
import { serializeCustomers } from './customer-serializer';
import { findSurvivor } from './customers.reads';

/**
 * One customer as a page shows them: whoever has the customer, and whoever came to them through a shared need, the number
 * included where they are entitled to it. Who was merged into another is that other: links to them stay alive. D19, D24, D56.
 * @throws HttpError not_found, forbidden
 */
export async function readCustomer(actor: Actor, id: number): Promise<CustomerRow> {
  const found = (await findCustomer(id)) ?? (await findCustomer(await findSurvivor(id)));
  if (!found) throw new HttpError('not_found', customerText.notFound);
  const [customer] = await serializeCustomers(actor, [found]);
  if (!customer?.may_open) throw new HttpError('forbidden', customerText.mayNotSee);
  return customer;
}
