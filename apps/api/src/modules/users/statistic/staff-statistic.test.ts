import type { StaffStatistic } from '@toam/contracts/user/staff-statistic.endpoints';
import { dayStart } from '@toam/domain/day';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { readStaffStatistic } from './staff-statistic';

testApp();

/** Midday in Vietnam. */
const noon = dayStart('2026-11-20') + 12 * 3600;

const fill = async () => {
  await insertUser({ date_of_birth: '1990-11-20', gender: 'male', marriage: 'married', department: 2 });
  await insertUser({ date_of_birth: '1990-11-21', gender: 'female', marriage: 'single', department: 2 });
  await insertUser({ date_of_birth: '2003-01-01', gender: 'female', literacy: 'university', religion: 'budhaleesim' });
  await insertUser({ name: 'Locked', status: 0, date_of_birth: '1950-01-01', gender: 'other' });
  await insertUser({ name: 'Gone', deleted_at: new Date(), date_of_birth: '1940-01-01', gender: 'other' });
};

test('everybody who works here, by what is known of them; what is not is said to be not yet', async () => {
  await fill();
  expect(await readStaffStatistic(noon)).toEqual({
    total: 3,
    // 36, 35 and 23 years: 31.33
    averageAge: [{ value: 31, min_age: 23, max_age: 36 }],
    totalByAge: [
      { value: '<25', total: 1, percent: 33 },
      { value: '35-44', total: 2, percent: 67 },
    ],
    Marriage: [
      { value: 'single', total: 1, percent: 34 },
      { value: 'married', total: 1, percent: 33 },
      { value: 'not yet', total: 1, percent: 33 },
    ],
    Education: [
      { value: 'university', total: 1, percent: 33 },
      { value: 'not yet', total: 2, percent: 67 },
    ],
    Gender: [
      { value: 'male', total: 1, percent: 33 },
      { value: 'female', total: 2, percent: 67 },
    ],
    Religion: [
      { value: 'budhaleesim', total: 1, percent: 33 },
      { value: 'not yet', total: 2, percent: 67 },
    ],
    Department: [
      { value: '2', total: 2, percent: 67 },
      { value: 'not yet', total: 1, percent: 33 },
    ],
  } satisfies StaffStatistic);
});

test('a day begins in Vietnam: whoever has their birthday there is a year older, wherever the server stands', async () => {
  await insertUser({ date_of_birth: '2000-11-20' });
  expect((await readStaffStatistic(dayStart('2026-11-20') - 1)).averageAge[0]?.value).toBe(25);
  expect((await readStaffStatistic(dayStart('2026-11-20'))).averageAge[0]?.value).toBe(26);
});

test('nobody, and nobody of whom the age is known', async () => {
  expect(await readStaffStatistic()).toMatchObject({ total: 0, averageAge: [], totalByAge: [], Gender: [] });
  await insertUser({});
  expect(await readStaffStatistic()).toMatchObject({
    total: 1,
    averageAge: [],
    totalByAge: [{ value: 'not yet', total: 1, percent: 100 }],
  });
});

test('a number of the statistics is the number of the list that it leads to', async () => {
  await fill();
  const admin = as(anAdmin({ id: 50 }));
  const { data } = (await admin.get('/user/statistic')).json<{ data: StaffStatistic }>();
  const filters = {
    totalByAge: (value: string) => (value === 'not yet' ? { missing: ['date_of_birth'] } : { age: [value] }),
    Marriage: (value: string) => (value === 'not yet' ? { missing: ['marriage'] } : { marriage: [value] }),
    Education: (value: string) => (value === 'not yet' ? { missing: ['literacy'] } : { literacy: [value] }),
    Gender: (value: string) => (value === 'not yet' ? { missing: ['gender'] } : { gender: [value] }),
    Religion: (value: string) => (value === 'not yet' ? { missing: ['religion'] } : { religion: [value] }),
    Department: (value: string) =>
      value === 'not yet' ? { missing: ['department'] } : { department: [Number(value)] },
  } as const;
  for (const [pie, filter] of Object.entries(filters)) {
    for (const { value, total } of data[pie as keyof typeof filters]) {
      const asked = encodeURIComponent(JSON.stringify({ ...filter(value), status: [1] }));
      const { data: list } = (await admin.get(`/user/list?filters=${asked}`)).json<{ data: { total: number } }>();
      expect([pie, value, list.total]).toEqual([pie, value, total]);
    }
  }
});

test('back office people read it, others do not', async () => {
  expect((await as(anActor({ id: 60, chat_permission: 1 })).get('/user/statistic')).statusCode).toBe(200);
  expect((await as(anActor({ id: 61 })).get('/user/statistic')).statusCode).toBe(403);
});
