import type { Actor } from '@toam/domain/actor';
import { askCounts, askPage, type FoundPage, hasColumns } from '../../../columnar/ask-columns';
import { all } from '../../../columnar/condition';
import type { Page } from '../../../http/page';
import { findCustomersOfPhone } from '../customers.reads';
import { askedOf, inReach, orderOf } from './customer-conditions';
import type { CustomerQuery, CustomerWishes } from './customer-query';
import { customerSource } from './customer-source';

/** How many customers everybody has, and the actor. */
export type CustomerRoleCounts = Record<CustomerQuery['role'], number>;

/** Pickers also find customers of shared needs, which only the database knows. */
const isAnswered = ({ shared }: Pick<CustomerQuery, 'shared'>) => shared === null && hasColumns(customerSource);

/** `findPage` from columns in memory; undefined if they cannot answer. */
export async function findPageInColumns(
  actor: Actor,
  query: CustomerQuery,
  page: Page,
): Promise<FoundPage | undefined> {
  if (!isAnswered(query)) return undefined;
  const asked = askedOf(actor, query, await findCustomersOfPhone(query.search));
  return askPage(customerSource, all(inReach(actor, query, query.role), asked), orderOf(actor, query), page);
}

/** `countRoles` from columns in memory; undefined if they cannot answer. */
export async function countRolesInColumns(
  actor: Actor,
  query: Omit<CustomerWishes, 'role'>,
): Promise<CustomerRoleCounts | undefined> {
  if (!isAnswered(query)) return undefined;
  const asked = askedOf(actor, query, await findCustomersOfPhone(query.search));
  const roles = { all: inReach(actor, query, 'all'), personal: inReach(actor, query, 'personal') };
  return askCounts(customerSource, asked, roles);
}
