import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, recordId } from '../field';
import { pageOf, pageQuery } from '../page';
import { needText } from '../texts/need';
import { houseCustomer, houseCustomerGroups, requestHouse } from './match.schema';

/** House → needs. Without a group: the needs that fit, best first; else the customers at that status, last moved first. */
export const matchRequestsOfHouse = endpoint({
  method: 'GET',
  path: '/match/house/request',
  summary: 'Needs that a house fits, or its customers at a status, with the explained score',
  access: 'brokerage',
  query: pageQuery(20).extend({ house_id: idParam, group: z.enum(houseCustomerGroups).default('suitable') }),
  example: { query: { house_id: 1, group: 'recommended', page: 1, size: 20 } },
  data: pageOf(houseCustomer).extend({
    /** How many the viewer sees in each group. */
    counts: z.record(z.enum(houseCustomerGroups), z.number().int()),
  }),
});

/** Needs of one call: a page of the needs list. */
export const maxMatchedRequests = 100;

/** Comma-joined ids of needs. */
const requestIds = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)])))
  .pipe(z.array(recordId).min(1).max(maxMatchedRequests, needText.tooManyRequests(maxMatchedRequests)));

/** The most houses that one answer holds, of all its needs together: several needs get so much smaller pages. */
export const maxMatchedHouses = 200;
/** A count for a list stops here, and `total_capped` says that there are more. */
export const maxCountedMatches = 999;

/** Need → houses, of several needs at once: their counts for a list, or a page of each one's houses, best first. */
export const matchHousesOfRequests = endpoint({
  method: 'GET',
  path: '/match/request/house',
  summary: 'Houses that fit these needs, best first, with the explained score',
  access: 'brokerage',
  query: pageQuery(20).extend({ request_ids: requestIds, fetchType: z.enum(['list', 'count']).default('list') }),
  example: { query: { request_ids: '1', fetchType: 'list', page: 1, size: 20 } },
  data: z.array(pageOf(requestHouse).extend({ request_id: z.number().int() })),
});
