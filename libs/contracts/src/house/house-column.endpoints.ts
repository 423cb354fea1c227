import { endpoint } from '@toam/contracts/endpoint';
import { searchLine } from '@toam/contracts/field';
import { z } from 'zod';
import { houseFilterColumn } from './house-filter.schema';

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
