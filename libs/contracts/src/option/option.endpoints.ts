import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, searchLine } from '../field';
import { pageOf, pageQuery } from '../page';
import { houseFilterColumn } from '../house/house-filter.schema';
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

/** For the checkboxes of a column filter: the values that the filter accepts, with their labels. */
export const listColumnValues = endpoint({
  method: 'GET',
  path: '/house/column/values',
  summary: 'What a column of the house list can hold, among what the viewer may see',
  access: 'signedIn',
  query: z.object({ column: houseFilterColumn, search: searchLine() }),
  example: { query: { column: 'customer_id', search: '' } },
  data: z.array(z.object({ value: z.union([z.string(), z.number()]), text: z.string() })),
});
