import { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { anActor } from '../testing/an-actor';
import { insertCustomer, insertHouse } from '../testing/insert-house';
import { insertUser } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';
import { auditEntries } from './audit.schema';

testApp();

const owner = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anActor({ id: 2, role: Role.admin });

/** Entries stand as they were written: only a session that passes over triggers may touch them. */
const letHalfAnHourPass = () =>
  tx(async () => {
    await db().execute(sql`set local session_replication_role = replica`);
    await db().execute(sql`update audit_entries set created_at = now() - interval '31 minutes'`);
  });

test('who was told a stranger’s number is recorded once in half an hour; masked ones and one’s own are not', async () => {
  for (const { id, role } of [owner, colleague, admin]) await insertUser({ id, role });
  const { id } = await insertCustomer({ user_id: 7 });
  await insertHouse({ user_id: 7, customer_id: id, customer_vouched: true, public: 1, public_approval: 1 });
  for (const actor of [owner, colleague, admin, admin]) await as(actor).get('/house/detail?house_id=1');
  await as(admin).get(`/customer/detail?customer_id=${id}`);
  const told = {
    user_id: 2,
    action: 'phone_reveal',
    noun: 'customer',
    record_id: id,
    count: 1,
    detail: { house_id: 1 },
  };
  expect(await db().select().from(auditEntries)).toEqual([expect.objectContaining(told)]);
  await letHalfAnHourPass();
  await as(admin).get(`/customer/detail?customer_id=${id}`);
  expect(await db().select().from(auditEntries)).toHaveLength(2);
});
