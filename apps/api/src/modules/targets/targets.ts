import { changeTarget, createTarget, listTargets } from '@toam/contracts/target/target.endpoints';
import { targetText } from '@toam/contracts/business/target.text';
import type { Actor } from '@toam/domain/actor';
import { canWriteTargets } from '@toam/domain/business-access';
import {
  daysOfMoments,
  daysOfQuarter,
  momentsOf,
  quarterOf,
  quartersBetween,
} from '@toam/domain/business/business-period';
import { quarterProgress } from '@toam/domain/business/quarter-pace';
import { target } from '@toam/domain/business/target.record';
import { dayOf } from '@toam/domain/day';
import { onlyReads } from '../../audit/audited';
import { changes, creates, handle, moduleOf } from '../../http/handle';
import { recordStore } from '../../record/record-store';
import { readableStaff, readSalesStaff } from '../users/team/business-scope.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { listTargetsBetween } from './target.queries';
import { targets } from './target.schema';

const store = recordStore(target, targets, {
  words: {
    notFound: targetText.notFound,
    refused: {},
    taken: () => ({ message: targetText.taken }),
    created: targetText.historyCreated,
  },
  row:
    () =>
    ({ year, quarter }) =>
      momentsOf(daysOfQuarter(year, quarter)),
});

const today = (): string => dayOf(Date.now() / 1000);

/** The year of a call: as said, that of its first moment, or this year. */
const yearOf = ({ year, startAt }: { year?: number | undefined; startAt?: number | undefined }): number =>
  year ?? quarterOf(startAt === undefined ? today() : dayOf(startAt)).year;

/** Who may have values, by name. @param among null: everybody */
async function readPeople(among: readonly number[] | null) {
  const people = await readSalesStaff(among);
  const names = await readStaffNames(people.map(({ id }) => id));
  return people.map(({ id, job_position }) => ({ ...personOf(names, id)!, job_position }));
}

/** The starting values of the quarters that the period touches: the company's, and those of scope S. D86. */
async function readTargets(actor: Actor, period: { startAt: number; endAt: number }) {
  const { first, last } = daysOfMoments(period);
  // who writes everybody's has to read them
  const users = canWriteTargets(actor) ? null : await readableStaff(actor);
  return {
    may_write: canWriteTargets(actor),
    quarters: quartersBetween(quarterOf(first), quarterOf(last)).map(({ year, quarter }) => ({
      ...{ year, quarter },
      ...momentsOf(daysOfQuarter(year, quarter)),
      ...quarterProgress(year, quarter, today()),
    })),
    people: await readPeople(users),
    list: await store.serialize(actor, await listTargetsBetween(quarterOf(first), quarterOf(last), users)),
  };
}

/** The starting values of quarters. Specification 3 §5.6, D86. */
export const targetsModule = moduleOf([
  handle(createTarget, { audit: creates('target') }, ({ actor, body }) =>
    store.create(actor, { ...body, year: yearOf(body) }),
  ),
  handle(changeTarget, { audit: changes('target', 'id') }, ({ actor, body }) => store.change(actor, body)),
  handle(listTargets, { audit: onlyReads }, ({ actor, body }) => readTargets(actor, body)),
]);
