import type { previewLeave as previewEndpoint } from '@toam/contracts/form/leave.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/form';
import type { Actor } from '@toam/domain/actor';
import { leaveDays, overlaps } from '@toam/domain/work/leave-days';
import { daysBetween } from '@toam/domain/work/work-calendar';
import { countedShifts } from '@toam/domain/work/work-shift';
import { z } from 'zod';
import { maxFormDays } from '@toam/contracts/form/form.schema';
import { HttpError } from '../../../http/http-error';
import { readLeaveReason, readShifts } from '../../form-types/form-types.reads';
import { readHolidays } from '../../holidays/holidays.reads';
import { findLeave } from '../form.queries';
import { costsByYear, leftForLeave } from './leave-left';

/** @throws HttpError invalid if it is no day of a calendar */
function readDay(field: 'start_date' | 'end_date', text: string): string {
  const day = z.iso.date().safeParse(text.replaceAll('/', '-'));
  if (day.success) return day.data;
  throw new HttpError('invalid', commonText.invalid, { errors: { [field]: formText.dayMissing } });
}

/** What a leave that is being written would take. Of two years, what is left is the later one's. @throws HttpError invalid */
export async function previewLeave(actor: Actor, { query }: Pick<InputOf<typeof previewEndpoint>, 'query'>) {
  const span = {
    start: readDay('start_date', query.start_date),
    end: readDay('end_date', query.end_date),
    shift: query.shift,
  };
  const all = daysBetween(span.start, span.end);
  if (all.length === 0 || all.length > maxFormDays) {
    const text = all.length === 0 ? formText.endBeforeStart : formText.tooLong(maxFormDays);
    throw new HttpError('invalid', text, { errors: { end_date: text } });
  }
  const holidays = await readHolidays(span.start, span.end);
  const taken = leaveDays(span, holidays, countedShifts(await readShifts()).length);
  const costOf = new Map(taken.map(({ day, cost }) => [day, cost]));
  const others = await findLeave(actor.id, span.start, span.end, query.id);
  const other = others.find(({ start_date, end_date, shift }) =>
    overlaps(span, { start: start_date, end: end_date, shift: shift ?? 0 }),
  );
  const reason = query.reason === undefined ? undefined : await readLeaveReason(query.reason);
  const last = reason?.usesQuota ? costsByYear(span, taken).at(-1) : undefined;
  const left = last ? await leftForLeave(actor.id, last.lastDay, query.id ?? 0) : null;
  return {
    working_days: taken.reduce((sum, { cost }) => sum + cost, 0),
    left_before: left,
    left_after: left === null || !last ? null : left - last.cost,
    overlaps: other ? { id: other.id, start_date: other.start_date, end_date: other.end_date } : null,
    days: all.map((date) => ({ date, cost: costOf.get(date) ?? 0, holiday: holidays.get(date) ?? null })),
  };
}
