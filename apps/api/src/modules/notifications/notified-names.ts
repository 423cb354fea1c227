import type { Notification } from '@toam/contracts/notification/notification.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { canSeeNeed } from '@toam/domain/need/request-access';
import { type CustomerToMatch, readCustomersToMatch } from '../customers/customers.reads';
import { readEntitled, visibleText } from '../customers/visible-customer.reads';
import { findNeeds } from '../requests/requests.reads';
import { readSharedCustomers } from '../need-reach/shared-customers.reads';
import { readTeam } from '../users/team/team.reads';

/** What a notification may name besides its house. */
interface Named {
  request_ids: number[];
  customer_id: number | null;
}

export interface NotifiedNames {
  needsOf: (named: Named) => Notification['needs'];
  customerOf: (named: Named) => Notification['customer'];
}

const unique = (ids: number[]): number[] => [...new Set(ids)];

/** Names of customers by id, as this reader may see them. D24. */
async function namesFor(reader: Actor, customers: CustomerToMatch[]): Promise<Map<number, string>> {
  const entitled = await readEntitled(reader, customers);
  return new Map(
    customers.map((customer) => {
      const said = { column: 'name', value: customer.name, maySee: entitled.has(customer.id) };
      return [customer.id, visibleText(reader, customer, said)];
    }),
  );
}

/** Names by id of those customers whom the reader may see. D19. */
async function readCustomerNames(reader: Actor, ids: number[]): Promise<Map<number, string>> {
  const customers = [...(await readCustomersToMatch(ids)).values()];
  const others = customers.filter((customer) => !canSeeCustomer(reader, customer)).map(({ id }) => id);
  const shared = await readSharedCustomers(reader, others);
  const seen = customers.filter(({ id }) => !others.includes(id) || shared.has(id));
  return namesFor(reader, seen);
}

/** Needs that the reader may still see, with their customers' names. D60. */
async function readNeedCustomers(reader: Actor, ids: number[]): Promise<Map<number, string>> {
  const team = await readTeam(reader.id);
  const needs = [...(await findNeeds(ids)).values()].filter((need) => canSeeNeed(reader, need, team));
  const customers = await readCustomersToMatch(unique(needs.map(({ customer_id }) => customer_id)));
  const names = await namesFor(reader, [...customers.values()]);
  return new Map(needs.map(({ id, customer_id }) => [id, names.get(customer_id) ?? '']));
}

/**
 * The needs and customers that notifications name, as the reader may see them now: something shared earlier may be
 * private again.
 */
export async function readNotifiedNames(reader: Actor, all: Named[]): Promise<NotifiedNames> {
  const needIds = unique(all.flatMap(({ request_ids }) => request_ids));
  const customerIds = unique(all.flatMap(({ customer_id }) => customer_id ?? []));
  const needs = needIds.length > 0 ? await readNeedCustomers(reader, needIds) : new Map<number, string>();
  const customers = await readCustomerNames(reader, customerIds);
  return {
    needsOf: ({ request_ids }) =>
      request_ids.flatMap((id) => {
        const customer = needs.get(id);
        return customer === undefined ? [] : [{ id, customer }];
      }),
    customerOf: ({ customer_id: id }) => {
      const name = id === null ? undefined : customers.get(id);
      return id === null || name === undefined ? null : { id, name };
    },
  };
}
