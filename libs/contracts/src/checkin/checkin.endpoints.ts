import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { formRow } from '@toam/contracts/form/form.schema';
import { leaveQuota } from '@toam/contracts/form/leave.endpoints';
import { idParam, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { moment, momentParam } from '@toam/contracts/moment';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { checkinText } from './checkin.text';
import { dayTotals, dayRow, explainedDayRow } from './work-day.schema';

/** The most days of one call. */
const maxCheckinDays = 62;
/** How long after a check-in it may still be sent, in seconds. D95. */
export const latestSend = 86_400;
/** Seconds that a browser's clock may differ from the server's. */
export const clockTolerance = 120;

const point = {
  latitude: z.number(checkinText.badPoint).min(-90, checkinText.badPoint).max(90, checkinText.badPoint),
  longitude: z.number(checkinText.badPoint).min(-180, checkinText.badPoint).max(180, checkinText.badPoint),
};

/** A check-in or check-out as it is stored. */
const checkinRow = z.object({
  id: z.number().int(),
  /** True: in. */
  status: z.boolean(),
  at: epochSeconds,
  location: z.object({
    /** Null: 'Not permitted'. */
    address: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    notAuthorized: z.boolean(),
  }),
  device: z.string(),
  /** It was sent later than it happened. */
  late_sent: z.boolean(),
});
export type CheckinRow = z.output<typeof checkinRow>;

const workShift = z.object({
  id: z.number().int(),
  name: z.string(),
  /** 'HH:mm'. */
  start: z.string(),
  end: z.string(),
  optional: z.boolean(),
  grace: z.number().int(),
});
export type WorkShiftRow = z.output<typeof workShift>;

export const readLastCheckin = endpoint({
  method: 'GET',
  path: '/checkin/location/last',
  summary: 'Whether I am checked in today, where I was last, and today so far',
  access: 'signedIn',
  data: z.object({
    /** True: checked in, the next one is a check-out. A new day begins with false. */
    status: z.boolean(),
    /** The server's clock, by which check-ins count. */
    now: epochSeconds,
    date: epochSeconds,
    /** My last check-in or check-out of any day. */
    last: checkinRow.nullable(),
    shifts: z.array(workShift),
    today: explainedDayRow,
  }),
});

export const sendCheckin = endpoint({
  method: 'POST',
  once: true,
  path: '/checkin/user',
  summary: 'Checks in or out, with the place if the browser tells it',
  access: 'signedIn',
  body: z.object({
    /** True: in. */
    status: z.boolean(),
    location: z.union([z.object(point), z.object({ notAuthorized: z.literal(true) })]),
    device_type: z.string().max(200).default(''),
    /** Accepted and ignored: the server's is stored. D95. */
    ip_address: z.string().max(100).optional(),
    /** When it happened, if it is sent later. */
    at: moment().optional(),
  }),
  example: {
    body: { status: true, location: { latitude: 10.7995, longitude: 106.6822 }, device_type: 'Chrome trên Android' },
  },
  data: z.object({ record: checkinRow, day: explainedDayRow }),
});

/** The words of a place before anything is sent. 'Bạn đang ở khu vực …' */
export const readPlace = endpoint({
  method: 'GET',
  path: '/checkin/location/address',
  summary: 'The nearest district of a point, in words',
  access: 'signedIn',
  query: z.object({
    latitude: z.coerce.number().pipe(point.latitude),
    longitude: z.coerce.number().pipe(point.longitude),
  }),
  example: { query: { latitude: 10.7995, longitude: 106.6822 } },
  /** Null: nothing near is known. */
  data: z.object({ address: z.string().nullable() }),
});

const range = z
  .object({ startAt: moment(), endAt: moment() })
  .refine(({ startAt, endAt }) => endAt >= startAt, { path: ['endAt'], message: checkinText.endBeforeStart })
  .refine(({ startAt, endAt }) => endAt - startAt < maxCheckinDays * 86_400, {
    path: ['endAt'],
    message: checkinText.tooManyDays(maxCheckinDays),
  });
const exampleRange = { startAt: 1_793_466_000, endAt: 1_796_057_999 };

/** What the month is compared with. D92. */
const monthFigures = dayTotals.extend({
  /** Days that are neither Sundays nor holidays. */
  realDays: z.number().int(),
});

const leaveOfRange = z.object({
  /** Null: this person has no quota. */
  quota: leaveQuota.nullable(),
  byReason: z.array(z.object({ reason: z.string(), kind: z.enum(['leave', 'business']), days: z.number() })),
});

/** Forms of any status that cover one of the days. */
const formsOfRange = z.array(formRow);

/** Specification 3 §7.3, D94. */
export const listDaysOfUser = endpoint({
  method: 'POST',
  path: '/checkin/user/:id',
  summary: 'Days of a person with their totals, leave and reasons',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  body: range,
  example: { params: { id: 1 }, body: exampleRange },
  data: monthFigures.extend({
    user: person,
    list: z.array(explainedDayRow),
    leave: leaveOfRange,
    shifts: z.array(workShift),
    forms: formsOfRange,
  }),
});

/** 0: the whole brokerage, for admins and payroll. */
const leaderId = z.coerce.number().int().min(0).max(2_147_483_647);

export const listDaysOfTeam = endpoint({
  method: 'POST',
  path: '/checkin/manager/:id',
  summary: 'Days of the team below a person, with totals',
  access: 'signedIn',
  params: z.object({ id: leaderId }),
  body: range,
  example: { params: { id: 1 }, body: exampleRange },
  data: monthFigures.extend({
    /** Whose team it is; null: the whole brokerage. */
    leader: person.nullable(),
    /** Everybody else whose team I may ask for, by name: those below me, or in the brokerage, who lead somebody. */
    leaders: z.array(person),
    /** `position` and `team` (whose team it is) in words. */
    list: z.array(dayTotals.extend({ user: person, position: z.string(), team: z.string(), days: z.array(dayRow) })),
    shifts: z.array(workShift),
    forms: formsOfRange,
  }),
});

/** Whose days a sheet has: those below `leader` as `listDaysOfTeam` has them, or one person's. */
export const checkinExportQuery = z.intersection(
  range,
  z.object({ leader: leaderId.default(0), user: recordId.optional() }),
);

/** What a cell is made of. Issue 14. */
export const explainDay = endpoint({
  method: 'GET',
  path: '/checkin/day/:userId',
  summary: 'A person’s day: its figures, events, forms and the rules behind them',
  access: 'signedIn',
  params: z.object({ userId: idParam }),
  query: z.object({ date: momentParam }),
  example: { params: { userId: 1 }, query: { date: 1_794_589_200 } },
  data: z.object({
    user: person,
    day: explainedDayRow,
    events: z.array(checkinRow),
    /** Forms of any status that cover the day. */
    forms: z.array(formRow),
    shifts: z.array(workShift),
  }),
});

/** What the approver of an explanation has to know. D114. */
export const readExplainedDay = endpoint({
  method: 'GET',
  path: '/checkin/explanation/:id',
  summary: 'The day that an explanation is about: its events, and its figures without and with the form',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.object({
    events: z.array(checkinRow),
    shifts: z.array(workShift),
    /** As if nobody had sent the form. */
    before: dayRow,
    /** As if it were approved. */
    after: dayRow,
  }),
});

/** A line of the monitor. */
const monitorRow = checkinRow.extend({ user: person });
export type MonitorRow = z.output<typeof monitorRow>;

export const monitorCheckins = endpoint({
  method: 'GET',
  path: '/checkin/location/monitoring',
  summary: 'Check-ins and check-outs of those whose days I may read, newest first',
  access: 'signedIn',
  query: pageQuery(20).extend({
    /** A day, by its first second. */
    date: momentParam.optional(),
    user: z.coerce.number().pipe(recordId).optional(),
  }),
  example: { query: { page: 1, size: 20 } },
  data: pageOf(monitorRow),
});
