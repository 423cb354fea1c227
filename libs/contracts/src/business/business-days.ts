import { dayStart } from '@toam/domain/day';

/** The first and the last moment of a day that records of business may name: from 2000 to 2100. */
export const [firstBusinessMoment, lastBusinessMoment] = [dayStart('2000-01-01'), dayStart('2101-01-01') - 1] as const;
