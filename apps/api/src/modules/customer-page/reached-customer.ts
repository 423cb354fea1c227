import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import type { Team } from '@toam/domain/need/need-access';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { HttpError } from '../../http-error';
import { type Customer, customers } from '../customers/customer.schema';
import { isCustomerSharedWith } from '../need-scope/shared-customers.reads';
import { readTeam } from '../users/team/team.reads';

/** A customer, and how much of them this person may see. */
export interface Reached {
  actor: Actor;
  team: Team;
  customer: Customer;
  /** The ids of the customer and of all records merged into it, whose past counts as this customer's. D56. */
  ids: number[];
  /** True if the person may see the whole customer; false if only what is shared with them. D19. */
  isWhole: boolean;
  /** Whether the person may see the phone numbers. D24. */
  maySeePhones: boolean;
}

/** The record that remains of this one after all merges; undefined if there is none or it is deleted. */
async function findSurvivor(id: number): Promise<Customer | undefined> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with recursive path as (
      select id, merged_into from ${customers} where id = ${id}
      union
      select next.id, next.merged_into from ${customers} as next join path on next.id = path.merged_into
    )
    select id from path where merged_into is null`);
  const survivor = rows[0] && (await findRow(customers, eq(customers.id, rows[0].id)));
  return survivor?.deleted_at === null ? survivor : undefined;
}

async function mergedIds(id: number): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with recursive merged as (
      select id from ${customers} where id = ${id}
      union
      select before.id from ${customers} as before join merged on before.merged_into = merged.id
    )
    select id from merged order by id`);
  return rows.map((row) => row.id);
}

/**
 * The customer of a page, for people who may see them as a whole or through a shared need. The id of a merged record gives
 * the record that remains. D19, D56.
 * @throws HttpError not_found, forbidden
 */
export async function reachCustomer(actor: Actor, id: number): Promise<Reached> {
  const customer = await findSurvivor(id);
  if (!customer) throw new HttpError('not_found', customerText.notFound);
  const isWhole = canSeeCustomer(actor, customer);
  const isShared = await isCustomerSharedWith(actor, customer.id);
  if (!isWhole && !isShared) throw new HttpError('forbidden', customerText.mayNotSee);
  return {
    actor,
    team: await readTeam(actor.id),
    customer,
    ids: await mergedIds(customer.id),
    isWhole,
    maySeePhones: isShared || canSeeCustomerPhone(actor, customer),
  };
}
