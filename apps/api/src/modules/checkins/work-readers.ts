import { checkinText } from '@toam/contracts/texts/checkin';
import type { Actor } from '@toam/domain/actor';
import { byName } from '@toam/domain/name-order';
import { canSeeWork, seesAllWork } from '@toam/domain/work/form-access';
import { HttpError } from '../../http/http-error';
import { readLeaders, readTeam } from '../users/team/team.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { type DaySpan, keptTeam, workforceOf } from './days-of';

/** The person whose days are asked for. @throws HttpError forbidden as `canSeeWork`; not_found */
export async function takeWorker(actor: Actor, userId: number) {
  const isOwn = userId === actor.id;
  const isLed = !isOwn && !seesAllWork(actor) && (await readTeam(actor.id)).all.includes(userId);
  if (!canSeeWork(actor, { id: userId, isLed })) throw new HttpError('forbidden', checkinText.mayNotSee);
  const person = personOf(await readStaffNames([userId]), userId);
  if (!person) throw new HttpError('not_found', checkinText.userNotFound);
  return person;
}

/** Whom somebody leads; in a closed month whom they led then, of those whose days the actor may read now. D116 */
async function ledIn(actor: Actor, leaderId: number, days: DaySpan): Promise<number[]> {
  const kept = await keptTeam(days, leaderId);
  if (!kept) return (await readTeam(leaderId)).all;
  const readable = await readableWorkers(actor);
  return readable ? kept.filter((id) => readable.includes(id)) : kept;
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

/** Whose teams the actor may ask for beside their own, by name. */
export async function readableLeaders(actor: Actor) {
  const leaders = await readLeaders(seesAllWork(actor) ? null : (await readTeam(actor.id)).all);
  const others = leaders.filter((id) => id !== actor.id);
  const staff = await readStaffNames(others);
  return others
    .map((id) => personOf(staff, id)!)
    .toSorted((one, other) => byName(one.name, other.name) || one.id - other.id);
}

/** Whose check-ins somebody may read: all (null), or their own and their team's. */
export const readableWorkers = async (actor: Actor): Promise<number[] | null> =>
  seesAllWork(actor) ? null : [actor.id, ...(await readTeam(actor.id)).all];
