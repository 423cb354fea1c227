import { z } from 'zod';
import { contactRow } from './contact-row.schema';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { houseRow } from '@toam/contracts/house/house-row.schema';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { customerEvent, customerOverview, customerShowing } from './customer-page.schema';

/*
 * The sections of a customer's page. Each shows what the viewer may see, newest first. Readers need access to the
 * customer, or to a shared need of the customer (D19); others get 403. The id of a merged customer answers as the kept
 * customer (D56). The needs are `GET customer/request/list` with the customer as its filter.
 */

const params = z.object({ id: idParam });
const access = 'brokerage';

export const readCustomerOverview = endpoint({
  method: 'GET',
  path: '/customer/:id/overview',
  summary: 'A customer, what the viewer may do with them, and how much each section of their page holds',
  access,
  params,
  example: { params: { id: 1 } },
  data: customerOverview,
});

export const listCustomerHouses = endpoint({
  method: 'GET',
  path: '/customer/:id/houses',
  summary: 'Houses that a customer offers through us',
  access,
  params,
  query: pageQuery(10),
  example: { params: { id: 1 }, query: { page: 1, size: 10 } },
  data: pageOf(houseRow),
});

/** Filter of the houses that a customer was shown: all, or one status. */
export const showingGroups = ['all', 'recommended', 'seen', 'negotiating', 'done', 'disliked'] as const;
export type ShowingGroup = (typeof showingGroups)[number];

export const listCustomerShowings = endpoint({
  method: 'GET',
  path: '/customer/:id/showings',
  summary: 'Houses that a customer was shown, with their status and its history; group done is the deals',
  access,
  params,
  query: pageQuery(10).extend({ group: z.enum(showingGroups).default('all') }),
  example: { params: { id: 1 }, query: { page: 1, size: 10, group: 'all' } },
  data: pageOf(customerShowing),
});

export const listCustomerContacts = endpoint({
  method: 'GET',
  path: '/customer/:id/contacts',
  summary: 'Contact requests that came from a customer or from their number',
  access,
  params,
  query: pageQuery(10),
  example: { params: { id: 1 }, query: { page: 1, size: 10 } },
  data: pageOf(contactRow),
});

export const readCustomerTimeline = endpoint({
  method: 'GET',
  path: '/customer/:id/timeline',
  summary: 'What happened with a customer, newest first',
  access,
  params,
  query: pageQuery(20),
  example: { params: { id: 1 }, query: { page: 1, size: 20 } },
  data: pageOf(customerEvent),
});
