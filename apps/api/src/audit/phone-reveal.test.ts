import type { AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { type Actor, Role } from '@toam/domain/actor';
import { asc, sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { notifications } from '../live/notification.schema';
import { customers } from '../modules/customers/customer.schema';
import { anActor } from '../testing/an-actor';
import { insertCustomer, insertHouse } from '../testing/insert-house';
import { insertContact, insertNeed } from '../testing/insert-need';
import { insertUser } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';
import { auditEntries } from './audit.schema';
import { maxQuietReveals } from './record-reveals';
import { phoneReveals } from './reveal.schema';

testApp();

const owner = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anActor({ id: 2, role: Role.admin });
const head = anActor({ id: 1, role: Role.superAdmin });

beforeEach(async () => {
  for (const { id, role } of [head, admin, owner, colleague]) await insertUser({ id, role });
});

/** Entries cannot be changed. Only a session that skips triggers can. */
const letAnHourPass = () =>
  tx(async () => {
    await db().execute(sql`set local session_replication_role = replica`);
    await db().execute(sql`update audit_entries set created_at = created_at - interval '1 hour'`);
  });

const entries = () => db().select().from(auditEntries).orderBy(asc(auditEntries.id));
const revealed = async () =>
  (await db().select().from(phoneReveals).orderBy(asc(phoneReveals.noun), asc(phoneReveals.record_id))).map(
    ({ noun, record_id, place }) => `${noun} ${record_id} ${place}`,
  );
const listed = async (query = ''): Promise<AuditRow[]> =>
  (await as(head).get(`/audit/list?${query}`)).json<{ data: { list: AuditRow[] } }>().data.list;

async function fixture() {
  await insertCustomer({ user_id: 7 });
  await insertCustomer({ user_id: 7, phone_number: '0911222333', fax: '02838123456' });
  const house = await insertHouse({
    user_id: 7,
    customer_id: 1,
    customer_vouched: true,
    public: 1,
    public_approval: 1,
  });
  await insertNeed({ user_id: 7, customer_id: 2 });
  await insertContact({ house_id: house.id, phone_number: '0359918011' });
}

const everywhere = (actor: Actor) =>
  Promise.all([
    as(actor).post('/house/v2/list', {}),
    as(actor).get('/house/detail?house_id=1'),
    as(actor).get('/customer/list'),
    as(actor).get('/customer/request/list'),
    as(actor).get('/match/house/request?house_id=1&group=suitable'),
    as(actor).get('/house/contacts'),
  ]);

test('a person and an hour have one line, with everybody whose number was told, each once and where first (D107)', async () => {
  await fixture();
  await as(admin).post('/house/v2/list', {});
  await as(admin).get('/customer/request/list');
  await as(admin).get('/house/contacts');
  await as(admin).get('/customer/list');
  await everywhere(admin);
  expect(await entries()).toMatchObject([{ user_id: 2, action: 'phone_reveal', noun: 'customer', record_id: null }]);
  expect(await revealed()).toEqual(['contact 1 contact', 'customer 1 house', 'customer 2 request']);
  expect(await listed('action=phone_reveal')).toMatchObject([
    {
      count: 3,
      told: [
        { place: 'contact', count: 1 },
        { place: 'house', count: 1 },
        { place: 'request', count: 1 },
      ],
    },
  ]);
  await letAnHourPass();
  await as(admin).get('/customer/list');
  expect(await entries()).toHaveLength(2);
});

test('calls at one moment neither lose a number nor write two lines', async () => {
  await fixture();
  await Promise.all([everywhere(admin), everywhere(admin), everywhere(admin)]);
  expect(await entries()).toHaveLength(1);
  expect(await revealed()).toHaveLength(3);
});

test('one’s own customers, masked numbers and what was refused leave nothing', async () => {
  await fixture();
  for (const actor of [owner, colleague]) await everywhere(actor);
  await as(admin).get('/customer/detail?customer_id=99');
  expect(await entries()).toEqual([]);
});

test('a customer’s entries name whoever was told the number; the entry names the customers', async () => {
  await fixture();
  await as(admin).get('/customer/list');
  for (const query of ['noun=customer&record_id=2', 'record_id=2'])
    expect(await listed(query)).toMatchObject([{ action: 'phone_reveal', user: { id: 2 } }]);
  expect(await listed('noun=house&record_id=2')).toEqual([]);
  const [entry] = await entries();
  expect((await as(head).get(`/audit/detail?audit_id=${entry!.id}`)).json()).toMatchObject({
    data: {
      records: [
        { noun: 'customer', id: 1, name: 'Vũ Thanh Tùng' },
        { noun: 'customer', id: 2 },
      ],
    },
  });
});

test('what was told stays told: rows are only added', async () => {
  await fixture();
  await as(admin).get('/customer/list');
  await expect(db().execute(sql`delete from phone_reveals`)).rejects.toThrow();
  await expect(db().execute(sql`update phone_reveals set record_id = 9`)).rejects.toThrow();
});

test('an export is recorded by itself, and adds no line', async () => {
  await fixture();
  const columns = [{ key: 'name' }, { key: 'phone_number' }];
  expect((await as(admin).post('/export/customer', { columns })).statusCode).toBe(200);
  expect(await entries()).toMatchObject([{ action: 'export' }]);
});

test('more than usual in an hour tells the super admins, once', async () => {
  const many = Array.from({ length: maxQuietReveals + 5 }, (_, at) => ({
    ...{ name: `Khách ${at}`, user_id: 7, phone_number: `09${String(10_000_000 + at)}` },
    phones: [`09${String(10_000_000 + at)}`],
  }));
  await db().insert(customers).values(many);
  await as(admin).get(`/customer/list?size=${maxQuietReveals}`);
  expect(await db().select().from(notifications)).toEqual([]);
  await as(admin).get('/customer/list?size=1000');
  await as(admin).get('/customer/list?size=1000&order=asc');
  expect(await db().select().from(notifications)).toMatchObject([
    { user_id: 1, type: 23, detail: expect.stringContaining('đã xem số điện thoại của 305 khách hàng trong một giờ') },
  ]);
});
