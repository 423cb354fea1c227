import { z } from 'zod';
import { endpoint } from '../endpoint';

const count = z.number().int();

/** As what people are counted of whom something is not known. Specification 2 §2 "Statistics". */
export const notYet = 'not yet';

/** One slice: a value of the enumeration, an age range, or 'not yet'; its people; whole percent of all. */
const slice = z.object({ value: z.string(), total: count, percent: count });
export type StaffSlice = z.output<typeof slice>;

/** Slices of one pie: they add up to everybody, their percents to 100; values that nobody has are left out. */
const slices = z.array(slice);

/** Names as specification 2 §3 "User statistics" has them. Ages are whole years, as of today in Asia/Ho_Chi_Minh. */
export const staffStatistic = z.object({
  /** Everybody who is counted: accounts that are not locked and not deleted. */
  total: count,
  /** One entry; none where nobody's day of birth is known. */
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
