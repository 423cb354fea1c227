import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });

beforeEach(async () => {
  await insertUser({ id: 7, name: 'Nguyễn Thu Hà' });
});

const ask = (actor: Actor, filter: object, sort?: object) =>
  as(actor).post('/history', { filter, ...(sort && { sort }) });
const entries = async (actor: Actor, filter: object, sort?: object): Promise<HistoryEntry[]> =>
  (await ask(actor, filter, sort)).json<{ data: { list: HistoryEntry[] } }>().data.list;

describe('of a house', () => {
  const change = (column: string) => ({ column, old_value: null, new_value: '1' });

  test('newest first, or sorted by column or time; the rate only for admins', async () => {
    const { id } = await insertHouse({ user_id: 7 });
    await recordChanges(agent, 'House', id, [change('title'), change('area')]);
    await recordChanges(agent, 'House', id, [change('brokerage_rate')]);
    const filter = { model: 'House', model_id: id };
    const columns = async (actor: Actor, sort?: object) =>
      (await entries(actor, filter, sort)).map(({ column }) => column);
    expect(await columns(anAdmin())).toEqual(['brokerage_rate', 'area', 'title']);
    expect(await columns(agent)).toEqual(['area', 'title']);
    expect(await columns(agent, { column: 'column', order: 'desc' })).toEqual(['title', 'area']);
    expect((await entries(agent, filter))[0]).toMatchObject({ user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null } });
  });

  test('is for those who may see the house', async () => {
    const { id } = await insertHouse({ user_id: 7 });
    expect((await ask(colleague, { model_id: id })).statusCode).toBe(403);
    expect((await ask(agent, { model_id: 99 })).statusCode).toBe(404);
    expect((await ask(agent, { model: 'User', model_id: 7 })).statusCode).toBe(422);
  });
});

test('of a customer: phones are masked as everywhere', async () => {
  const { id } = await insertCustomer({ user_id: 7 });
  await recordChanges(agent, 'Customer', id, [
    { column: 'phone_number', old_value: null, new_value: '0903618274' },
    { column: 'name', old_value: 'Tùng', new_value: 'Vũ Thanh Tùng' },
  ]);
  const filter = { model: 'Customer', model_id: id };
  const values = async (actor: Actor) => (await entries(actor, filter)).map(({ new_value }) => new_value);
  expect(await values(agent)).toEqual(['Vũ Thanh Tùng', '0903618274']);
  expect(await values(anActor({ id: 9, chat_permission: 1 }))).toEqual(['Vũ Thanh Tùng', maskedPhone]);
  expect((await ask(colleague, filter)).statusCode).toBe(403);
  // a shared need shows its customer, but not what was written about them before
  await insertUser({ id: 8 });
  await insertNeed({ user_id: 7, customer_id: id, staff: [8], customer_vouched: true });
  expect((await ask(colleague, filter)).statusCode).toBe(403);
});

test('what reads the same is no change, and a rolled back change leaves no line', async () => {
  const { id } = await insertHouse({ user_id: 7 });
  await recordChanges(agent, 'House', id, [{ column: 'title', old_value: 'Nhà', new_value: 'Nhà' }]);
  const broken = tx(async () => {
    await recordChanges(agent, 'House', id, [{ column: 'title', old_value: null, new_value: 'Nhà' }]);
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await entries(agent, { model: 'House', model_id: id })).toEqual([]);
});
