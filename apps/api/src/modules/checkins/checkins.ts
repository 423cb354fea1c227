import {
  readPlace,
  monitorCheckins,
  clockTolerance,
  latestSend,
  sendCheckin,
} from '@toam/contracts/checkin/checkin.endpoints';
import { dayOf, dayStart } from '@toam/domain/day';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { commonText } from '@toam/contracts/texts/common';
import {
  closeWorkMonth,
  readWorkMonth,
  reopenWorkMonth,
  type WorkMonth,
} from '@toam/contracts/checkin/month.endpoints';
import { closedMonthText as text } from '@toam/contracts/checkin/closed-month.text';
import { type Actor, seesAllWork } from '@toam/domain/actor';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { nearestDistrict } from '../../geocoder/nearest-district';
import { handle, moduleOf } from '../../http/handle';
import {
  explainDayCall,
  readDaysOfTeamCall,
  readDaysOfUserCall,
  readExplainedDayCall,
  readLastCall,
} from './read-days';
import { pageOf } from '../../http/page';
import { personOf, readStaffNames, readSuperiors } from '../users/users.reads';
import { listCheckins, findCheckinByKey, insertCheckin } from './checkin.queries';
import { serializeCheckin } from './checkin-serializer';
import { readableWorkers, takeWorker } from './work-readers';
import { addAuditEvent, auditNothing, auditChange } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { addressAt, needsOutside } from '../../geocoder/geocoder';
import { HttpError } from '../../http-error';
import { enqueue } from '../../jobs/enqueue';
import { refuseClosed, findClosedMonths, listClosings } from '../closed-months/closed-months.reads';
import { publishDays, countPendingForms, readLeaveQuota } from '../forms/forms.reads';
import type { Checkin } from './checkin.schema';
import { explainDays } from './day-serializer';
import { deriveDays } from './derive-days';
import { findCheckinPlace } from './find-checkin-place';
import { toEpoch } from '../../db/columns';
import { emit } from '../../live/emit';
import { insertClosing, lockAllMonths, updateReopened } from '../closed-months/closed-months.writes';
import { workforceOf } from './days-of';
import { readSheetPeople } from './sheet-people';

/** Check-ins of those whose days the actor may read, newest first. @throws HttpError forbidden for somebody else's */
const monitorCheckinsCall = handle(monitorCheckins, async ({ actor, query }) => {
  const users = query.user === undefined ? await readableWorkers(actor) : [(await takeWorker(actor, query.user)).id];
  const from = query.date === undefined ? undefined : dayStart(dayOf(query.date));
  const { total, list } = await listCheckins(
    { users, from, to: from === undefined ? undefined : from + 86_400 },
    query,
  );
  const staff = await readStaffNames(list.map(({ user_id }) => user_id));
  const rows = list.map((row) => ({ ...serializeCheckin(row), user: personOf(staff, row.user_id)! }));
  return pageOf(rows, total, query);
});

/** @throws HttpError invalid for a moment to come, or more than a day ago. D95 */
function momentOf(at: number | undefined, now: number): number {
  if (at === undefined) return now;
  const text = at > now + clockTolerance ? checkinText.future : at < now - latestSend ? checkinText.tooOld : null;
  if (text !== null) throw new HttpError('invalid', text, { errors: { at: text } });
  return Math.min(at, now);
}

/** Stores it once for each key. @returns the stored one, and whether this call stored it @throws HttpError conflict if the key stored the other one */
async function storeOnce(values: Parameters<typeof insertCheckin>[0]): Promise<{ row: Checkin; isNew: boolean }> {
  const made = await insertCheckin(values);
  if (made) return { row: made, isNew: true };
  const before = await findCheckinByKey(values.user_id, values.client_key ?? '');
  if (!before) throw new Error('a check-in was not stored, but its key is not known');
  if (before.status !== values.status) throw new HttpError('conflict', commonText.keyReused);
  return { row: before, isNew: false };
}

/**
 * Checks in or out. The server's clock counts, unless the call says that it happened before. Specification 3 §4, D95.
 * @throws HttpError invalid; conflict if its month is closed
 */
const sendCheckinCall = handle(
  sendCheckin,
  { audit: { action: ({ body }) => (body.status ? 'checkin' : 'checkout'), noun: 'checkin' } },
  ({ actor, body: { status, location, device_type, at }, request }) =>
    tx(async () => {
      const key = request.headers['idempotency-key'];
      const now = Date.now() / 1000;
      const moment = momentOf(at, now);
      const point = 'latitude' in location ? location : null;
      const isAskedLater = point !== null && needsOutside(point);
      const day = dayOf(moment);
      // one that is sent late may be of a month before
      if (day.slice(0, 7) !== dayOf(now).slice(0, 7)) await refuseClosed(day, day, 'at');
      const { row, isNew } = await storeOnce({
        ...{ user_id: actor.id, at: new Date(moment * 1000), status: status ? 1 : 0 },
        ...{ latitude: point?.latitude, longitude: point?.longitude, not_authorized: point === null },
        address: point && !isAskedLater ? await addressAt(point) : null,
        ...{ device: device_type, ip: request.ip, client_key: typeof key === 'string' ? key : null },
        late_sent: now - moment > clockTolerance,
      });
      if (isNew) {
        addAuditEvent({ recordId: row.id });
        if (isAskedLater) await enqueue(findCheckinPlace, { checkin_id: row.id });
        await publishDays(actor.id, actor.id);
      } else auditNothing();
      const { byUser, shifts } = await deriveDays([actor.id], day, day);
      const [explained] = explainDays(byUser.get(actor.id)!, shifts);
      return { record: serializeCheckin(row), day: explained! };
    }),
);

const thisMonth = (): string => dayOf(Date.now() / 1000).slice(0, 7);

const spanOf = (month: string) => {
  const days = daysOfMonth(month);
  return { first: days[0]!, last: days.at(-1)! };
};

/** Whether a month is closed, and its history. D116 */
async function readMonth(actor: Actor, month: string): Promise<WorkMonth> {
  const closings = await listClosings(month);
  const staff = await readStaffNames(
    closings.flatMap(({ closed_by, reopened_by }) => [closed_by, ...(reopened_by === null ? [] : [reopened_by])]),
  );
  const isClosed = closings.some(({ reopened_at }) => reopened_at === null);
  const mayClose = seesAllWork(actor);
  const { first, last } = spanOf(month);
  return {
    month,
    is_closed: isClosed,
    closings: closings.map(({ id, closed_by, closed_at, reopened_by, reopened_at, reopen_reason }) => ({
      id,
      closed_by: personOf(staff, closed_by),
      closed_at: toEpoch(closed_at),
      reopened_by: personOf(staff, reopened_by),
      reopened_at: reopened_at && toEpoch(reopened_at),
      reason: reopen_reason,
    })),
    may_close: mayClose && !isClosed && month < thisMonth(),
    may_reopen: mayClose && isClosed,
    waiting: mayClose && !isClosed ? await countPendingForms(first, last) : 0,
  };
}

const readWorkMonthCall = handle(readWorkMonth, ({ actor, params }) => readMonth(actor, params.month));

/** Everybody's days of the month are others now, or stay from now on. */
async function publish(actor: Actor, id: number): Promise<void> {
  await emit({ kind: 'record.changed', noun: 'closed-month', record_id: id, changed_by: actor.id }, 'everyone');
}

const refuse = (message: string): never => {
  throw new HttpError('conflict', message);
};

/**
 * Keeps everybody's days, leave, name and superiors as they are now: from now on the month says nothing else. D116
 * @throws HttpError conflict if it is closed already, or not over
 */
const closeMonthCall = handle(
  closeWorkMonth,
  { audit: { action: 'close_month', noun: 'closed_month' } },
  ({ actor, params: { month } }) =>
    tx(async () => {
      await lockAllMonths();
      const now = thisMonth();
      if (month >= now) refuse(text.notOver(month, now.slice(0, 4)));
      if ((await findClosedMonths(month, month)).length > 0) refuse(text.closed(month, now.slice(0, 4)));
      const span = spanOf(month);
      const people = await workforceOf(span);
      const { byUser, shifts } = await deriveDays(people, span.first, span.last);
      const named = await readSheetPeople(people);
      const timesheets = [];
      for (const user_id of people) {
        const quota = await readLeaveQuota(user_id, span.last);
        const person = { ...named.get(user_id), superiors: await readSuperiors(user_id) };
        timesheets.push({ user_id, days: byUser.get(user_id), quota, person });
      }
      const made = await insertClosing({ month, shifts, closed_by: actor.id }, timesheets);
      auditChange(actor, 'closed_month', made.id, [{ column: 'month', old_value: null, new_value: month }]);
      await publish(actor, made.id);
      return readMonth(actor, month);
    }),
);

/** Days are derived again, from what there is now. @throws HttpError conflict if it is not closed */
const reopenMonthCall = handle(
  reopenWorkMonth,
  { audit: { action: 'reopen_month', noun: 'closed_month' } },
  ({ actor, params: { month }, body: { reason } }) =>
    tx(async () => {
      await lockAllMonths();
      const [closed] = await findClosedMonths(month, month);
      if (!closed) throw new HttpError('conflict', text.notClosed(month, thisMonth().slice(0, 4)));
      await updateReopened(closed.id, actor.id, reason);
      auditChange(actor, 'closed_month', closed.id, [
        { column: 'month', old_value: month, new_value: null },
        { column: 'reason', old_value: null, new_value: reason },
      ]);
      await publish(actor, closed.id);
      return readMonth(actor, month);
    }),
);

/** Check-in and check-out, the working days that follow from them, and closing a month of them. D116 */
export const checkinsModule = moduleOf([
  readLastCall,
  handle(readPlace, async ({ query }) => ({ address: await nearestDistrict(query) })),
  sendCheckinCall,
  readDaysOfUserCall,
  readDaysOfTeamCall,
  explainDayCall,
  readExplainedDayCall,
  monitorCheckinsCall,
  readWorkMonthCall,
  closeMonthCall,
  reopenMonthCall,
]);
