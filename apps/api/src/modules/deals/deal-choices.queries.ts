import type { DealCustomerChoice, DealHouseChoice, LivingDeal } from '@toam/contracts/deal/deal.schema';
import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { measuredArea } from '@toam/domain/house/house-area';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { customers } from '../customers/customer.schema';
import { hasNameWord } from '../customers/customers.reads';
import { readEntitled, visibleText } from '../customers/visible-customer.reads';
import { houses } from '../houses/house.schema';
import { readEntries } from '../options/options.reads';
import { readStaffNames } from '../users/users.reads';

/** What the deal form asks for: words, or known ids. */
interface ChoiceQuery {
  search: string;
  ids?: readonly number[] | undefined;
}

/** Choices of a list at once; typing narrows them. */
const offered = 20;

const among = (column: typeof houses.id | typeof customers.id, ids: readonly number[] | undefined): SQL | undefined =>
  ids && inArray(column, [...ids]);

/** Every word stands in the address or begins the code. */
const named = (word: string): SQL | undefined =>
  or(contains(houses.address_search, word), /^\d{1,9}$/.test(word) ? eq(houses.id, Number(word)) : undefined);

/** Houses that a deal may name: every house that is there, because an accountant records deals of all. Latest first. */
export async function findDealHouses({ search, ids }: ChoiceQuery): Promise<DealHouseChoice[]> {
  const { id, title, house_number, house_address, district, into_money, area, floor_area, property_type } = houses;
  const found = await db()
    .select({ id, title, house_number, house_address, district, into_money, area, floor_area, property_type })
    .from(houses)
    .where(and(isNull(houses.deleted_at), among(id, ids), ...searchWords(search).map(named)))
    .orderBy(desc(id))
    .limit(offered);
  const wards = await readEntries(found.map((house) => ({ type: 'district', id: house.district })));
  return found.map((house) => ({
    ...{ id: house.id, title: hideHouseNumbers(house.title) },
    ...{
      house_number: hideHouseNumbers(house.house_number),
      house_address: hideHouseNumbers(house.house_address),
    },
    district: wards.nameOf('district', house.district),
    price: house.into_money,
    area: measuredArea(house),
  }));
}

type LivingRow = Omit<LivingDeal, 'date' | 'price'> & { house_id: number; date: string; price: string };

/** Deals of houses that have a share which is not cancelled. Whoever records deals reads all of them. D118. */
export async function findLivingDealsOf(houseIds: readonly number[], except = 0) {
  if (houseIds.length === 0) return [];
  const { rows } = await db().execute<LivingRow>(sql`
    select d.id, d.house_id, d.deposit_date::text as date, d.price::text as price,
      json_agg(s.code order by s.id) as codes, json_agg(u.name order by s.id) as people, r.name as recorded_by
    from deals d join users r on r.id = d.created_by
      join deal_shares s on s.deal_id = d.id and s.deleted_at is null join users u on u.id = s.staff_id
    where d.house_id = any(${idArray(houseIds)}) and d.deleted_at is null and d.id <> ${except}
    group by d.id, r.name having bool_or(s.cancel_date is null)
    order by d.deposit_date desc, d.id desc`);
  return rows.map(({ date, price, ...deal }) => ({ ...deal, date: dayStart(date), price: Number(price) }));
}

/**
 * Customers that a deal may name, those of the given colleague first. Digits find nobody, and numbers in names are hidden without a
 * right to them. D24.
 */
export async function findDealCustomers(
  actor: Actor,
  { search, ids, staff_id }: ChoiceQuery & { staff_id?: number | undefined },
): Promise<DealCustomerChoice[]> {
  const { id, name, user_id, co_staff } = customers;
  const found = await db()
    .select({ id, name, user_id, co_staff })
    .from(customers)
    .where(
      and(
        isNull(customers.deleted_at),
        among(id, ids),
        ...searchWords(search).map((word) => hasNameWord(word, sql`false`)),
      ),
    )
    .orderBy(
      ...(staff_id ? [desc(sql`${user_id} is not distinct from ${staff_id}`)] : []),
      asc(customers.search),
      asc(id),
    )
    .limit(offered);
  const entitled = await readEntitled(actor, found);
  const staff = await readStaffNames(found.flatMap((customer) => customer.user_id ?? []));
  return found.map((customer) => ({
    id: customer.id,
    name: visibleText(actor, customer, { column: 'name', value: customer.name, maySee: entitled.has(customer.id) }),
    staff_name: customer.user_id === null ? null : (staff.get(customer.user_id)?.name ?? null),
  }));
}
