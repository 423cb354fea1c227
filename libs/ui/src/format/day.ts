import { dayOf as dayInVietnam } from '@toam/domain/day';
import { formatDate } from './time';

/** Today in Việt Nam as YYYY-MM-DD, in any time zone of the browser (D4). */
export const todayInVietnam = (now = Date.now()): string => dayInVietnam(now / 1000);

/** Epoch seconds → the Vietnamese day as YYYY-MM-DD, the format of date inputs; '' for none. */
export function dayOf(seconds: number | null): string {
  if (seconds === null) return '';
  return formatDate(seconds).split('/').reverse().join('-');
}

// Vietnam uses UTC+7 all year, since 1975.
const at = (day: string, clock: string): number | null => {
  const milliseconds = Date.parse(`${day}T${clock}+07:00`);
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
};

/** First second of a YYYY-MM-DD day in Vietnam; null for no day. D4. */
export const startOfDay = (day: string): number | null => at(day, '00:00:00');

/** Last second of the day. */
export const endOfDay = (day: string): number | null => at(day, '23:59:59');
