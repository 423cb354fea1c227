import { z } from 'zod';
import { endpoint } from '../endpoint';
import { person } from '../house/house-row.schema';
import { epochSeconds, pageOf, pageQuery } from '../page';

/** Records that are deleted softly and listed for admins. D11. */
export const deletedNouns = ['house', 'customer', 'request', 'user'] as const;
export type DeletedNoun = (typeof deletedNouns)[number];

/** No numbers: a name, an address and who it was find a record again. */
const deletedRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** An address, a place, an email. */
  detail: z.string(),
  /** Whose it is. */
  owner: person.nullable(),
  deleted_at: epochSeconds,
  /** Null: nobody that is known. */
  deleted_by: person.nullable(),
  /** Why it cannot come back by itself, in words; null: it can. */
  hindered: z.string().nullable(),
});
export type DeletedRow = z.output<typeof deletedRow>;

/** What was merged into another record is not deleted. The nouns' own calls bring records back. D11, D56. */
export const listDeleted = endpoint({
  method: 'GET',
  path: '/deletion/:noun',
  summary: 'Deleted houses, customers, needs or staff, the latest first',
  access: 'admin',
  params: z.object({ noun: z.enum(deletedNouns) }),
  query: pageQuery(20).extend({ search: z.string().trim().max(130).default('') }),
  example: { params: { noun: 'customer' }, query: { page: 1, size: 20, search: 'hà' } },
  data: pageOf(deletedRow),
});
