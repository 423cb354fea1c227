import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { recordManyChanges } from '../../history/record-changes';
import { emitChanges } from '../../live/emit';
import { markForMatching } from '../../match-marks/mark-for-matching';
import { customers } from '../customers/customer.schema';
import { needAudienceOf } from '../need-scope/need-audience.reads';
import { requests } from './need.schema';
import { type Handing, maxSamples, type StaffReferenceHandler } from '../../references/staff-reference';

/** The needs that moved, and those of them that were shared with the receiver. A need is not shared with its own owner. */
const movedNeeds = z.object({ ids: z.array(z.number().int()), shared: z.array(z.number().int()) });

interface Moved extends Record<string, unknown> {
  id: number;
  alive: boolean;
  open: boolean;
  was_shared: boolean;
}

async function setOwner(from: number, to: number, which = sql`true`): Promise<Moved[]> {
  const { rows } = await db().execute<Moved>(sql`
    with held as materialized (
      select id, ${to} = any (staff) as was_shared from requests
      where user_id = ${from} and ${which} order by id for update
    )
    update ${requests} set user_id = ${to}, staff = array_remove(requests.staff, ${to}), version = requests.version + 1
    from held where requests.id = held.id
    returning requests.id, requests.deleted_at is null as alive,
      requests.deleted_at is null and requests.status = 0 as open, held.was_shared`);
  return rows;
}

async function follow({ from, to, by }: Handing, moved: Moved[]): Promise<number> {
  const changes = moved.map(({ id }) => ({ id, column: 'user_id', old_value: from.name, new_value: to.name }));
  await recordManyChanges({ id: by }, 'Request', changes);
  const open = moved.flatMap((need) => (need.open ? [need.id] : []));
  await markForMatching('request', open);
  const alive = moved.flatMap((need) => (need.alive ? [need.id] : []));
  await emitChanges('request', alive, by, await needAudienceOf(alive));
  return alive.length;
}

/** Needs that a person owns. Needs that colleagues share with them stay shared. */
export const needStaff: StaffReferenceHandler = {
  kind: 'requests',
  references: ['requests.user_id'],
  holds: async (userId) => {
    const his = and(eq(requests.user_id, userId), isNull(requests.deleted_at));
    const total = await db().$count(requests, his);
    const samples = await db()
      .select({ id: requests.id, name: customers.name })
      .from(requests)
      .innerJoin(customers, eq(customers.id, requests.customer_id))
      .where(his)
      .orderBy(desc(requests.id))
      .limit(maxSamples);
    return { count: total, samples };
  },
  move: async (handing) => {
    const moved = await setOwner(handing.from.id, handing.to.id);
    const shared = moved.flatMap(({ id, was_shared }) => (was_shared ? [id] : []));
    return { count: await follow(handing, moved), moved: { ids: idsOf(moved), shared } };
  },
  revert: async ({ from, to, by }, moved) => {
    const { ids, shared } = movedNeeds.parse(moved);
    const back = await setOwner(to.id, from.id, sql`id = any (${idArray(ids)})`);
    const given = new Set(idsOf(back));
    await db().execute(sql`
      update ${requests} set staff = array_append(staff, ${to.id})
      where id = any (${idArray(shared.filter((id) => given.has(id)))})`);
    return follow({ from: to, to: from, by }, back);
  },
};
