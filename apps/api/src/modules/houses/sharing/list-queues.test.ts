import type { PendingEdit, PendingPreview, PendingShare } from '@toam/contracts/house/house-approval.schema';
import { plainToRichText } from '@toam/domain/rich-text';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCompleteHouse, insertDictionary } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { houseDrafts } from '../saving/house-draft.schema';
import { houses } from '../house.schema';
import { shareRequests } from './share-request.schema';
import { noteMissingRequests } from './share-request.queries';

testApp();

const owner = { ...anActor({ id: 7 }), name: 'Nguyễn Thu Hà' };
const admin = anAdmin();

beforeEach(async () => {
  for (const actor of [owner, admin]) await insertUser(actor);
  await insertDictionary();
});

const ask = async <Row>(path: string) =>
  (await as(admin).get(path)).json().data as { total: number; total_page: number; list: Row[] };
const counts = async () => (await as(admin).get('/house/approval/count')).json().data;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('who waits longest stands first, with everything that a card shows', async () => {
  const place = { province: 2, district: 21, city: 1 };
  const first = await insertCompleteHouse({ user_id: 7, public: 1, ...place });
  const second = await insertCompleteHouse({ user_id: 7, public: 1, title: 'Nhà thứ hai' });
  await insertCompleteHouse({ user_id: 7, public: 1, public_approval: 1 });
  await db()
    .insert(shareRequests)
    .values([
      { house_id: second.id, kind: 'public', user_id: 2, created_at: minutesAgo(4) },
      { house_id: first.id, kind: 'public', user_id: 7, created_at: minutesAgo(22) },
    ]);
  const { total, list } = await ask<PendingShare>('/house/public/pending');
  expect([total, list.map(({ id }) => id)]).toEqual([2, [first.id, second.id]]);
  expect(list[0]).toMatchObject({
    title: 'Nhà phố hẻm xe hơi',
    address: '148/12 Nguyễn Văn Đậu, Phường 11, Quận Bình Thạnh, Hồ Chí Minh',
    description: 'Nhà mới, dọn vào ở ngay',
    user: { id: 7, name: 'Nguyễn Thu Hà' },
    requester: { id: 7, name: 'Nguyễn Thu Hà' },
    cover: { id: expect.any(Number) },
    images: [{ id: expect.any(Number), thumbnail: expect.any(String) }],
    version: 1,
  });
  expect(Math.round(Date.now() / 1000 - list[0]!.requested_at)).toBeCloseTo(22 * 60, -1);
  expect(list[1]).toMatchObject({ requester: { id: 2 }, user: { id: 7 } });
});

test('web requests carry their own id and wrap the house; ten a page', async () => {
  for (let at = 0; at < 11; at++) await insertCompleteHouse({ user_id: 7, web_requested: true });
  expect(await noteMissingRequests()).toBe(11);
  expect(await noteMissingRequests()).toBe(0);
  const { total, total_page, list } = await ask<PendingPreview>('/house/preview/approved');
  expect([total, total_page, list.length]).toEqual([11, 2, 10]);
  const [shown] = list;
  const preview = await as(owner).get(`/house/preview?house_id=${shown!.house.id}`);
  expect(preview.json().data).toMatchObject({
    id: shown!.id,
    kind: 'web',
    status: 'open',
    house: { id: shown!.house.id },
  });
});

test('pending edits come with their differences and say when the house moved on', async () => {
  const edits = [
    { area: 70, house_type: 1 },
    { description: plainToRichText('Một\nHai'), province: 2, district: 21 },
  ];
  for (const [at, attributes] of edits.entries()) {
    const house = await insertCompleteHouse({ user_id: 7, web: 1, has_draft: true, version: 3 });
    await db()
      .insert(houseDrafts)
      .values({ house_id: house.id, user_id: 7, attributes, base_version: 3 - at, created_at: minutesAgo(9 - at) });
  }
  const { total, list } = await ask<PendingEdit>('/house/updates');
  expect([total, list.map(({ house_id, stale }) => [house_id, stale])]).toEqual([
    2,
    [
      [1, false],
      [2, true],
    ],
  ]);
  expect(list[0]!.changes).toEqual([
    { column: 'area', oldValue: '62', newValue: '70' },
    { column: 'house_type', oldValue: null, newValue: 'Hẻm xe hơi' },
  ]);
  expect(list[1]!.changes).toEqual([
    { column: 'description', oldValue: 'Nhà mới, dọn vào ở ngay', newValue: 'Một\nHai' },
    { column: 'province', oldValue: null, newValue: 'Quận Bình Thạnh' },
    { column: 'district', oldValue: null, newValue: 'Phường 11' },
  ]);
  expect(JSON.parse(list[0]!.draft)).toEqual(edits[0]);
});

test('deleted houses wait in no queue, restored ones wait again', async () => {
  const both = await insertCompleteHouse({ user_id: 7, public: 1, web_requested: true, has_draft: true });
  await db()
    .insert(houseDrafts)
    .values({ house_id: both.id, user_id: 7, attributes: { area: 70 }, base_version: 1 });
  await noteMissingRequests();
  expect(await counts()).toEqual({ public: 1, web: 1, updates: 1 });
  await as(owner).delete('/house/detail', { house_id: both.id });
  expect(await counts()).toEqual({ public: 0, web: 0, updates: 0 });
  await db().update(houses).set({ deleted_at: null });
  expect(await counts()).toEqual({ public: 1, web: 1, updates: 1 });
});

test('the share panel shows both requests, who decided them and what is missing', async () => {
  const house = await insertCompleteHouse({ user_id: 7, key_word: null });
  const panel = async () => (await as(owner).get(`/house/${house.id}/sharing`)).json().data;
  expect(await panel()).toMatchObject({ community: null, website: null, missing: ['key_word'], commercial_url: null });
  await db().update(houses).set({ key_word: 'hẻm xe hơi' });
  await as(owner).post(`/house/${house.id}/share`);
  await as(owner).post('/house/preview', { house_id: house.id });
  await as(admin).post('/house/public/reject', { house_id: house.id, condition: 'Thiếu sổ\nGọi chủ' });
  expect(await panel()).toMatchObject({
    public: 1,
    public_approval: 0,
    web_requested: true,
    missing: [],
    community: {
      status: 'rejected',
      reason: 'Thiếu sổ\nGọi chủ',
      requester: { id: 7 },
      decided_by: { id: 2 },
      decided_at: expect.any(Number),
    },
    website: { status: 'open', decided_by: null, decided_at: null },
  });
});

describe('a queue is searched and ordered', () => {
  const places = [
    { title: 'Nhà hẻm yên tĩnh', house_number: '9', house_address: 'Bùi Viện' },
    { title: 'Góc hai mặt tiền', house_number: '1', house_address: 'Ấp Bắc' },
    { title: 'Nhà phố mới', house_number: '12', house_address: 'Ấp Bắc' },
  ];

  /** Three houses in the queue. The first has waited longest; the other two have waited since the same moment. */
  async function fill(state: Record<string, unknown>): Promise<number[]> {
    const ids: number[] = [];
    for (const [at, place] of places.entries()) {
      const house = await insertCompleteHouse({ user_id: 7, ...place, ...state });
      ids.push(house.id);
      const created_at = minutesAgo(at === 0 ? 9 : 5);
      if ('has_draft' in state)
        await db()
          .insert(houseDrafts)
          .values({ house_id: house.id, user_id: 7, attributes: { area: 70 }, base_version: 1, created_at });
      else {
        const kind = 'web_requested' in state ? 'web' : 'public';
        await db().insert(shareRequests).values({ house_id: house.id, kind, user_id: 7, created_at });
      }
    }
    return ids;
  }

  test.each<[string, string, Record<string, unknown>]>([
    ['shares', '/house/public/pending', { public: 1 }],
    ['web requests', '/house/preview/approved', { web_requested: true }],
    ['edits', '/house/updates', { web: 1, has_draft: true }],
  ])('of %s: by code, title and address without accents, in a stable order', async (_queue, path, state) => {
    const [alley, corner, front] = await fill(state);
    const found = async (query: Record<string, string>) => {
      const { total, list } = await ask<{ id: number; house?: { id: number } }>(
        `${path}?${new URLSearchParams(query)}`,
      );
      return { total, ids: list.map(({ id, house }) => house?.id ?? id) };
    };
    expect(await found({})).toEqual({ total: 3, ids: [alley, corner, front] });
    expect(await found({ order: 'newest' })).toEqual({ total: 3, ids: [front, corner, alley] });
    expect((await found({ order: 'address' })).ids).toEqual([corner, front, alley]);
    expect(await found({ search: 'bac ap' })).toEqual({ total: 2, ids: [corner, front] });
    expect(await found({ search: 'YÊN tinh' })).toEqual({ total: 1, ids: [alley] });
    expect(await found({ search: `#${front}` })).toMatchObject({ ids: expect.arrayContaining([front]) });
    expect(await found({ search: 'không có' })).toEqual({ total: 0, ids: [] });
    const pages = await Promise.all(['1', '2', '3'].map((page) => found({ page, size: '1', order: 'address' })));
    expect(pages.flatMap(({ ids }) => ids)).toEqual([corner, front, alley]);
  });
});
