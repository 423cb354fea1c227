import { dayOf, dayStart } from '../day';

const hour = 3600;

/** A reminder comes at 18:00 of the day before, and an hour before the visit. */
const evening = 18 * hour;
const shortlyBefore = hour;

/** Visits further off than this need no look yet, seconds: the evening before is at most 30 hours away. */
export const reminderReach = 30 * hour;

/** The moments at which people are reminded of a visit, epoch seconds, earliest first. Days are Asia/Ho_Chi_Minh's. */
export const reminderMoments = (visitAt: number): [number, number] => [
  dayStart(dayOf(visitAt)) - 24 * hour + evening,
  visitAt - shortlyBefore,
];

/**
 * Whether people have to be reminded of a visit now: one of its moments came since they last heard of it. Several missed
 * ones (the machine was off) are one reminder; a visit that has begun needs none. Epoch seconds.
 * @param toldAt when they were reminded last, or planned the visit; null: never
 */
export const isReminderDue = (visitAt: number, toldAt: number | null, now: number): boolean =>
  now < visitAt && reminderMoments(visitAt).some((moment) => moment <= now && (toldAt === null || toldAt < moment));
