/** Days of leave in a year, before the years of service. D93. */
const usualQuota = 12;
/** One more day for each of these full years. D93. */
const yearsForOneMore = 5;
/** Who starts by this day of a month earns that month. D93. */
const lastDayToEarn = 15;

/** What a quota needs to know of a person. Only official staff with a first day at work have one. */
export interface Employment {
  isOfficial: boolean;
  /** "2021-03-20". */
  onboarding: string | null;
}

type WithQuota = Employment & { onboarding: string };

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));

export const hasQuota = (person: Employment): person is WithQuota => person.isOfficial && person.onboarding !== null;

/** Full years at work on 31/12. */
const yearsOfService = (onboarding: string, year: number): number =>
  yearOf(onboarding) > year ? 0 : year - yearOf(onboarding);

/** Days of leave in a whole year: 12, and one more for every five full years of service on 31/12. D93. */
export const yearlyQuota = ({ onboarding }: WithQuota, year: number): number =>
  usualQuota + Math.floor(yearsOfService(onboarding, year) / yearsForOneMore);

/** Months of the year, up to and with this one, that earn leave. */
export function earningMonths({ onboarding }: WithQuota, year: number, month: number): number {
  if (year < yearOf(onboarding)) return 0;
  if (year > yearOf(onboarding)) return month;
  const first = monthOf(onboarding) + (Number(onboarding.slice(8)) <= lastDayToEarn ? 0 : 1);
  return Math.max(0, month - first + 1);
}

/** What a year earns by the end of a month, and how: the quota's twelfths, rounded down to half a day. D93. */
export function accrualBy(person: WithQuota, year: number, month: number) {
  const [quota, months] = [yearlyQuota(person, year), earningMonths(person, year, month)];
  return { quota, months, exact: (quota * months) / 12, days: Math.floor((quota * months * 2) / 12) / 2 };
}

/** Days earned by the end of a month of the year. */
export const accruedBy = (person: WithQuota, year: number, month: number): number =>
  accrualBy(person, year, month).days;

/** What each month of the year adds. Months that add nothing are left out. */
export const accrualsOf = (person: WithQuota, year: number): { month: number; change: number }[] =>
  Array.from({ length: 12 }, (_, before) => ({
    month: before + 1,
    change: accruedBy(person, year, before + 1) - accruedBy(person, year, before),
  })).filter(({ change }) => change !== 0);

/** Of a year's quota, the days for years of service. */
export const daysForService = (quota: number): number => quota - usualQuota;

/** The day on which a year's leave is looked at: today, the last day of a year that is over, the first of one to come. */
export function dayOfQuota(year: number, today: string): string {
  if (year === yearOf(today)) return today;
  return year < yearOf(today) ? `${year}-12-31` : `${year}-01-01`;
}

/** Days of a year's leave by what became of them. */
export interface LeaveUse {
  /** Of approved forms. */
  used: number;
  /** Of pending forms. */
  reserved: number;
  /** Given or taken by an admin. */
  corrected: number;
}

export interface LeaveQuota extends LeaveUse {
  year: number;
  /** Of the whole year. */
  quota: number;
  accrued: number;
  left: number;
}

/** The same leave once other days of it are earned: by a later month, or an earlier one. */
export const withAccrued = <Quota extends LeaveQuota>(quota: Quota, accrued: number): Quota => ({
  ...quota,
  accrued,
  left: quota.left - quota.accrued + accrued,
});

/** A year's leave as parts of one bar. */
export interface LeaveParts {
  used: number;
  reserved: number;
  /** Of the leave that is looked at; `used` and `reserved` are without it. */
  this: number;
  left: number;
  /** Still to be earned. Who took more than was earned has taken it from here. */
  future: number;
}

/** @param own days of the leave that is looked at @param left after it */
export function leaveParts(
  { quota, corrected, used, reserved }: Pick<LeaveQuota, 'quota' | 'corrected' | 'used' | 'reserved'>,
  own: number,
  left: number,
): LeaveParts {
  const rest = Math.max(0, left);
  const future = Math.max(0, quota + corrected - used - reserved - own - rest);
  return { used, reserved, this: own, left: rest, future };
}

/** The year's leave of a person on a day. Null without a quota. H8. */
export function leaveQuotaOn(person: Employment, day: string, use: LeaveUse): LeaveQuota | null {
  if (!hasQuota(person)) return null;
  const year = yearOf(day);
  const accrued = accruedBy(person, year, monthOf(day));
  const left = accrued + use.corrected - use.used - use.reserved;
  return { year, quota: yearlyQuota(person, year), accrued, ...use, left };
}

/**
 * Days that are left for a leave whose last day of the year is `lastDay`. `reserved` is of the other pending forms. Negative
 * for somebody who has taken more than they earned; null for somebody who has no quota.
 */
export const leftFor = (person: Employment, lastDay: string, others: LeaveUse): number | null =>
  leaveQuotaOn(person, lastDay, others)?.left ?? null;
