import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import type { Actor } from '@toam/domain/actor';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { dictionaryValues } from '../../../seed/dictionary-values';
import { customers } from '../../customers/customer.schema';
import { dictionaryEntries } from '../../options/dictionary.schema';
import { houseTags, tags } from '../tags/tag.schema';
import { listAllIds } from './house-export.queries';

testApp({ keepsRows: true });

const agent = anActor({ id: 7 });
const idOf = (type: string, value: string) =>
  dictionaryValues.find((entry) => entry.type === type && entry.value === value)!.id;
const wardOf = (district: string, value: string) =>
  dictionaryValues.find(
    (entry) => entry.type === 'district' && entry.value === value && entry.parent_id === idOf('province', district),
  )!.id;

const place = (district: string, ward: string) => ({
  province: idOf('province', district),
  district: wardOf(district, ward),
  place: `${ward} ${district} TP. Hồ Chí Minh`,
});

const stored: Record<string, number> = {};
const store = async (name: string, columns: object) => {
  const state = { user_id: 8, public: 1, public_approval: 1, house_number: '900', house_address: 'Âu Cơ' } as const;
  stored[name] = (await insertHouse({ ...state, property_type: 2, title: name, ...columns })).id;
};

beforeAll(async () => {
  await db()
    .insert(dictionaryEntries)
    .values(dictionaryValues as never);
  for (const id of [7, 8]) await insertUser({ id });
  const carAlley = { house_type: idOf('class', 'Hẻm xe hơi') };
  await store('Hẻm Q10 rẻ', { ...place('Quận 10', 'Phường 12'), ...carAlley, into_money: 7_500_000_000 });
  await store('Hẻm Q10 đắt', { ...place('Quận 10', 'Phường 12'), ...carAlley, into_money: 9_000_000_000 });
  await store('Trên phố', { ...place('Quận 3', 'Phường 12'), house_number: '45/7', house_address: 'Đường Lê Văn Sĩ' });
  await store('Lê Văn Sỹ thật', { ...place('Quận 3', 'Phường 12'), house_number: '45/7', house_address: 'Lê Văn Sỹ' });
  await store('Gần Nguyễn Bỉnh Khiêm', { ...place('Quận 1', 'Phường Đa Kao'), house_address: 'Nguyễn Bỉnh Khiêm' });
  await store('Dời về Q7', { ...place('Quận 12', 'Phường Thạnh Lộc'), house_address: 'Nguyễn Bình' });
  await store('Đường ba tháng hai', { ...place('Quận 10', 'Phường 12'), house_address: 'Ba Tháng Hai' });
  await store('Của tôi', { ...place('Quận 10', 'Phường 1'), ...carAlley, user_id: 7, public: 0, public_approval: 0 });
  await store('Thang máy ở Âu Cơ', { ...place('Quận Tân Phú', 'Phường Hòa Thạnh'), house_address: 'Luỹ Bán Bích' });
  await store('Có máy, có thang', { ...place('Quận Tân Phú', 'Phường Hòa Thạnh'), house_address: 'Luỹ Bán Bích' });
});

const ask = async (body: object): Promise<HouseListPage> => {
  const reply = await as(agent).post('/house/v2/list', body);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: HouseListPage }>().data;
};
const titles = async (search: string, more = {}) => (await ask({ search, ...more })).list.map(({ title }) => title);

test.each([
  ['hxh q10 dưới 8ty', ['Hẻm Q10 rẻ']],
  ['hxh q10', ['Hẻm Q10 đắt', 'Hẻm Q10 rẻ']],
  ['p12 q3', ['Lê Văn Sỹ thật', 'Trên phố']],
  ['45/7 le van sy', ['Lê Văn Sỹ thật']],
  ['nguyễn bình', ['Dời về Q7']],
  ['3/2', ['Đường ba tháng hai']],
  ['q1 q12', ['Dời về Q7', 'Gần Nguyễn Bỉnh Khiêm']],
  ['hxh "Q10"', ['Hẻm Q10 đắt', 'Hẻm Q10 rẻ']],
])('%s finds %j', async (search, found) => {
  expect(await titles(search)).toEqual(found);
});

test('the answer says what was understood, by name and by place', async () => {
  const { understood } = await ask({ search: 'hxh q10 dưới 8ty' });
  expect(understood).toEqual([
    { column: 'house_type', operation: 'in', values: [2], names: ['Hẻm xe hơi'], from: 0, to: 3 },
    { column: 'province', operation: 'in', values: [idOf('province', 'Quận 10')], names: ['Quận 10'], from: 4, to: 7 },
    { column: 'into_money', operation: 'between', values: [null, 8_000_000_000], names: [], from: 8, to: 16 },
    { column: 'purpose', operation: 'in', values: [0], names: [], from: 8, to: 16 },
  ]);
  expect(await ask({ search: 'thang' })).not.toHaveProperty('understood');
});

test('words in quotation marks are words: a title that says it', async () => {
  const { list, understood } = await ask({ search: '"q7"' });
  expect(list.map(({ title }) => title)).toEqual(['Dời về Q7']);
  expect(understood).toBeUndefined();
});

test('if nothing stands there, a title that says it is found, as words', async () => {
  const { list, understood } = await ask({ search: 'q7' });
  expect(list.map(({ title }) => title)).toEqual(['Dời về Q7']);
  expect(understood).toBeUndefined();
});

test('if nothing is found at all, it still says how it read', async () => {
  const { total, understood } = await ask({ search: 'biệt thự củ chi' });
  expect(total).toBe(0);
  expect(understood?.map(({ names }) => names)).toEqual([['Biệt thự'], ['Huyện Củ Chi']]);
});

test('best hits first: words in a row in the address, in the title, then anywhere', async () => {
  expect(await titles('thang may')).toEqual(['Thang máy ở Âu Cơ', 'Có máy, có thang']);
  expect(await titles('thang may', { column: 'title', direction: 'asc' })).toEqual([
    'Có máy, có thang',
    'Thang máy ở Âu Cơ',
  ]);
  expect((await titles('"âu cơ"')).at(-1)).toBe('Thang máy ở Âu Cơ');
});

test('a copied title finds its house, whatever its columns say', async () => {
  await store('Nhà 5 tầng hẻm xe hơi quận 7', {
    ...place('Quận 10', 'Phường 12'),
    floors: 4,
    house_address: 'Hòa Hưng',
  });
  const { list, understood } = await ask({ search: 'nhà 5 tầng hẻm xe hơi Quận 7' });
  expect(list.map(({ title }) => title)).toEqual(['Nhà 5 tầng hẻm xe hơi quận 7']);
  expect(understood).toBeUndefined();
});

test('an exact code comes first', async () => {
  const code = stored['Hẻm Q10 rẻ']!;
  await store('Số nhà bằng mã', { house_number: String(code) });
  expect((await titles(String(code)))[0]).toBe('Hẻm Q10 rẻ');
});

test('counts, ids and the sheet read as the list does', async () => {
  const search = 'hxh q10';
  const reply = await as(agent).post('/house/v2/list/counts', { search });
  expect(reply.json().data).toMatchObject({ publicList: { total: 2 }, personalList: { total: 1 } });
  const { ids } = await ask({ search, fetchType: 'ids' });
  expect(ids).toEqual([stored['Hẻm Q10 đắt'], stored['Hẻm Q10 rẻ']]);
  const query = {
    search,
    mode: 'publicList',
    role: 'all',
    column: 'id',
    direction: 'desc',
    filters: [],
    tagSearch: [],
  } as const;
  expect(await listAllIds(agent, query as never)).toEqual(ids);
});

describe('what is not understood only orders', () => {
  const unmetOf = async (search: string) => {
    const { list, understood, unmet } = await ask({ search });
    return { titles: list.map(({ title }) => title), understood: understood?.length, unmet };
  };

  test('a word that no house has leaves the list as it was understood, and is told', async () => {
    expect(await unmetOf('hxh q10 zzz')).toEqual({
      titles: ['Hẻm Q10 đắt', 'Hẻm Q10 rẻ'],
      understood: 2,
      unmet: ['zzz'],
    });
  });

  test('words of trade are known, so they are not even told', async () => {
    const found = await unmetOf('cần bán gấp hxh q10, chính chủ, tl');
    expect(found).toMatchObject({ titles: ['Hẻm Q10 đắt', 'Hẻm Q10 rẻ'], unmet: undefined });
  });

  test('houses that have more of the words stand first', async () => {
    const { titles: found, unmet } = await unmetOf('hxh q10 rẻ zzz');
    expect(found).toEqual(['Hẻm Q10 rẻ', 'Hẻm Q10 đắt']);
    expect(unmet).toEqual(['zzz']);
  });

  test('words that each have a house but none has all are told together', async () => {
    expect((await unmetOf('hxh q10 rẻ đắt')).unmet).toEqual(['rẻ đắt']);
  });

  test('the counts of the tabs and the ids say the same', async () => {
    const reply = await as(agent).post('/house/v2/list/counts', { search: 'hxh q10 zzz' });
    expect(reply.json().data).toMatchObject({ publicList: { total: 2 }, personalList: { total: 1 } });
    expect((await ask({ search: 'hxh q10 zzz', fetchType: 'ids' })).ids).toEqual([
      stored['Hẻm Q10 đắt'],
      stored['Hẻm Q10 rẻ'],
    ]);
  });
});

test('what is ruled out is not there, and what nobody entered is', async () => {
  const others = await titles('q10 trừ hẻm xe hơi');
  expect(others).toContain('Đường ba tháng hai');
  expect(others).not.toContain('Hẻm Q10 rẻ');
  const { understood } = await ask({ search: 'q10 không hẻm xe hơi' });
  expect(understood?.[1]).toMatchObject({ column: 'house_type', operation: 'notIn', names: ['Hẻm xe hơi'] });
});

test('a name with a swapped letter is found where nothing has it as typed, and says that it is a guess', async () => {
  const { list, understood } = await ask({ search: 'nguyen bihn khiem' });
  expect(list.map(({ title }) => title)).toEqual(['Gần Nguyễn Bỉnh Khiêm']);
  expect(understood).toMatchObject([{ column: 'house_address', guessed: true }]);
});

test('Telex without a keyboard', async () => {
  expect(await titles('hemr xe howi quaanj 10 duwowis 8 tyr')).toEqual(['Hẻm Q10 rẻ']);
});

test('a pasted link is its house', async () => {
  const id = stored['Hẻm Q10 rẻ']!;
  expect(await titles(`https://toam.example/house/${id}?tab=history`)).toEqual(['Hẻm Q10 rẻ']);
});

test('the person in charge and a label', async () => {
  await insertUser({ id: 9, name: 'Bùi Gia Huy' });
  await store('Của Gia Huy', { ...place('Quận 4', 'Phường 1'), user_id: 9 });
  expect(await titles('nhà của gia huy')).toEqual(['Của Gia Huy']);
  expect(await titles('q4 gia huy')).toEqual(['Của Gia Huy']);
  expect(await titles('người phụ trách gia huy q10')).toEqual([]);
  const [tag] = await db().insert(tags).values({ name: 'Hàng nóng' }).returning();
  await db().insert(houseTags).values({ house_id: stored['Hẻm Q10 rẻ']!, tag_id: tag!.id });
  expect(await titles('hang nong q10')).toEqual(['Hẻm Q10 rẻ']);
  await db().update(tags).set({ deleted_at: new Date() }).where(eq(tags.id, tag!.id));
  expect(await titles('hang nong q10')).not.toEqual(['Hẻm Q10 rẻ']);
});

describe("the owner's number", () => {
  let house: number;
  beforeAll(async () => {
    const [owner] = await db()
      .insert(customers)
      .values({ name: 'Chủ nhà', phone_number: '0903618274', phones: ['0903618274'], user_id: 8 })
      .returning();
    await store('Nhà có chủ', { ...place('Quận 3', 'Phường 12'), customer_id: owner!.id });
    house = stored['Nhà có chủ']!;
  });
  const found = async (actor: Actor, search: string) => {
    const reply = await as(actor).post('/house/v2/list', { search });
    return reply.json<{ data: HouseListPage }>().data.list.map(({ id }) => id);
  };

  test.each(['0903618274', '0903 618 274', '+84 903.618.274', 'sđt chủ 0903618274 q3'])(
    'whoever sees it finds the house by %s',
    async (search) => {
      expect(await found(anActor({ id: 8 }), search)).toEqual([house]);
      expect(await found(anAdmin(), search)).toEqual([house]);
    },
  );

  test('whoever does not see it finds what they would find if there were no such owner', async () => {
    expect(await found(agent, '0903618274')).toEqual([]);
    expect(await found(agent, '0903618274 q3')).toEqual([]);
    expect(await found(agent, '0903618999 q3')).toEqual([]);
    expect(await found(anActor({ id: 7, role: 5 }), '0903618274')).toEqual([]);
  });
});

test('a renamed entry is understood by its new name at once', async () => {
  const id = idOf('class', 'Hẻm ba gác');
  expect((await ask({ search: 'lối đi riêng' })).understood).toBeUndefined();
  const isAlley = and(eq(dictionaryEntries.type, 'class'), eq(dictionaryEntries.id, id));
  await db().update(dictionaryEntries).set({ value: 'Lối đi riêng' }).where(isAlley);
  expect((await ask({ search: 'lối đi riêng' })).understood).toMatchObject([{ column: 'house_type', values: [id] }]);
});

test('so is one that a longer transaction renamed, whose moment is older than what was read', async () => {
  const id = idOf('class', 'Hẻm xe hơi');
  await ask({ search: 'ngõ ô tô' });
  await db().execute(sql`
    update dictionary_entries set value = 'Ngõ ô tô', updated_at = '2020-01-01' where type = 'class' and id = ${id}`);
  expect((await ask({ search: 'ngõ ô tô' })).understood).toMatchObject([{ column: 'house_type', values: [id] }]);
});
