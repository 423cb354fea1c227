import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { type Actor, seesAllWork } from '@toam/domain/actor';
import { byName } from '@toam/domain/name-order';
import { canSeeWork } from '@toam/domain/work/form-access';
import { HttpError } from '../../http-error';
import { readLeaders, readTeam } from '../users/team/team.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { type DaySpan, keptSuperiors, workforceOf } from './days-of';

/** The person whose days are asked for. @throws HttpError forbidden as `canSeeWork`; not_found */
export async function takeWorker(actor: Actor, userId: number) {
  const isOwn = userId === actor.id;
  const isLed = !isOwn && !seesAllWork(actor) && (await readTeam(actor.id)).all.includes(userId);
  if (!canSeeWork(actor, { id: userId, isLed })) throw new HttpError('forbidden', checkinText.mayNotSee);
  const person = personOf(await readStaffNames([userId]), userId);
  if (!person) throw new HttpError('not_found', checkinText.userNotFound);
  return person;
}

/** The superiors of then, of those whose days the actor may read now; null: today's teams count. D116 */
async function readableSuperiors(actor: Actor, days: DaySpan): Promise<Map<number, number[]> | null> {
  const stored = await keptSuperiors(days);
  const readable = stored && (await readableWorkers(actor));
  return readable ? new Map([...stored!].filter(([id]) => readable.includes(id))) : stored;
}

/** Whom somebody leads; in a closed month whom they led then. */
async function ledIn(actor: Actor, leaderId: number, days: DaySpan): Promise<number[]> {
  const stored = await readableSuperiors(actor, days);
  if (!stored) return (await readTeam(leaderId)).all;
  return [...stored].flatMap(([id, superiors]) => (superiors.includes(leaderId) ? [id] : []));
}

/**
 * The leader and the people below them who were active on one of the days, by name. Nobody below: nobody. 0: the whole brokerage. D29,
 * D113, D116
 * @throws HttpError forbidden unless it is the actor's own team, that of somebody they lead, or they may read all days
 */
export async function teamOf(actor: Actor, leaderId: number, days: DaySpan): Promise<number[]> {
  if (leaderId === 0) {
    if (!seesAllWork(actor)) throw new HttpError('forbidden', checkinText.mayNotSee);
    return workforceOf(days);
  }
  if (leaderId !== actor.id) await takeWorker(actor, leaderId);
  const team = await workforceOf(days, [leaderId, ...(await ledIn(actor, leaderId, days))]);
  const led = team.filter((id) => id !== leaderId);
  return led.length < team.length && led.length > 0 ? [leaderId, ...led] : led;
}

/** Whose teams the actor may ask for beside their own, by name; in a closed month who led somebody then. */
export async function readableLeaders(actor: Actor, days: DaySpan) {
  const led = seesAllWork(actor) ? null : (await readTeam(actor.id)).all;
  const stored = await readableSuperiors(actor, days);
  const leaders = stored ? leadersThen(stored, led) : await readLeaders(led);
  const others = leaders.filter((id) => id !== actor.id);
  const staff = await readStaffNames(others);
  return others
    .flatMap((id) => personOf(staff, id) ?? [])
    .toSorted((one, other) => byName(one.name, other.name) || one.id - other.id);
}

/** @param among whose teams may be asked for now; null: everybody's */
const leadersThen = (superiorsOf: Map<number, number[]>, among: readonly number[] | null): number[] =>
  [...new Set([...superiorsOf.values()].flat())].filter((id) => !among || among.includes(id));

/** Whose check-ins somebody may read: all (null), or their own and their team's. */
export const readableWorkers = async (actor: Actor): Promise<number[] | null> =>
  seesAllWork(actor) ? null : [actor.id, ...(await readTeam(actor.id)).all];
