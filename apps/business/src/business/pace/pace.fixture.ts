import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { dayStart } from '@toam/domain/day';
import { daysBetween } from '@toam/domain/work-calendar';

/** What there was at the end of 1 to 20 November. Mockup 26. */
const counted = [0, 1, 2, 2, 4, 5, 6, 6, 8, 9, 9, 11, 12, 13, 13, 15, 16, 17, 18, 18];

/** The pace of mockup 26: 18 of 32 on 20 November. */
export const aPace = (differing: Partial<PaceRow> = {}): PaceRow => ({
  ...{ state: 'behind', target: 32, done: 18, left: 14, daysLeft: 9, needed: 1.6, going: 1.1, ends: 28 },
  series: daysBetween('2026-11-01', '2026-11-20').map((day, at) => ({ date: dayStart(day), done: counted[at]! })),
  ...differing,
});
