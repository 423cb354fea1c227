import type { Random } from '@toam/domain/random';

const dayMs = 86_400_000;

/** Times relative to the time of seeding, so that the demo is never out of date. Days are those of Asia/Ho_Chi_Minh (D4). */
export interface Calendar {
  now: Date;
  /** This number of days before now, at this fraction of the day. */
  ago(days: number): Date;
  /** YYYY-MM-DD, this number of days from today. */
  day(offset: number): string;
  /** YYYY-MM-DD: the birthday of a person of this age. */
  birthday(r: Random, age: number): string;
  /** A time in working hours (08:00–20:00) in the last `days`. Later ones are more likely, because the brokerage grows. */
  working(r: Random, days: number): Date;
  /** A time between two others. */
  between(r: Random, from: Date, to: Date): Date;
}

export function calendar(now: Date): Calendar {
  const offsetMs = 7 * 3_600_000;
  const isoDay = (moment: number) => new Date(moment + offsetMs).toISOString().slice(0, 10);
  const midnight = Math.floor((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs;
  return {
    now,
    ago: (days) => new Date(now.getTime() - days * dayMs),
    day: (offset) => isoDay(now.getTime() + offset * dayMs),
    birthday: (r, age) => isoDay(now.getTime() - age * 365.25 * dayMs - r.whole(1, 360) * dayMs),
    working: (r, days) => {
      const back = Math.floor(days * r.next() ** 1.15);
      const moment = midnight - back * dayMs + r.between(8, 20) * 3_600_000;
      return new Date(Math.min(moment, now.getTime() - r.whole(1, 180) * 60_000));
    },
    between: (r, from, to) => new Date(from.getTime() + r.next() * Math.max(0, to.getTime() - from.getTime())),
  };
}
