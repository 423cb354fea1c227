import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { PendingEdit } from '@toam/contracts/house/house-approval.schema';
import type { Actor } from '@toam/domain/actor';
import { plainToRichText } from '@toam/domain/rich-text';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { allRows } from '../../../testing/all-rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCompleteHouse, insertCustomer, insertDictionary, insertImage } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { notifications } from '../../../live/notification.schema';
import { houseDrafts } from '../saving/house-draft.schema';
import { houseImages } from '../media/house-media.schema';
import { type House, houses } from '../house.schema';

testApp();

const owner = anActor({ id: 7 });
const successor = anActor({ id: 8 });
const admin = anAdmin();
const otherAdmin = { ...anAdmin({ id: 3 }), name: 'Trần Quốc Bảo' };

let house: House;

beforeEach(async () => {
  for (const actor of [owner, successor, admin, otherAdmin]) await insertUser(actor);
  await insertDictionary();
  const place = { province: 2, district: 21, public: 1, public_approval: 1, web: 1 } as const;
  house = await insertCompleteHouse({ user_id: 7, ...place });
});

const stored = async () => (await findRow(houses, eq(houses.id, house.id)))!;
const draft = async () => (await allRows(houseDrafts)).at(-1)!;
const edit = async (fields: object, actor: Actor = owner) => {
  const reply = await as(actor).put('/house/detail', { house_id: house.id, ...fields });
  expect(reply.json()).toHaveProperty('data');
  return reply.json().data;
};
const decide = (body: object, actor: Actor = admin) => as(actor).put(`/house/${house.id}/changes`, body);
const pending = async (actor: Actor = admin): Promise<PendingEdit> =>
  (await as(actor).get(`/house/${house.id}/changes`)).json().data;
const history = async () =>
  (await allRows(historyEntries)).map(({ column, new_value, user_id }) => [column, new_value, user_id] as const);
const publicImages = async () =>
  (await db().select().from(houseImages).where(eq(houseImages.kind, 'public')).orderBy(asc(houseImages.position))).map(
    ({ image_id }) => image_id,
  );

test('its editor gets the lists that it proposes, to go on with them', async () => {
  const [cover] = await publicImages();
  const added = await insertImage(7, 'phong-khach.jpg');
  await edit({ public_image: [added, cover] });
  const { data } = (await as(owner).get(`/house/detail?house_id=${house.id}`)).json<{ data: HouseDetail }>();
  expect(data.public_image.map(({ id }) => id)).toEqual([cover]);
  expect(data.draft?.media).toEqual({
    public_image: [expect.objectContaining({ id: added, name: 'phong-khach.jpg', rotation: 0 }), data.public_image[0]],
  });
});

test('approved, it applies whole: fields, pictures, history by editor and approver, and both are told', async () => {
  const [cover] = await publicImages();
  const added = await insertImage(7, 'phong-khach.jpg');
  await edit({ title: 'Nhà phố tặng nội thất', into_money: 8_450_000_000, public_image: [added, cover] });
  expect(await stored()).toMatchObject({ title: house.title, has_draft: true, version: 1 });
  const seen = await pending();
  expect(seen).toMatchObject({
    house_id: house.id,
    version: 1,
    draft_version: 1,
    stale: false,
    user: { id: 7 },
    house: { id: house.id, title: house.title },
    changes: [
      { column: 'title', oldValue: 'Nhà phố hẻm xe hơi', newValue: 'Nhà phố tặng nội thất' },
      { column: 'into_money', oldValue: '8650000000', newValue: '8450000000' },
      { column: 'public_image', oldValue: '1 ảnh', newValue: '2 ảnh (thêm 1)' },
    ],
    media: [
      {
        column: 'public_image',
        before: [{ id: cover }],
        after: [{ id: added, name: 'phong-khach.jpg' }, { id: cover }],
      },
    ],
  });
  const reply = await decide({ status: 1, version: seen.version, draft_version: seen.draft_version });
  expect(reply.json().data).toMatchObject({ version: 2, web: 1, message: 'Duyệt thay đổi thành công' });
  expect(await stored()).toMatchObject({
    title: 'Nhà phố tặng nội thất',
    into_money: 8_450_000_000,
    has_draft: false,
    web: 1,
  });
  expect(await publicImages()).toEqual([added, cover]);
  expect(await history()).toEqual([
    ['title', 'Nhà phố tặng nội thất', 7],
    ['into_money', '8450000000', 7],
    ['public_image', '2 ảnh (thêm 1)', 7],
    ['draft', 'Duyệt thay đổi của Nguyễn Thu Hà', 2],
  ]);
  expect(await db().select().from(notifications)).toMatchObject([
    { user_id: 7, actor_id: 2, type: 11, detail: 'đã duyệt thay đổi của bạn' },
  ]);
  expect(await draft()).toMatchObject({ status: 'approved', decided_by: 2 });
});

test('rejected, what was proposed is gone for good and the house is untouched', async () => {
  await edit({ title: 'Nhà khác' });
  const reply = await decide({ status: 2 });
  expect(reply.json().data).toMatchObject({ version: 1, message: 'Đã từ chối và xoá nội dung chỉnh sửa' });
  expect(await stored()).toMatchObject({ title: house.title, has_draft: false, version: 1 });
  expect(await draft()).toMatchObject({ status: 'rejected', attributes: {} });
  expect((await as(admin).get(`/house/${house.id}/changes`)).json()).toEqual({ success: true });
  expect(await history()).toEqual([['draft', 'Từ chối thay đổi của Nguyễn Thu Hà', 2]]);
});

test('is decided exactly once: the second hears who was first', async () => {
  await edit({ title: 'Nhà khác' });
  await decide({ status: 2 }, otherAdmin);
  const late = await decide({ status: 1 });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    expect.stringMatching(/^Trần Quốc Bảo đã từ chối lúc /),
  ]);
  expect(await stored()).toMatchObject({ title: house.title });
  await edit({ title: 'Nhà mới' });
  expect((await decide({ status: 1 })).statusCode).toBe(200);
});

test('a house that changed since gives 409 with the fresh differences; deciding on those goes through (D38)', async () => {
  await edit({ title: 'Nhà khác', key_word: 'sổ hồng' });
  const seen = await pending();
  await edit({ title: 'Của admin' }, admin);
  const late = await decide({ status: 1, version: seen.version, draft_version: seen.draft_version });
  const current = late.json().current as PendingEdit;
  expect(late.statusCode).toBe(409);
  expect(current).toMatchObject({
    version: 2,
    stale: true,
    changes: [
      { column: 'title', oldValue: 'Của admin', newValue: 'Nhà khác' },
      { column: 'key_word', oldValue: 'hẻm xe hơi', newValue: 'sổ hồng' },
    ],
  });
  expect((await decide({ status: 1 })).statusCode).toBe(409);
  const again = await decide({ status: 1, version: current.version, draft_version: current.draft_version });
  expect(again.statusCode).toBe(200);
  expect(await stored()).toMatchObject({ title: 'Nhà khác', version: 3 });
});

test('an edit merged in since it was looked at is neither approved nor thrown away unseen', async () => {
  await edit({ title: 'Nhà khác' });
  const seen = await pending();
  await edit({ key_word: 'sổ hồng' });
  for (const status of [1, 2]) {
    const late = await decide({ status, version: seen.version, draft_version: seen.draft_version });
    expect([late.statusCode, (late.json().current as PendingEdit).draft_version]).toEqual([409, 2]);
  }
  expect(await stored()).toMatchObject({ has_draft: true, title: house.title });
});

test('rich text is compared as plain text with its lines', async () => {
  await edit({ description: plainToRichText('Nhà mới\nHẻm 6 m') });
  expect((await pending()).changes).toEqual([
    { column: 'description', oldValue: 'Nhà mới, dọn vào ở ngay', newValue: 'Nhà mới\nHẻm 6 m' },
  ]);
});

test('its author takes it back, once: nothing waits, the house stays, and the history says so', async () => {
  await edit({ title: 'Bản sửa' });
  const { draft_version } = await pending();
  const withdraw = (actor: Actor, body: object = { draft_version }) =>
    as(actor).post(`/house/${house.id}/changes/withdraw`, body);
  expect((await withdraw(successor)).statusCode).toBe(403);
  expect((await withdraw(admin)).statusCode).toBe(403);
  await edit({ title: 'Bản sửa khác' });
  const stale = await withdraw(owner);
  const { draft_version: now, changes } = await pending();
  expect([stale.statusCode, stale.json().current]).toMatchObject([409, { draft_version: now, changes }]);
  const both = await Promise.all([withdraw(owner, {}), withdraw(owner, {})]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await stored()).toMatchObject({ title: house.title, has_draft: false, version: 1 });
  expect(await draft()).toMatchObject({ status: 'withdrawn', attributes: {}, decided_by: 7 });
  expect(await history()).toEqual([['draft', 'Rút lại thay đổi', 7]]);
  const withdrawals = await allRows(auditEntries, eq(auditEntries.action, 'withdraw'));
  expect(withdrawals).toMatchObject([{ noun: 'house', record_id: house.id, user_id: 7 }]);
  expect((await as(admin).get('/house/approval/count')).json()).toMatchObject({ data: { updates: 0 } });
  const late = await decide({ status: 1 });
  expect([late.statusCode, late.json().message]).toEqual([409, 'Yêu cầu đã được rút lại']);
});

test('what a shared house must have can’t be taken from it by a draft that is approved later', async () => {
  await edit({ key_word: null });
  const reply = await decide({ status: 1 });
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['key_word']]);
  expect(await stored()).toMatchObject({ has_draft: true, key_word: 'hẻm xe hơi' });
});

test('the admin’s approval does not vouch for a customer that the editor may not call (D24)', async () => {
  const shared = await insertCustomer({ user_id: 8, name: 'Khách của người khác', phone_number: '0909111222' });
  await db()
    .insert(houseDrafts)
    .values({ house_id: house.id, user_id: 7, attributes: { customer_id: shared.id }, base_version: 1 });
  await db().update(houses).set({ has_draft: true });
  expect((await decide({ status: 1 })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ customer_id: shared.id, customer_vouched: false });
  const page = (await as(owner).get(`/house/detail?house_id=${house.id}`)).json().data;
  expect(page.customer.phone_number).toBe('0000000000');
});

test('a customer of the editor’s own is vouched for', async () => {
  const own = await insertCustomer({ user_id: 7 });
  await edit({ customer_id: own.id });
  expect((await decide({ status: 1 })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ customer_id: own.id, customer_vouched: true });
});

test('handed to another agent, the house is saved on: the draft keeps the uploads and the customer of the one before', async () => {
  const upload = await insertImage(7);
  const own = await insertCustomer({ user_id: 7 });
  await edit({ internal_image: [upload], customer_id: own.id });
  await edit({ user_id: 8 }, admin);
  expect(await db().select().from(notifications)).toMatchObject([
    { user_id: 8, type: 3, detail: 'đã giao một bất động sản cho bạn' },
  ]);
  await edit({ title: 'Của người mới' }, successor);
  const foreign = await as(successor).put('/house/detail', {
    house_id: house.id,
    public_image: [await insertImage(3), ...(await publicImages())],
  });
  expect(foreign.statusCode).toBe(422);
  const seen = await pending();
  expect(seen.changes.map(({ column }) => column)).toEqual(['title', 'customer_id', 'internal_image']);
  expect((await decide({ status: 1, version: seen.version, draft_version: seen.draft_version })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ title: 'Của người mới', customer_id: own.id, user_id: 8 });
});

test('resetCondition and sharing of a house on the website stand at once, its fields wait (D38, D41)', async () => {
  await db().update(houses).set({ public_approval: 0, reject_public_condition: 'Thiếu sổ' });
  const answer = await edit({ title: 'Nhà khác', resetCondition: true });
  expect(answer).toMatchObject({ stored: 'draft', version: 2 });
  expect(await stored()).toMatchObject({
    reject_public_condition: null,
    has_draft: true,
    title: house.title,
    version: 2,
  });
  expect(await pending()).toMatchObject({ base_version: 2, stale: false });
});

test('stopped by its agent in the same save, the house leaves the website and its fields apply', async () => {
  await edit({ title: 'Nhà đã bán', status: 1, reason_stop_selling: 'Đã bán' });
  expect(await stored()).toMatchObject({ web: 0, status: 1, title: 'Nhà đã bán', has_draft: false });
});

test.each([
  ['the owner', owner, 200, 403],
  ['a colleague', successor, 403, 403],
  ['a marketer', anActor({ id: 6, role: 5 }), 403, 403],
  ['an admin', admin, 200, 200],
])('%s reads %#', async (_who, actor, reading, deciding) => {
  await edit({ title: 'Nhà khác' });
  expect((await as(actor).get(`/house/${house.id}/changes`)).statusCode).toBe(reading);
  expect((await decide({ status: 2 }, actor)).statusCode).toBe(deciding);
});

test('of two who save one version, the second is shown the first one’s (D12)', async () => {
  await db().update(houses).set({ web: 0 });
  const save = (actor: Actor, title: string) =>
    as(actor).put('/house/detail', { house_id: house.id, version: 1, title });
  const replies = await Promise.all([save(owner, 'Của agent'), save(admin, 'Của admin')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const lost = replies.find(({ statusCode }) => statusCode === 409)!;
  expect(lost.json().current).toMatchObject({ version: 2, title: (await stored()).title });
});
