import { type NeedFilter, type NeedFilterColumn, needFilterKinds } from '@toam/contracts/request/need-filter.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { isFullPhone, normalisePhone } from '@toam/domain/phone';
import type { Team } from '@toam/domain/need/request-access';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { and, arrayContains, arrayOverlaps, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anywhere, isMomentBetween, isNumberBetween, numbersFor } from '../../../db/column-conditions';
import { db } from '../../../db/db';
import { customers } from '../../customers/customer.schema';
import { hasNameWord, isCustomerOf } from '../../customers/customers.reads';
import { involvedIn } from '../../need-reach/need-scope.reads';
import { requests } from '../request.schema';

type Values = NeedFilter['values'];

const ofCustomers = (where: SQL): SQL =>
  inArray(requests.customer_id, db().select({ id: customers.id }).from(customers).where(where));

/** Needs whose texts show numbers to the actor. A search must not reveal what `hidePhones` hides. D24. */
const tellsPhones = (actor: Actor, team: Team): SQL | undefined =>
  canSeeCustomerPhone(actor, nobodysCustomer)
    ? undefined
    : or(ofCustomers(isCustomerOf(actor.id)), and(eq(requests.customer_vouched, true), involvedIn(actor, team)));

/** Customers in whose names the actor may read numbers; undefined: all. */
const readsOwn = (actor: Actor): SQL | undefined =>
  canSeeCustomerPhone(actor, nobodysCustomer) ? undefined : isCustomerOf(actor.id);

/** Searches id, place and description. Digits match in a description only if the actor may read its numbers. */
function hasWord(actor: Actor, team: Team, word: string): SQL | undefined {
  const pattern = anywhere(word);
  const anyText = sql`${requests.search} like ${pattern}`;
  if (!/\d/.test(word)) return anyText;
  const told = tellsPhones(actor, team);
  if (!told) return anyText;
  return or(sql`${requests.id}::text = ${word}`, sql`f_vn(${requests.place}) like ${pattern}`, and(anyText, told));
}

/** Whether the customer's name contains all of the words. */
const isNamed = (actor: Actor, words: readonly string[]): SQL | undefined =>
  words.length === 0 ? undefined : ofCustomers(and(...words.map((word) => hasNameWord(word, readsOwn(actor))))!);

const hasPhone = (search: string): SQL => ofCustomers(arrayContains(customers.phones, [normalisePhone(search)]));

/**
 * Word by word, in any order, without case and accents, over the customer's name, place, description and id (D47). A
 * whole phone number also finds its customer's needs (D24).
 */
export function matchesSearch(actor: Actor, team: Team, search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const byWords = and(...words.map((word) => or(hasWord(actor, team, word), isNamed(actor, [word]))));
  return isFullPhone(search) ? or(byWords, hasPhone(search)) : byWords;
}

/** So many words are told apart by where they stand: each doubles the number of branches. */
const wordsApart = 3;

/**
 * The same as branches, each of which indexes can find; every need is in one at most. A branch says which words stand in the
 * need itself; the others stand in the customer's name only.
 */
export function searchBranches(actor: Actor, team: Team, search: string): (SQL | undefined)[] {
  const words = searchWords(search);
  if (words.length === 0) return [undefined];
  const apart = words.slice(0, wordsApart);
  const others = words.slice(wordsApart).map((word) => or(hasWord(actor, team, word), isNamed(actor, [word])));
  const branches = Array.from({ length: 2 ** apart.length }, (_, chosen) => {
    const [inName, inNeed] = [0, 1].map((side) => apart.filter((_word, at) => ((chosen >> at) & 1) === side)) as [
      string[],
      string[],
    ];
    const inNameOnly = inName.map((word) => not(hasWord(actor, team, word)!));
    return and(...inNeed.map((word) => hasWord(actor, team, word)), isNamed(actor, inName), ...inNameOnly, ...others);
  });
  if (!isFullPhone(search)) return branches;
  return [...branches, and(hasPhone(search), not(or(...branches)!))];
}

const columnOf = (column: Exclude<NeedFilterColumn, 'customer'>): PgColumn => requests[column];

const isMoment = (column: NeedFilterColumn): boolean => column === 'created_at' || column === 'updated_at';

/** The column's kind; null for columns that nobody fills in. */
const kindOf = (column: NeedFilterColumn): NeedColumnKind | null =>
  column in needColumns ? needColumns[column as keyof typeof needColumns].kind : null;

/** Any of the texts, anywhere in the column. Digits match in a note only if the actor may read its numbers. */
function matchesText(actor: Actor, team: Team, column: NeedFilterColumn, values: Values): SQL | undefined {
  const texts = values.map((value) => plain(String(value).trim())).filter(Boolean);
  if (texts.length === 0) return undefined;
  return or(
    ...texts.map((text) => {
      if (column === 'customer') return ofCustomers(hasNameWord(text, readsOwn(actor)));
      const found = sql`f_vn(${columnOf(column)}) like ${anywhere(text)}`;
      return kindOf(column) === 'note' && /\d/.test(text) ? and(found, tellsPhones(actor, team)) : found;
    }),
  );
}

const wordLists: readonly (NeedColumnKind | null)[] = ['values', 'wishes'];
const idLists: readonly (NeedColumnKind | null)[] = ['entries', 'people'];

function isOneOf(column: Exclude<NeedFilterColumn, 'customer'>, values: Values): SQL | undefined {
  if (values.length === 0) return undefined;
  const target = columnOf(column);
  const isIds = idLists.includes(kindOf(column));
  if (wordLists.includes(kindOf(column))) return arrayOverlaps(target, values.map(String));
  // ids in a list have the same range as the need's id
  const numbers = numbersFor(isIds ? requests.id : target, values);
  if (numbers.length === 0) return sql`false`;
  return isIds ? arrayOverlaps(target, numbers) : inArray(target, numbers);
}

/** One condition of a column's filter as SQL; undefined if it has no effect. Specification 2 §7. */
export function matchesFilter(actor: Actor, team: Team, { column, values }: NeedFilter): SQL | undefined {
  const kind = needFilterKinds[column];
  if (kind === 'text' || column === 'customer') return matchesText(actor, team, column, values);
  if (kind === 'choice') return isOneOf(column, values);
  const ends = values as (string | number | null)[];
  return isMoment(column) ? isMomentBetween(columnOf(column), ends) : isNumberBetween(columnOf(column), ends);
}
