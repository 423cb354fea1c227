import { type NeedFilter, type NeedFilterColumn, needFilterKinds } from '@toam/contracts/need/need-filter.schema';
import type { NeedQuery } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import type { Team } from '@toam/domain/need/need-access';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains, isMomentBetween, isNumberBetween, numbersFor } from '../../../db/column-conditions';
import { db } from '../../../db/db';
import { customers } from '../../customers/customer.schema';
import { findCustomersOfPhone, hasNameWord, isCustomerOf } from '../../customers/customers.reads';
import { involvedIn } from '../../need-scope/need-scope.reads';
import { requests } from '../need.schema';

type Values = NeedFilter['values'];

/** The table that conditions are asked of: `requests` itself, or `need_sorts` by the name of `requests`. There the place is plain already. */
export type NeedTable = 'requests' | 'need_sorts';

export const plainPlace = (table: NeedTable): SQL | PgColumn =>
  table === 'requests' ? sql`f_vn(${requests.place})` : requests.place;

/** Who reads a list, and the customers whom its query names. */
export interface Reader {
  actor: Actor;
  team: Team;
  /** Ids by each word of a name, no more than `mostNamed` + 1. */
  named: ReadonlyMap<string, readonly number[]>;
  /** Whose number the search is. */
  called: readonly number[];
}

const ofCustomers = (where: SQL): SQL =>
  inArray(requests.customer_id, db().select({ id: customers.id }).from(customers).where(where));

/** Needs whose texts show numbers to the actor. A search must not reveal what `hidePhones` hides. D24. */
const tellsPhones = ({ actor, team }: Reader): SQL | undefined =>
  canSeeCustomerPhone(actor, nobodysCustomer)
    ? undefined
    : or(ofCustomers(isCustomerOf(actor.id)), and(eq(requests.customer_vouched, true), involvedIn(actor, team)));

/** Customers in whose names the actor may read numbers; undefined: all. */
const readsOwn = (actor: Actor): SQL | undefined =>
  canSeeCustomerPhone(actor, nobodysCustomer) ? undefined : isCustomerOf(actor.id);

/** Of so many customers, an index finds the needs. A name of more says little. */
const mostNamed = 2000;

const textsOf = (values: NeedFilter['values']): string[] =>
  values.map((value) => plain(String(value).trim())).filter(Boolean);

/** Looks the names of a query up, so that PostgreSQL knows how many needs each finds before it chooses its way. */
export async function readerOf(
  actor: Actor,
  team: Team,
  query: Pick<NeedQuery, 'search' | 'filters'>,
): Promise<Reader> {
  const filtered = query.filters.flatMap(({ column, values }) => (column === 'customer' ? textsOf(values) : []));
  const words = [...new Set([...searchWords(query.search), ...filtered])];
  const called = await findCustomersOfPhone(query.search);
  if (words.length === 0) return { actor, team, named: new Map(), called };
  const { rows } = await db().execute<{ word: string; ids: number[] }>(
    sql.join(
      words.map((word) => {
        const named = sql`select ${customers.id} from ${customers} where ${hasNameWord(word, readsOwn(actor))} limit ${mostNamed + 1}`;
        return sql`select ${word}::text as word, array(${named}) as ids`;
      }),
      sql` union all `,
    ),
  );
  return { actor, team, named: new Map(rows.map(({ word, ids }) => [word, ids])), called };
}

const isOf = (ids: readonly number[]): SQL => sql`${requests.customer_id} = any(${sql.param([...ids])}::int[])`;

/** Whether the customer's name contains the word. */
function isNamed({ actor, named }: Reader, word: string): SQL {
  const ids = named.get(word);
  return ids && ids.length <= mostNamed ? isOf(ids) : ofCustomers(hasNameWord(word, readsOwn(actor)));
}

/** In id, place and description; where numbers must not be guessed, digits only in id and place. */
function hasWord(word: string, table: NeedTable, readsNumbers: boolean): SQL | undefined {
  const anyText = contains(requests.search, word);
  if (readsNumbers || !/\d/.test(word)) return anyText;
  return or(sql`${requests.id}::text = ${word}`, and(anyText, contains(plainPlace(table), word)));
}

/**
 * Word by word, in any order, without case and accents, over the customer's name, place, description and id (D47). A
 * whole phone number also finds its customer's needs (D24).
 */
export function matchesSearch(reader: Reader, search: string, table: NeedTable): SQL | undefined {
  const words = searchWords(search);
  const hasAll = (readsNumbers: boolean) =>
    and(...words.map((word) => or(isNamed(reader, word), hasWord(word, table, readsNumbers))));
  const showsPhones = tellsPhones(reader);
  const byWords = showsPhones && /\d/.test(search) ? or(hasAll(false), and(showsPhones, hasAll(true))) : hasAll(true);
  return reader.called.length > 0 ? or(byWords, isOf(reader.called)) : byWords;
}

const columnOf = (column: Exclude<NeedFilterColumn, 'customer'>): PgColumn => requests[column];

const isMoment = (column: NeedFilterColumn): boolean => column === 'created_at' || column === 'updated_at';

/** The column's kind; null for columns that nobody fills in. */
const kindOf = (column: NeedFilterColumn): NeedColumnKind | null =>
  column in needColumns ? needColumns[column as keyof typeof needColumns].kind : null;

/**
 * Any of the texts, anywhere in the column. Digits match in a note only if the actor may read its numbers. Whatever stands in a place
 * or a note stands in the search text, too, which has an index.
 */
function matchesText(reader: Reader, { column, values }: NeedFilter, table: NeedTable): SQL | undefined {
  return or(
    ...textsOf(values).map((text) => {
      if (column === 'customer') return isNamed(reader, text);
      const anyText = contains(requests.search, text);
      // PostgreSQL compares what costs less first, and of equals the first
      if (column === 'place') return and(contains(plainPlace(table), text), anyText);
      const found = and(anyText, contains(sql`f_vn(${columnOf(column)})`, text));
      return kindOf(column) === 'note' && /\d/.test(text) ? and(found, tellsPhones(reader)) : found;
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
export function matchesFilter(reader: Reader, filter: NeedFilter, table: NeedTable = 'requests'): SQL | undefined {
  const { column, values } = filter;
  const kind = needFilterKinds[column];
  if (kind === 'text' || column === 'customer') return matchesText(reader, filter, table);
  if (kind === 'choice') return isOneOf(column, values);
  const ends = values as (string | number | null)[];
  return isMoment(column) ? isMomentBetween(columnOf(column), ends) : isNumberBetween(columnOf(column), ends);
}
