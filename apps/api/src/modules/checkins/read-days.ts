import {
  explainDay,
  listDaysOfTeam,
  listDaysOfUser,
  readExplainedDay,
  readLastCheckin,
} from '@toam/contracts/checkin/checkin.endpoints';
import { dayOf, dayStart } from '@toam/domain/day';
import { FormStatus } from '@toam/domain/work/form-access';
import { effectOf, formKinds } from '@toam/domain/work/form-kinds';
import type { LeaveQuota } from '@toam/domain/work/leave-quota';
import { workingDays } from '@toam/domain/work-calendar';
import { payOf } from '@toam/domain/work/month-pay';
import { totalsOf } from '@toam/domain/work/work-month';
import { onlyReads } from '../../audit/audited';
import { handle } from '../../http/handle';
import type { FormRecord } from '../forms/form.schema';
import { readLeaveQuota, serializeForms, takeForm } from '../forms/forms.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { findLastCheckin, listCheckinsOf } from './checkin.queries';
import { serializeCheckin } from './checkin-serializer';
import { explainDays, serializeDays, serializeShift } from './day-serializer';
import { daysByReason } from './days-by-reason';
import { calledIn, daysOf, type DaysOfPeople } from './days-of';
import { type DerivedDay, type DerivedDays, deriveDays } from './derive-days';
import { readableLeaders, takeWorker, teamOf } from './work-readers';

interface Range {
  startAt: number;
  endAt: number;
}

const daySeconds = 86_400;
const explanations = formKinds.filter((kind) => effectOf(kind) === 'explanation');
const datesOf = ({ startAt, endAt }: Range) => [dayOf(startAt), dayOf(endAt)] as const;

const totalsWithPay = (days: readonly DerivedDay[]) => ({
  ...totalsOf(days.map(({ day }) => day)),
  pay: payOf(days),
});

const monthFigures = (days: readonly DerivedDay[], { dates, holidays }: DerivedDays) => ({
  ...totalsWithPay(days),
  realDays: workingDays(dates, holidays).length,
});

/** The year's leave on the last of the days, or today; of a closed month as it was then. */
async function quotaOf(userId: number, last: string, { kept }: DaysOfPeople): Promise<LeaveQuota | null> {
  const known = kept.get(userId);
  if (known) return known.quota;
  const today = dayOf(Date.now() / 1000);
  return readLeaveQuota(userId, last < today ? last : today);
}

/** A person's days with their totals and leave. @throws HttpError forbidden, not_found */
export const readDaysOfUserCall = handle(listDaysOfUser, { audit: onlyReads }, async ({ actor, params, body }) => {
  const userId = params.id;
  const user = await takeWorker(actor, userId);
  const [first, last] = datesOf(body);
  const derived = await daysOf([userId], { first, last });
  const days = derived.byUser.get(userId) ?? [];
  return {
    user,
    ...monthFigures(days, derived),
    list: explainDays(days, derived.shifts),
    leave: { quota: await quotaOf(userId, last, derived), byReason: daysByReason(days) },
    shifts: derived.shifts.map(serializeShift),
    forms: await serializeForms(actor, derived.forms),
  };
});

/** The days of a team, each with the person's totals; of leader 0 the whole brokerage. @throws HttpError forbidden */
export const readDaysOfTeamCall = handle(listDaysOfTeam, { audit: onlyReads }, async ({ actor, params, body }) => {
  const leaderId = params.id;
  const [first, last] = datesOf(body);
  const users = await teamOf(actor, leaderId, { first, last });
  const derived = await daysOf(users, { first, last });
  const staff = await readStaffNames([...users, leaderId]);
  const called = await calledIn(derived, users);
  const all = [...derived.byUser.values()].flat();
  return {
    ...monthFigures(all, derived),
    leader: personOf(staff, leaderId),
    leaders: await readableLeaders(actor, { first, last }),
    list: users.map((id) => {
      const days = derived.byUser.get(id) ?? [];
      return {
        user: personOf(staff, id)!,
        position: called.get(id)?.position ?? '',
        team: called.get(id)?.team ?? '',
        ...totalsWithPay(days),
        days: serializeDays(days, derived.shifts),
      };
    }),
    shifts: derived.shifts.map(serializeShift),
    forms: await serializeForms(actor, derived.forms),
  };
});

/** All that a cell of the timesheet is made of. @throws HttpError forbidden, not_found */
export const explainDayCall = handle(explainDay, async ({ actor, params: { userId }, query: { date: at } }) => {
  const user = await takeWorker(actor, userId);
  const date = dayOf(at);
  const { byUser, shifts, forms } = await daysOf([userId], { first: date, last: date });
  const [day] = explainDays(byUser.get(userId) ?? [], shifts);
  const start = dayStart(date);
  return {
    user,
    day: day!,
    events: (await listCheckinsOf(userId, start, start + daySeconds)).map(serializeCheckin),
    forms: await serializeForms(actor, forms),
    shifts: shifts.map(serializeShift),
  };
});

/**
 * The day of an explanation, without and with it, by the rules that every day has. D111, D114.
 * @throws HttpError not_found; forbidden as the form
 */
export const readExplainedDayCall = handle(readExplainedDay, async ({ actor, params: { id: formId } }) => {
  const form = await takeForm(actor, explanations, formId);
  const { user_id, start_date: date } = form;
  const now = Date.now() / 1000;
  const dayWith = async (own: FormRecord[]) => {
    const asIf = (forms: FormRecord[]) => [...forms.filter(({ id }) => id !== form.id), ...own];
    const { byUser, shifts } = await deriveDays([user_id], date, date, now, asIf);
    return { day: serializeDays(byUser.get(user_id) ?? [], shifts)[0]!, shifts };
  };
  const { day: before, shifts } = await dayWith([]);
  const { day: after } = await dayWith([{ ...form, status: FormStatus.approved }]);
  const start = dayStart(date);
  const events = (await listCheckinsOf(user_id, start, start + daySeconds)).map(serializeCheckin);
  return { events, shifts: shifts.map(serializeShift), before, after };
});

/** Whether somebody is checked in, where they were last, and their day so far. */
export const readLastCall = handle(readLastCheckin, async ({ actor }) => {
  const now = Math.floor(Date.now() / 1000);
  const today = dayOf(now);
  const last = await findLastCheckin(actor.id);
  const row = last ? serializeCheckin(last) : null;
  const { byUser, shifts } = await deriveDays([actor.id], today, today);
  const [day] = explainDays(byUser.get(actor.id)!, shifts);
  return {
    status: row !== null && row.status && dayOf(row.at) === today,
    now,
    date: dayStart(today),
    last: row,
    shifts: shifts.map(serializeShift),
    today: day!,
  };
});
