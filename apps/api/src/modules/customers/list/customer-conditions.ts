import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers } from '@toam/domain/customer/customer-access';
import { filteredCustomerColumns } from '@toam/domain/customer/customer-columns';
import { isFullPhone, isPhoneText } from '@toam/domain/phone';
import { idsOfCode } from '@toam/domain/record/record-id';
import { searchWords } from '@toam/domain/vietnamese';
import { all, any, is, not } from '../../../columnar/condition';
import { momentBetween } from '../../../columnar/range';
import type { StoreOrder } from '../../../columnar/store-question';
import {
  type CustomerQuery,
  type CustomerWishes,
  narrows,
  readsAll,
  readsNumbers,
  searchedPart,
  unreadSort,
} from './customer-query';
import type { CustomerCondition, CustomerKey } from './customer-source';

/*
 * What a list asks of customers, for columns in memory. customer-conditions.queries.ts asks the database the same; `drawn-customers.test.ts`
 * compares both.
 */

const isCustomerOf = (userId: number): CustomerCondition => ({ column: 'staff', overlaps: [userId] });

/**
 * The customers that the actor may search: all, or their own (D19). A whole phone number finds any customer, unless the query is for one's
 * own customers only (D24).
 */
export function inReach(
  actor: Actor,
  query: Omit<CustomerWishes, 'role'>,
  role: CustomerQuery['role'],
): CustomerCondition {
  const isForAll = canSeeAllCustomers(actor) || (isFullPhone(query.search) && !narrows(query));
  return role === 'all' && isForAll ? all() : isCustomerOf(actor.id);
}

/** Part of a number finds only customers whose number the actor may see. D24. */
function byPartOfPhone(actor: Actor, search: string): CustomerCondition {
  const part = searchedPart(search);
  if (part === undefined) return any<CustomerKey>();
  return all<CustomerKey>(readsNumbers(actor) ? undefined : isCustomerOf(actor.id), { column: 'phones', part });
}

/** Where a word is found, and the same text without what may be a phone number. */
type Searched = [text: CustomerKey, told: CustomerKey];

/** Digits of a phone number match only if the actor may read it. D24. */
function hasWord(actor: Actor, [text, told]: Searched, part: string): CustomerCondition {
  const found: CustomerCondition = { column: text, part };
  if (readsAll(actor) || !/[0-9０-９]/.test(part)) return found;
  return all(
    found,
    any<CustomerKey>(not({ column: told, isFilled: true }), { column: told, part }, isCustomerOf(actor.id)),
  );
}

const hasWords = (actor: Actor, searched: Searched, text: string): CustomerCondition =>
  all(...searchWords(text).map((word) => hasWord(actor, searched, word)));

/** Each word, in any order, without case and accents (D47), or a code ('#600'), or a number. @param ofPhone the customers whose number the search is */
function matchesSearch(actor: Actor, search: string, ofPhone: readonly number[]): CustomerCondition {
  if (isFullPhone(search)) return { ids: ofPhone };
  if (isPhoneText(search)) return byPartOfPhone(actor, search);
  const byWords = hasWords(actor, ['texts', 'name_told'], search);
  const ofCode = idsOfCode(search);
  return ofCode.length ? any<CustomerKey>(byWords, { ids: ofCode }) : byWords;
}

const matchesNeeds: Record<NonNullable<CustomerQuery['needs']>, CustomerCondition> = {
  open: is('open_need', 1),
  any: { column: 'open_need', isFilled: true },
  none: not({ column: 'open_need', isFilled: true }),
};

const hasHouse: CustomerCondition = { column: 'house', isFilled: true };

const isOfDays = ({ created_from: from, created_to: to }: Pick<CustomerQuery, 'created_from' | 'created_to'>) =>
  momentBetween<CustomerKey>('created_at', [from, to]);

/** What a query asks of a customer whom the actor may search. @param ofPhone as in `matchesSearch` */
export function askedOf(
  actor: Actor,
  query: Omit<CustomerWishes, 'role'>,
  ofPhone: readonly number[],
): CustomerCondition {
  const { user_id, needs, houses, ids, search } = query;
  return all(
    user_id && canSeeAllCustomers(actor) ? isCustomerOf(user_id) : undefined,
    ids && { ids },
    needs && matchesNeeds[needs],
    houses && (houses === 'any' ? hasHouse : not(hasHouse)),
    isOfDays(query),
    ...filteredCustomerColumns.map((column) =>
      hasWords(actor, [`${column}_words`, `${column}_told`], query[column] ?? ''),
    ),
    matchesSearch(actor, search, ofPhone),
  );
}

/** Null is the lowest value, and equal ones stand in the same direction by their ids: as a store has it. */
export function orderOf(actor: Actor, query: Pick<CustomerQuery, 'sort' | 'order'>): StoreOrder<CustomerKey> {
  const unread = unreadSort(actor, query);
  return { column: unread ? `${unread}_unread` : query.sort, direction: query.order };
}
