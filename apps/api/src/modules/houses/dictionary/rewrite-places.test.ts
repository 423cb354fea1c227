import { asc, eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor } from '../../../testing/an-actor';
import { insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { dictionaryEntries } from '../../options/dictionary.schema';
import { projects } from '../../projects/project.schema';
import { houses } from '../house.schema';
import { rewritePlaces } from './rewrite-places';

testApp();

const owner = anActor({ id: 7 });

beforeEach(async () => {
  await insertUser(owner);
  await insertDictionary();
});

const found = async (search: string): Promise<number> =>
  (await as(owner).post('/house/v2/list', { mode: 'personalList', search, fetchType: 'count' })).json().data.total;

test('a renamed district or project is found by its new name and not by its old one; nothing else changes', async () => {
  const [project] = await db().insert(projects).values({ name: 'Sunrise City', address: '' }).returning();
  for (const province of [1, 2, 2])
    await insertHouse({ user_id: 7, province, place: province === 2 ? 'Quận Bình Thạnh' : 'Quận 1' });
  await db().update(houses).set({ project_id: project!.id, place: 'Quận 1 Sunrise City' }).where(eq(houses.id, 1));
  const before = await db().select().from(houses).orderBy(asc(houses.id));

  await db()
    .update(dictionaryEntries)
    .set({ value: 'Quận Gia Định' })
    .where(eq(dictionaryEntries.value, 'Quận Bình Thạnh'));
  expect(await rewritePlaces({ kind: 'province', id: 2 })).toBe(2);
  expect([await found('gia dinh'), await found('binh thanh'), await found('quan 1')]).toEqual([2, 0, 1]);
  expect(await rewritePlaces({ kind: 'province', id: 2 })).toBe(0);

  await db().update(projects).set({ name: 'Bình Minh' });
  expect(await rewritePlaces({ kind: 'project', id: project!.id })).toBe(1);
  expect([await found('binh minh'), await found('sunrise')]).toEqual([1, 0]);

  const after = await db().select().from(houses).orderBy(asc(houses.id));
  expect(after.map(({ version, updated_at }) => [version, updated_at])).toEqual(
    before.map(({ version, updated_at }) => [version, updated_at]),
  );
});
