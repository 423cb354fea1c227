import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers } from '@toam/domain/customer/customer-access';
import { filteredCustomerColumns } from '@toam/domain/customer/customer-columns';
import { NeedStatus } from '@toam/domain/need-values';
import { isFullPhone, isPhoneText } from '@toam/domain/phone';
import { idsOfCode } from '@toam/domain/record/record-id';
import { searchWords } from '@toam/domain/vietnamese';
import { and, eq, gte, inArray, isNull, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import { houses } from '../../houses/house.schema';
import { requests } from '../../needs/need.schema';
import { hasNameWord, hasPhone, hasWord, isCustomerOf } from '../customer-scope.queries';
import { customerSorts } from '../customer-sorts.schema';
import { customers, phoneDigits } from '../customer.schema';
import { type CustomerQuery, narrows, readsAll, readsNumbers, searchedPart } from './customer-query';

export const alive = isNull(customers.deleted_at);

/** The customers that the actor may search: all, or their own (D19). Undefined means no condition. */
function inReach(actor: Actor, { role, shared }: CustomerQuery): SQL | undefined {
  if (role === 'all' && canSeeAllCustomers(actor)) return undefined;
  return or(isCustomerOf(actor.id), shared ? sql`${customers.id} in ${shared}` : undefined);
}

/** Part of a number finds only customers whose number the actor may see. Otherwise a search would reveal masked numbers. */
function byPartOfPhone(actor: Actor, { search, shared }: CustomerQuery): SQL | undefined {
  const part = searchedPart(search);
  if (part === undefined) return sql`false`;
  const found = like(phoneDigits(customers.phones), `%${part}%`);
  if (readsNumbers(actor)) return found;
  return and(or(isCustomerOf(actor.id), shared ? sql`${customers.id} in ${shared}` : undefined), found);
}

/** Where the actor may read numbers in texts. Undefined: everywhere in their lists. */
const tellsNumber = (actor: Actor): SQL | undefined => (readsAll(actor) ? undefined : isCustomerOf(actor.id));

/**
 * Word by word, in any order, without case and accents (D47), or by a code ('#600'). A whole phone number finds any customer, unless the query
 * is for one's own customers only (D24).
 */
function matchesSearch(actor: Actor, query: CustomerQuery): SQL | undefined {
  const { search } = query;
  if (isFullPhone(search))
    return and(hasPhone(search), query.role === 'personal' || narrows(query) ? inReach(actor, query) : undefined);
  if (isPhoneText(search)) return and(inReach(actor, query), byPartOfPhone(actor, query));
  const byWords = and(...searchWords(search).map((word) => hasNameWord(word, tellsNumber(actor))));
  const ofCode = idsOfCode(search);
  return and(inReach(actor, query), ofCode.length ? or(byWords, inArray(customers.id, ofCode)) : byWords);
}

/** Where the words of a filtered column stand, without case and accents. */
const wordsOf: Record<(typeof filteredCustomerColumns)[number], PgColumn> = {
  occupation: customerSorts.occupation_words,
};

const hasWords = (column: PgColumn, words: readonly string[], told: SQL | undefined): SQL =>
  inArray(
    customers.id,
    db()
      .select({ id: customerSorts.id })
      .from(customerSorts)
      .where(and(...words.map((word) => hasWord(sql`${column}`, word, told)))),
  );

/** The words of a column's text filter, matched as in a search: without the digits of a number, where the actor may not read it. */
function matchesWords(actor: Actor, column: PgColumn, text: string): SQL | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const told = tellsNumber(actor);
  const found = hasWords(column, words, undefined);
  if (!told || !/[0-9０-９]/.test(text)) return found;
  return and(found, or(hasWords(column, words, sql`false`), told));
}

const needsOf = (which?: SQL) =>
  sql`exists (select 1 from ${requests} where ${and(eq(requests.customer_id, customers.id), isNull(requests.deleted_at), which)})`;
const housesOf = sql`exists (select 1 from ${houses} where ${and(eq(houses.customer_id, customers.id), isNull(houses.deleted_at))})`;

const matchesNeeds: Record<NonNullable<CustomerQuery['needs']>, SQL> = {
  open: needsOf(eq(requests.status, NeedStatus.unresolved)),
  any: needsOf(),
  none: not(needsOf()),
};

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** Every condition of the query, the actor's rights included. Customers that the actor may not see are not counted. */
export function conditions(actor: Actor, query: CustomerQuery): SQL | undefined {
  const { user_id, needs, houses: offers, created_from, created_to, ids } = query;
  return and(
    alive,
    user_id && canSeeAllCustomers(actor) ? isCustomerOf(user_id) : undefined,
    ids ? inArray(customers.id, ids) : undefined,
    needs ? matchesNeeds[needs] : undefined,
    offers && (offers === 'any' ? housesOf : not(housesOf)),
    created_from === undefined ? undefined : gte(customers.created_at, moment(created_from)),
    created_to === undefined ? undefined : lt(customers.created_at, moment(created_to + 1)),
    ...filteredCustomerColumns.map((column) => matchesWords(actor, wordsOf[column], query[column] ?? '')),
    matchesSearch(actor, query),
  );
}
