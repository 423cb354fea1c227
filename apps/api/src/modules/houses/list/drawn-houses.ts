import { type HouseFilter, type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseListBody } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { storedName } from '@toam/domain/house/house-columns';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import type { Random } from '@toam/domain/random';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertUser } from '../../../testing/insert-user';
import { alive, standsIn } from '../house-scope.queries';
import { houses } from '../house.schema';
import { matchesFilter } from './house-filter.queries';
import type { HouseQuery } from './house-order.queries';

/*
 * Houses and questions for tests that compare a fast way to answer with a plain one.
 */

/** Values repeat and are often null, so that most orders are decided by the id. */
export async function insertDrawnHouses(): Promise<void> {
  await insertUser({ id: 7, name: 'Đoàn An' });
  await insertUser({ id: 8, name: 'Đặng Vũ' });
  await db().execute(sql`
    insert into ${houses} (slug, title, house_number, house_address, address_key, key_word, place, purpose, property_type, house_type, ownership, street_type,
      wide_street, direction, area, width, length, floor_area, floors, number_bedroom, number_wc, into_money, brokerage_fee, commission,
      province, district, public, public_approval, web, status, has_draft, reject_public_condition, user_id,
      total_view, comments_count, likes_count, post_quantity, recommend_quantity, seen_quantity, failed_quantity, created_at, updated_at)
    select 'nha-' || n, case when n % 9 > 0 then (array['Nhà', 'Đất', 'nhà', 'dãy'])[1 + n % 4] || ' hẻm xe hơi ' || n % 13 || case when n % 5 = 0 then ' m² (mới)' else '' end end, n % 50 || '/' || n % 3, (array['Lý Thường Kiệt', 'Âu Cơ', '3 Tháng 2'])[1 + n % 3],
      case when n % 31 > 0 then n % 50 || '/' || n % 3 || ' ' || (array['ly thuong kiet', 'au co', '3/2'])[1 + n % 3] end,
      'view sông', 'Phường ' || n % 4, n % 2, nullif(n % 5, 0), nullif(n % 4, 0), nullif(n % 3, 0), nullif(n % 6, 0), nullif(n % 7, 0),
      array[(array['Đông', 'Nam'])[1 + n % 2]], nullif(n % 11, 0), nullif(n % 8, 0), nullif(n % 9, 0), nullif(n % 10, 0), nullif(n % 5, 0), nullif(n % 6, 0),
      nullif(n % 4, 0), nullif(n % 12, 0), nullif(n % 13, 0), nullif(n % 14, 0), nullif(n % 4, 0), nullif(n % 15, 0),
      (n % 10 < 9)::int, (n % 7 < 5)::int, (n % 11 = 0)::int, (n % 8 = 0)::int, n % 17 = 0, case when n % 19 = 0 then 'Thiếu ảnh' end, 7 + n % 2,
      n % 5, greatest(0, n % 6 - 3), greatest(0, n % 7 - 4), greatest(0, n % 8 - 5), greatest(0, n % 9 - 6), greatest(0, n % 10 - 7), n % 2,
      now() - (n % 40 || ' hours')::interval, now() - (n % 30 || ' hours')::interval
    from generate_series(1, 500) n order by n`);
  // what saves change, the orders follow
  await db().execute(
    sql`update ${houses} set width = 5, status = 1 - status, house_address = 'Âu Cơ', address_key = '7 au co' where id % 23 = 0`,
  );
}

export const people: Actor[] = [
  anAdmin(),
  anActor({ id: 7 }),
  anActor({ id: 8, minimum_price: 3, maximum_price: 9, province: [1, 2] }),
  anActor({ id: 9, role: 5 }),
];
const columns = Object.keys(houseFilterKinds) as HouseFilterColumn[];

export function someFilter(r: Random): HouseFilter {
  const column = r.pick(columns);
  const kind = houseFilterKinds[column];
  if (kind === 'text')
    return { column, operation: 'like', values: [r.pick(['ly', 'au co', '45', 'xe hoi', 'l', '1'])] };
  const low = r.whole(0, 5);
  if (kind === 'range')
    return {
      column,
      operation: 'between',
      values: r.pick([[low, low + 4], [low, null], [null, low], [null, null], []]),
    };
  if (column === 'direction' || column === 'balcony_direction') return { column, operation: 'in', values: ['Đông'] };
  return { column, operation: 'in', values: r.some([0, 1, 2, 3, 4, 7, 8], r.whole(1, 3)) };
}

export const someQuery = (r: Random, column: HouseQuery['column']): HouseQuery => ({
  ...houseListBody.parse({
    mode: r.pick([...houseListModes, 'visible']),
    column,
    direction: r.pick(['asc', 'desc']),
    filters: Array.from({ length: r.whole(0, 2) }, () => someFilter(r)),
  }),
  ruledOut: r.weighted([
    [[], 3],
    [[someFilter(r)], 1],
  ]),
  reading: 'words',
});

/** What orders houses by columns whose values are compared in another way than they stand. */
const keyAsSaid: Record<string, SQL> = {
  area: sql`${houses.measured_area}`,
  title: sql`f_vn(${houses.title})`,
  user_id: sql`(select f_name_order(name) from users where id = ${houses.user_id})`,
  house_number: sql`regexp_replace(${houses.address_key}, ' .*', '')`,
  house_address: sql`regexp_replace(${houses.address_key}, '^[^ ]* ', '')`,
};

/** The list as its specification says it, without a thought of indexes. */
export async function plainly(
  actor: Actor,
  { mode, filters, ruledOut = [], column, direction, reading }: HouseQuery,
): Promise<number[]> {
  const key = keyAsSaid[column] ?? sql`${houses[storedName(column)]}`;
  const conditionsOf = (some: HouseFilter[]) => some.flatMap((filter) => matchesFilter(filter, reading) ?? []);
  const where = and(
    alive,
    or(...standsIn(mode, actor)),
    ...conditionsOf(filters),
    ...conditionsOf(ruledOut).map((one) => sql`(${one}) is not true`),
  );
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(where)
    .orderBy(direction === 'asc' ? sql`${key} asc nulls first, id asc` : sql`${key} desc nulls last, id desc`);
  return idsOf(found);
}
