import { leaveCost, type LeaveSpan } from '@toam/domain/work/leave-days';
import { type LeaveQuota, leaveQuotaOn, type LeaveUse, leftFor } from '@toam/domain/work/leave-quota';
import { FormStatus } from '@toam/domain/work/form-access';
import { readQuotaReasons, readSchedules } from '../../form-types/form-types.reads';
import { readHolidays } from '../../holidays/holidays.reads';
import { readEmployments } from '../../users/users.reads';
import { findLeave } from '../form.queries';
import { spanOf } from '../form-kinds';
import type { FormRecord } from '../form.schema';
import { sumCorrections } from './leave.queries';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Leave of a year that counts against the quota, and that which does not. */
export async function leaveOfYear(userId: number, year: number, except = 0) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const quotaReasons = await readQuotaReasons();
  const holidays = await readHolidays(first, last);
  const scheduleOn = await readSchedules();
  const found = (await findLeave(userId, first, last, except)).map((form) => ({
    form,
    cost: leaveCost(spanOf(form), year, holidays, scheduleOn),
  }));
  const counts = ({ form }: { form: FormRecord }) => quotaReasons.includes(form.reason_id ?? 0);
  return { counted: found.filter(counts), others: found.filter((one) => !counts(one)) };
}

/** What became of a person's leave of a year. @param except the form that is being changed */
export async function readLeaveUse(userId: number, year: number, except = 0): Promise<LeaveUse> {
  const { counted } = await leaveOfYear(userId, year, except);
  const sum = (status: FormStatus) =>
    counted.filter(({ form }) => form.status === status).reduce((total, { cost }) => total + cost, 0);
  return {
    used: sum(FormStatus.approved),
    reserved: sum(FormStatus.pending),
    corrected: await sumCorrections(userId, year),
  };
}

/** The year's leave of a person on a day. Null without a quota. D93. */
export async function readLeaveQuota(userId: number, day: string): Promise<LeaveQuota | null> {
  const [person] = await readEmployments([userId]);
  return person ? leaveQuotaOn(person, day, await readLeaveUse(userId, yearOf(day))) : null;
}

/** Days that are left for a leave whose last day in the year this is. Null without a quota. */
export async function leftForLeave(userId: number, lastDay: string, except: number): Promise<number | null> {
  const [person] = await readEmployments([userId]);
  return person ? leftFor(person, lastDay, await readLeaveUse(userId, yearOf(lastDay), except)) : null;
}

/** What a leave costs in each year that it covers, and its last day there. */
export function costsByYear({ end }: LeaveSpan, days: readonly { day: string; cost: number }[]) {
  const years = [...new Set(days.map(({ day }) => yearOf(day)))];
  return years.map((year) => {
    const ofYear = days.filter(({ day }) => yearOf(day) === year);
    const lastDay = yearOf(end) === year ? end : `${year}-12-31`;
    return { year, lastDay, cost: ofYear.reduce((sum, { cost }) => sum + cost, 0) };
  });
}
