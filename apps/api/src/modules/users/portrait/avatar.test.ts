import { Role } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../../db/db';
import { liveEvents } from '../../../live/event.schema';
import { anActor } from '../../../testing/an-actor';
import { insertHouse, insertImage } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { houseImages } from '../../houses/media/house-media.schema';
import { cleanForgotten } from '../../media/clean-forgotten';
import { images } from '../../media/media.schema';
import { users } from '../user.schema';

testApp();

const agent = anActor({ id: 7 });
const marketer = anActor({ id: 9, role: Role.marketer });

const picture = async (id: number) => (await db().select().from(images).where(eq(images.id, id)))[0];
const portraitOf = async (id: number) => (await db().select().from(users).where(eq(users.id, id)))[0]!;
const take = (profile_picture: number, who = agent) => as(who).put('/user/avatar', { profile_picture });

test("an upload of one's own becomes the portrait: everybody sees it, and the person's tabs and readers of the staff hear of it", async () => {
  await insertUser(agent);
  const id = await insertImage(7);
  const reply = await take(id);
  const stored = await picture(id);
  const avatar = `/api/media/image/${stored?.key}/thumbnail`;
  expect(reply.json().data).toEqual({ profile_picture: id, avatar, version: 2 });
  expect(stored).toMatchObject({ is_public: true });
  expect((await as(marketer).get('/user/detail?user_id=7')).json().data.avatar).toBe(avatar);
  const told = await db().select().from(liveEvents).orderBy(liveEvents.id);
  expect(told.map(({ body, users: people, rule }) => [body, people, rule])).toEqual([
    [{ noun: 'user', record_id: 7, version: 2, changed_by: 7 }, [7], null],
    [{ noun: 'user', record_id: 7, version: 2, changed_by: 7 }, null, 'staffDiagram'],
  ]);
  expect(await db().select().from(historyEntries)).toMatchObject([
    { model: 'User', model_id: 7, column: 'profile_picture', old_value: null, new_value: 'Ảnh mới' },
  ]);
});

test('sent again it changes nothing', async () => {
  await insertUser(agent);
  const id = await insertImage(7);
  const [first, again] = [await take(id), await take(id)];
  expect(again.json()).toEqual(first.json());
  expect(await db().select().from(historyEntries)).toHaveLength(1);
});

test('the old portrait is closed at once and goes with the forgotten uploads', async () => {
  await insertUser(agent);
  const [old, next] = [await insertImage(7), await insertImage(7)];
  await take(old);
  await take(next);
  expect([await picture(old), await picture(next)]).toMatchObject([{ is_public: false }, { is_public: true }]);
  await db()
    .update(images)
    .set({ created_at: sql`now() - interval '2 days'` });
  await cleanForgotten();
  expect([await picture(old), await picture(next)]).toMatchObject([undefined, { id: next }]);
});

test("a picture that is somebody else's, stands in a record, or does not exist is no portrait", async () => {
  await insertUser(agent);
  await insertUser({ id: 8 });
  const [foreign, ofHouse, papers] = [await insertImage(8), await insertImage(7), await insertImage(7)];
  const house = await insertHouse({ user_id: 7 });
  await db().insert(houseImages).values({ house_id: house.id, image_id: ofHouse, kind: 'internal', position: 0 });
  await insertUser({ ...agent, front_id_file: papers });
  for (const id of [foreign, ofHouse, papers, 999]) {
    const reply = await take(id);
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { profile_picture: expect.stringContaining('ảnh') }]);
    expect((await picture(id))?.is_public ?? false).toBe(false);
  }
  expect(await portraitOf(7)).toMatchObject({ profile_picture: null, version: 1 });
});

test('a marketer uploads a portrait and turns it, and still may not replace pictures', async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c60' } })
    .png()
    .toBuffer();
  const form = () => {
    const made = new FormData();
    made.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'tôi.png');
    return made;
  };
  const { id } = (await as(marketer).upload('/house/image', form())).json().data;
  expect((await take(id, marketer)).statusCode).toBe(200);
  expect((await as(marketer).upload(`/house/image/${id}`, form())).statusCode).toBe(403);
  expect((await as(marketer).post('/house/image/rotate', { id, rotation: 90 })).statusCode).toBe(200);
});

test('two tabs that change it at once leave one portrait, and only that one is public', async () => {
  await insertUser(agent);
  const ids = [await insertImage(7), await insertImage(7), await insertImage(7)];
  await Promise.all(ids.map((id) => take(id)));
  const { profile_picture, version } = await portraitOf(7);
  expect(version).toBe(4);
  const open = await db().select().from(images).where(eq(images.is_public, true));
  expect(open.map(({ id }) => id)).toEqual([profile_picture]);
});
