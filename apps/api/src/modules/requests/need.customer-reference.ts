import { isNull } from 'drizzle-orm';
import { columnHandler } from '../../references/customer-reference';
import { needAudienceOf } from '../need-reach/need-audience.reads';
import { requests } from './request.schema';

/** Needs of a customer. */
export const needCustomers = columnHandler({
  name: 'requests',
  table: requests,
  reference: 'requests.customer_id',
  live: { noun: 'request', audienceOf: needAudienceOf },
  counted: { kind: 'requests', where: isNull(requests.deleted_at) },
});
