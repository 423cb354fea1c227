import { and, eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { alive } from '../../need-reach/need-scope.reads';
import { type Need, requests } from '../request.schema';

/** Matching in SQL, for the questions that modules beside this one ask about a need's houses. D61. */
export { fits, houseOfTable, isOffered, meets, needOfRecord, score } from './matching.queries';

/** Every need of a customer, deleted ones left out: a move of one house concerns all of them. */
export const findNeedsOfCustomer = (customerId: number): Promise<Need[]> =>
  db()
    .select()
    .from(requests)
    .where(and(eq(requests.customer_id, customerId), alive));
