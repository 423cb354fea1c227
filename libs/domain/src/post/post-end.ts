import { dayOf, dayStart } from '@toam/domain/day';
import { AlonhadatNews, type Portal } from './portal';
import type { PostState } from './post-life';

/** What decides how long a post stays. */
export interface PostTerm {
  /** Null: a manual channel. */
  portal: Portal | null;
  type_news: number;
  type_news_day: number | null;
  batdongsan_type_news_days: number;
}

const secondsADay = 86_400;

/** The day that lies so many days behind it. */
export const addDays = (day: string, days: number): string => dayOf(dayStart(day) + days * secondsADay);

/** The last day of so many months: the day before the same day of that month, or that month's last if it has no such day. */
function lastOfMonths(first: string, months: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  const written = (of: number) =>
    `${target.getUTCFullYear()}-${String(target.getUTCMonth() + 1).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
  return day > length ? written(length) : addDays(written(day), -1);
}

/**
 * The last day on which a post is up; the first one counts. Null: nobody bought an end (a manual channel, a normal post on Alonhadat).
 * @param first the day in Vietnam on which it went up
 */
export function lastDayOf({ portal, type_news, type_news_day, batdongsan_type_news_days }: PostTerm, first: string) {
  if (portal === 'batdongsan') return addDays(first, batdongsan_type_news_days - 1);
  if (portal !== 'alonhadat' || type_news_day === null) return null;
  if (type_news === AlonhadatNews.vipDay) return addDays(first, type_news_day - 1);
  return type_news === AlonhadatNews.vipMonth ? lastOfMonths(first, type_news_day) : null;
}

/** The last day after a renewal: what it buys begins when the bought time ends. @param lastDay until now */
export const renewedUntil = (term: PostTerm, lastDay: string): string | null => lastDayOf(term, addDays(lastDay, 1));

/** Days before the last one from which a post 'ends soon'. */
export const endsSoonDays = 3;

export const isOver = (lastDay: string | null, today: string): boolean => lastDay !== null && lastDay < today;

/** Whether its time can be made longer: it is up, not on its way down, and somebody bought an end that has not come. */
export const isRenewable = (
  { state, leaving_at, last_day }: { state: PostState; leaving_at: Date | number | null; last_day: string | null },
  today: string,
): boolean => state === 'posted' && leaving_at === null && last_day !== null && !isOver(last_day, today);

export const endsSoon = (lastDay: string | null, today: string): boolean =>
  lastDay !== null && lastDay >= today && lastDay <= addDays(today, endsSoonDays);
