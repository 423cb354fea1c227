import { customerSortColumns } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerName, CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { allRows } from '../../testing/all-rows';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { sheetIn } from '../../testing/workbook';
import { historyEntries } from '../../history/history.schema';
import { customers } from './customer.schema';

testApp({ ownApp: true });

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const entitled = anActor({ id: 9, customer_permission: 1 });
const chatStaff = anActor({ id: 10, chat_permission: 1 });

beforeEach(async () => {
  await insertUser({ id: 7, name: 'Nguyễn Thu Hà' });
  await insertUser({ id: 8, name: 'Trần Quốc Bảo' });
});

const list = async (actor: Actor, query = ''): Promise<CustomerRow[]> =>
  (await as(actor).get(`/customer/list?${query}`)).json<{ data: { list: CustomerRow[] } }>().data.list;
const names = async (actor: Actor, query = '') => (await list(actor, query)).map(({ name }) => name);

describe('finding', () => {
  beforeEach(async () => {
    await insertCustomer({ user_id: 7, name: 'Vũ Thanh Tùng', phone_number: '0903618274', email: 'tung@mail.vn' });
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '0909111222' });
  });

  test.each([
    ['an agent', agent, ['Vũ Thanh Tùng']],
    ['another', colleague, ['Đỗ Thị Tuyết']],
    ['customer_permission', entitled, ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']],
    ['chat staff', chatStaff, ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']],
    ['an admin', anAdmin(), ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']],
  ])('%s has their own, or all (D19)', async (_case, actor, found) => {
    expect(await names(actor)).toEqual(found);
  });

  test('a name is found without accents, within reach only', async () => {
    expect(await names(anAdmin(), 'search=do tuyet')).toEqual(['Đỗ Thị Tuyết']);
    expect(await names(agent, 'search=do tuyet')).toEqual([]);
  });

  test('a stranger’s customer is found by the whole number alone, and shows a name and whose it is (D24)', async () => {
    expect(await names(colleague, 'search=090361827')).toEqual([]);
    const [found] = await list(colleague, `search=${encodeURIComponent('+84 903 618 274')}`);
    expect(found).toMatchObject({
      name: 'Vũ Thanh Tùng',
      user: 'Nguyễn Thu Hà',
      phone_number: maskedPhone,
      email: null,
      masked: true,
    });
  });

  test('a whole number finds nobody else among one’s own, and what a stranger has neither narrows nor orders', async () => {
    const search = 'search=0903618274';
    expect(await names(colleague, `${search}&role=personal`)).toEqual([]);
    expect((await as(colleague).get(`/customer/userId/8?${search}`)).json()).toMatchObject({ data: { total: 0 } });
    expect(await names(colleague, `${search}&needs=none`)).toEqual([]);
    expect(await names(colleague, `${search}&created_from=0`)).toEqual([]);
    expect(await names(agent, `${search}&needs=none&created_from=0`)).toEqual(['Vũ Thanh Tùng']);
    await insertCustomer({ user_id: 8, name: 'Tôi', phone_number: '0903618274', email: 'a@mail.vn' });
    await insertCustomer({ user_id: 8, name: 'Tôi nữa', phone_number: '0903618274', email: 'z@mail.vn' });
    const inOrder = ['Vũ Thanh Tùng', 'Tôi', 'Tôi nữa'];
    expect(await names(colleague, `${search}&sort=email&order=asc`)).toEqual(inOrder);
    expect(await names(anAdmin(), `${search}&sort=email&order=asc`)).toEqual(['Tôi', 'Vũ Thanh Tùng', 'Tôi nữa']);
  });

  test('numbers in notes put nobody in order before those who may not read them', async () => {
    for (const end of ['500', '900', '100'])
      await insertCustomer({ user_id: 8, name: end, description: `Gọi 0903618${end}` });
    const inOrder = (actor: Actor) => names(actor, 'sort=description&order=desc&size=3');
    expect(await inOrder(entitled)).toEqual(['900', '500', '100']);
    expect(await inOrder(chatStaff)).toEqual(['100', '900', '500']);
  });

  test('chat staff see everybody, but a part of a number tells them nothing', async () => {
    expect((await list(chatStaff)).every(({ phone_number }) => phone_number === maskedPhone)).toBe(true);
    expect(await names(chatStaff, 'search=0903')).toEqual([]);
    expect(await names(entitled, 'search=0903')).toEqual(['Vũ Thanh Tùng']);
    expect(await names(agent, 'search=0903')).toEqual(['Vũ Thanh Tùng']);
  });

  test('lists tell numbers to whoever is entitled, and to nobody else (D107)', async () => {
    const seen = async (actor: Actor) =>
      (await list(actor)).map(({ phone_number, masked, may_open }) => [phone_number, masked, may_open]);
    const [tuyet, tung] = [
      ['0909111222', false, true],
      ['0903618274', false, true],
    ];
    const hidden = [maskedPhone, true, true];
    expect(await seen(anAdmin())).toEqual([tuyet, tung]);
    expect(await seen(entitled)).toEqual([tuyet, tung]);
    expect(await seen(chatStaff)).toEqual([hidden, hidden]);
    expect(await seen(agent)).toEqual([tung]);
  });

  test('every text of a customer is told without numbers to who may not see them: name, address, fax, email (D107)', async () => {
    const input = {
      ...{ name: 'Anh Nam 0398123456', address: '12 Lê Lợi, gọi ０３９８ 123 456', fax: '028 3812 3456' },
      ...{ email: 'nam0398123456@mail.vn', description: 'O398.123.456', character: 'hay gọi 0398\u200B123\u200B456' },
    };
    await insertCustomer({ user_id: 8, ...input });
    const [row] = await list(chatStaff);
    expect(row).toMatchObject({
      ...{ name: `Anh Nam ${maskedPhone}`, address: `12 Lê Lợi, gọi ${maskedPhone}`, fax: maskedPhone },
      ...{ email: `nam${maskedPhone}@mail.vn`, description: maskedPhone, character: `hay gọi ${maskedPhone}` },
    });
    const [whole] = await list(anAdmin());
    expect(whole).toMatchObject(input);
  });

  test('a number in a name is neither found digit by digit nor by order, by who may not read it', async () => {
    await insertCustomer({ user_id: 8, name: 'Anh Nam 0398123456' });
    await insertCustomer({ user_id: 8, name: 'Anh Nam 0398 tang 5' });
    expect(await names(chatStaff, 'search=nam 0398')).toEqual(['Anh Nam 0398 tang 5']);
    expect(await names(anAdmin(), 'search=nam 0398')).toHaveLength(2);
    for (const end of ['500', '900', '100']) await insertCustomer({ user_id: 8, name: `Z 0398123${end}`, fax: end });
    const inOrder = async (actor: Actor, sort: string) =>
      (await list(actor, `sort=${sort}&order=desc&size=3`)).map(({ id }) => id);
    for (const sort of ['name', 'fax']) {
      expect(await inOrder(anAdmin(), sort)).toEqual([6, 5, 7]);
      expect(await inOrder(chatStaff, sort)).toEqual([7, 6, 5]);
    }
  });

  test('numbers in notes are hidden with the others', async () => {
    await insertCustomer({ user_id: 8, character: 'Gọi 0283 822 123', description: 'Zalo 0283.822.124' });
    const [row] = await list(chatStaff);
    expect(row).toMatchObject({ character: `Gọi ${maskedPhone}`, description: `Zalo ${maskedPhone}` });
  });

  test('marketers have no customers at all (D20)', async () => {
    const marketer = anActor({ id: 11, role: 5, customer_permission: 1 });
    expect((await as(marketer).get('/customer/list')).statusCode).toBe(403);
    expect((await as(marketer).get('/customer/detail?customer_id=1')).statusCode).toBe(403);
  });

  test('one customer, masked or refused', async () => {
    expect((await as(agent).get('/customer/detail?customer_id=1')).json()).toMatchObject({
      data: { phone_number: '0903618274', masked: false },
    });
    expect((await as(chatStaff).get('/customer/detail?customer_id=1')).json()).toMatchObject({
      data: { phone_number: maskedPhone, phone_number2: null },
    });
    expect((await as(colleague).get('/customer/detail?customer_id=1')).statusCode).toBe(403);
    expect((await as(agent).get('/customer/detail?customer_id=99')).statusCode).toBe(404);
  });

  test('houses are counted', async () => {
    await insertHouse({ user_id: 7, customer_id: 1 });
    await insertHouse({ user_id: 7, customer_id: 1, deleted_at: new Date() });
    expect((await list(agent))[0]).toMatchObject({ house_count: 1 });
  });
});

describe('narrowing and ordering', () => {
  beforeEach(async () => {
    const day = (text: string) => new Date(`${text}T05:00:00Z`);
    await insertCustomer({ user_id: 7, name: 'Đỗ An', email: 'c@mail.vn', created_at: day('2026-11-01') });
    await insertCustomer({ user_id: 8, name: 'Đinh Bảo', date_of_birth: '1970-01-01', created_at: day('2026-11-02') });
    await insertCustomer({ user_id: 8, name: 'Anh Cường', email: 'a@mail.vn', created_at: day('2026-11-03') });
    await insertNeed({ user_id: 7, customer_id: 1 });
    await insertNeed({ user_id: 7, customer_id: 2, status: 1 });
    await insertHouse({ user_id: 7, customer_id: 3 });
  });

  test.each([
    ['sort=name&order=asc', ['Anh Cường', 'Đinh Bảo', 'Đỗ An']],
    ['sort=email&order=desc', ['Đỗ An', 'Anh Cường', 'Đinh Bảo']],
    ['sort=date_of_birth&order=asc', ['Đỗ An', 'Anh Cường', 'Đinh Bảo']],
    ['sort=user&order=asc', ['Đỗ An', 'Đinh Bảo', 'Anh Cường']],
    ['sort=created_at&order=asc', ['Đỗ An', 'Đinh Bảo', 'Anh Cường']],
    ['needs=open', ['Đỗ An']],
    ['needs=any', ['Đinh Bảo', 'Đỗ An']],
    ['needs=none', ['Anh Cường']],
    ['houses=any', ['Anh Cường']],
    ['houses=none&needs=any', ['Đinh Bảo', 'Đỗ An']],
    ['user_id=8', ['Anh Cường', 'Đinh Bảo']],
    [`created_from=${Date.parse('2026-11-02T05:00:00Z') / 1000}`, ['Anh Cường', 'Đinh Bảo']],
    [`created_to=${Date.parse('2026-11-02T05:00:00Z') / 1000}`, ['Đinh Bảo', 'Đỗ An']],
    ['role=personal', []],
  ])('%s', async (query, found) => {
    expect(await names(anAdmin(), query)).toEqual(found);
  });

  test.each(customerSortColumns)(
    'a page after the other in the order of %s has everybody once, both ways',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const pages = [1, 2, 3].map((page) => list(anAdmin(), `sort=${sort}&order=${order}&size=1&page=${page}`));
        expect(
          (await Promise.all(pages))
            .flat()
            .map(({ id }) => id)
            .sort(),
        ).toEqual([1, 2, 3]);
      }
    },
  );

  test('a list too long to be counted is read in the same orders, page by page', async () => {
    await db().execute(sql`
      insert into customers (name, phone_number, phones, user_id)
      select 'Khách ' || n, '0283' || lpad(n::text, 6, '0'), array['0283' || lpad(n::text, 6, '0')], case when n % 3 = 0 then 8 when n % 3 = 1 then 7 end
      from generate_series(1, 10100) n`);
    const first = (await as(anAdmin()).get('/customer/list?size=2&page=5000')).json();
    expect(first).toMatchObject({ data: { total: 10_000, total_capped: true, total_page: 5001, page: 5000 } });
    const staffOf = async (order: string, page: number) =>
      (await list(anAdmin(), `sort=user&order=${order}&size=2&page=${page}`)).map(({ user }) => user);
    expect(await staffOf('asc', 1)).toEqual(['', '']);
    expect(await staffOf('desc', 1)).toEqual(['Trần Quốc Bảo', 'Trần Quốc Bảo']);
    expect(await staffOf('asc', 1690)).toEqual(['Nguyễn Thu Hà', 'Nguyễn Thu Hà']);
    expect(await names(anAdmin(), 'sort=name&order=asc&size=2')).toEqual(['Anh Cường', 'Đinh Bảo']);
  });

  test('the customers of one staff member are theirs and those who see everybody', async () => {
    const of = (actor: Actor, id: number) => as(actor).get(`/customer/userId/${id}?sort=id&order=asc`);
    expect((await of(colleague, 8)).json()).toMatchObject({ data: { total: 2 } });
    expect((await of(chatStaff, 7)).json()).toMatchObject({ data: { total: 1, list: [{ id: 1, masked: true }] } });
    expect((await of(agent, 8)).statusCode).toBe(403);
    expect((await of(agent, 999)).statusCode).toBe(404);
  });
});

describe('pickers', () => {
  const offered = async (actor: Actor, query = '') =>
    (await as(actor).get(`/customer/get-all?${query}`)).json<{ data: { list: CustomerName[] } }>().data.list;

  beforeEach(async () => {
    await insertCustomer({ user_id: 7, name: 'Vũ Thanh Tùng', phone_number: '0903618274' });
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '0909111222' });
    await insertCustomer({ user_id: 8, name: 'Anh Cường', phone_number: '02838220123' });
  });

  test('offer what the person has, by name, and who came with a shared need, but only with a vouched one', async () => {
    expect((await offered(agent)).map(({ name }) => name)).toEqual(['Vũ Thanh Tùng']);
    await insertNeed({ user_id: 8, customer_id: 2, customer_vouched: true, staff: [7] });
    await insertNeed({ user_id: 7, customer_id: 3, customer_vouched: false, staff: [7] });
    expect(await offered(agent)).toMatchObject([
      { name: 'Đỗ Thị Tuyết', user: 'Trần Quốc Bảo', phone_number: '0909111222', masked: false, may_open: true },
      { name: 'Vũ Thanh Tùng', phone_number: '0903618274', masked: false },
    ]);
    expect((await offered(agent, 'search=0909')).map(({ name }) => name)).toEqual(['Đỗ Thị Tuyết']);
    expect(await offered(agent, 'search=0283')).toEqual([]);
    expect(await list(agent, 'search=tuyet')).toEqual([]);
  });

  test('know the names of chosen ones, within reach', async () => {
    expect((await offered(anAdmin(), 'ids=1,3')).map(({ name }) => name)).toEqual(['Anh Cường', 'Vũ Thanh Tùng']);
    expect((await offered(agent, 'ids=1,3')).map(({ name }) => name)).toEqual(['Vũ Thanh Tùng']);
  });

  test('a typed number says who has it, a part of one nothing', async () => {
    const who = async (actor: Actor, phone: string, more = '') =>
      (await as(actor).get(`/customer/same-phone?phone=${encodeURIComponent(phone)}${more}`)).json<{
        data: SamePhoneCustomer[];
      }>().data;
    expect(await who(agent, '+84 909 111 222')).toEqual([
      { id: 2, name: 'Đỗ Thị Tuyết', user: 'Trần Quốc Bảo', may_open: false, may_merge: false },
    ]);
    expect(await who(chatStaff, '0909111222')).toMatchObject([{ id: 2, may_open: true, may_merge: false }]);
    expect(await who(colleague, '0909111222', '&customer_id=2')).toEqual([]);
    expect([await who(agent, '090911122'), await who(agent, maskedPhone), await who(agent, '')]).toEqual([[], [], []]);
  });

  test('nobody walks through all numbers', async () => {
    const ask = () => as(agent).get('/customer/same-phone?phone=0909111222');
    let last = 200;
    for (let asked = 0; asked < 70 && last === 200; asked += 1) last = (await ask()).statusCode;
    expect(last).toBe(429);
  });
});

describe('a sheet', () => {
  const columns = ['id', 'name', 'phone_number', 'phone_number2', 'description', 'user', 'date_of_birth'].map(
    (key) => ({
      key,
      width: 120,
    }),
  );

  async function rowsOf(actor: Actor, body: object = {}): Promise<unknown[]> {
    const reply = await as(actor).post('/export/customer', { columns, ...body });
    expect(reply.statusCode).toBe(200);
    const sheet = await sheetIn(reply.rawPayload);
    expect(sheet.name).toBe('Khách hàng');
    return (sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1));
  }

  beforeEach(async () => {
    await insertCustomer({
      user_id: 7,
      phone_number2: '02838220123',
      description: '=1+1',
      date_of_birth: '1980-02-28',
    });
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '0909111222', description: '0909 111 222' });
  });

  test('has the list’s question, order and rights; who is entitled gets real numbers, which is recorded', async () => {
    expect(await rowsOf(entitled, { sort: 'name', order: 'asc' })).toEqual([
      ['Mã', 'Tên khách hàng', 'Số điện thoại', 'Số điện thoại 2', 'Ghi chú', 'Nhân viên phụ trách', 'Ngày sinh'],
      ['2', 'Đỗ Thị Tuyết', '0909111222', undefined, '0909 111 222', 'Trần Quốc Bảo'],
      ['1', 'Vũ Thanh Tùng', '0903618274', '02838220123', "'=1+1", 'Nguyễn Thu Hà', '28/02/1980'],
    ]);
    expect(await allRows(auditEntries)).toMatchObject([{ user_id: 9, action: 'export', noun: 'customer', count: 2 }]);
    expect((await rowsOf(agent, { all: true })).length).toBe(2);
    expect((await rowsOf(anAdmin(), { search: 'tuyet', needs: 'none' })).length).toBe(2);
  });

  test('is masked for chat staff, in notes too', async () => {
    const input = JSON.stringify(await rowsOf(chatStaff));
    for (const phone of ['0909111222', '0909 111 222', '0903618274', '02838220123']) expect(input).not.toContain(phone);
  });

  test('a column that the list does not have is refused', async () => {
    expect((await as(agent).post('/export/customer', { columns: [{ key: 'phones' }] })).statusCode).toBe(422);
  });
});

describe('creating', () => {
  const tung = { name: 'Vũ Thanh Tùng', phone_number: '0903618274' };

  test('belongs to whoever creates it, with its line in the history', async () => {
    const reply = await as(agent).post('/customer/detail', { ...tung, user_id: 8, date_of_birth: '1980-02-28' });
    expect(reply.json()).toMatchObject({
      data: { customer: { ...tung, user_id: 7, user: 'Nguyễn Thu Hà', date_of_birth: '1980-02-28' }, same_phone: [] },
    });
    expect(await db().select().from(historyEntries)).toMatchObject([
      { model: 'Customer', model_id: 1, user_id: 7, column: 'created_at' },
    ]);
  });

  test('an admin names the staff', async () => {
    const reply = await as(anAdmin()).post('/customer/detail', { ...tung, user_id: 8 });
    expect(reply.json()).toMatchObject({ data: { customer: { user_id: 8 } } });
    expect(
      (await as(anAdmin()).post('/customer/detail', { ...tung, user_id: 99, keep_duplicate: true })).statusCode,
    ).toBe(422);
  });

  test('a number that is someone’s, however it is written, is asked about first (D55, D56)', async () => {
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '01681234567', phones: ['0381234567'] });
    const sent = { name: 'Chị Tuyết', phone_number: '0903618274', phone_number2: '+84 38 123 4567' };
    const asked = await as(agent).post('/customer/detail', sent);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toEqual({
      code: 'conflict',
      message: 'Số này đã có ở khách hàng Đỗ Thị Tuyết (Trần Quốc Bảo)',
      errors: { phone_number: 'Số này đã có ở khách hàng Đỗ Thị Tuyết (Trần Quốc Bảo)' },
      current: {
        same_phone: [{ id: 1, name: 'Đỗ Thị Tuyết', user: 'Trần Quốc Bảo', may_open: false, may_merge: false }],
      },
    });
    const kept = await as(agent).post('/customer/detail', { ...sent, keep_duplicate: true });
    expect(kept.json<{ data: { same_phone: SamePhoneCustomer[] } }>().data.same_phone).toHaveLength(1);
    expect(await db().select().from(customers)).toHaveLength(2);
  });

  test('two people who create the same number at the same moment: one of them is asked', async () => {
    const replies = await Promise.all([agent, colleague].map((actor) => as(actor).post('/customer/detail', tung)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await db().select().from(customers)).toHaveLength(1);
  });

  test('a mask among the further numbers is not stored (D24); a day of no calendar is none (D57)', async () => {
    const sent = { ...tung, phone_number2: maskedPhone, date_of_birth: '0000-05-05' };
    expect((await as(agent).post('/customer/detail', sent)).statusCode).toBe(200);
    expect(await db().select().from(customers)).toMatchObject([
      { phone_number2: null, phones: ['0903618274'], date_of_birth: null },
    ]);
  });

  test.each([
    [{ name: '' }, { name: 'Tên khách hàng bắt buộc' }],
    [{ phone_number: 'không có' }, { phone_number: 'Số điện thoại chỉ điền số' }],
    [{ phone_number: maskedPhone }, { phone_number: 'Vui lòng nhập số điện thoại thật' }],
    [{ date_of_birth: '2999-01-01' }, { date_of_birth: 'Ngày sinh không được sau hôm nay' }],
    [{ image: 99 }, { image: 'Ảnh đã bị gỡ hoặc do người khác tải lên. Vui lòng tải ảnh lên lại' }],
  ])('refuses %j', async (wrong, errors) => {
    const reply = await as(agent).post('/customer/detail', { ...tung, ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors });
    expect(await db().select().from(customers)).toEqual([]);
  });
});
