import { count, eq, isNotNull } from 'drizzle-orm';
import { db } from '../../../db/db';
import { liveEvents } from '../../../live/event.schema';
import { allRows } from '../../../testing/all-rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCompleteHouse } from '../../../testing/insert-house';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { type Caller, testApp, withSession } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { notifications } from '../../../live/notification.schema';
import { houseDrafts } from '../saving/house-draft.schema';
import { houses } from '../house.schema';
import { shareRequests } from './share-request.schema';

testApp();

const waiting = 20;
const deciders = 5;
const houseIds = Array.from({ length: waiting }, (_, at) => at + 1);
let admins: Caller[];

beforeEach(async () => {
  await insertUser(anActor({ id: 7 }));
  admins = [];
  for (let at = 0; at < deciders; at++) {
    const { id } = await insertUser(anAdmin({ id: 100 + at }));
    admins.push(withSession(await insertSession(id)));
  }
});

/** Every admin decides at the same moment. @returns how often each status was answered */
async function all(decide: (admin: Caller, id: number) => ReturnType<Caller['post']>): Promise<Record<number, number>> {
  const replies = await Promise.all(houseIds.flatMap((id) => admins.map((admin) => decide(admin, id))));
  const answered: Record<number, number> = {};
  for (const { statusCode } of replies) answered[statusCode] = (answered[statusCode] ?? 0) + 1;
  for (const late of replies.filter(({ statusCode }) => statusCode === 409))
    expect(late.json().message).toMatch(/ đã (duyệt|từ chối) lúc /);
  return answered;
}

const rows = async (table: typeof historyEntries | typeof notifications): Promise<number> =>
  (await db().select({ count: count() }).from(table))[0]!.count;
const once = { 200: waiting, 409: waiting * (deciders - 1) };

test('100 approvals of the same 20 shares: 20 effects, 20 history rows, 20 notifications', async () => {
  for (const id of houseIds) await insertCompleteHouse({ user_id: 7, public: 1, title: `Nhà ${id}` });
  expect(await all((admin, house_id) => admin.post('/house/public/approve', { house_id }))).toEqual(once);
  expect(await db().select().from(houses).where(eq(houses.version, 2))).toHaveLength(waiting);
  expect(await db().select().from(houses).where(eq(houses.public_approval, 1))).toHaveLength(waiting);
  expect([await rows(historyEntries), await rows(notifications)]).toEqual([waiting, waiting]);
  const changed = await allRows(liveEvents, eq(liveEvents.kind, 'record.changed'));
  expect(new Set(changed.map(({ body }) => body.record_id)).size).toBe(waiting);
  expect(changed).toHaveLength(waiting);
  // the admin in the history is the one who decided the request
  const entries = await db().select().from(historyEntries);
  const requests = await db().select().from(shareRequests).where(isNotNull(shareRequests.decided_by));
  const decider = new Map(requests.map(({ house_id, decided_by }) => [house_id, decided_by]));
  expect(entries.map(({ model_id, user_id }) => decider.get(model_id) === user_id)).not.toContain(false);
});

test('approving and rejecting the same 20 web requests at once: each is decided one way', async () => {
  for (const id of houseIds) await insertCompleteHouse({ user_id: 7, web_requested: true, title: `Nhà ${id}` });
  await db()
    .insert(shareRequests)
    .values(houseIds.map((house_id) => ({ house_id, kind: 'web' as const, user_id: 7 })));
  const answered = await all((admin, preview_id) =>
    (preview_id + admins.indexOf(admin)) % 2
      ? admin.post('/house/preview/approve', { preview_id })
      : admin.post('/house/preview/reject', { preview_id, condition: 'Ảnh mờ' }),
  );
  expect(answered).toEqual(once);
  expect([await rows(historyEntries), await rows(notifications)]).toEqual([waiting, waiting]);
  for (const house of await db().select().from(houses)) {
    expect(house.web_requested).toBe(false);
    expect(Number(house.web === 1) + Number(house.reject_web_condition !== null)).toBe(1);
  }
});

test('100 approvals of the same 20 edits: each is applied once', async () => {
  for (const id of houseIds) await insertCompleteHouse({ user_id: 7, web: 1, has_draft: true, title: `Nhà ${id}` });
  await db()
    .insert(houseDrafts)
    .values(houseIds.map((house_id) => ({ house_id, user_id: 7, attributes: { area: 70 }, base_version: 1 })));
  expect(await all((admin, id) => admin.put(`/house/${id}/changes`, { status: 1 }))).toEqual(once);
  expect(await db().select().from(houses).where(eq(houses.area, 70))).toHaveLength(waiting);
  expect(await db().select().from(houses).where(eq(houses.version, 2))).toHaveLength(waiting);
  // one row for the column, one for the decision
  expect([await rows(historyEntries), await rows(notifications)]).toEqual([2 * waiting, waiting]);
});
