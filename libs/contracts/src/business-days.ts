import { dayStart } from '@toam/domain/day';
import { firstRecordDay, lastRecordDay } from './moment';

/** The first and the last moment of a day that records of business may name: from 2000 to 2100. */
export const [firstBusinessMoment, lastBusinessMoment] = [
  dayStart(firstRecordDay),
  dayStart(lastRecordDay) + 86_399,
] as const;
