import {
  listCustomerContacts,
  listCustomerHouses,
  listCustomerShowings,
  readCustomerOverview,
  readCustomerTimeline,
} from '@toam/contracts/customer/customer-page.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { pageOf } from '../../http/page';
import { serializeContacts, listContactsWhere } from '../contacts/contacts.reads';
import { readHouseRows } from '../houses/house-match.reads';
import { contactsOf, listHousesOf } from './customer-page.queries';
import { readOverview } from './overview';
import { reachCustomer } from './reached-customer';
import { readShowings } from './showings';
import { readTimeline } from './timeline';

export function registerCustomerPage(app: FastifyInstance): void {
  registerRoute(app, readCustomerOverview, { handler: ({ actor, params }) => readOverview(actor, params.id) });

  registerRoute(app, listCustomerHouses, {
    handler: async ({ actor, params, query }) => {
      const { total, ids } = await listHousesOf(await reachCustomer(actor, params.id), query);
      return pageOf(await readHouseRows(actor, ids), total, query);
    },
  });

  registerRoute(app, listCustomerShowings, {
    handler: ({ actor, params, query }) => readShowings(actor, params.id, query),
  });

  registerRoute(app, listCustomerContacts, {
    handler: async ({ actor, params, query }) => {
      const reached = await reachCustomer(actor, params.id);
      const { total, list } = await listContactsWhere(actor, contactsOf(reached), query);
      return pageOf(await serializeContacts(actor, list), total, query);
    },
  });

  registerRoute(app, readCustomerTimeline, {
    handler: ({ actor, params, query }) => readTimeline(actor, params.id, query),
  });
}
