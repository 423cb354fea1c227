import { asc } from 'drizzle-orm';
import { db } from '../../../db/db';
import { testDatabase } from '../../../testing/database';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { notifications } from '../../../live/notification.schema';
import { remindVisits } from './remind-visits';
import { recommendations } from '../match.schema';

testDatabase();

const at = (text: string) => Date.parse(`${text}+07:00`) / 1000;
const visitAt = new Date('2026-11-21T09:30+07:00');

/** Agent 8's need, shared with nobody. Colleague 9 planned the visit. */
async function fixture(state: Partial<typeof recommendations.$inferInsert> = {}) {
  for (const id of [7, 8, 9]) await insertUser({ id });
  const house = await insertHouse({ user_id: 7 });
  const customer = await insertCustomer({ user_id: 8 });
  const need = await insertNeed({ user_id: 8, customer_id: customer.id });
  const told = new Date('2026-11-18T08:00+07:00');
  await db()
    .insert(recommendations)
    .values({
      house_id: house.id,
      customer_id: customer.id,
      request_id: need.id,
      target: 2,
      user_id: 9,
      visit_at: visitAt,
      reminded_at: told,
      ...state,
    });
  return { house, need, customer };
}
const sent = () => db().select().from(notifications).orderBy(asc(notifications.id));

test('the need’s agent hears of a visit the evening before and an hour before, each once; who has no part in it does not', async () => {
  const { house, need } = await fixture();
  await remindVisits(at('2026-11-20T17:55'));
  expect(await sent()).toEqual([]);
  // two instances at the same time, and a restart
  await Promise.all([remindVisits(at('2026-11-20T18:00')), remindVisits(at('2026-11-20T18:00'))]);
  await remindVisits(at('2026-11-20T18:05'));
  expect(await sent()).toMatchObject([
    {
      user_id: 8,
      actor_id: null,
      type: 18,
      house_id: house.id,
      request_ids: [need.id],
      detail: 'nhắc lịch: khách Vũ Thanh Tùng xem 148/12 Nguyễn Văn Đậu lúc 09:30 ngày 21/11',
    },
  ]);
  await remindVisits(at('2026-11-21T08:31'));
  await remindVisits(at('2026-11-21T09:29'));
  await remindVisits(at('2026-11-21T09:31'));
  expect(await sent()).toHaveLength(2);
});

test('nobody is reminded of a house that the customer turned down, nor for a customer who is gone', async () => {
  await fixture({ target: 0 });
  await remindVisits(at('2026-11-20T18:00'));
  expect(await sent()).toEqual([]);
});
