import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { dayOf, writtenDay } from '@toam/domain/day';

const dayLength = 86_400;

/** "10:24" in Asia/Ho_Chi_Minh. @param moment epoch milliseconds */
export const timeOf = (moment: number): string => new Date(moment + 7 * 3_600_000).toISOString().slice(11, 16);

const dayNumber = (moment: number): number => Math.floor((moment + 7 * 3_600_000) / (dayLength * 1000));

/** Whether both are on one day in Vietnam. Both in epoch milliseconds. */
export const isSameDay = (one: number, other: number): boolean => dayNumber(one) === dayNumber(other);

/** "Hôm nay", "Hôm qua" or "20/11/2026". Both in epoch milliseconds. */
export function dayName(moment: number, now: number): string {
  const day = dayOf(moment / 1000);
  if (day === dayOf(now / 1000)) return visitorText.today;
  return day === dayOf(now / 1000 - dayLength) ? visitorText.yesterday : writtenDay(day);
}
