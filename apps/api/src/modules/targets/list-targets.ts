import type { Actor } from '@toam/domain/actor';
import { canWriteTargets } from '@toam/domain/business/business-access';
import {
  daysOfMoments,
  daysOfQuarter,
  momentsOf,
  quarterOf,
  quartersBetween,
} from '@toam/domain/business/business-period';
import { quarterProgress } from '@toam/domain/business/quarter-pace';
import { dayOf } from '@toam/domain/day';
import { readableStaff, readSalesStaff } from '../users/team/business-scope.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { serializeTargets } from './target-serializer';
import { listTargetsBetween } from './target.queries';

/** Who may have values, by name. @param among null: everybody */
async function readPeople(among: readonly number[] | null) {
  const people = await readSalesStaff(among);
  const names = await readStaffNames(people.map(({ id }) => id));
  return people.map(({ id, job_position }) => ({ ...personOf(names, id)!, job_position }));
}

/** The starting values of the quarters that the period touches: the company's, and those of scope S. D86. */
export async function readTargets(actor: Actor, period: { startAt: number; endAt: number }) {
  const { first, last } = daysOfMoments(period);
  const today = dayOf(Date.now() / 1000);
  // who writes everybody's has to read them
  const users = canWriteTargets(actor) ? null : await readableStaff(actor);
  return {
    may_write: canWriteTargets(actor),
    quarters: quartersBetween(quarterOf(first), quarterOf(last)).map(({ year, quarter }) => ({
      ...{ year, quarter },
      ...momentsOf(daysOfQuarter(year, quarter)),
      ...quarterProgress(year, quarter, today),
    })),
    people: await readPeople(users),
    list: await serializeTargets(await listTargetsBetween(quarterOf(first), quarterOf(last), users)),
  };
}
