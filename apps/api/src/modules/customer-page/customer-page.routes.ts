import {
  listCustomerContacts,
  listCustomerHouses,
  listCustomerShowings,
  readCustomerOverview,
  readCustomerTimeline,
} from '@toam/contracts/customer/customer-page.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { pageOf } from '../../http/page';
import { contactsToWire, listContactsWhere } from '../contacts/contacts.reads';
import { readHouseRows } from '../houses/house-match.reads';
import { contactsOf, listHousesOf } from './customer-page.queries';
import { readOverview } from './overview';
import { reachCustomer } from './reached-customer';
import { readShowings } from './showings';
import { readTimeline } from './timeline';

export function mountCustomerPage(app: FastifyInstance): void {
  mount(app, readCustomerOverview, { handler: ({ actor, params }) => readOverview(actor, params.id) });

  mount(app, listCustomerHouses, {
    handler: async ({ actor, params, query }) => {
      const { total, ids } = await listHousesOf(await reachCustomer(actor, params.id), query);
      return pageOf(await readHouseRows(actor, ids), total, query);
    },
  });

  mount(app, listCustomerShowings, { handler: ({ actor, params, query }) => readShowings(actor, params.id, query) });

  mount(app, listCustomerContacts, {
    handler: async ({ actor, params, query }) => {
      const reached = await reachCustomer(actor, params.id);
      const { total, list } = await listContactsWhere(actor, contactsOf(reached), query);
      return pageOf(await contactsToWire(actor, list), total, query);
    },
  });

  mount(app, readCustomerTimeline, { handler: ({ actor, params, query }) => readTimeline(actor, params.id, query) });
}
