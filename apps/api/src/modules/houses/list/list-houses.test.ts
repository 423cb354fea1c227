import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { measuredArea } from '@toam/domain/house/house-area';
import { maskedPhone } from '@toam/domain/phone';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { projects } from '../../projects/project.schema';
import { houses } from '../house.schema';
import { houseTags, tags } from '../tags/tag.schema';

testApp({ keepsRows: true });

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const community = { user_id: 7, public: 1, public_approval: 1 } as const;

let townHouse: number;
let apartment: number;
let land: number;

beforeAll(async () => {
  await insertUser({ id: 7, name: 'Trần Quốc Bảo' });
  await insertUser({ id: 8 });
  await insertDictionary();
  const customer = await insertCustomer({ user_id: 7 });
  const [project] = await db().insert(projects).values({ name: 'Vinhomes Central Park' }).returning();
  const [tag] = await db().insert(tags).values({ name: 'Hàng nóng', color: '#D2482B' }).returning();
  townHouse = (
    await insertHouse({
      ...community,
      title: 'Nhà phố 100% mới, sổ hồng',
      house_number: '148/12',
      house_address: 'Nguyễn Văn Đậu',
      province: 2,
      district: 21,
      place: 'Phường 11 Quận Bình Thạnh Hồ Chí Minh',
      property_type: 2,
      into_money: 8_650_000_000,
      area: 62,
      floors: 4,
      direction: ['Đông Nam'],
      customer_id: customer.id,
      brokerage_rate: 1.5,
    })
  ).id;
  apartment = (
    await insertHouse({
      ...community,
      title: 'Căn hộ ban công sông',
      house_number: '208',
      house_address: 'Nguyễn Hữu Cảnh',
      province: 2,
      district: 21,
      place: 'Phường 22 Quận Bình Thạnh Hồ Chí Minh Vinhomes Central Park',
      property_type: 1,
      into_money: 5_200_000_000,
      floor_area: 74,
      direction: ['Đông'],
      key_word: 'view sông',
      project_id: project!.id,
    })
  ).id;
  land = (
    await insertHouse({
      ...community,
      title: 'Đất gần đường Nguyễn Văn Đậu',
      house_number: '9',
      house_address: 'Điện Biên Phủ',
      province: 1,
      district: 11,
      place: 'Phường Bến Nghé Quận 1 Hồ Chí Minh',
      property_type: 2,
      area: 85,
      floors: 0,
    })
  ).id;
  await db().insert(houseTags).values({ house_id: land, tag_id: tag!.id });
});

const ask = async (body: object, actor: Actor = colleague, query = ''): Promise<HouseListPage> => {
  const reply = await as(actor).post(`/house/v2/list${query}`, body);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: HouseListPage }>().data;
};
const found = async (body: object, actor?: Actor) => (await ask(body, actor)).list.map(({ id }) => id);
const filter = (column: string, operation: string, ...values: unknown[]) => ({
  filters: [{ column, operation, values }],
});

test.each([
  ['words without accents, in any order', 'thanh binh quan', () => [apartment, townHouse]],
  ['đ as d, the street before a title that names it', 'dau', () => [townHouse, land]],
  ['words of several fields', 'nha binh 148', () => [townHouse]],
  ['the code', () => String(apartment), () => [apartment]],
  ['the project', 'central park', () => [apartment]],
  ['the keyword', 'VIEW SÔNG', () => [apartment]],
  ['the last word only begun, as while typing', 'nguyen hu', () => [apartment]],
  ['parts of words, if nothing else fits', 'guye can', () => [apartment]],
  ['nothing', 'biệt thự', () => []],
  ['signs alone filter nothing', ' -- ', () => [land, apartment, townHouse]],
])('search finds %s', async (_case, search, ids) => {
  expect(await found({ search: typeof search === 'function' ? search() : search })).toEqual(ids());
});

test.each([
  ['a part of the title', filter('title', 'like', 'ban cong'), () => [apartment]],
  ['a percent sign taken literally', filter('title', 'like', '100%'), () => [townHouse]],
  ['an address in parts', filter('address', 'like', '148/12, bình thạnh'), () => [townHouse]],
  ['an address typed with its commas', filter('address', 'in', '9 Điện Biên Phủ, Quận 1'), () => [land]],
  ['an address whose words are only begun', filter('address', 'like', '148/1, bình thạ'), () => [townHouse]],
  ['an address, not a title that names it', filter('address', 'like', 'nguyễn văn đậu'), () => [townHouse]],
  ['one of several districts', filter('province', 'in', 1, 3), () => [land]],
  ['ids sent as text', filter('province', 'in', '1'), () => [land]],
  ['a price range', filter('into_money', 'between', 5_000_000_000, 6_000_000_000), () => [apartment]],
  [
    'an open range, a flat’s area being that of its floor',
    filter('area', 'between', 70, null),
    () => [land, apartment],
  ],
  ['both ends of a range', filter('floors', 'between', 0, 4), () => [land, townHouse]],
  ['a direction', filter('direction', 'in', 'Đông', 'Tây'), () => [apartment]],
  ['an agent', filter('user_id', 'in', 8), () => []],
  ['no value filters nothing', filter('province', 'in'), () => [land, apartment, townHouse]],
  ['a tag', { tagSearch: [1, 2] }, () => [land]],
  ['a project', { project_id: 1 }, () => [apartment]],
  [
    'two conditions together',
    { filters: [...filter('province', 'in', 2).filters, ...filter('property_type', 'in', 2).filters] },
    () => [townHouse],
  ],
])('filters by %s', async (_case, body, ids) => {
  expect(await found(body)).toEqual(ids());
});

test.each([
  [{ column: 'into_money', direction: 'desc' }, () => [townHouse, apartment, land]],
  [{ column: 'into_money', direction: 'asc' }, () => [land, apartment, townHouse]],
  [{ column: 'property_type', direction: 'desc' }, () => [land, townHouse, apartment]],
  [{ column: 'area', direction: 'desc' }, () => [land, apartment, townHouse]],
  [{ column: 'id', direction: 'asc' }, () => [townHouse, apartment, land]],
])('sorts %j, equal ones by id', async (order, ids) => {
  expect(await found(order)).toEqual(ids());
});

test('what Diện tích sorts and filters by is what it shows', async () => {
  const { list } = await ask({ column: 'area', direction: 'asc' });
  expect(list.map(measuredArea)).toEqual([62, 74, 85]);
  const rows = await db().select().from(houses);
  for (const house of rows) expect(house.measured_area).toBe(measuredArea(house));
});

test('pages hold their totals', async () => {
  const second = await ask({}, colleague, '?page=2&size=2');
  expect(second).toMatchObject({ total: 3, total_page: 2, page: 2 });
  expect(second.total_capped).toBeUndefined();
  expect(second.list.map(({ id }) => id)).toEqual([townHouse]);
});

test('counts alone, and ids alone', async () => {
  expect(await ask({ fetchType: 'count' })).toEqual({ total: 3, total_page: 1, page: 1, list: [] });
  expect((await ask({ fetchType: 'ids' })).ids).toEqual([land, apartment, townHouse]);
});

test('a row says everything a list shows, by name', async () => {
  const row = (await ask({ search: '148' })).list[0];
  expect(row).toMatchObject({
    id: townHouse,
    address: '148/12 Nguyễn Văn Đậu, Phường 11, Quận Bình Thạnh, Hồ Chí Minh',
    names: { province: 'Quận Bình Thạnh', district: 'Phường 11', property_type: 'Nhà phố', project: null },
    direction: ['Đông Nam'],
    house_direction: ['Đông Nam'],
    city: { id: 1, value: 'Hồ Chí Minh' },
    user: { id: 7, name: 'Trần Quốc Bảo' },
    into_money: 8_650_000_000,
    cover: null,
    house_tag: [],
  });
  expect((await ask(filter('id', 'in', land))).list[0]?.house_tag).toEqual([
    { id: 1, name: 'Hàng nóng', color: '#D2482B' },
  ]);
});

test.each([
  ['a colleague', colleague, maskedPhone],
  ['a marketer', anActor({ id: 9, role: 5 }), maskedPhone],
  ['the customer’s staff', agent, '0903618274'],
  ['customer_permission', anActor({ id: 10, customer_permission: 1 }), '0903618274'],
  ['an admin', anAdmin(), '0903618274'],
])('%s gets the phone %s', async (_case, actor, phone) => {
  expect((await ask({ search: '148' }, actor)).list[0]?.customer?.phone_number).toBe(phone);
});

test('only admins learn the rate', async () => {
  expect((await ask({ search: '148' }, agent)).list[0]?.brokerage_rate).toBeNull();
  expect((await ask({ search: '148' }, anAdmin())).list[0]?.brokerage_rate).toBe(1.5);
});

test.each([
  [{ filters: [{ column: 'phone_number', operation: 'like', values: ['09'] }] }],
  [{ mode: 'everything' }],
  [{ column: 'search' }],
])('refuses %j', async (body) => {
  expect((await as(colleague).post('/house/v2/list', body)).statusCode).toBe(422);
});

test('the older call answers the same', async () => {
  const reply = await as(colleague).post('/house/list', {});
  expect(reply.json<{ data: HouseListPage }>().data.list.map(({ id }) => id)).toEqual([land, apartment, townHouse]);
});

test('what was made or shared after a moment is found apart', async () => {
  const before = new Date('2026-11-01T00:00:00Z');
  const after = new Date('2026-11-03T00:00:00Z');
  await insertUser({ id: 9 });
  const made = await insertHouse({ user_id: 9, created_at: after });
  const shared = await insertHouse({ user_id: 9, created_at: before, shared_at: after });
  await insertHouse({ user_id: 9, created_at: before, shared_at: before });
  const { data } = (
    await as(anActor({ id: 9 })).post('/house/v2/list', {
      mode: 'personalList',
      newer_than: Date.parse('2026-11-02T00:00:00Z') / 1000,
    })
  ).json();
  expect(data.list.map(({ id }: { id: number }) => id)).toEqual([shared.id, made.id]);
  expect(data.list[0]).toMatchObject({ shared_at: after.getTime() / 1000 });
});

test('tabs are counted as their lists read the words: each as strictly as finds something in it', async () => {
  const read = async (body: object, actor = agent) =>
    (await as(actor).post('/house/v2/list/counts', body)).json<{ data: Record<string, { total: number }> }>().data;
  expect(await read({ search: 'thanh binh quan' })).toMatchObject({
    publicList: { total: 2 },
    personalList: { total: 2 },
    waitingApproval: { total: 0 },
  });
  for (const id of [9001, 9002]) await insertUser({ id });
  const words = (title: string, user_id: number) =>
    insertHouse({ user_id, title, public: 0, public_approval: 0, house_number: '1', house_address: 'Âu Cơ' });
  await words('Kho xưởng', 9001);
  await words('Kho xưởngg', 9002);
  // whole words find 9001's houses, incomplete words 9002's
  for (const id of [9001, 9002])
    expect(await read({ search: 'kho xuong' }, anActor({ id }))).toMatchObject({
      publicList: { total: 0 },
      personalList: { total: 1 },
    });
});
