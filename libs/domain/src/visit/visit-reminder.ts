import { dayOf, dayStart } from '@toam/domain/day';

const hour = 3600;

/** Reminders come at 18:00 of the day before, and an hour before the visit. */
const evening = 18 * hour;
const shortlyBefore = hour;

/** Visits further away than this need no check yet, seconds: the evening before is at most 30 hours away. */
export const reminderReach = 30 * hour;

/** The reminder times of a visit, epoch seconds, earliest first. Days are Asia/Ho_Chi_Minh's. */
export const reminderMoments = (visitAt: number): [number, number] => [
  dayStart(dayOf(visitAt)) - 24 * hour + evening,
  visitAt - shortlyBefore,
];

/**
 * Whether a reminder of a visit is due: one of its times has passed since people last heard of the visit. Several missed times (the
 * server was off) give one reminder. A visit that has begun needs none. Epoch seconds.
 * @param toldAt when people were last reminded or planned the visit; null: never
 */
export const isReminderDue = (visitAt: number, toldAt: number | null, now: number): boolean =>
  now < visitAt && reminderMoments(visitAt).some((moment) => moment <= now && (toldAt === null || toldAt < moment));
