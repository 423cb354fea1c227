import { dayOf, dayStart } from '@toam/domain/day';

/** What was and will be paid for posts in a month, and what may be. VND. */
export interface Spending {
  /** Of posts and renewals that the portals took. */
  spent: number;
  /** Of those that were approved and are on their way. */
  committed: number;
  /** Null: there is no limit. */
  budget: number | null;
}

/** What the next post may cost at most; null: anything. */
export const roomOf = ({ spent, committed, budget }: Spending): number | null =>
  budget === null ? null : budget - spent - committed;

/** What costs nothing, or what nobody knows the price of, goes over no budget. */
export function goesOver(spending: Spending, total: number | null): boolean {
  const room = roomOf(spending);
  return room !== null && total !== null && total > 0 && total > room;
}

/** '2026-11' */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A month in Vietnam: its first second and the first after it, in epoch seconds. @param month '2026-11' */
export function monthSeconds(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: dayStart(`${month}-01`), to: dayStart(next) };
}

/** The month that a moment lies in. @param seconds epoch */
export const monthAt = (seconds: number): string => monthOf(dayOf(seconds));
