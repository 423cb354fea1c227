import { sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { phoneReveals } from '../../audit/reveal.schema';
import { db } from '../../db/db';
import { anAdmin } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { answers, bao, begin, claim, head, lan, listOf, messagesOf, says, setStatus, visitor } from './chat.fixture';

testApp();

const admin = anAdmin({ id: 2 });
const phone = visitor.phone_number;

const revealed = async () =>
  (await db().select().from(phoneReveals)).map(({ noun, place }) => `${noun} ${place}`).toSorted();
const reveals = async () =>
  (await db().select().from(auditEntries).orderBy(auditEntries.id)).filter(({ action }) => action === 'phone_reveal');

test('a number that the console shows is recorded once for an hour, however often the page reads', async () => {
  const { token, id } = await begin();
  await says(token, `Gọi tôi ${phone}`);
  for (let times = 0; times < 3; times += 1) {
    await listOf(admin);
    await head(admin, id);
    await messagesOf(admin, id);
  }
  expect(await revealed()).toEqual(['chat chat']);
  expect(await reveals()).toHaveLength(1);
});

test('a masked one is not, until the viewer supports the customer', async () => {
  const { id } = await begin();
  await head(lan, id);
  expect(await revealed()).toEqual([]);
  await claim(lan, id);
  await head(lan, id);
  expect(await revealed()).toEqual(['chat chat']);
});

test('a customer’s number counts as the customer, one’s own not at all', async () => {
  const { id } = await begin();
  await insertUser({ ...lan });
  await insertCustomer({ user_id: lan.id, phone_number: phone, phones: [phone] });
  await head(lan, id);
  expect(await revealed()).toEqual([]);
  await head(admin, id);
  expect(await revealed()).toEqual(['customer chat']);
});

test('neither live events nor the audit nor visitors’ rows hold the number', async () => {
  const { token, id } = await begin({ name: `Minh ${phone}` });
  await begin();
  await says(token, `Gọi tôi ${phone}`);
  await claim(lan, id);
  await answers(lan, id, `Dạ em gọi ${phone}`);
  await as(bao).post(`/chat/conversation/${id}/claim`, { force: true });
  await setStatus(bao, id, 0);
  const { rows } = await db().execute<{ said: string }>(sql`
    select body::text as said from live_events
    union all select row_to_json(audit_entries)::text from audit_entries where noun = 'chat'
    union all select row_to_json(chat_visitors)::text from chat_visitors`);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ said }) => said.includes(phone.slice(1)))).toEqual([]);
});
