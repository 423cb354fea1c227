import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { liveEvents } from '../../../live/event.schema';
import { allRows } from '../../../testing/all-rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertImage } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { customers } from '../customer.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const entitled = anActor({ id: 9, customer_permission: 1 });
const chatStaff = anActor({ id: 10, chat_permission: 1 });

const note = 'Gọi 0903 618 274 sau 18 giờ, vợ 0913618274';

beforeEach(async () => {
  await insertUser({ id: 7, name: 'Nguyễn Thu Hà' });
  await insertUser({ id: 8, name: 'Trần Quốc Bảo' });
  await insertCustomer({ user_id: 7, description: note, email: 'tung@mail.vn' });
});

const put = (actor: Actor, change: object) => as(actor).put('/customer/detail', { customer_id: 1, ...change });
const stored = async (id = 1) => (await findRow(customers, eq(customers.id, id)))!;
const history = async (actor: Actor): Promise<HistoryEntry[]> =>
  (await as(actor).post('/history', { filter: { model: 'Customer', model_id: 1 } })).json<{
    data: { list: HistoryEntry[] };
  }>().data.list;
const customerOf = (reply: { json: () => unknown }) =>
  (reply.json() as { data: { customer: CustomerRow } }).data.customer;

test('only what is sent changes, null empties, and each field has its line in words', async () => {
  const reply = await put(agent, { version: 1, name: 'Vũ Thanh Tuyền', email: null, date_of_birth: '1980-02-28' });
  expect(reply.json()).toMatchObject({
    data: {
      customer: { name: 'Vũ Thanh Tuyền', email: null, date_of_birth: '1980-02-28', description: note, version: 2 },
      message: 'Cập nhật khách hàng thành công',
    },
  });
  expect((await history(agent)).map(({ column, old_value, new_value }) => [column, old_value, new_value])).toEqual([
    ['date_of_birth', null, '1980-02-28'],
    ['email', 'tung@mail.vn', null],
    ['name', 'Vũ Thanh Tùng', 'Vũ Thanh Tuyền'],
  ]);
  expect(await allRows(liveEvents)).toMatchObject([
    { kind: 'record.changed', body: { noun: 'customer', record_id: 1, version: 2, changed_by: 7 } },
  ]);
});

test('a save that says nothing new writes nothing and says so', async () => {
  const reply = await put(agent, { name: 'Vũ Thanh Tùng', phone_number: '0903618274', phone_number2: '' });
  expect(reply.json()).toMatchObject({
    data: { message: 'Không có thay đổi để cập nhật', customer: { version: 1 } },
  });
  expect([await db().select().from(historyEntries), await allRows(liveEvents)]).toEqual([[], []]);
});

test('a stale version is answered with the record as it stands, and nothing is written (D12)', async () => {
  await put(agent, { version: 1, name: 'Anh Tùng' });
  const reply = await put(entitled, { version: 1, address: 'Quận 1' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    message: 'Khách hàng vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu',
    current: { name: 'Anh Tùng', version: 2, phone_number: '0903618274' },
  });
  expect(await stored()).toMatchObject({ address: null, version: 2 });
  // the answer to the conflict revealed somebody else's number
  expect(await allRows(auditEntries)).toMatchObject([
    { user_id: 7, action: 'update', record_id: 1 },
    { user_id: 9, action: 'phone_reveal' },
  ]);
});

test('what a stale save answers is masked for chat staff, in every key of it', async () => {
  const reply = await put(chatStaff, { version: 9, address: 'Quận 1' });
  expect(reply.json()).toMatchObject({ current: { phone_number: maskedPhone, masked: true } });
  expect(reply.body).not.toContain('0903618274');
  expect(reply.body).not.toContain('0903 618 274');
});

test('of two who save the same version one is told', async () => {
  const replies = await Promise.all(['Quận 1', 'Quận 3'].map((address) => put(anAdmin(), { version: 1, address })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

describe('who may', () => {
  test.each([
    ['the owning staff', agent, 200],
    ['an admin', anAdmin(), 200],
    ['a holder of customer_permission', entitled, 200],
    ['chat staff, who see the list', chatStaff, 200],
    ['a colleague', colleague, 403],
    ['a marketer', anActor({ id: 11, role: 5, customer_permission: 1 }), 403],
  ])('%s: %#', async (_who, actor, status) => {
    expect((await put(actor, { address: 'Quận 1' })).statusCode).toBe(status);
    expect((await stored()).address).toBe(status === 200 ? 'Quận 1' : null);
  });

  test('a need that is shared lets its staff look, and no more', async () => {
    await insertNeed({ user_id: 7, customer_id: 1, customer_vouched: true, staff: [8] });
    expect((await as(colleague).get('/customer/detail?customer_id=1')).json()).toMatchObject({
      data: { phone_number: '0903618274', description: note, masked: false, may_open: true },
    });
    expect((await put(colleague, { address: 'Quận 1' })).statusCode).toBe(403);
    expect((await as(colleague).delete('/customer/detail', { customer_id: 1 })).statusCode).toBe(403);
  });

  test('only an admin gives a customer to somebody else; what others send is ignored', async () => {
    expect(customerOf(await put(agent, { user_id: 8 }))).toMatchObject({ user_id: 7, version: 1 });
    expect(customerOf(await put(anAdmin(), { user_id: 8 }))).toMatchObject({ user_id: 8, user: 'Trần Quốc Bảo' });
    expect((await history(anAdmin()))[0]).toMatchObject({
      column: 'user_id',
      old_value: 'Nguyễn Thu Hà',
      new_value: 'Trần Quốc Bảo',
    });
    expect((await put(anAdmin(), { user_id: 99 })).json()).toMatchObject({ errors: { user_id: expect.any(String) } });
  });

  test('who is given a merged customer owns it once', async () => {
    await db()
      .update(customers)
      .set({ co_staff: [8] });
    expect(customerOf(await put(anAdmin(), { user_id: 8 }))).toMatchObject({ user_id: 8, co_staff: [] });
  });
});

describe('what is masked', () => {
  test('a mask that comes back says nothing, and a number comes where there is none (D24)', async () => {
    const masks = { phone_number: maskedPhone, phone_number2: maskedPhone };
    expect((await put(chatStaff, masks)).json()).toMatchObject({ data: { message: 'Không có thay đổi để cập nhật' } });
    expect(customerOf(await put(chatStaff, { ...masks, phone_number3: '02838220123' }))).toMatchObject({
      ...{ phone_number: maskedPhone, phone_number2: null, phone_number3: maskedPhone, masked: true },
    });
    expect(await stored()).toMatchObject({
      phone_number: '0903618274',
      phone_number3: '02838220123',
      phones: ['0903618274', '02838220123'],
    });
  });

  test('an unseen number, fax or email is neither replaced nor emptied, and one may come beside it (D24)', async () => {
    await put(agent, { fax: '028 3812 3456', email: 'tung0903618274@mail.vn' });
    const before = await stored();
    const sent = { phone_number: '0911222333', fax: null, email: 'moi@mail.vn', name: 'Anh Tùng' };
    const refused = await put(chatStaff, sent);
    const locked = 'Bạn không có quyền xem nội dung này nên không sửa hoặc xoá được';
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { phone_number: locked, fax: locked, email: locked },
    ]);
    expect(await stored()).toEqual(before);
    const shown = { fax: maskedPhone, email: `tung${maskedPhone}@mail.vn`, phone_number: maskedPhone };
    const saved = await put(chatStaff, { ...shown, phone_number2: '0911 222 333' });
    expect(customerOf(saved)).toMatchObject({ ...shown, phone_number2: maskedPhone });
    expect(await stored()).toMatchObject({
      ...{ phone_number: '0903618274', fax: '028 3812 3456', email: 'tung0903618274@mail.vn' },
      phone_number2: '0911 222 333',
    });
    // the number that they wrote is hidden from them as well
    expect((await put(chatStaff, { phone_number2: null })).statusCode).toBe(422);
    expect((await put(agent, { phone_number2: null, fax: null })).statusCode).toBe(200);
  });

  test('a name and an address keep the numbers that their reader did not see, and are not emptied of them', async () => {
    await put(agent, { name: 'Anh Nam 0398123456', address: '12 Lê Lợi, gọi 0398 123 456' });
    const renamed = await put(chatStaff, { name: `Nguyễn Nam ${maskedPhone}` });
    expect(customerOf(renamed).name).toBe(`Nguyễn Nam ${maskedPhone}`);
    expect((await stored()).name).toBe('Nguyễn Nam 0398123456');
    for (const change of [{ name: 'Nam' }, { address: null }, { address: '12 Lê Lợi' }])
      expect((await put(chatStaff, change)).statusCode).toBe(422);
  });

  test('the same number twice on one record is refused, however it is written', async () => {
    const twice = { phone_number2: 'Số này đã có ở một ô khác của khách hàng' };
    expect((await put(agent, { phone_number2: '+84 903 618 274' })).json()).toMatchObject({ errors: twice });
    const both = { name: 'Mới', phone_number: '0911222333', phone_number2: '911222333' };
    expect((await as(agent).post('/customer/detail', both)).json()).toMatchObject({ errors: twice });
  });

  test('a number is kept as it can be read: pasted with what nobody sees, wide digits, without its 0', async () => {
    await put(agent, {
      phone_number2: '\u202A+84 911 222 333\u202C',
      phone_number3: '０９１２ 345 678',
      phone_number4: 913618274 + '',
    });
    expect(await stored()).toMatchObject({
      ...{ phone_number2: '+84 911 222 333', phone_number3: '0912 345 678', phone_number4: '0913618274' },
      phones: ['0903618274', '0911222333', '0912345678', '0913618274'],
    });
  });

  test('who sees the numbers can’t have meant the mask', async () => {
    expect((await put(agent, { phone_number2: maskedPhone })).json()).toMatchObject({
      errors: { phone_number2: 'Vui lòng nhập số điện thoại thật' },
    });
  });

  test('a note keeps the numbers that its reader did not see', async () => {
    const shown = customerOf(await put(chatStaff, {})).description!;
    expect(shown).toBe(`Gọi ${maskedPhone} sau 18 giờ, vợ ${maskedPhone}`);
    expect((await put(chatStaff, { description: shown })).json()).toMatchObject({
      data: { message: 'Không có thay đổi để cập nhật' },
    });
    await put(chatStaff, { description: `${shown} hoặc 02838220123` });
    expect(await stored()).toMatchObject({ description: `${note} hoặc 02838220123` });
    const refused = await put(chatStaff, { description: 'Gọi lại sau' });
    expect([refused.statusCode, (await stored()).description]).toEqual([422, `${note} hoặc 02838220123`]);
  });

  test('history hides numbers, in notes too, from whoever may not see them, and records who was told', async () => {
    await put(agent, { phone_number: '02838220123', description: 'Số mới 02838220124' });
    const told = JSON.stringify(await history(entitled));
    expect(told).toContain('0903618274');
    const hidden = JSON.stringify(await history(chatStaff));
    for (const phone of ['0903618274', '0903 618 274', '02838220123', '02838220124'])
      expect(hidden).not.toContain(phone);
    expect(await allRows(auditEntries)).toMatchObject([
      { user_id: 7, action: 'update' },
      { user_id: 9, action: 'phone_reveal' },
    ]);
  });
});

describe('numbers and pictures', () => {
  test('a new number that is someone’s is asked about, an old one is not (D56)', async () => {
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '0909111222' });
    const asked = await put(agent, { phone_number2: '+84 909 111 222' });
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      errors: { phone_number2: 'Số này đã có ở khách hàng Đỗ Thị Tuyết (Trần Quốc Bảo)' },
      current: { same_phone: [{ id: 2, may_open: false, may_merge: false }] },
    });
    const kept = await put(agent, { phone_number2: '+84 909 111 222', keep_duplicate: true });
    expect(kept.json()).toMatchObject({ data: { same_phone: [{ id: 2 }] } });
    expect((await put(agent, { phone_number2: '0909 111 222', name: 'Anh Tùng' })).statusCode).toBe(200);
  });

  test('two who put the same new number on two records at once: one is asked', async () => {
    await insertCustomer({ user_id: 7, name: 'Đỗ Thị Tuyết', phone_number: '0909111222' });
    const replies = await Promise.all(
      [1, 2].map((customer_id) => put(agent, { customer_id, phone_number2: '02838220123' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('numbers of merged records stay findable beside the four, each once', async () => {
    await db()
      .update(customers)
      .set({ more_phones: ['02838220123', '02838220124'], phones: ['0903618274', '02838220123', '02838220124'] });
    await put(agent, { phone_number4: '028 3822 0124' });
    expect(await stored()).toMatchObject({
      more_phones: ['02838220123'],
      phones: ['0903618274', '02838220124', '02838220123'],
    });
  });

  test('a picture is the sender’s own upload that nothing holds', async () => {
    const own = await insertImage(7);
    const foreign = await insertImage(8);
    expect((await put(agent, { image: foreign })).statusCode).toBe(422);
    expect(customerOf(await put(agent, { image: own }))).toMatchObject({ image: { id: own } });
    await insertCustomer({ user_id: 7, phone_number: '0909111222' });
    expect((await put(agent, { customer_id: 2, image: own })).statusCode).toBe(422);
    expect(customerOf(await put(agent, { image: null }))).toMatchObject({ image: null });
    expect((await history(agent))[0]).toMatchObject({ column: 'image', old_value: 'Ảnh khách hàng', new_value: null });
  });

  test.each([
    [{ name: '' }, { name: 'Tên khách hàng bắt buộc' }],
    [{ phone_number: null }, { phone_number: 'Số điện thoại bắt buộc' }],
    [{ phone_number3: 'x' }, { phone_number3: 'Số điện thoại chỉ điền số' }],
    [{ date_of_birth: '2999-01-01' }, { date_of_birth: 'Ngày sinh không được sau hôm nay' }],
    [{ email: 'tung@' }, { email: 'Email không đúng định dạng' }],
  ])('refuses %j', async (wrong, errors) => {
    const reply = await put(agent, wrong);
    expect([reply.statusCode, reply.json<{ errors: object }>().errors]).toEqual([422, errors]);
    expect(await stored()).toMatchObject({ version: 1 });
  });

  test('one that is not there', async () => {
    expect((await put(agent, { customer_id: 99, name: 'Ai' })).statusCode).toBe(404);
  });
});
