/** The periods by which figures over time are summed. Specification 2 §9 (chart grouping). */
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** How many periods of each kind a chart shows. */
export const shownPeriods: Record<Period, number> = { day: 30, week: 12, month: 12 };

const daySeconds = 86_400;
/** Vietnam keeps UTC+7 all year, and has since 1975. */
const offset = 7 * 3600;

/** The calendar day in Vietnam, as days since 1/1/1970. */
const dayNumber = (seconds: number): number => Math.floor((seconds + offset) / daySeconds);
const midnight = (day: number): number => day * daySeconds - offset;

/** Monday of the day's week; 1/1/1970 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** First second of the month that many months before the day's own. */
function monthStart(day: number, back: number): number {
  const date = new Date(day * daySeconds * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1) / 1000 - offset;
}

/**
 * The starts of the last periods, the current one last. Days, weeks (from Monday) and months are Asia/Ho_Chi_Minh's (D4).
 * @param now epoch seconds
 * @returns epoch seconds, ascending, each the first of its period
 */
export function periodStarts(period: Period, now: number, count = shownPeriods[period]): number[] {
  const today = dayNumber(now);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (period === 'month') return monthStart(today, back);
    return midnight(period === 'day' ? today - back : mondayOf(today) - 7 * back);
  });
}
