import {
  changeTarget,
  createTarget,
  listTargets,
  saveTargets,
  type TargetRow,
} from '@toam/contracts/target/target.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { targetText } from '@toam/contracts/business/target.text';
import { commonText } from '@toam/contracts/texts/common';
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
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
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

type SavedRow = InputOf<typeof saveTargets>['body']['rows'][number];

const saveRow = async (actor: Actor, { version, ...row }: SavedRow): Promise<TargetRow> => {
  const stored = await store.holderOf(row);
  return stored ? store.change(actor, { ...row, id: stored.id, version }) : store.create(actor, row);
};

/** A number for each quarter of each person. */
const placeOf = ({ year, quarter, user_id }: SavedRow): number => (year * 4 + quarter) * 2 ** 31 + (user_id ?? 0);

/** Saves all rows or none. They are locked in one order, so two calls never wait for each other. */
const saveRows = (actor: Actor, rows: readonly SavedRow[]): Promise<TargetRow[]> =>
  tx(async () => {
    const saved: TargetRow[] = [];
    const errors: Record<string, string> = {};
    const inOrder = [...rows.entries()].sort(([, one], [, other]) => placeOf(one) - placeOf(other));
    for (const [at, row] of inOrder)
      try {
        saved[at] = await saveRow(actor, row);
      } catch (error) {
        if (!(error instanceof HttpError && error.errors)) throw error;
        for (const [field, message] of Object.entries(error.errors)) errors[`rows.${at}.${field}`] = message;
      }
    if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
    return saved;
  });

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
  handle(saveTargets, { audit: { action: 'update', noun: 'target' } }, ({ actor, body }) => saveRows(actor, body.rows)),
  handle(listTargets, { audit: onlyReads }, ({ actor, body }) => readTargets(actor, body)),
]);
