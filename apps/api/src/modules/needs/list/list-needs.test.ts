import type { Actor } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { phoneReveals } from '../../../audit/reveal.schema';
import { db } from '../../../db/db';
import { allRows } from '../../../testing/all-rows';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { as, testApp } from '../../../testing/test-app';
import { sheetIn } from '../../../testing/workbook';
import { dictionaryEntries } from '../../options/dictionary.schema';
import { recommendationMoves, recommendations } from '../../matches/match.schema';
import { rewriteNeeds } from '../dictionary/rewrite-need-places';
import {
  owner,
  viewer,
  stranger,
  clerk,
  admin,
  insertPeople,
  dataOf,
  create,
  detail,
  list,
  ids,
  share,
  history,
} from '../needs.fixture';

testApp();

beforeEach(insertPeople);

const filters = (...all: object[]) => `filters=${encodeURIComponent(JSON.stringify(all))}`;

describe('the list', () => {
  async function fixture() {
    await insertCustomer({ user_id: 8, name: 'Đặng Thị Ánh', phone_number: '0911222333' });
    const base = { customer_id: 1, place: 'Quận Bình Thạnh' };
    await insertNeed({ ...base, user_id: 7, customer_vouched: true, description: 'Gọi 0988 777 666', area: 50 });
    await insertNeed({ ...base, user_id: 7, status: 1, max_price: 12_000_000_000, province: [1], place: 'Quận 1' });
    await insertNeed({ user_id: 8, customer_id: 2, staff: [7], property_type: [2], floors: 3, customer_vouched: true });
    await insertNeed({ user_id: 8, customer_id: 2, manager: 1, districts: [21] });
  }

  test('tabs: what I may see, mine, shared with me (D64)', async () => {
    await fixture();
    expect(await ids('')).toEqual([3, 2, 1]);
    expect(await ids('mode=personal')).toEqual([2, 1]);
    expect(await ids('mode=shared')).toEqual([3]);
    expect(await ids('mode=public', admin)).toEqual([4, 3, 2, 1]);
    expect(await ids('mode=personal', admin)).toEqual([]);
    expect(await ids('', clerk)).toEqual([4, 3, 2, 1]);
    expect(await ids('status=1')).toEqual([2]);
    expect(await ids('status=')).toEqual([3, 2, 1]);
  });

  const found: [object, number[]][] = [
    [{ column: 'max_price', operation: 'between', values: [10_000_000_000, null] }, [2]],
    [{ column: 'max_price', operation: 'between', values: ['', '9000000000'] }, [4, 3, 1]],
    [{ column: 'province', operation: 'in', values: [1] }, [2]],
    [{ column: 'districts', operation: 'in', values: ['21'] }, [4]],
    [{ column: 'property_type', operation: 'in', values: [2, 1] }, [3]],
    [{ column: 'floors', operation: 'between', values: [3, 3] }, [3]],
    [{ column: 'area', operation: 'between', values: [40] }, [1]],
    [{ column: 'customer', operation: 'like', values: ['dang thi'] }, [4, 3]],
    [{ column: 'place', operation: 'like', values: ['binh thanh'] }, [1]],
    [{ column: 'user_id', operation: 'in', values: [8] }, [4, 3]],
    [{ column: 'staff', operation: 'in', values: [7] }, [3]],
    [{ column: 'created_at', operation: 'between', values: [4_000_000_000, null] }, []],
    [{ column: 'id', operation: 'between', values: [2, 99_999_999_999] }, [4, 3, 2]],
    [{ column: 'province', operation: 'in', values: ['x', 1e20] }, []],
    [{ column: 'status', operation: 'in', values: [] }, [4, 3, 2, 1]],
  ];

  test('filters find what they name, and nothing is an error of the database', async () => {
    await fixture();
    for (const [filter, rows] of found) expect([filter, await ids(filters(filter), admin)]).toEqual([filter, rows]);
  });

  test('filters that are none are refused', async () => {
    for (const sent of [
      '{"column":"id"}',
      '[{"column":"password","operation":"in","values":[1]}]',
      '[{"column":"place","operation":"in","values":["a"]}]',
      '[{"column":"place","operation":"like","values":["a\\u0000"]}]',
      '[{"column":"customer","operation":"like","values":["\\ud800"]}]',
      '[{"column":"request_direction","operation":"in","values":["\\u0000"]}]',
      '[{"column":"max_price","operation":"between","values":["x"]}]',
      'no json',
    ]) {
      const reply = await as(owner).get(`/customer/request/list?filters=${encodeURIComponent(sent)}`);
      expect([sent, reply.statusCode]).toEqual([sent, 422]);
    }
  });

  test('search knows no accents, and words stand anywhere; a number is no way around the mask (D24, D47)', async () => {
    await fixture();
    expect(await ids('search=vu binh')).toEqual([1]);
    expect(await ids('search=đặng ánh', admin)).toEqual([4, 3]);
    expect(await ids('search=100%25', admin)).toEqual([]);
    expect(await ids('search=2', admin)).toContain(2);
    for (const number of ['0988', '777 666', '0988777666']) {
      expect(await ids(`search=${number}`, clerk)).toEqual([]);
      expect(await ids(filters({ column: 'description', operation: 'like', values: [number] }), clerk)).toEqual([]);
    }
    expect(await ids('search=777 666')).toEqual([1]);
    expect(await ids('search=777 666', admin)).toEqual([1]);
    expect(await ids('search=0911 222 333', clerk)).toEqual([4, 3]);
    expect(await ids('search=0911 222', clerk)).toEqual([]);
  });

  test('sorts, counts and pages', async () => {
    await fixture();
    expect(await ids('sort=max_price&order=desc&size=1', admin)).toEqual([2]);
    expect(await ids('sort=customer&order=asc', admin)).toEqual([4, 3, 2, 1]);
    expect(await ids('sort=area&order=asc', admin)).toEqual([1, 4, 3, 2]);
    expect(await ids('sort=user_id&order=asc', admin)).toEqual([2, 1, 4, 3]);
    expect(await list('size=2&page=2', admin)).toMatchObject({ total: 4, total_page: 2, list: [{ id: 2 }, { id: 1 }] });
    expect(await list('size=2&page=9', admin)).toMatchObject({ total: 4, list: [] });
  });

  test('a number is plain for whoever is entitled to it, else a mask (D107)', async () => {
    await fixture();
    const customerOf = async (id: number, actor: Actor) =>
      (await list('', actor)).list.find((row) => row.id === id)?.customer;
    expect(await customerOf(1, owner)).toMatchObject({ phone_number: '0903618274', masked: false });
    expect(await customerOf(3, owner)).toMatchObject({
      ...{ phone_number: '0911222333', masked: false, may_open: true },
      user: 'Nhân viên 8',
    });
    expect(await customerOf(1, admin)).toMatchObject({ phone_number: '0903618274', masked: false, may_open: true });
    expect(await customerOf(1, clerk)).toMatchObject({
      phone_number: '0000000000',
      masked: true,
      may_open: false,
    });
    expect((await list('', clerk)).list.find(({ id }) => id === 1)?.description).toBe('Gọi 0000000000');
  });

  test('a page tells the number to whoever is entitled, and that is recorded', async () => {
    await fixture();
    expect((await detail(3)).customer).toMatchObject({ phone_number: '0911222333', masked: false });
    await detail(1);
    expect((await detail(3, clerk)).customer.phone_number).toBe('0000000000');
    expect(await allRows(auditEntries)).toMatchObject([
      { user_id: 7, action: 'phone_reveal', noun: 'customer', record_id: null },
    ]);
    expect(await db().select().from(phoneReveals)).toMatchObject([
      { noun: 'customer', record_id: 2, place: 'request' },
    ]);
  });

  test('each row counts the houses at every status', async () => {
    await fixture();
    for (const target of [1, 1, 2, 0] as const) {
      const house = await insertHouse({ user_id: 7 });
      await db().insert(recommendations).values({ customer_id: 1, house_id: house.id, request_id: 1, target });
    }
    expect((await list('')).list.at(-1)?.counts).toEqual({
      ...{ recommended: 2, seen: 1, negotiating: 0, done: 0, disliked: 1 },
    });
  });
});

test('the history tells moves of houses, by address only of those that the reader may see', async () => {
  await create();
  await share({ staff: [8] });
  const house = await insertHouse({ user_id: 7, province: 2 });
  const move = { customer_id: 1, house_id: house.id, request_id: 1, user_id: 7 };
  await db()
    .insert(recommendationMoves)
    .values([
      { ...move, target: 1 },
      { ...move, previous_target: 1, target: null },
      { ...move, target: null, priority: 0 },
    ]);
  const mine = await history();
  expect(mine.total).toBe(5);
  expect(mine.list.slice(0, 3).map(({ action, target, house_id }) => [action, target, house_id])).toEqual([
    ['Quan tâm sau', null, house.id],
    ['Đưa về Phù hợp', null, house.id],
    ['Đã chào', 1, house.id],
  ]);
  expect(mine.list[0]?.house_address).toContain('148/12 Nguyễn Văn Đậu');
  expect((await history(viewer)).list[0]).toMatchObject({ house_id: null, house_address: null });
  const page = await as(owner).get('/customer/request/history?request_id=1&size=2&page=3');
  expect(dataOf(page)).toMatchObject({ total: 5, total_page: 3, list: [{ action: 'Tạo mới' }] });
});

test('a renamed district or ward is rewritten in the place of the needs that name it, and nothing else moves', async () => {
  await create();
  await insertNeed({ user_id: 7, customer_id: 1, province: [1], place: 'Quận 1' });
  await db()
    .update(dictionaryEntries)
    .set({ value: 'Phường Mười Một' })
    .where(eq(dictionaryEntries.value, 'Phường 11'));
  expect(await rewriteNeeds({ kind: 'district', id: 21 })).toBe(1);
  expect(await rewriteNeeds({ kind: 'province', id: 2 })).toBe(0);
  expect(await detail(1)).toMatchObject({ place: 'Quận Bình Thạnh · Phường Mười Một', version: 1 });
  expect(await ids('search=muoi mot')).toEqual([1]);
});

describe('the sheet (D48)', () => {
  const columns = ['id', 'customer', 'phone_number', 'max_price', 'matchings', 'description'].map((key) => ({ key }));
  const rowsOf = async (actor: Actor, body: object) => {
    const reply = await as(actor).post('/export/request', { columns, ...body });
    expect(reply.statusCode).toBe(200);
    const sheet = await sheetIn(reply.rawPayload);
    expect(sheet.name).toBe('Nhu cầu');
    return Array.from({ length: sheet.rowCount }, (_, at) => (sheet.getRow(at + 1).values as unknown[]).slice(1));
  };

  test('holds the rows of the question or all, with the numbers that its reader may see, and is recorded', async () => {
    await create({ description: 'Gọi 0903 618 274' });
    await create({ max_price: 20_000_000_000 });
    const fitting = { province: 2, district: 21, into_money: 8_000_000_000, public: 1, public_approval: 1 } as const;
    await insertHouse({ user_id: 7, ...fitting });
    expect(
      await rowsOf(admin, { filters: [{ column: 'max_price', operation: 'between', values: [null, 1e10] }] }),
    ).toEqual([
      ['Mã', 'Khách hàng', 'Số điện thoại', 'Giá đến', 'BĐS phù hợp', 'Mô tả'],
      ['1', 'Vũ Thanh Tùng', '0903618274', 9_000_000_000, 1, 'Gọi 0903 618 274'],
    ]);
    const seen = await rowsOf(clerk, { all: true, search: 'nothing' });
    expect(seen.slice(1).map((row) => [row[0], row[2], row[5]])).toEqual([
      ['2', '0000000000', undefined],
      ['1', '0000000000', 'Gọi 0000000000'],
    ]);
    expect(await rowsOf(stranger, { all: true })).toHaveLength(1);
    expect(await allRows(auditEntries, eq(auditEntries.action, 'export'))).toMatchObject([
      { user_id: 2, action: 'export', noun: 'request', count: 1 },
      { user_id: 11, count: 2 },
      { user_id: 10, count: 0 },
    ]);
  });
});
