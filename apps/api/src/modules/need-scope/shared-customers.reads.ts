import { type Actor, isMarketer } from '@toam/domain/actor';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { readTeam } from '../users/team/team.reads';
import { alive, involvedIn } from './need-scope.reads';
import { requests } from '../needs/need.schema';

/**
 * Needs that are shared with the actor or were given to them. The person who set the need's customer must have had a right to
 * the customer. Otherwise anybody could reach a customer with an invented need that they share. D19, D60.
 */
async function vouchedShare(actor: Actor): Promise<SQL | undefined> {
  if (isMarketer(actor)) return sql`false`;
  return and(alive, eq(requests.customer_vouched, true), involvedIn(actor, await readTeam(actor.id)));
}

/** Customers whom the actor reaches through a shared need, as a query of their ids, with duplicates. D19. */
export async function customersSharedWith(actor: Actor): Promise<SQL> {
  return sql`${db()
    .select({ id: requests.customer_id })
    .from(requests)
    .where(await vouchedShare(actor))}`;
}

/** Which of these customers the actor reaches through a shared need. D19. */
export async function readSharedCustomers(actor: Actor, customerIds: number[]): Promise<Set<number>> {
  if (customerIds.length === 0) return new Set();
  const found = await db()
    .selectDistinct({ id: requests.customer_id })
    .from(requests)
    .where(and(inArray(requests.customer_id, customerIds), await vouchedShare(actor)));
  return new Set(idsOf(found));
}

/** Whether the actor reaches this customer through a shared need. D19. */
export const isCustomerSharedWith = async (actor: Actor, customerId: number): Promise<boolean> =>
  (await readSharedCustomers(actor, [customerId])).has(customerId);
