import type { Notification } from '@toam/contracts/notification/notification.endpoints';
import type { Actor } from '@toam/domain/actor';
import { db } from '../../../db/db';
import { matchMarks } from '../../../match-marks/match-mark.schema';
import { aHouseBody, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { updateHouse } from '../../houses/house.queries';
import { recommendations } from '../../matches/match.schema';
import {
  admin,
  change,
  create,
  editor,
  insertPeople,
  marketer,
  owner,
  share,
  stranger,
  superior,
  viewer,
} from '../needs.fixture';
import { findUnremembered } from './match-news.queries';
import { matchNews } from './match-news.schema';
import { notifyMatches } from './notify-matches';

testApp();

beforeEach(insertPeople);

/** A house that fits `aNeedBody` and that colleagues may see. */
const fitting = { province: 2, district: 21, into_money: 8_000_000_000, public: 1, public_approval: 1 } as const;

const all = async (actor: Actor) =>
  (await as(actor).get('/notification/all')).json<{ data: { list: Notification[] } }>().data.list;
const told = async (actor: Actor) =>
  (await all(actor)).filter(({ type }) => type === 10).map(({ detail, needs }) => [detail, needs.map(({ id }) => id)]);
const read = (actor: Actor) => as(actor).post('/notification/seen-all');

/** A house that left no mark: an old or an imported one. */
const older = (differing: object = {}) => insertHouse({ user_id: 8, ...fitting, ...differing });

test('a new need tells its owner what fits, a new house then only of itself, and nobody hears the same twice', async () => {
  await older();
  await older();
  await create();
  await notifyMatches();
  expect(await told(owner)).toEqual([['2 BĐS mới phù hợp nhu cầu của Vũ Thanh Tùng', [1]]]);
  await read(owner);
  const house = await older({ into_money: 20_000_000_000 });
  await updateHouse(house.id, { into_money: 7_500_000_000 });
  await notifyMatches();
  await notifyMatches();
  expect((await told(owner))[0]).toEqual(['1 BĐS mới phù hợp nhu cầu của Vũ Thanh Tùng', [1]]);
  for (const price of [20_000_000_000, 8_500_000_000]) await updateHouse(house.id, { into_money: price });
  await notifyMatches();
  expect(await told(owner)).toHaveLength(2);
  expect(await db().select().from(matchMarks)).toEqual([]);
});

test('many saves are one line: what is unread grows instead of being followed by the next', async () => {
  await create();
  await create({ max_price: 10_000_000_000 });
  await notifyMatches();
  for (let one = 0; one < 3; one++) {
    const { id } = await older({ into_money: 0 });
    await updateHouse(id, { into_money: 8_000_000_000 });
    await notifyMatches();
  }
  expect(await told(owner)).toEqual([['6 kết quả phù hợp mới cho 2 nhu cầu bạn phụ trách', [1, 2]]]);
  expect((await all(owner)).length).toBe(1);
});

test('a house that is made through the API is news, its own agent’s needs included', async () => {
  await create();
  await notifyMatches();
  const reply = await as(owner).post('/house/detail', { ...aHouseBody, customer_id: 1, into_money: 8_000_000_000 });
  expect(reply.statusCode).toBe(200);
  await notifyMatches();
  expect(await told(owner)).toHaveLength(1);
});

test('the owner and the colleagues who may edit hear of it, each of the houses that they may see', async () => {
  await create();
  await share({ staff: [9], staff_role: 1, manager: 1, manager_role: 1 });
  await notifyMatches();
  await insertUser({ ...editor, maximum_price: 1_000_000_000 });
  const hidden = await older({ public: 0, public_approval: 0 });
  await updateHouse(hidden.id, { area: 90 });
  await notifyMatches();
  for (const actor of [owner, superior]) expect(await told(actor)).toEqual([]);
  await updateHouse(hidden.id, { public: 1, public_approval: 1 });
  await notifyMatches();
  expect(await told(owner)).toHaveLength(1);
  expect(await told({ ...editor, maximum_price: 1_000_000_000 })).toEqual([]);
  // without limits they get it at the next change
  await insertUser({ ...editor, maximum_price: null });
  await updateHouse(hidden.id, { area: 91 });
  await notifyMatches();
  expect(await told(editor)).toHaveLength(1);
  for (const actor of [superior, viewer, stranger, admin]) expect(await told(actor)).toEqual([]);
  expect(await told(owner)).toHaveLength(1);
});

test('what fitted before the need was looked at is no news: neither older needs nor newly shared ones storm', async () => {
  for (let one = 0; one < 3; one++) await older();
  await insertNeed({ user_id: 7, customer_id: 1, customer_vouched: true });
  await notifyMatches();
  expect(await told(owner)).toEqual([]);
  await share({ staff: [9], staff_role: 1 });
  await notifyMatches();
  expect(await told(editor)).toEqual([]);
  await change({ request_id: 1, max_price: 15_000_000_000 });
  const dear = await older({ into_money: 14_000_000_000 });
  await notifyMatches();
  expect(await told(owner)).toEqual([['1 BĐS mới phù hợp nhu cầu của Vũ Thanh Tùng', [1]]]);
  expect(await told(editor)).toHaveLength(1);
  expect((await db().select().from(matchNews)).map(({ known }) => known.includes(dear.id))).toEqual([true, true]);
});

test('needs whose owner hears of nothing do not keep older ones waiting for their first look', async () => {
  const older = await insertNeed({ user_id: 7, customer_id: 1 });
  for (const user_id of [12, marketer.id]) await insertNeed({ user_id, customer_id: 1 });
  expect((await findUnremembered(1)).map(({ id }) => id)).toEqual([older.id]);
});

test('resolved and deleted needs are quiet, houses that the customer was offered, too', async () => {
  await create();
  await create();
  await notifyMatches();
  await change({ request_id: 1, status: 1 });
  const offered = await older();
  await db().insert(recommendations).values({ customer_id: 1, house_id: offered.id, request_id: 2, target: 1 });
  await updateHouse(offered.id, { area: 70 });
  await notifyMatches();
  expect(await told(owner)).toEqual([]);
  await as(owner).delete('/customer/request/detail', { request_id: 2 });
  const late = await older();
  await updateHouse(late.id, { area: 70 });
  await notifyMatches();
  expect(await told(owner)).toEqual([]);
  await change({ request_id: 1, status: 0 });
  await notifyMatches();
  expect(await told(owner)).toEqual([['1 BĐS mới phù hợp nhu cầu của Vũ Thanh Tùng', [1]]]);
});

test('a process that died half way tells what is left, once', async () => {
  await create();
  await notifyMatches();
  const house = await older();
  await updateHouse(house.id, { area: 70 });
  const marks = await db().select().from(matchMarks);
  await notifyMatches();
  // the process died before it deleted the marks: they are checked again
  await db().insert(matchMarks).overridingSystemValue().values(marks);
  await notifyMatches();
  expect(await told(owner)).toHaveLength(1);
  // the process died after storing the match and before notifying
  await db()
    .update(matchNews)
    .set({ known: [], fresh: [house.id] });
  await read(owner);
  await notifyMatches();
  expect(await told(owner)).toHaveLength(2);
});

test('what has nothing to do with matching leaves no mark', async () => {
  const { id } = await older();
  await updateHouse(id, { key_word: 'hẻm xe hơi', total_view: 4 });
  expect(await db().select().from(matchMarks)).toEqual([]);
});
