import { listColumnValues } from '@toam/contracts/house/house-column.endpoints';
import { type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { houseText } from '@toam/contracts/house/house.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { columnCalled, type HouseColumnKind } from '@toam/domain/house/house-columns';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { moneyUnits } from '@toam/domain/money/money-unit';
import { and, asc, eq, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { nameOrder } from '../../../db/columns';
import { contains } from '../../../db/column-conditions';
import { db } from '../../../db/db';
import { readAtOnce } from '../../../db/read-at-once';
import { handle } from '../../../http/handle';
import { customers } from '../../customers/customer.schema';
import { isCustomerOf } from '../../customers/customers.reads';
import { visibleText } from '../../customers/visible-customer.reads';
import { listNamed } from '../../options/options.reads';
import { listProjectChoices } from '../../projects/projects.reads';
import { users } from '../../users/user.schema';
import { searchable, textsOf } from '../house-condition.queries';
import { alive, visibleTo } from '../house-scope.queries';
import { houses } from '../house.schema';
import { tags } from '../tags/tag.schema';
import { listed } from './found-houses.queries';

interface ColumnValue {
  value: string | number;
  text: string;
}

/** A filter's list shows no more; typing narrows it. */
const maxValues = 200;

/** Choices of kinds that have no dictionary and no table. */
const fixed: Partial<Record<HouseColumnKind, ColumnValue[]>> = {
  purpose: [
    { value: 0, text: houseText.purposeSell },
    { value: 1, text: houseText.purposeRent },
  ],
  status: [
    { value: 0, text: houseText.onSale },
    { value: 1, text: houseText.stopped },
  ],
  moneyUnit: moneyUnits.map((unit) => ({ value: unit, text: unit })),
  flag: [
    { value: 1, text: houseText.yes },
    { value: 0, text: houseText.no },
  ],
};

/** Every word of the search must occur, without case and accents. */
const isFound = (text: string, search: string) => searchWords(search).every((word) => plain(text).includes(word));
const hasWords = (column: SQLWrapper, search: string) =>
  searchWords(search).map((word) => contains(column as SQL, word));

/** What houses have in a text, without numbers of people. D125 */
const asValues = (texts: { value: string | null }[]): ColumnValue[] =>
  [...new Set(texts.map(({ value }) => hideHouseNumbers(value)))].flatMap((value) =>
    value === null ? [] : [{ value, text: value }],
  );

/** The streets of houses that the actor may see. Streets are looked through, not houses. */
async function streets(actor: Actor, search: string): Promise<ColumnValue[]> {
  const names = textsOf('house_address', and(sql`name <> ''`, ...hasWords(sql`f_vn(f_told(name))`, search))!);
  const isSeen = sql`exists (select from ${listed} where ${and(sql`${houses.house_address} = street.name`, visibleTo(actor))})`;
  const { rows } = await db().execute<{ value: string }>(sql`
    select name as value from (${names}) as street where ${isSeen}
    order by ${nameOrder(sql`name`)}, name limit ${maxValues}`);
  return asValues(rows);
}

/** The titles of houses that the actor may see, in the order of their index. */
async function titles(actor: Actor, search: string): Promise<ColumnValue[]> {
  const { title, title_key } = houses;
  const rows = await db()
    .selectDistinctOn([title_key, title], { value: title })
    .from(houses)
    .where(and(alive, visibleTo(actor), sql`${title} <> ''`, ...hasWords(title_key, search)))
    .orderBy(sql`${title_key} asc nulls first`, asc(title))
    .limit(maxValues);
  return asValues(rows);
}

/** The different texts in a column, from houses that the actor may see. */
async function distinctTexts(actor: Actor, column: HouseFilterColumn, search: string): Promise<ColumnValue[]> {
  const target = (houses as unknown as Record<string, typeof houses.title | undefined>)[column];
  if (!target) return [];
  const rows = await db()
    .selectDistinct({ value: target })
    .from(houses)
    .where(
      and(alive, visibleTo(actor), sql`${target} <> ''`, ...hasWords(sql`f_vn(${searchable(column, target)})`, search)),
    )
    .orderBy(asc(target))
    .limit(maxValues);
  return asValues(rows);
}

/** Staff whose houses the actor may see. The query checks each agent's houses one by one, so it does not read a big list whole. */
async function agents(actor: Actor, search: string): Promise<ColumnValue[]> {
  const rows = await db()
    .select({ value: users.id, text: users.name })
    .from(users)
    .where(
      and(
        ...hasWords(users.search, search),
        sql`exists (select 1 from houses where ${and(eq(houses.user_id, users.id), alive, visibleTo(actor))})`,
      ),
    )
    .orderBy(asc(users.name_order), asc(users.id))
    .limit(maxValues);
  return rows;
}

/** Customers by name: all for admins, else only one's own. Everybody who gets them may see their numbers. */
async function owners(actor: Actor, search: string): Promise<ColumnValue[]> {
  const { id, name, user_id, co_staff } = customers;
  const found = await db()
    .select({ id, name, user_id, co_staff })
    .from(customers)
    .where(
      and(
        isNull(customers.deleted_at),
        isAdmin(actor) ? undefined : isCustomerOf(actor.id),
        ...hasWords(customers.search, search),
      ),
    )
    .orderBy(asc(customers.name_order), asc(customers.id))
    .limit(maxValues);
  return found.map((customer) => {
    const maySee = canSeeCustomerPhone(actor, customer);
    return { value: customer.id, text: visibleText(actor, customer, { column: 'name', value: customer.name, maySee }) };
  });
}

/** Includes entries that are no longer offered, because houses still hold them. */
async function entriesOf(type: DictionaryType): Promise<ColumnValue[]> {
  const entries = await listNamed([type]);
  return entries.map((entry) => ({
    value: type === 'direction' ? entry.value : entry.id,
    text: 'retired' in entry ? dictionaryText.noLongerOffered(entry.value) : entry.value,
  }));
}

/** Wards with their districts: a city has many a 'Phường 1'. Districts stay together. */
async function wards(): Promise<ColumnValue[]> {
  const [entries, districts] = await readAtOnce(
    () => listNamed(['district']),
    () => listNamed(['province']),
  );
  const nameOf = new Map(districts.map(({ id, value }) => [id, value]));
  const place = new Map(districts.map(({ id }, at) => [id, at]));
  const placeOf = (id: number | null) => (id === null ? undefined : place.get(id)) ?? districts.length;
  return entries
    .toSorted((one, other) => placeOf(one.parent_id) - placeOf(other.parent_id))
    .map((entry) => {
      const district = entry.parent_id === null ? undefined : nameOf.get(entry.parent_id);
      const name = district ? `${entry.value}, ${district}` : entry.value;
      return { value: entry.id, text: 'retired' in entry ? dictionaryText.noLongerOffered(name) : name };
    });
}

const tagChoices = (): Promise<ColumnValue[]> =>
  db()
    .select({ value: tags.id, text: tags.name })
    .from(tags)
    .where(isNull(tags.deleted_at))
    .orderBy(nameOrder(tags.name), asc(tags.id));

async function choicesOf(column: HouseFilterColumn): Promise<ColumnValue[]> {
  if (column === 'house_tag') return tagChoices();
  const { kind, entry } = columnCalled(column) ?? {};
  if (entry === 'district') return wards();
  if (entry) return entriesOf(entry as DictionaryType);
  if (kind === 'direction' || kind === 'directions') return entriesOf('direction');
  if (kind === 'project') return (await listProjectChoices()).map(({ id, value }) => ({ value: id, text: value }));
  return (kind && fixed[kind]) ?? [];
}

/**
 * The choices for a column's filter, at most 200 but for the dictionary's: a chip needs the name of any of them. Dictionary choices are complete; texts and agents come only from
 * houses that the actor may see. Ranges have no choices.
 */
export const listColumnValuesCall = handle(listColumnValues, async ({ actor, query: { column, search } }) => {
  const kind = houseFilterKinds[column];
  if (kind === 'range') return [];
  if (column === 'address' || column === 'house_address') return streets(actor, search);
  if (column === 'title') return titles(actor, search);
  if (kind === 'text') return distinctTexts(actor, column, search);
  if (column === 'user_id') return agents(actor, search);
  if (column === 'customer_id') return owners(actor, search);
  const found = (await choicesOf(column)).filter(({ text }) => isFound(text, search));
  return columnCalled(column)?.entry ? found : found.slice(0, maxValues);
});
