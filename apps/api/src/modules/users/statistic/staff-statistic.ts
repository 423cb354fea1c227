import {
  notYet,
  readStaffStatistic as endpoint,
  type StaffSlice,
  type StaffStatistic,
} from '@toam/contracts/user/staff-statistic.endpoints';
import { departments, genders, literacies, marriages, religions } from '@toam/contracts/user/user';
import { ageOn, ageRangeKeys, ageRangeOf } from '@toam/domain/staff/age';
import { dayOf } from '@toam/domain/day';
import { wholePercents } from '@toam/domain/shares';
import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../db/db';
import { handle } from '../../../http/handle';
import { users } from '../user.schema';

/** Everybody who works here: accounts that are not locked and not deleted. */
const readPeople = () =>
  db()
    .select({
      date_of_birth: users.date_of_birth,
      marriage: users.marriage,
      literacy: users.literacy,
      gender: users.gender,
      religion: users.religion,
      department: users.department,
    })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at)));

/** How many people have each value, in the order of the forms, unknown ones last. Values without people are left out. */
function slicesOf(order: readonly (string | number)[], values: readonly (string | number | null)[]): StaffSlice[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = value === null ? notYet : String(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const found = [...order.map(String), notYet].filter((value) => counts.has(value));
  const percents = wholePercents(found.map((value) => counts.get(value)!));
  return found.map((value, at) => ({ value, total: counts.get(value)!, percent: percents[at]! }));
}

/** Average, youngest and oldest in whole years. Specification 2 §9. */
function averageOf(ages: readonly number[]): StaffStatistic['averageAge'] {
  if (ages.length === 0) return [];
  const sum = ages.reduce((total, age) => total + age, 0);
  return [{ value: Math.round(sum / ages.length), min_age: Math.min(...ages), max_age: Math.max(...ages) }];
}

/**
 * The staff by age, marriage, education, gender, religion and department. Specification 2 §3 "User statistics".
 * @param now epoch seconds; ages are those of this day in Asia/Ho_Chi_Minh
 */
export async function readStaffStatistic(now = Date.now() / 1000): Promise<StaffStatistic> {
  const people = await readPeople();
  const today = dayOf(now);
  const ages = people.map(({ date_of_birth }) => (date_of_birth === null ? null : ageOn(date_of_birth, today)));
  const known = ages.filter((age) => age !== null);
  return {
    total: people.length,
    averageAge: averageOf(known),
    totalByAge: slicesOf(
      ageRangeKeys,
      ages.map((age) => (age === null ? null : ageRangeOf(age))),
    ),
    Marriage: slicesOf(
      marriages,
      people.map(({ marriage }) => marriage),
    ),
    Education: slicesOf(
      literacies,
      people.map(({ literacy }) => literacy),
    ),
    Gender: slicesOf(
      genders,
      people.map(({ gender }) => gender),
    ),
    Religion: slicesOf(
      religions,
      people.map(({ religion }) => religion),
    ),
    Department: slicesOf(
      departments,
      people.map(({ department }) => department),
    ),
  };
}

export const readStaffStatisticCall = handle(endpoint, () => readStaffStatistic());
