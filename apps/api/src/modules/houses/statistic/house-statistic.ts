import { commonText } from '@toam/contracts/texts/common';
import { type Actor, isAdmin, JobPosition } from '@toam/domain/actor';
import { toEpoch } from '../../../db/columns';
import { HttpError } from '../../../http/http-error';
import { readTeam } from '../../users/team/team.reads';
import { findFigures, listDays } from './house-statistic.queries';

/**
 * Whose figures the actor may read. Admins and accountants: everybody's. Others: their own and those of everybody below them. D25.
 * @returns null for everybody
 * @throws HttpError forbidden for a person outside this group
 */
async function readable(actor: Actor, userId: number | undefined): Promise<number[] | null> {
  const isAll = isAdmin(actor) || actor.job_position === JobPosition.accountant;
  const people = isAll ? null : [actor.id, ...(await readTeam(actor.id)).all];
  if (userId === undefined) return people;
  if (people && !people.includes(userId)) throw new HttpError('forbidden', commonText.forbidden);
  return [userId];
}

/** Figures at the last full hour; null before the first was counted. D88. @throws HttpError forbidden */
export async function readStatistic(actor: Actor, userId: number | undefined) {
  const found = await findFigures(await readable(actor, userId), new Date());
  return found && { ...found, taken_at: toEpoch(found.at) };
}

interface Period {
  startAt: number;
  endAt: number;
  user_id?: number | undefined;
}

/** Figures per day, and the figures at the start of the period. Specification 3 §3, §7. @throws HttpError forbidden */
export async function readStatisticDetail(actor: Actor, { startAt, endAt, user_id }: Period) {
  const people = await readable(actor, user_id);
  const before = new Date(startAt * 1000 - 1);
  return {
    first: await findFigures(people, before),
    list: await listDays(people, new Date(startAt * 1000), new Date(endAt * 1000)),
  };
}
