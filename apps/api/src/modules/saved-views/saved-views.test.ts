import { maxSavedViews } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { anActor } from '../../testing/an-actor';
import { as, testApp } from '../../testing/test-app';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const written = {
  list: 'house',
  name: 'Nội thành dưới 50 tỷ',
  address: 'mode=publicList&f.into_money=..50000000000',
  columns: [{ key: 'title', width: 300, shown: true }],
};

const create = async (patch: object = {}) =>
  (await as(agent).post('/view/detail', { ...written, ...patch })).json().data;
const mine = async () => (await as(agent).get('/view/list?list=house')).json().data;

test('a view comes back as it was named, by name, to its owner only', async () => {
  await create({ name: 'Thuê Quận 7' });
  const view = await create();
  expect(view).toMatchObject({ name: written.name, address: written.address, columns: written.columns });
  expect((await mine()).map(({ name }: { name: string }) => name)).toEqual(['Nội thành dưới 50 tỷ', 'Thuê Quận 7']);
  expect((await as(colleague).get('/view/list?list=house')).json().data).toEqual([]);
});

test('a name stands once, whatever its case, and the field is told', async () => {
  await create();
  const other = await create({ name: 'Thuê Quận 7' });
  const again = await as(agent).post('/view/detail', { ...written, name: ' NỘI THÀNH dưới 50 tỷ ' });
  expect(again.statusCode).toBe(409);
  expect(again.json().errors).toEqual({ name: savedViewText.nameTaken });
  const renamed = await as(agent).put('/view/detail', { view_id: other.id, name: written.name });
  expect(renamed.statusCode).toBe(409);
  expect((await as(colleague).post('/view/detail', written)).statusCode).toBe(200);
});

test('two renames to one name at the same moment: one of them is told', async () => {
  const one = await create({ name: 'Một' });
  const two = await create({ name: 'Hai' });
  const replies = await Promise.all(
    [one, two].map(({ id }) => as(agent).put('/view/detail', { view_id: id, name: 'Ba' })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('without a name it is refused', async () => {
  expect((await as(agent).post('/view/detail', { ...written, name: '  ' })).statusCode).toBe(422);
});

test('other conditions are kept, what is not sent stays', async () => {
  const { id } = await create();
  await as(agent).put('/view/detail', { view_id: id, address: 'mode=personalList' });
  expect(await mine()).toMatchObject([{ name: written.name, address: 'mode=personalList', columns: written.columns }]);
});

test('a colleague opens it by its link, and may not change or forget it', async () => {
  const { id, key } = await create();
  const shared = (await as(colleague).get(`/view/shared?list=house&key=${key}`)).json().data;
  expect(shared).toEqual({
    key,
    name: written.name,
    address: written.address,
    columns: written.columns,
    owner: { id: 7, name: expect.any(String) },
  });
  expect((await as(colleague).put('/view/detail', { view_id: id, name: 'Của tôi' })).statusCode).toBe(404);
  expect((await as(colleague).post('/view/seen', { view_id: id })).statusCode).toBe(404);
  await as(colleague).delete('/view/detail', { view_id: id });
  expect(await mine()).toHaveLength(1);
  await as(agent).delete('/view/detail', { view_id: id });
  expect((await as(colleague).get(`/view/shared?list=house&key=${key}`)).statusCode).toBe(404);
});

test('opening tells when it was opened before', async () => {
  const { id, seen_at } = await create();
  const first = (await as(agent).post('/view/seen', { view_id: id })).json().data.seen_at;
  expect(first).toBe(seen_at);
  const second = (await as(agent).post('/view/seen', { view_id: id })).json().data.seen_at;
  expect(second).toBeGreaterThanOrEqual(first);
});

test('there are enough of them at some point', async () => {
  for (let one = 0; one < maxSavedViews; one++) await create({ name: `Chế độ ${one}` });
  const refused = await as(agent).post('/view/detail', written);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toBe(savedViewText.tooMany(maxSavedViews));
});
