import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { recordManyChanges } from '../../history/record-changes';
import { emitChanges } from '../../live/emit';
import { markForMatching } from '../../match-marks/mark-for-matching';
import { revalidateHouses } from '../../web-revalidation/web-revalidation';
import { houses } from './house.schema';
import { type Handing, maxSamples, type StaffReferenceHandler } from '../../references/staff-reference';

const ids = z.array(z.number().int());

interface Moved extends Record<string, unknown> {
  id: number;
  slug: string;
  alive: boolean;
  on_sale: boolean;
  on_web: boolean;
}

const told = sql`houses.id, houses.slug, houses.deleted_at is null as alive,
  houses.deleted_at is null and houses.status = 0 as on_sale, houses.deleted_at is null and houses.web = 1 as on_web`;

/** Locks the rows in the order of their ids, so that two large moves don't deadlock. */
async function setAgent(from: number, to: number, which = sql`true`): Promise<Moved[]> {
  const { rows } = await db().execute<Moved>(sql`
    with held as materialized (
      select id from houses where user_id = ${from} and ${which} order by id for update
    )
    update ${houses} set user_id = ${to}, version = houses.version + 1
    from held where houses.id = held.id returning ${told}`);
  return rows;
}

/** The effects of a new agent, for all houses at once. */
async function follow({ from, to, by }: Handing, moved: Moved[]): Promise<number> {
  const changes = moved.map(({ id }) => ({ id, column: 'user_id', old_value: from.name, new_value: to.name }));
  await recordManyChanges({ id: by }, 'House', changes);
  const onSale = moved.flatMap(({ id, on_sale }) => (on_sale ? [id] : []));
  await markForMatching('house', onSale);
  await revalidateHouses(moved.flatMap(({ slug, on_web }) => (on_web ? [slug] : [])));
  const alive = moved.flatMap((house) => (house.alive ? [house.id] : []));
  await emitChanges('house', alive, by, 'everyone');
  return alive.length;
}

/** Houses of an agent. A hand-over keeps their dates, else thousands would come first in every list. */
export const houseStaff: StaffReferenceHandler = {
  kind: 'houses',
  references: ['houses.user_id'],
  holds: async (userId) => {
    const his = and(eq(houses.user_id, userId), isNull(houses.deleted_at));
    const total = await db().$count(houses, his);
    const samples = await db()
      .select({ id: houses.id, name: sql<string>`concat_ws(' ', ${houses.house_number}, ${houses.house_address})` })
      .from(houses)
      .where(his)
      .orderBy(desc(houses.id))
      .limit(maxSamples);
    return { count: total, samples: samples.map(({ id, name }) => ({ id, name: hideHouseNumbers(name) })) };
  },
  move: async (handing) => {
    const moved = await setAgent(handing.from.id, handing.to.id);
    return { count: await follow(handing, moved), moved: idsOf(moved) };
  },
  revert: async ({ from, to, by }, moved) => {
    const back = await setAgent(to.id, from.id, sql`id = any (${idArray(ids.parse(moved))})`);
    return follow({ from: to, to: from, by }, back);
  },
};
