import { listCustomerContacts, listCustomerHouses } from '@toam/contracts/customer/customer-page.endpoints';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { listContactsWhere, serializeContacts } from '../contacts/contacts.reads';
import { readHouseRows } from '../houses/house-match.reads';
import { contactsOf, listHousesOf } from './customer-page.queries';
import { readOverviewCall } from './overview';
import { reachCustomer } from './reached-customer';
import { readShowingsCall } from './showings';
import { readTimelineCall } from './timeline';

/** Everything that is known about one customer, from all modules. */
export const customerPageModule = moduleOf([
  readOverviewCall,
  handle(listCustomerHouses, async ({ actor, params, query }) => {
    const { total, ids } = await listHousesOf(await reachCustomer(actor, params.id), query);
    return pageOf(await readHouseRows(actor, ids), total, query);
  }),
  readShowingsCall,
  handle(listCustomerContacts, async ({ actor, params, query }) => {
    const reached = await reachCustomer(actor, params.id);
    const { total, list } = await listContactsWhere(actor, contactsOf(reached), query);
    return pageOf(await serializeContacts(actor, list), total, query);
  }),
  readTimelineCall,
]);
