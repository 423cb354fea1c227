import { anActor } from '../../testing/an-actor';
import { as, testApp } from '../../testing/test-app';

testApp();

const agent = anActor({ id: 7 });
const path = '/user/draft/house-new';

test('an unfinished form is kept per person and form, and thrown away', async () => {
  expect((await as(agent).get(path)).json()).toEqual({ success: true });
  await as(agent).put(path, { data: { title: 'Nhà phố', floors: 'chưa biết' } });
  expect((await as(agent).get(path)).json()).toMatchObject({
    data: { form: 'house-new', data: { title: 'Nhà phố', floors: 'chưa biết' }, version: 1 },
  });
  expect((await as(anActor({ id: 8 })).get(path)).json()).toEqual({ success: true });
  expect((await as(agent).get('/user/draft/house-12')).json()).toEqual({ success: true });
  await as(agent).delete(path);
  expect((await as(agent).get(path)).json()).toEqual({ success: true });
});

test('another device’s newer draft is not overwritten unseen', async () => {
  await as(agent).put(path, { data: { title: 'Một' } });
  await as(agent).put(path, { data: { title: 'Hai' }, version: 1 });
  const late = await as(agent).put(path, { data: { title: 'Ba' }, version: 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { data: { title: 'Hai' }, version: 2 } });
  expect((await as(agent).put(path, { data: { title: 'Ba' } })).json()).toMatchObject({ data: { version: 3 } });
});

test('has its limits', async () => {
  expect((await as(agent).put('/user/draft/..%2Fhouse', { data: {} })).statusCode).toBe(422);
  expect((await as(agent).put(path, { data: { text: 'n'.repeat(1_900_000) } })).statusCode).toBe(413);
});
