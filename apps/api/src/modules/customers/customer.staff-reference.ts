import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { recordManyChanges } from '../../history/record-changes';
import { emitChanges } from '../../live/emit';
import { customerAudience } from './customer-audience.reads';
import { customers } from './customer.schema';
import { readStaffNames } from '../users/users.reads';
import { type Handing, maxSamples, type StaffReferenceHandler } from '../../references/staff-reference';

const ids = z.array(z.number().int());

/** Customers that moved: owned or co-owned (D56), and those of each where the receiver already was staff. */
const movedCustomers = z.object({
  owned: ids,
  /** Owned ones where the receiver was co-staff. An owner is not co-staff at the same time. */
  owned_shared: ids,
  co: ids,
  /** Co-owned ones where the receiver already was owner or co-staff. */
  co_shared: ids,
});
type MovedCustomers = z.output<typeof movedCustomers>;

interface Moved extends Record<string, unknown> {
  id: number;
  alive: boolean;
  before: number[];
  after: number[];
  /** The receiver already was staff of it. */
  was_shared: boolean;
}

const sharedOf = (rows: readonly Moved[]): number[] => rows.flatMap(({ id, was_shared }) => (was_shared ? [id] : []));

/** Sets columns of locked customers. @param found selects them. @param set may use `held`, the row before the change. */
async function write(found: SQL, shared: SQL, set: SQL): Promise<Moved[]> {
  const { rows } = await db().execute<Moved>(sql`
    with held as materialized (
      select id, user_id, co_staff, ${shared} as was_shared from customers where ${found} order by id for update
    )
    update ${customers} set ${set}, version = customers.version + 1
    from held where customers.id = held.id
    returning customers.id, customers.deleted_at is null as alive, held.co_staff as before, customers.co_staff as after,
      held.was_shared`);
  return rows;
}

/** Replaces the owner by another person, who then stops being co-staff. */
const setOwner = (from: number, to: number, which = sql`true`) =>
  write(
    sql`user_id = ${from} and ${which}`,
    sql`${to} = any (co_staff)`,
    sql`user_id = ${to}, co_staff = array_remove(customers.co_staff, ${to})`,
  );

/** Replaces a co-staff member by another person, unless that person already is staff of it. */
const setCoStaff = (from: number, to: number, which = sql`true`) =>
  write(
    sql`${from} = any (co_staff) and ${which}`,
    sql`coalesce(user_id = ${to}, false) or ${to} = any (co_staff)`,
    sql`co_staff = case when held.was_shared then array_remove(customers.co_staff, ${from})
      else array_replace(customers.co_staff, ${from}, ${to}) end`,
  );

/** Adds a person to the co-staff again, if the other one still has the customer. */
const addCoStaff = (id: number, beside: number, which: SQL) =>
  write(
    sql`${which} and (user_id = ${beside} or ${beside} = any (co_staff)) and not ${id} = any (co_staff)
      and user_id is distinct from ${id}`,
    sql`true`,
    sql`co_staff = array_append(customers.co_staff, ${id})`,
  );

async function recordCoStaff(by: number, moved: Moved[]): Promise<void> {
  const changed = moved.filter(({ before, after }) => before.join() !== after.join());
  const staff = await readStaffNames(changed.flatMap(({ before, after }) => [...before, ...after]));
  const words = (list: number[]) => list.map((id) => staff.get(id)?.name ?? `#${id}`).join(', ') || null;
  const changes = changed.map(({ id, before, after }) => {
    return { id, column: 'co_staff', old_value: words(before), new_value: words(after) };
  });
  await recordManyChanges({ id: by }, 'Customer', changes);
}

/** Writes histories and publishes to open screens. @returns how many customers changed hands, without deleted ones */
async function follow({ from, to, by }: Handing, owned: Moved[], co: Moved[]): Promise<number> {
  const changes = owned.map(({ id }) => ({ id, column: 'user_id', old_value: from.name, new_value: to.name }));
  await recordManyChanges({ id: by }, 'Customer', changes);
  await recordCoStaff(by, [...owned, ...co]);
  const alive = new Set([...owned, ...co].flatMap((row) => (row.alive ? [row.id] : [])));
  await emitChanges('customer', [...alive], by, await customerAudience([...alive], [from.id]));
  return alive.size;
}

const among = (list: number[]): SQL => sql`id = any (${idArray(list)})`;

async function revert({ from, to, by }: Handing, moved: MovedCustomers): Promise<number> {
  const owned = await setOwner(to.id, from.id, among(moved.owned));
  const given = new Set(idsOf(owned));
  // the receiver was co-staff before the hand-over and becomes so again
  const beside = moved.owned_shared.filter((id) => given.has(id));
  const restored = await addCoStaff(to.id, from.id, among(beside));
  const replaced = moved.co.filter((id) => !moved.co_shared.includes(id));
  const co = [
    ...(await setCoStaff(to.id, from.id, sql`${among(replaced)} and user_id is distinct from ${from.id}`)),
    ...(await addCoStaff(from.id, to.id, among(moved.co_shared))),
  ];
  await recordCoStaff(by, restored);
  return follow({ from: to, to: from, by }, owned, co);
}

/** Customers of a person, as owner or as co-staff of merged records (D56). */
export const customerStaff: StaffReferenceHandler = {
  kind: 'customers',
  references: ['customers.user_id'],
  holds: async (userId) => {
    const mine = or(eq(customers.user_id, userId), sql`${customers.co_staff} @> array[${userId}]::int[]`);
    const his = and(mine, isNull(customers.deleted_at));
    const total = await db().$count(customers, his);
    const samples = await db()
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(his)
      .orderBy(desc(customers.id))
      .limit(maxSamples);
    return { count: total, samples };
  },
  move: async (handing) => {
    const { from, to } = handing;
    const owned = await setOwner(from.id, to.id);
    const co = await setCoStaff(from.id, to.id);
    const moved: MovedCustomers = {
      owned: idsOf(owned),
      owned_shared: sharedOf(owned),
      co: idsOf(co),
      co_shared: sharedOf(co),
    };
    return { count: await follow(handing, owned, co), moved };
  },
  revert: (handing, moved) => revert(handing, movedCustomers.parse(moved)),
};
