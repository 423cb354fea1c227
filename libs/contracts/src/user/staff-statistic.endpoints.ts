import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';

const count = z.number().int();

/** The slice for people whose value is unknown. Specification 2 §2 "Statistics". */
export const notYet = 'not yet';

/** One slice: a value of the enumeration, an age range, or 'not yet'; number of people; percent of all, as an integer. */
const slice = z.object({ value: z.string(), total: count, percent: count });
export type StaffSlice = z.output<typeof slice>;

/** Slices of one pie. They add up to everybody, and the percents to 100. Values without people are left out. */
const slices = z.array(slice);

/** Names as in specification 2 §3 "User statistics". Ages are whole years, as of today in Asia/Ho_Chi_Minh. */
export const staffStatistic = z.object({
  /** Number of counted accounts: not locked and not deleted. */
  total: count,
  /** One entry; empty if no date of birth is known. */
  averageAge: z.array(z.object({ value: count, min_age: count, max_age: count })),
  totalByAge: slices,
  Marriage: slices,
  Education: slices,
  Gender: slices,
  Religion: slices,
  Department: slices,
});
export type StaffStatistic = z.output<typeof staffStatistic>;

export const readStaffStatistic = endpoint({
  method: 'GET',
  path: '/user/statistic',
  summary: 'The staff by age, marriage, education, gender, religion and department',
  access: 'backOffice',
  data: staffStatistic,
});
