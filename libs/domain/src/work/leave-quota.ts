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

/** Days earned by the end of a month of the year, rounded down to half a day. D93. */
export const accruedBy = (person: WithQuota, year: number, month: number): number =>
  Math.floor((yearlyQuota(person, year) * earningMonths(person, year, month) * 2) / 12) / 2;

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
