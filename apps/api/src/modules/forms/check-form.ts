import { daysText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import { dayOf, dayStart } from '@toam/domain/day';
import { clockOf } from '@toam/domain/form-types';
import { explainableDays, lastExplained } from '@toam/domain/work/day-forms';
import { effectOf, type FormKind, isLeave, kindsOfForms } from '@toam/domain/work/form-kinds';
import { isOfTwoYears, leaveDays, overlaps } from '@toam/domain/work/leave-days';
import { addDays } from '@toam/domain/work-calendar';
import { scheduleOf } from '@toam/domain/work/work-shift';
import { HttpError } from '../../http-error';
import { refuseClosed } from '../closed-months/closed-months.reads';
import { readLeaveReason, readSchedules, readShifts } from '../form-types/form-types.reads';
import { readHolidays } from '../holidays/holidays.reads';
import { approversOf } from './approver';
import { type InputColumns, spanOf } from './form-kinds';
import { findLeave } from './form.queries';
import type { FormRecord } from './form.schema';
import { costsByYear, leftForLeave } from './leave/leave-left';

const refuseField = (field: string, message: string): never => {
  throw new HttpError('invalid', message, { errors: { [field]: message } });
};

/** A reason, shift or approver that was chosen before may stay, even if it is no longer offered. */
async function checkChoices(userId: number, said: InputColumns, before: FormRecord | null): Promise<void> {
  if (said.reason_id !== null && said.reason_id !== before?.reason_id) {
    const reason = await readLeaveReason(said.reason_id);
    if (!reason?.isOffered) refuseField('reason', formText.reasonInactive);
  }
  if (said.shift && said.shift !== before?.shift) {
    const shifts = await readShifts(said.start_date);
    if (!shifts.some(({ id }) => id === said.shift)) refuseField('shift', formText.shiftInactive);
  }
  if (said.approver_id !== before?.approver_id) {
    const { choices } = await approversOf(userId);
    if (!choices.includes(said.approver_id)) refuseField('user_approve', formText.approverInvalid);
  }
}

/** What has not happened yet can't be explained. D111 */
async function checkExplanation({ start_date, shift, activity }: InputColumns): Promise<void> {
  const now = Date.now() / 1000;
  const today = dayOf(now);
  if (start_date > today) refuseField('days', formText.future);
  if (start_date < addDays(today, -explainableDays)) refuseField('days', formText.tooOld(explainableDays));
  if (start_date !== today || activity === null) return;
  const minute = lastExplained({ shift: shift ?? 0, activity }, scheduleOf(await readShifts()));
  if (minute !== null && now < dayStart(today) + minute * 60)
    refuseField('activity_explanation', formText.notYet(clockOf(minute)));
}

/** @throws HttpError invalid if it overlaps another leave, takes no working day, or more days than are left, or than somebody in probation has. D96, H8 */
async function checkLeave(userId: number, said: InputColumns, except: number): Promise<void> {
  const span = spanOf(said);
  const others = await findLeave(userId, span.start, span.end, except);
  if (others.some((other) => overlaps(span, spanOf(other)))) refuseField('end_date', formText.overlaps);
  const holidays = await readHolidays(span.start, span.end);
  const days = leaveDays(span, holidays, await readSchedules());
  if (days.length === 0) refuseField('end_date', formText.noWorkingDay);
  const reason = await readLeaveReason(said.reason_id!);
  if (!reason?.usesQuota) return;
  for (const { year, lastDay, cost } of costsByYear(span, days)) {
    const left = await leftForLeave(userId, lastDay, except);
    if (left === null) return refuseField('reason', formText.noLeaveYet);
    const named = isOfTwoYears(span) ? year : null;
    if (cost > left) refuseField('end_date', formText.notEnoughLeave(daysText(Math.max(0, left)), named));
  }
}

/**
 * What the shape of a form cannot say. Runs under `lockLeaveOf`.
 * @throws HttpError invalid with the field; conflict with the field if a month of its days is closed
 */
export async function checkForm(
  kind: FormKind,
  userId: number,
  said: InputColumns,
  before: FormRecord | null,
): Promise<void> {
  await refuseClosed(said.start_date, said.end_date, kindsOfForms[kind].days[0]);
  await checkChoices(userId, said, before);
  if (effectOf(kind) === 'explanation') await checkExplanation(said);
  if (isLeave(kind)) await checkLeave(userId, said, before?.id ?? 0);
}
