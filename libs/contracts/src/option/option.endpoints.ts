import { endpoint } from '@toam/contracts/endpoint';
import { idParam, searchLine } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { childEntry, houseOptions } from './option.schema';

/** Page size of the street list. Specification 1 §9. */
export const streetPageSize = 200;

export const readHouseOptions = endpoint({
  method: 'GET',
  path: '/house/option',
  summary: 'The lists that house forms and filters choose from',
  access: 'signedIn',
  data: houseOptions,
});

export const listStreets = endpoint({
  method: 'GET',
  path: '/house/street',
  summary: 'Street names, found by their words without accents, best matches first',
  access: 'signedIn',
  query: pageQuery(streetPageSize).extend({
    search: searchLine(),
    /** Id of a Quận/Huyện: its streets come first, among those that match as well. */
    province: idParam.optional(),
  }),
  example: { query: { page: 1, size: 200, search: 'nguyễn', province: 2 } },
  data: pageOf(childEntry),
});
