import { dayOf, dayStart } from '@toam/domain/day';
import { addDays, daysBetween, isSunday } from '@toam/domain/work-calendar';
import type { Random } from '@toam/domain/random';
import type { Calendar } from '../calendar';

export const todayOf = ({ now }: Calendar): string => dayOf(now.getTime() / 1000);

/** The days of the last `months` until today. */
export const pastDays = (time: Calendar, months: number): string[] =>
  daysBetween(addDays(todayOf(time), 1 - Math.round(months * 30.4)), todayOf(time));

/** How busy the brokerage is on one of these days; 1 on the average. It grows, and the running month goes better than the trend. */
export function growthOn(at: number, days: readonly string[], runningMonth = 1.5): number {
  const isRunning = days[at]!.slice(0, 7) === days.at(-1)!.slice(0, 7);
  return (0.75 + (0.5 * at) / days.length) * (isRunning ? runningMonth : 1);
}

/** So many more deals than the trend make a month that is not over beat the one before. */
const dealsOfRunningMonth = 1.7;

/** Days of deposits, in order, spread evenly over the growth. People sign on Sundays, too, but rarely. */
export function depositDays(r: Random, days: readonly string[], count: number): string[] {
  const likely = days.map((day, at) => growthOn(at, days, dealsOfRunningMonth) * (isSunday(day) ? 0.25 : 1));
  const whole = likely.reduce((sum, one) => sum + one, 0);
  let [at, passed] = [0, likely[0]!];
  return Array.from({ length: count }, (_, index) => {
    const reached = ((index + r.next()) / count) * whole;
    while (passed < reached && at < days.length - 1) passed += likely[(at += 1)]!;
    return days[at]!;
  });
}

/** This day, or the Monday after it: notaries and banks are closed on Sundays. */
export const openDay = (day: string): string => (isSunday(day) ? addDays(day, 1) : day);

export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** A moment of that day in office hours, and before now. */
export function officeHour(r: Random, { now }: Calendar, day: string): Date {
  const moment = (dayStart(day) + r.whole(9 * 3600, 17 * 3600)) * 1000;
  return new Date(Math.min(moment, now.getTime() - r.whole(1, 90) * 1000));
}
