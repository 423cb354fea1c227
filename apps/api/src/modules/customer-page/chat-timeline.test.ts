import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertContact } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { answers, bao, begin, claim, lan, says, visitor } from '../chat/chat.fixture';

testApp();

let customerId: number;
/** Sees the customer, and does not answer chats. */
const agent = anActor({ id: 21 });

beforeEach(async () => {
  await insertUser({ ...agent, name: 'Lê Hoàng Phúc' });
  customerId = (await insertCustomer({ user_id: agent.id, phone_number: visitor.phone_number })).id;
});

const chatsOf = async (actor: Actor) =>
  (await as(actor).get(`/customer/${customerId}/timeline?size=100`))
    .json<{ data: { list: CustomerEvent[] } }>()
    .data.list.flatMap((event) => (event.kind === 'chat' ? event : []));

async function chat(): Promise<string> {
  const { token, id } = await begin();
  await says(token, 'Hôm qua');
  await db().execute(sql`update chat_messages set created_at = created_at - interval '24 hours'`);
  await says(token, 'Nhà này còn không ạ?');
  await claim(lan, id);
  await answers(lan, id, 'Dạ còn ạ');
  return id;
}

test('each day of a conversation is one line: how much was asked, and who answered', async () => {
  const id = await chat();
  const events = await chatsOf(anAdmin({ id: 30 }));
  expect(events).toMatchObject([
    { conversation_id: id, asked: 1, answered: 1, staff: [{ id: lan.id }] },
    { conversation_id: id, asked: 1, answered: 0, staff: [] },
  ]);
  expect(new Set(events.map(({ key }) => key)).size).toBe(2);
});

test('who does not answer chats sees no line of them', async () => {
  await chat();
  expect(await chatsOf(agent)).toEqual([]);
});

test('a request of the number leads to its conversation, for who answers chats and sees the number', async () => {
  await insertUser({ ...bao });
  const house = await insertHouse({ user_id: bao.id });
  await insertContact({ house_id: house.id, phone_number: visitor.phone_number });
  const seenBy = async (actor: Actor) =>
    (await as(actor).get('/house/contacts')).json<{ data: { list: ContactRow[] } }>().data.list[0]?.chat;
  expect(await seenBy(anAdmin({ id: 30 }))).toBeNull();
  const { id } = await begin();
  expect(await seenBy(anAdmin({ id: 30 }))).toEqual({ id });
  expect(await seenBy(bao)).toEqual({ id });
  expect(await seenBy({ ...bao, chat_permission: 0 })).toBeNull();
  expect(await seenBy(anActor({ id: 31, chat_permission: 1, customer_permission: 0 }))).toBeNull();
});
