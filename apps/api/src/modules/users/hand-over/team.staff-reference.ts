import { handOverText } from '@toam/contracts/user/hand-over.text';
import { managerChoices, needsManager, withTeam } from '@toam/domain/staff/manager-choices';
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { idArray } from '../../../db/id-array';
import { recordManyChanges } from '../../../history/record-changes';
import { emitChange, emitChanges } from '../../../live/emit';
import { staffReaders } from '../publish-user';
import { readHierarchy } from '../team/hierarchy.queries';
import { users } from '../user.schema';
import { readStaffNames, readSuperiors } from '../users.reads';
import { type Handing, maxSamples, type StaffReferenceHandler } from '../../../references/staff-reference';

const movedTeam = z.object({
  reports: z.array(z.number().int()),
  /** Set if the receiver reported to the leaver: the superior to whom they have reported since. */
  receiver: z.object({ manager: z.number().int().nullable() }).nullable(),
});

interface Moved extends Record<string, unknown> {
  id: number;
  alive: boolean;
}

/** Most people named in a refusal. */
const maxNamed = 3;

async function namesOf(ids: number[]): Promise<string> {
  const named = ids.toSorted((one, other) => one - other).slice(0, maxNamed);
  const names = await readStaffNames(named);
  const listed = named.flatMap((id) => names.get(id)?.name ?? []).join(', ');
  return ids.length > maxNamed ? `${listed}…` : listed;
}

/**
 * Why the receiver cannot lead the direct reports of the leaver, as text: one of them is above the receiver, or has a position that
 * somebody else must lead. The leaver counts as gone: if they were the last at their position, the next higher one leads. A receiver
 * who reports to the leaver must still have a superior. D27.
 */
async function blockedBy({ from, to }: Pick<Handing, 'from' | 'to'>): Promise<string | null> {
  const hierarchy = await readHierarchy();
  const reports = hierarchy.filter(({ id, manager }) => manager === from.id && id !== to.id);
  const leading = reports.find(({ id }) => withTeam(id, hierarchy).has(to.id));
  if (leading) return handOverText.wouldCycle(to.name, await namesOf([leading.id]));
  const colleagues = hierarchy.filter(({ id, status }) => status === 1 && id !== from.id);
  const wrong = reports.filter(({ id, job_position, status }) => {
    const own = withTeam(id, hierarchy);
    const others = colleagues.filter((other) => !own.has(other.id));
    return status === 1 && !managerChoices(job_position, others).list.some((choice) => choice.id === to.id);
  });
  if (wrong.length > 0) return handOverText.wrongPosition(to.name, await namesOf(idsOf(wrong)));
  const receiver = hierarchy.find(({ id }) => id === to.id);
  if (receiver?.manager !== from.id || (await superiorAbove({ from, to })) !== null) return null;
  const own = withTeam(to.id, hierarchy);
  const above = managerChoices(
    receiver.job_position,
    colleagues.filter(({ id }) => !own.has(id)),
  );
  return needsManager(receiver.job_position, above) ? handOverText.receiverUnled(to.name) : null;
}

/** The new superior of a receiver who reports to the leaver; null if there is none, or if old data would make a circle. */
async function superiorAbove({ from, to }: Pick<Handing, 'from' | 'to'>): Promise<number | null> {
  const [superior] = await readSuperiors(from.id);
  const isCircle = superior === to.id || (superior !== undefined && (await readSuperiors(superior)).includes(to.id));
  return superior === undefined || isCircle ? null : superior;
}

/** Puts people under a manager. @param which chooses among those who report to `from` */
async function setManager(from: number, to: number | null, which: SQL): Promise<Moved[]> {
  const { rows } = await db().execute<Moved>(sql`
    with held as materialized (select id from users where manager = ${from} and ${which} order by id for no key update)
    update ${users} set manager = ${to}, version = users.version + 1
    from held where users.id = held.id returning users.id, users.deleted_at is null as alive`);
  return rows;
}

type Named = Handing['from'];

/** Writes histories, and publishes to those who read the staff and to the people themselves, whose team or superior has changed. */
async function follow(by: number, from: Named | null, to: Named | null, moved: Moved[]): Promise<number> {
  const change = { column: 'manager', old_value: from?.name ?? null, new_value: to?.name ?? null };
  const changes = moved.map(({ id }) => ({ id, ...change }));
  await recordManyChanges({ id: by }, 'User', changes);
  const alive = moved.flatMap((one) => (one.alive ? [one.id] : []));
  await emitChanges('user', alive, by, staffReaders);
  for (const id of alive) await emitChange('user', { id }, by, { users: [id] });
  return alive.length;
}

async function nameOf(id: number | null): Promise<Named | null> {
  return id === null ? null : { id, name: (await readStaffNames([id])).get(id)?.name ?? `#${id}` };
}

/** A receiver who reported to the leaver now reports to the leaver's superior. */
async function raiseReceiver({ from, to, by }: Handing) {
  const manager = await superiorAbove({ from, to });
  const raised = await setManager(from.id, manager, sql`id = ${to.id}`);
  await follow(by, from, await nameOf(manager), raised);
  return raised.length > 0 ? { manager } : null;
}

/** The receiver reports to the leaver again, unless somebody has given them another superior since. */
async function lowerReceiver({ from, to, by }: Handing, manager: number | null): Promise<void> {
  const { rows } = await db().execute<Moved>(sql`
    update ${users} set manager = ${from.id}, version = version + 1
    where id = ${to.id} and manager is not distinct from ${manager}::int returning id, deleted_at is null as alive`);
  await follow(by, await nameOf(manager), from, rows);
}

/**
 * Returns the people who still report to the receiver. People who lead the leaver by now stay: under the leaver they would
 * close a circle.
 */
async function revert(handing: Handing, { reports, receiver }: z.output<typeof movedTeam>): Promise<number> {
  const { from, to, by } = handing;
  const above = [from.id, ...(await readSuperiors(from.id))];
  const back = reports.filter((id) => !above.includes(id));
  const count = await follow(by, to, from, await setManager(to.id, from.id, sql`id = any (${idArray(back)})`));
  if (receiver && !above.includes(to.id)) await lowerReceiver(handing, receiver.manager);
  return count;
}

/** The direct reports of a person; everybody below them moves along. D29. */
export const teamStaff: StaffReferenceHandler = {
  kind: 'team',
  references: ['users.manager'],
  // the receiver is not handed to themselves
  holds: async (userId, toId) => {
    const his = and(eq(users.manager, userId), isNull(users.deleted_at), toId ? ne(users.id, toId) : undefined);
    const total = await db().$count(users, his);
    const samples = await db()
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(his)
      .orderBy(desc(users.id))
      .limit(maxSamples);
    return { count: total, samples };
  },
  blocked: blockedBy,
  move: async (handing) => {
    const { from, to, by } = handing;
    const moved = await setManager(from.id, to.id, sql`id <> ${to.id}`);
    const count = await follow(by, from, to, moved);
    return { count, moved: { reports: idsOf(moved), receiver: await raiseReceiver(handing) } };
  },
  revert: (handing, moved) => revert(handing, movedTeam.parse(moved)),
};
