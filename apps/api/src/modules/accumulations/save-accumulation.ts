import type {
  addAccumulation as addEndpoint,
  changeAccumulation as changeEndpoint,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import type { InputOf } from '@toam/contracts/endpoint';
import { accumulationText } from '@toam/contracts/texts/accumulation';
import { commonText } from '@toam/contracts/texts/common';
import type { Actor } from '@toam/domain/actor';
import { counterNames, mayWriteAccumulation, writesAccumulationOf } from '@toam/domain/business/accumulation-rules';
import { dayOf, writtenDay } from '@toam/domain/day';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { type Change, recordChanges, recordCreation } from '../../history/record-changes';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { isActiveStaff, readStaffNames } from '../users/users.reads';
import { columnsOf, countersOf } from './accumulation-columns';
import { currentDay, serializeAccumulation } from './accumulation-serializer';
import {
  findOfDay,
  insertAccumulation,
  lockAccumulation,
  lockDaysOf,
  updateAccumulation,
} from './accumulation.queries';
import type { Accumulation } from './accumulation.schema';

/** Only ids: figures are for those who may see the person. */
const publish = (actor: Actor, { id, version }: Accumulation): Promise<void> =>
  emit(
    { kind: 'record.changed', noun: 'accumulation', record_id: id, version, changed_by: actor.id },
    { rule: 'brokerage' },
  );

/** @throws HttpError forbidden for somebody else's day, and for one that is closed (D74); invalid for a day to come */
function refuseDay(actor: Actor, day: Pick<Accumulation, 'user_id' | 'date'>): void {
  const today = currentDay();
  if (!writesAccumulationOf(actor, day.user_id)) throw new HttpError('forbidden', accumulationText.notYours);
  if (day.date > today)
    throw new HttpError('invalid', commonText.invalid, { errors: { date: accumulationText.future } });
  if (!mayWriteAccumulation(actor, day, today)) throw new HttpError('forbidden', accumulationText.closed);
}

/** @throws HttpError conflict with what is there already */
async function refuseTaken(actor: Actor, userId: number, date: string): Promise<void> {
  const taken = await findOfDay(userId, date);
  if (taken)
    throw new HttpError('conflict', accumulationText.taken, { current: await serializeAccumulation(actor, taken) });
}

/** @throws HttpError invalid for somebody who does not work here any more */
async function refuseFormer(userId: number): Promise<void> {
  if (!(await isActiveStaff(userId)))
    throw new HttpError('invalid', commonText.invalid, { errors: { user_id: accumulationText.userInvalid } });
}

/** The first values of an entry: the person, the day, and what is not 0. */
async function firstValues(entry: Accumulation): Promise<Change[]> {
  const staff = await readStaffNames([entry.user_id]);
  const counters = countersOf(entry);
  const values: [string, string | null][] = [
    ['user', staff.get(entry.user_id)?.name ?? null],
    ['date', writtenDay(entry.date)],
    ...counterNames.map((name): [string, string | null] => [
      name,
      counters[name] === 0 ? null : String(counters[name]),
    ]),
  ];
  return values.map(([column, new_value]) => ({ column, old_value: null, new_value }));
}

function changesOf(before: Accumulation, after: Accumulation): Change[] {
  const [old, current] = [countersOf(before), countersOf(after)];
  const all = [
    { column: 'date', old_value: writtenDay(before.date), new_value: writtenDay(after.date) },
    ...counterNames.map((name) => ({ column: name, old_value: String(old[name]), new_value: String(current[name]) })),
  ];
  return all.filter(({ old_value, new_value }) => old_value !== new_value);
}

/**
 * Enters what somebody did on a day. Specification 3 §5.1, D74.
 * @throws HttpError forbidden, invalid; conflict with the entry that the day has
 */
export const addAccumulation = (
  actor: Actor,
  { user_id: userId = actor.id, date: moment, ...counters }: InputOf<typeof addEndpoint>['body'],
): Promise<AccumulationRow> =>
  tx(async () => {
    const date = dayOf(moment);
    refuseDay(actor, { user_id: userId, date });
    await refuseFormer(userId);
    await lockDaysOf(userId);
    await refuseTaken(actor, userId, date);
    const made = await insertAccumulation({ ...columnsOf(counters), user_id: userId, date, created_by: actor.id });
    await recordCreation(actor, 'Accumulation', made.id, accumulationText.historyCreated, await firstValues(made));
    await publish(actor, made);
    return serializeAccumulation(actor, made);
  });

/**
 * Changes an entry, or moves it to another day.
 * @throws HttpError not_found, forbidden, invalid; conflict with the present entry if the version is stale, or with that of the other day
 */
export const changeAccumulation = (
  actor: Actor,
  { id, version, date: moment, ...counters }: InputOf<typeof changeEndpoint>['body'],
): Promise<AccumulationRow> =>
  tx(async () => {
    const before = await lockAccumulation(id);
    if (!before) throw new HttpError('not_found', accumulationText.notFound);
    refuseDay(actor, before);
    if (version !== undefined && version !== before.version)
      throw new HttpError('conflict', commonText.stale, { current: await serializeAccumulation(actor, before) });
    const date = moment === undefined ? before.date : dayOf(moment);
    if (date !== before.date) {
      refuseDay(actor, { user_id: before.user_id, date });
      await lockDaysOf(before.user_id);
      await refuseTaken(actor, before.user_id, date);
    }
    const written = { ...columnsOf(counters), date };
    const changes = changesOf(before, { ...before, ...written });
    if (changes.length === 0) {
      auditNothing();
      return serializeAccumulation(actor, before);
    }
    const after = await updateAccumulation(id, written);
    await recordChanges(actor, 'Accumulation', id, changes);
    await publish(actor, after);
    return serializeAccumulation(actor, after);
  });
