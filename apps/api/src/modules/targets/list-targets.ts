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
import { readableStaff } from '../users/team/business-scope.reads';
import { serializeTargets } from './target-serializer';
import { listTargetsBetween } from './target.queries';

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
    list: await serializeTargets(await listTargetsBetween(quarterOf(first), quarterOf(last), users)),
  };
}
