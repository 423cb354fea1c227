import { type NeedFilter, type NeedFilterColumn, needFilterKinds } from '@toam/contracts/need/need-filter.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { isFullPhone } from '@toam/domain/phone';
import type { Team } from '@toam/domain/need/need-access';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains, isMomentBetween, isNumberBetween, numbersFor } from '../../../db/column-conditions';
import { db } from '../../../db/db';
import { customers } from '../../customers/customer.schema';
import { hasNameWord, hasPhone, isCustomerOf } from '../../customers/customers.reads';
import { alive, involvedIn } from '../../need-scope/need-scope.reads';
import { needSorts } from '../need-sorts.schema';
import { requests } from '../need.schema';

type Values = NeedFilter['values'];

/** The table that conditions are asked of: `requests` itself, or `need_sorts` by the name of `requests`. There the place is plain already. */
export type NeedTable = 'requests' | 'need_sorts';

export const plainPlace = (table: NeedTable): SQL | PgColumn =>
  table === 'requests' ? sql`f_vn(${requests.place})` : requests.place;

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
function hasWord(actor: Actor, team: Team, word: string, table: NeedTable): SQL | undefined {
  const anyText = contains(requests.search, word);
  if (!/\d/.test(word)) return anyText;
  const told = tellsPhones(actor, team);
  if (!told) return anyText;
  return or(sql`${requests.id}::text = ${word}`, and(anyText, or(contains(plainPlace(table), word), told)));
}

/** Whether the customer's name contains the word. */
const isNamed = (actor: Actor, word: string): SQL => ofCustomers(hasNameWord(word, readsOwn(actor)));

/** Each word in the customer's name, which is compared sooner, or in the need. */
const hasWords = (actor: Actor, team: Team, words: readonly string[], table: NeedTable): SQL | undefined =>
  and(...words.map((word) => or(isNamed(actor, word), hasWord(actor, team, word, table))));

/**
 * Word by word, in any order, without case and accents, over the customer's name, place, description and id (D47). A
 * whole phone number also finds its customer's needs (D24).
 */
export function matchesSearch(actor: Actor, team: Team, search: string, table: NeedTable): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const byWords = hasWords(actor, team, words, table);
  return isFullPhone(search) ? or(byWords, ofCustomers(hasPhone(search))) : byWords;
}

/** A part of `need_sorts` by the name of `requests`, and what is asked of it. */
interface Branch {
  from: SQL;
  where: SQL | undefined;
}

/** Needs of so many customers are looked up one by one; of more, all narrow rows are looked through. */
const fewCustomers = 500;

/** `offset 0` has each part found before anything else is asked of it. */
function ofNamed(named: SQL): SQL[] {
  const some = sql`select ${customers.id} from ${customers} where ${named}`;
  const isFew = sql`(select count(*) from (${some} limit ${fewCustomers + 1}) as few) <= ${fewCustomers}`;
  const theirs = sql`select ${requests.id} from ${requests} where ${and(alive, sql`${requests.customer_id} = any(array(${some}))`)}`;
  return [
    sql`(select * from ${needSorts} where ${isFew} and id = any(array(${theirs})) offset 0) as ${requests}`,
    sql`(select * from ${needSorts} where not (${isFew}) and customer_id in (${some}) offset 0) as ${requests}`,
  ];
}

/**
 * The same of `need_sorts` as branches, each of which indexes can find: the words stand in the need itself, or some in the customer's
 * name, or the number is the customer's. A need may be in several.
 */
export function searchBranches(actor: Actor, team: Team, search: string): Branch[] {
  const words = searchWords(search);
  const all = sql`${needSorts} as ${requests}`;
  if (words.length === 0) return [{ from: all, where: undefined }];
  const inNeed = and(...words.map((word) => hasWord(actor, team, word, 'need_sorts')));
  const named = or(...words.map((word) => hasNameWord(word, readsOwn(actor))))!;
  const others = words.length > 1 ? hasWords(actor, team, words, 'need_sorts') : undefined;
  return [
    { from: all, where: inNeed },
    ...ofNamed(named).map((from) => ({ from, where: others })),
    ...(isFullPhone(search) ? ofNamed(hasPhone(search)).map((from) => ({ from, where: undefined })) : []),
  ];
}

const columnOf = (column: Exclude<NeedFilterColumn, 'customer'>): PgColumn => requests[column];

const isMoment = (column: NeedFilterColumn): boolean => column === 'created_at' || column === 'updated_at';

/** The column's kind; null for columns that nobody fills in. */
const kindOf = (column: NeedFilterColumn): NeedColumnKind | null =>
  column in needColumns ? needColumns[column as keyof typeof needColumns].kind : null;

/**
 * Any of the texts, anywhere in the column. Digits match in a note only if the actor may read its numbers. Whatever stands in a place
 * or a note stands in the search text, too, which is compared sooner. `need_sorts` has no notes: it says in which needs they may be.
 */
function matchesText(actor: Actor, team: Team, { column, values }: NeedFilter, table: NeedTable): SQL | undefined {
  const texts = values.map((value) => plain(String(value).trim())).filter(Boolean);
  if (texts.length === 0) return undefined;
  return or(
    ...texts.map((text) => {
      if (column === 'customer') return ofCustomers(hasNameWord(text, readsOwn(actor)));
      const anyText = contains(requests.search, text);
      if (column === 'place') return and(anyText, contains(plainPlace(table), text));
      if (table === 'need_sorts') return anyText;
      const found = and(anyText, contains(sql`f_vn(${columnOf(column)})`, text));
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
export function matchesFilter(
  actor: Actor,
  team: Team,
  filter: NeedFilter,
  table: NeedTable = 'requests',
): SQL | undefined {
  const { column, values } = filter;
  const kind = needFilterKinds[column];
  if (kind === 'text' || column === 'customer') return matchesText(actor, team, filter, table);
  if (kind === 'choice') return isOneOf(column, values);
  const ends = values as (string | number | null)[];
  return isMoment(column) ? isMomentBetween(columnOf(column), ends) : isNumberBetween(columnOf(column), ends);
}
