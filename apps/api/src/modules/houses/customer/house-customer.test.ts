import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import type { Actor } from '@toam/domain/actor';
import { asc, eq } from 'drizzle-orm';
import { phoneReveals } from '../../../audit/reveal.schema';
import { db } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { houseDrafts } from '../saving/house-draft.schema';
import { houses } from '../house.schema';

testApp();

/** The house's agent. The customers belong to a colleague. */
const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anAdmin({ id: 2 });

const [before, now, next] = ['Cũ 0911222333', 'Nay 0903618274', 'Mới 0912345678'];
const hidden = (name: string) => name.replace(/\d+/, '0000000000');

/** A house that changed from one customer to another. Its draft proposes a third. */
async function fixture() {
  for (const { id } of [admin, agent, colleague]) await insertUser({ id, ...(id === 2 && { role: 2 as const }) });
  const names = [now, next];
  for (const name of names) await insertCustomer({ user_id: 8, name, phone_number: name.slice(-10) });
  await insertHouse({ user_id: 7, customer_id: 1, customer_vouched: true, has_draft: true });
  await db()
    .insert(houseDrafts)
    .values({ house_id: 1, user_id: 7, attributes: { customer_id: 2 }, base_version: 1 });
  await recordChanges(colleague, 'House', 1, [{ column: 'customer_id', old_value: before, new_value: now }]);
}

const historyOf = async (actor: Actor): Promise<(string | null)[]> => {
  const reply = await as(actor).post('/history', { filter: { model: 'House', model_id: 1 } });
  return reply
    .json<{ data: { list: HistoryEntry[] } }>()
    .data.list.flatMap(({ old_value, new_value }) => [old_value, new_value]);
};

/** The difference on the house's page, in its tab of pending edits, and in the admins' queue. */
async function proposalsTo(actor: Actor): Promise<(string | null)[][]> {
  const page = (await as(actor).get('/house/detail?house_id=1')).json().data.draft;
  const edit = (await as(actor).get('/house/1/changes')).json().data;
  const queue = (await as(actor).get('/house/updates')).json().data?.list ?? [];
  return [page, edit, ...queue].map(({ changes }: { changes: DraftChange[] }) =>
    changes.flatMap(({ oldValue, newValue }) => [oldValue, newValue]),
  );
}

const told = async () =>
  (await db().select().from(phoneReveals).orderBy(asc(phoneReveals.noun), asc(phoneReveals.record_id))).map(
    ({ noun, record_id, place }) => `${noun} ${record_id} ${place}`,
  );

test('its agent reads the name of the customer who was vouched for, and no other’s numbers', async () => {
  await fixture();
  expect(await historyOf(agent)).toEqual([hidden(before), now]);
  expect(await proposalsTo(agent)).toEqual([
    [now, hidden(next)],
    [now, hidden(next)],
  ]);
  await db().update(houseDrafts).set({ customer_vouched: true });
  expect((await proposalsTo(agent))[0]).toEqual([now, next]);
  // naming a customer by id gives no right to the number
  await db().update(houseDrafts).set({ customer_vouched: false });
  await db().update(houses).set({ customer_vouched: false });
  expect([await historyOf(agent), (await proposalsTo(agent))[1]]).toEqual([
    [hidden(before), hidden(now)],
    [hidden(now), hidden(next)],
  ]);
  // a shared need of that customer does give it
  await insertNeed({ user_id: 8, customer_id: 2, staff: [7], customer_vouched: true });
  expect((await proposalsTo(agent))[1]).toEqual([hidden(now), next]);
});

test('with whom a need of the customer is shared reads the number on the house as anywhere, in list, page and comments', async () => {
  await fixture();
  await db().update(houses).set({ public: 1, public_approval: 1, user_id: 8 });
  const content = 'Chủ nhà 0903.618.274';
  await as(colleague).post('/house/1/comment', { content });
  const read = async () => [
    (await as(agent).post('/house/v2/list', {})).json().data.list[0].customer.phone_number,
    (await as(agent).get('/house/detail?house_id=1')).json().data.customer.phone_number,
    (await as(agent).get('/house/1/comment')).json().data.list[0].content,
  ];
  const mask = '0000000000';
  expect(await read()).toEqual([mask, mask, `Chủ nhà ${mask}`]);
  const need = { user_id: 8, customer_id: 1, staff: [7] };
  await insertNeed({ ...need, customer_vouched: false });
  expect(await read()).toEqual([mask, mask, `Chủ nhà ${mask}`]);
  await insertNeed({ ...need, customer_vouched: true });
  expect(await read()).toEqual(['0903618274', '0903618274', content]);
});

test('who sees everybody’s numbers reads all names, which is counted: by customer, and of former ones by house', async () => {
  await fixture();
  expect(await historyOf(admin)).toEqual([before, now]);
  expect(await told()).toEqual(['customer 1 history', 'house 1 history']);
  expect((await proposalsTo(admin)).every((names) => names.join() === `${now},${next}`)).toBe(true);
  expect(await told()).toEqual(['customer 1 history', 'customer 2 house', 'house 1 history']);
});

test('a name without a number is nobody’s secret and is not counted', async () => {
  await fixture();
  await db().delete(houseDrafts).where(eq(houseDrafts.house_id, 1));
  await db().execute(`update history_entries set old_value = 'Cũ', new_value = 'Chị Ba'`);
  expect([await historyOf(agent), await historyOf(admin)]).toEqual([
    ['Cũ', 'Chị Ba'],
    ['Cũ', 'Chị Ba'],
  ]);
  expect(await told()).toEqual([]);
});
