import { and, eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { alive } from '../../need-scope/need-scope.reads';
import { type Need, requests } from '../need.schema';

/** Matching in SQL, for other modules' queries about a need's houses. D61. */
export { fits, houseOfTable, isOffered, meets, needOfRecord, score } from './matching.queries';

/** All needs of a customer, without deleted ones. A move of one house affects them all. */
export const findNeedsOfCustomer = (customerId: number): Promise<Need[]> =>
  db()
    .select()
    .from(requests)
    .where(and(eq(requests.customer_id, customerId), alive));
