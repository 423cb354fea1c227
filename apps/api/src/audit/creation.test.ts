import { desc } from 'drizzle-orm';
import { db } from '../db/db';
import { seedFormTypes } from '../seed/seed-form-types';
import { anAdmin } from '../testing/an-actor';
import { aHouseBody, insertCustomer, insertDictionary, insertImage } from '../testing/insert-house';
import { aNeedBody } from '../testing/insert-need';
import { aStaffBody, insertUser, newcomerPapers } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';
import { historyEntries } from '../history/history.schema';
import { auditEntries } from './audit.schema';

testApp();

const admin = anAdmin({ id: 2 });

beforeEach(async () => {
  await insertUser(admin);
  await insertUser({ id: 5, name: 'Trưởng Nhóm', job_position: 6 });
  await insertDictionary();
  await seedFormTypes();
});

/** The values of the new record in the latest entry, in the entry's order. */
async function given(): Promise<[string, string | null][]> {
  const [entry] = await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry!.changes[0]!.changes.map(({ column, old_value, new_value }) => {
    expect(old_value).toBeNull();
    return [column, new_value];
  });
}

const create = async (path: string, body: object) => {
  const reply = await as(admin).post(path, body);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
};

test('of a new staff user the entry has every value, what gives rights first', async () => {
  const rights = { job_position: 7, manager: 5, chat_permission: 1, maximum_price: 9_000_000_000, province: [2] };
  await create('/user/detail', { ...aStaffBody, ...(await newcomerPapers(2)), ...rights });
  const told = await given();
  expect(told.slice(0, 6).map(([column]) => column)).toEqual([
    ...['role', 'job_position', 'manager', 'status', 'other_account', 'maximum_price'],
  ]);
  expect(Object.fromEntries(told)).toMatchObject({
    ...{ role: 'Nhân viên', job_position: 'Nhân viên', manager: 'Trưởng Nhóm', status: 'Đang hoạt động' },
    ...{
      chat_permission: 'Có',
      customer_permission: 'Không',
      province: 'Quận Bình Thạnh',
      maximum_price: '9000000000',
    },
    ...{ name: aStaffBody.name, email: aStaffBody.email, social_id: aStaffBody.social_id, date_of_birth: '15/06/1995' },
    ...{ front_id_file: expect.any(String) },
  });
  expect(JSON.stringify(told)).not.toContain('password');
});

test('of a new customer, need, house and shift, too, and their histories begin with one line as ever', async () => {
  const customer = await insertCustomer({ user_id: 2 });
  await create('/customer/detail', { name: 'Trần Bình', phone_number: '0911222333', note: '', fax: '028 3822' });
  expect(await given()).toEqual([
    ['user_id', 'Nguyễn Thu Hà'],
    ['name', 'Trần Bình'],
    ['phone_number', '0911222333'],
    ['fax', '028 3822'],
  ]);
  await create('/customer/request/detail', { ...aNeedBody, customer_id: customer.id });
  expect(Object.fromEntries(await given())).toMatchObject({
    ...{ customer_id: customer.name, user_id: 'Nguyễn Thu Hà', min_price: '7 tỷ', province: 'Quận Bình Thạnh' },
  });
  const images = [await insertImage(2)];
  await create('/house/detail', { ...aHouseBody, customer_id: customer.id, title: 'Nhà phố', images });
  const house = await given();
  expect(house.slice(0, 2)).toEqual([
    ['user_id', 'Nguyễn Thu Hà'],
    ['customer_id', customer.name],
  ]);
  expect(Object.fromEntries(house)).toMatchObject({ title: 'Nhà phố', province: 'Quận Bình Thạnh', floors: '4' });
  expect(Object.keys(Object.fromEntries(house))).not.toContain('web');
  await create('/typeform/shift', { name: 'Ca trưa', start: '12:00', end: '13:30', grace_minutes: 10 });
  expect(Object.fromEntries(await given())).toMatchObject({ name: 'Ca trưa', start: '12:00', end: '13:30' });
  const begun = (await db().select().from(historyEntries)).filter(({ model }) => model !== 'FormType');
  expect(begun.map(({ column }) => column)).toEqual(['created_at', 'created_at', 'created_at']);
});
