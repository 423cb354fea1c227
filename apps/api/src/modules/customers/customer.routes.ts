import {
  changeCustomer as changeCustomerEndpoint,
  countCustomers as countCustomersEndpoint,
  createCustomer as createCustomerEndpoint,
  deleteCustomer as deleteCustomerEndpoint,
  findSamePhone,
  listCustomerNames as listCustomerNamesEndpoint,
  listCustomers as listCustomersEndpoint,
  listCustomersOfStaff as listCustomersOfStaffEndpoint,
  readCustomer as readCustomerEndpoint,
  restoreCustomer as restoreCustomerEndpoint,
} from '@toam/contracts/customer/customer.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers } from '@toam/domain/customer/customer-access';
import { isFullPhone } from '@toam/domain/phone';
import type { FastifyInstance } from 'fastify';
import { lookUpLimit } from '../../http/look-up-limit';
import { registerRoute } from '../../http/register-route';
import { changeCustomer } from './saving/change-customer';
import { createCustomer } from './saving/create-customer';
import { deleteCustomer, restoreCustomer } from './saving/delete-customer';
import { countCustomers, listCustomerNames, listCustomers, listCustomersOfStaff } from './list/list-customers';
import { readCustomer } from './read-customer';
import { whoHasPhone } from './saving/same-phone';

/** A search by a whole number can find other people's customers. It has the same rate limit as the look-up of a typed number. D24. */
const asksWhose = (actor: Actor, { search }: { search: string }): boolean =>
  isFullPhone(search) && !canSeeAllCustomers(actor);

function registerReading(app: FastifyInstance): void {
  const allowLookUp = lookUpLimit();
  const allowSearch = (actor: Actor, query: { search: string }): void => {
    if (asksWhose(actor, query)) allowLookUp(actor);
  };

  registerRoute(app, listCustomersEndpoint, {
    handler: ({ actor, query }) => {
      allowSearch(actor, query);
      return listCustomers(actor, query, query);
    },
  });

  registerRoute(app, countCustomersEndpoint, {
    handler: ({ actor, query }) => {
      allowSearch(actor, query);
      return countCustomers(actor, query);
    },
  });

  registerRoute(app, listCustomersOfStaffEndpoint, {
    handler: ({ actor, params, query }) => listCustomersOfStaff(actor, params.id, query, query),
  });

  registerRoute(app, listCustomerNamesEndpoint, {
    handler: ({ actor, query }) => {
      allowSearch(actor, query);
      return listCustomerNames(actor, query, query);
    },
  });

  registerRoute(app, readCustomerEndpoint, {
    handler: ({ actor, query }) => readCustomer(actor, query.customer_id),
  });

  registerRoute(app, findSamePhone, {
    handler: ({ actor, query }) => {
      allowLookUp(actor);
      return whoHasPhone(actor, query.phone, query.customer_id);
    },
  });
}

function registerChanging(app: FastifyInstance): void {
  registerRoute(app, createCustomerEndpoint, {
    audit: { action: 'create', noun: 'customer' },
    handler: ({ actor, body }) => createCustomer(actor, body),
  });

  registerRoute(app, changeCustomerEndpoint, {
    audit: { action: 'update', noun: 'customer', record: 'customer_id' },
    handler: ({ actor, body }) => changeCustomer(actor, body),
  });

  registerRoute(app, deleteCustomerEndpoint, {
    audit: { action: 'delete', noun: 'customer', record: 'customer_id' },
    handler: async ({ actor, body }) => ({ needs: await deleteCustomer(actor, body.customer_id) }),
  });

  registerRoute(app, restoreCustomerEndpoint, {
    audit: { action: 'restore', noun: 'customer', record: 'customer_id' },
    handler: async ({ actor, body }) => ({ needs: await restoreCustomer(actor, body.customer_id) }),
  });
}

export function registerCustomers(app: FastifyInstance): void {
  registerReading(app);
  registerChanging(app);
}
