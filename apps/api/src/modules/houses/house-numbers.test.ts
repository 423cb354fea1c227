import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { type Actor, Role } from '@toam/domain/actor';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { hidePhones, maskedPhone } from '@toam/domain/phone';
import { plainToRichText, richTextToPlain } from '@toam/domain/rich-text';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { aHouseBody, insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houses } from './house.schema';
import { houseDrafts } from './saving/house-draft.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8, update_product_permission: 1 });
const admin = anActor({ id: 9, role: Role.admin });
const number = '0903 618 274';
const texts = {
  title: `Nhà đẹp LH ${number}`,
  key_word: `hxh ${number}`,
  descriptions: `Chính chủ ${number}`,
  new_address: `12 Lê Lợi ${number}`,
  description: plainToRichText(`Gọi ${number}`),
  internal_description: plainToRichText(`Chủ khó, ${number}`),
};

/** @param vouched the agent may see the owner's number */
async function fixture(vouched: boolean) {
  for (const actor of [agent, colleague, admin]) await insertUser({ ...actor });
  await insertDictionary();
  const owner = await insertCustomer({ user_id: 9, phone_number: '0911222333', phones: ['0911222333'] });
  const place = {
    province: 2,
    district: 21,
    into_money: 5_000_000_000,
    public: 1 as const,
    public_approval: 1 as const,
  };
  return insertHouse({ ...texts, ...place, user_id: 7, customer_id: owner.id, customer_vouched: vouched });
}

const detail = async (actor: Actor) =>
  (await as(actor).get('/house/detail?house_id=1')).json<{ data: HouseDetail }>().data;
const list = async (actor: Actor, body: object) =>
  (await as(actor).post('/house/v2/list', { mode: 'publicList', ...body })).json<{ data: { list: HouseRow[] } }>().data
    .list;
const stored = async () => (await db().select().from(houses).where(eq(houses.id, 1)))[0]!;

test('whoever may not see the owner’s number sees none in the house’s texts, everybody else does (D125)', async () => {
  await fixture(true);
  const [theirs, ours] = [await detail(colleague), await detail(agent)];
  expect(JSON.stringify(ours)).toContain(number);
  expect(JSON.stringify(theirs)).not.toMatch(/618/);
  expect(theirs.title).toBe(`Nhà đẹp LH ${maskedPhone}`);
  expect(richTextToPlain(theirs.internalDescription)).toBe(`Chủ khó, ${maskedPhone}`);
  expect((await list(colleague, {}))[0]).toMatchObject({ title: `Nhà đẹp LH ${maskedPhone}` });
  expect((await list(admin, {}))[0]).toMatchObject({ title: texts.title });
});

test('nobody finds a house by a number in its texts, nor by a part of it', async () => {
  await fixture(true);
  for (const search of [number, '0903618274', '618 274', '0903', 'đẹp 274'])
    expect([search, await list(colleague, { search })]).toEqual([search, []]);
  for (const column of ['title', 'key_word', 'descriptions', 'new_address']) {
    const filters = [{ column, operation: 'like', values: ['618'] }];
    expect([column, await list(colleague, { filters })]).toEqual([column, []]);
  }
  expect(await list(colleague, { search: 'nhà đẹp' })).toHaveLength(1);
});

test('the database hides the numbers that the domain hides', async () => {
  const spelled = [number, '０９０３-６１８-２７４', 'O9O3 618 274', '(091) 3618 274', '913618274', '+84 913.618.274', '0168 361 8001', '028-3618-1001', '1900 545 415', '+1 415 555 2671', '+84 (0)903 618 274', `09${'\u200b'.repeat(9)}03618274`, 'o9o3 - 618 - 274']; // prettier-ignore
  const others = ['148/12 Lê Lợi', '5.200.000.000 đ', '4x15 3 tầng', '913618000', '2019', '1900-1930', '18000000 đ'];
  for (const text of [...spelled, ...others].map((one) => `Nhà ${one} nhé`)) {
    const { rows } = await db().execute<{ told: string }>(sql`select f_told(${text}) as told`);
    expect([text, rows[0]!.told.includes(maskedPhone)]).toEqual([text, hidePhones(text) !== text]);
  }
});

test('an agent who gets masks stores no mask over a number, and loses none', async () => {
  await fixture(false);
  const seen = await detail(agent);
  expect(seen.title).toBe(hideHouseNumbers(texts.title));
  const sent = { house_id: 1, title: seen.title, descriptions: `Gấp! ${seen.descriptions}`, description: seen.description, floors: 3 }; // prettier-ignore
  expect((await as(agent).put('/house/detail', sent)).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ title: texts.title, descriptions: `Gấp! ${texts.descriptions}`, floors: 3 });
  expect(richTextToPlain((await stored()).description)).toBe(`Gọi ${number}`);
  const refused = await as(agent).put('/house/detail', { house_id: 1, title: 'Nhà đẹp', key_word: null });
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['title', 'key_word']]); // prettier-ignore
  expect(await stored()).toMatchObject({ title: texts.title, key_word: texts.key_word });
});

test('in a second edit of a draft the numbers that it proposes are put back', async () => {
  await fixture(false);
  await db().update(houses).set({ web: 1 });
  const save = (descriptions: string) => as(agent).put('/house/detail', { house_id: 1, descriptions });
  expect((await save(`Gọi ${maskedPhone} hoặc 0377 111 222`)).statusCode).toBe(200);
  const shown = `Gọi ${maskedPhone} hoặc ${maskedPhone}`;
  expect(JSON.parse((await detail(agent)).draft!.attributes)).toEqual({ descriptions: shown });
  expect((await save(`${shown} sau 17 giờ`)).statusCode).toBe(200);
  expect((await db().select().from(houseDrafts))[0]?.attributes).toEqual({
    descriptions: `Gọi ${number} hoặc 0377 111 222 sau 17 giờ`,
  });
});

test('a new house has no number in its public address', async () => {
  for (const actor of [agent]) await insertUser({ ...actor });
  await insertDictionary();
  const owner = await insertCustomer({ user_id: 7 });
  const made = await as(agent).post('/house/detail', {
    ...aHouseBody,
    title: `Nhà ${number} đẹp`,
    customer_id: owner.id,
  });
  expect([made.statusCode, made.body]).toEqual([200, expect.any(String)]);
  expect((await stored()).slug).toMatch(/^nha-dep-\w{6}$/);
});
