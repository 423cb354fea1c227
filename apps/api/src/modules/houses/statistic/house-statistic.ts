import { readHouseStatistic, readHouseStatisticDetail } from '@toam/contracts/house/house-statistic.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { type Actor, isAdmin, JobPosition } from '@toam/domain/actor';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
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

/** Figures of houses, of the people whose the actor may read. */
export const statisticCalls = [
  // figures at the last full hour; null before the first was counted; D88
  handle(readHouseStatistic, async ({ actor, query }) => {
    const found = await findFigures(await readable(actor, query.user_id), new Date());
    return found && { ...found, taken_at: toEpoch(found.at) };
  }),
  // figures per day, and the figures at the start of the period; specification 3 §3, §7
  handle(readHouseStatisticDetail, async ({ actor, query: { startAt, endAt, user_id } }) => {
    const people = await readable(actor, user_id);
    const before = new Date(startAt * 1000 - 1);
    return {
      first: await findFigures(people, before),
      list: await listDays(people, new Date(startAt * 1000), new Date(endAt * 1000)),
    };
  }),
];
