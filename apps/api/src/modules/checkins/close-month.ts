import {
  closeWorkMonth,
  readWorkMonth,
  reopenWorkMonth,
  type WorkMonth,
} from '@toam/contracts/checkin/month.endpoints';
import { closedMonthText as text } from '@toam/contracts/checkin/closed-month.text';
import { type Actor, seesAllWork } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { auditChange } from '../../audit/audit-context';
import { toEpoch } from '../../db/columns';
import { tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { findClosedMonths, listClosings } from '../closed-months/closed-months.reads';
import { insertClosing, lockAllMonths, updateReopened } from '../closed-months/closed-months.writes';
import { countPendingForms, readLeaveQuota } from '../forms/forms.reads';
import { personOf, readStaffNames, readSuperiors } from '../users/users.reads';
import { deriveDays } from './derive-days';
import { workforceOf } from './days-of';
import { readSheetPeople } from './sheet-people';

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

export const readWorkMonthCall = handle(readWorkMonth, ({ actor, params }) => readMonth(actor, params.month));

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
export const closeMonthCall = handle(
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
export const reopenMonthCall = handle(
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
