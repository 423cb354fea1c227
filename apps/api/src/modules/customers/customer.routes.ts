import {
  createCustomer as createCustomerEndpoint,
  listCustomers as listCustomersEndpoint,
  readCustomer,
} from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/texts/customer';
import { isAdmin } from '@toam/domain/actor';
import { canSeeCustomer } from '@toam/domain/customer-access';
import type { FastifyInstance } from 'fastify';
import { doerOf } from '../../audit/record-audit';
import { recordPhoneReveal } from '../../audit/record-phone-reveal';
import { mount } from '../../http/mount';
import { pageOf } from '../../http/page';
import { Refusal } from '../../http/refusal';
import { createCustomer } from './create-customer';
import { customerToWire } from './customer-wire';
import { findCustomer, listCustomers } from './customer.queries';

export function mountCustomers(app: FastifyInstance): void {
  mount(app, listCustomersEndpoint, {
    handler: async ({ actor, query }) => {
      const question = { ...query, user_id: isAdmin(actor) ? query.user_id : undefined };
      const { total, list } = await listCustomers(actor, question, query);
      return pageOf(
        list.map((listed) => customerToWire(actor, listed)),
        total,
        query,
      );
    },
  });

  mount(app, readCustomer, {
    handler: async (call) => {
      const { actor, query } = call;
      const found = await findCustomer(query.customer_id);
      if (!found) throw new Refusal('not_found', customerText.notFound);
      if (!canSeeCustomer(actor, found.customer)) throw new Refusal('forbidden', customerText.mayNotSee);
      const customer = customerToWire(actor, found);
      await recordPhoneReveal(doerOf(call), customer, {});
      return customer;
    },
  });

  mount(app, createCustomerEndpoint, { handler: ({ actor, body }) => createCustomer(actor, body) });
}
