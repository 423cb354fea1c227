import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { needText } from './need.text';
import { houseCustomer, houseCustomerGroups, requestHouse } from './match.schema';

/** House → needs. Without a group: the matching needs, best first. With a group: the customers at that status, last moved first. */
export const matchRequestsOfHouse = endpoint({
  method: 'GET',
  path: '/match/house/request',
  summary: 'Needs that a house fits, or its customers at a status, with the explained score',
  access: 'brokerage',
  query: pageQuery(20).extend({ house_id: idParam, group: z.enum(houseCustomerGroups).default('suitable') }),
  example: { query: { house_id: 1, group: 'recommended', page: 1, size: 20 } },
  data: pageOf(houseCustomer).extend({
    /** Number of customers in each group that the viewer sees. */
    counts: z.record(z.enum(houseCustomerGroups), z.number().int()),
  }),
});

/** The most needs in one call: one page of the needs list. */
const maxMatchedRequests = 100;

/** Ids of needs, joined by commas. */
const requestIds = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)])))
  .pipe(z.array(recordId).min(1).max(maxMatchedRequests, needText.tooManyRequests(maxMatchedRequests)));

/** The most houses in one answer, over all needs together. With several needs, each page is smaller. */
export const maxMatchedHouses = 200;
/** The highest count for a list. Beyond it, `total_capped` is true. */
export const maxCountedMatches = 999;

/** Need → houses, for several needs at once: counts for a list, or a page of houses for each need, best first. */
export const matchHousesOfRequests = endpoint({
  method: 'GET',
  path: '/match/request/house',
  summary: 'Houses that fit these needs, best first, with the explained score',
  access: 'brokerage',
  query: pageQuery(20).extend({ request_ids: requestIds, fetchType: z.enum(['list', 'count']).default('list') }),
  example: { query: { request_ids: '1', fetchType: 'list', page: 1, size: 20 } },
  data: z.array(pageOf(requestHouse).extend({ request_id: z.number().int() })),
});
