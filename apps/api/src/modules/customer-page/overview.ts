import { readCustomerOverview } from '@toam/contracts/customer/customer-page.endpoints';
import { canDeleteCustomer, canEditCustomer } from '@toam/domain/customer/customer-change';
import { handle } from '../../http/handle';
import { listContactsWhere } from '../contacts/contacts.reads';
import { readListedCustomer } from '../customers/customer-links.reads';
import { contactsOf, countByTarget, countNeeds, countOf, listHousesOf } from './customer-page.queries';
import { reachCustomer } from './reached-customer';

/** A page without rows, for counting only. */
const noRows = { page: 1, size: 0 };

/**
 * The top of a customer's page: the customer, what the viewer may do, and how many records of each kind there are.
 * @throws HttpError not_found, forbidden
 */
export const readOverviewCall = handle(readCustomerOverview, async ({ actor, params: { id } }) => {
  const reached = await reachCustomer(actor, id);
  const { customer, isWhole } = reached;
  const byTarget = await countByTarget(reached);
  return {
    customer: await readListedCustomer(actor, customer.id),
    reach: isWhole ? 'whole' : 'shared',
    may_edit: canEditCustomer(actor, customer),
    may_delete: canDeleteCustomer(actor, customer),
    counts: {
      ...(await countNeeds(reached)),
      showings: countOf(byTarget, 'all'),
      deals: countOf(byTarget, 'done'),
      houses: (await listHousesOf(reached, noRows)).total,
      contacts: (await listContactsWhere(actor, contactsOf(reached), noRows)).total,
    },
  };
});
