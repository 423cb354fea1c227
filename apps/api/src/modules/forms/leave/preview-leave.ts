import { previewLeave } from '@toam/contracts/form/leave.endpoints';
import { leaveDays, overlaps } from '@toam/domain/work/leave-days';
import { daysBetween } from '@toam/domain/work-calendar';
import { handle } from '../../../http/handle';
import { readLeaveReason, readSchedules } from '../../form-types/form-types.reads';
import { readHolidays } from '../../holidays/holidays.reads';
import { spanOf } from '../form-kinds';
import { findLeave } from '../form.queries';
import { costsByYear, leftForLeave } from './leave-left';

/** What a leave that is being written would take. Of two years, what is left is the later one's. */
export const previewLeaveCall = handle(previewLeave, async ({ actor, query }) => {
  const span = { start: query.start_date, end: query.end_date, shift: query.shift };
  const holidays = await readHolidays(span.start, span.end);
  const taken = leaveDays(span, holidays, await readSchedules());
  const costOf = new Map(taken.map(({ day, cost }) => [day, cost]));
  const others = await findLeave(actor.id, span.start, span.end, query.id);
  const other = others.find((one) => overlaps(span, spanOf(one)));
  const reason = query.reason === undefined ? undefined : await readLeaveReason(query.reason);
  const last = reason?.usesQuota ? costsByYear(span, taken).at(-1) : undefined;
  const left = last ? await leftForLeave(actor.id, last.lastDay, query.id ?? 0) : null;
  return {
    working_days: taken.reduce((sum, { cost }) => sum + cost, 0),
    lacks_quota: last !== undefined && left === null,
    left_before: left,
    left_after: left === null || !last ? null : left - last.cost,
    overlaps: other ? { id: other.id, start_date: other.start_date, end_date: other.end_date } : null,
    days: daysBetween(span.start, span.end).map((date) => ({
      date,
      cost: costOf.get(date) ?? 0,
      holiday: holidays.get(date) ?? null,
    })),
  };
});
