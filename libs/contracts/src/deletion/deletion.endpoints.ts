import { searchLine } from '@toam/contracts/field';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { person } from '@toam/contracts/person';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';

/** Records with soft deletion that admins see in a list. D11. */
export const deletedNouns = [
  'house',
  'customer',
  'request',
  'user',
  'deal',
  'receipt',
  'coupon',
  'cancel_bill',
  'project',
  'blog',
  'article',
] as const;
export type DeletedNoun = (typeof deletedNouns)[number];

/** Holds no phone numbers: name, address and staff are enough to recognise a record. */
const deletedRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** An address, a place or an email. */
  detail: z.string(),
  /** The owner. */
  owner: person.nullable(),
  deleted_at: epochSeconds,
  /** Null if unknown. */
  deleted_by: person.nullable(),
  /** Why it cannot be restored alone; null: it can. */
  hindered: z.string().nullable(),
});
export type DeletedRow = z.output<typeof deletedRow>;

/** Merged records are not in the list. To restore a record, call the restore endpoint of its kind. D11, D56. */
export const listDeleted = endpoint({
  method: 'GET',
  path: '/deletion/:noun',
  summary:
    'Deleted houses, customers, needs, staff, deals, papers of the ledger, projects, news or articles, the latest first',
  access: 'admin',
  params: z.object({ noun: z.enum(deletedNouns) }),
  query: pageQuery(20).extend({ search: searchLine() }),
  example: { params: { noun: 'customer' }, query: { page: 1, size: 20, search: 'hà' } },
  data: pageOf(deletedRow),
});
