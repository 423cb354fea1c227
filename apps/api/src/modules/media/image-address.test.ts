import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { type Actor, Role } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../db/db';
import { sign } from '../../files/sign';
import { findSession } from '../../sessions/find-session';
import { revokeSessions } from '../../sessions/revoke-sessions';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertHouse } from '../../testing/insert-house';
import { insertSession, insertUser } from '../../testing/insert-user';
import { anonymous, as, testApp } from '../../testing/test-app';
import { houseComments } from '../comments/comment.schema';
import { houseImages } from '../houses/media/house-media.schema';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';
import { imageReferences } from '../../references/image-reference';

const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-addresses-'));
const { app } = testApp({ env: { DATA_DIR: folder } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agent = anActor({ id: 7 });
const stranger = anActor({ id: 8 });

beforeEach(async () => {
  for (const id of [7, 8]) await insertUser({ id });
});

async function upload(): Promise<Image> {
  const bytes = await sharp({ create: { width: 6, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), 'so-hong.png');
  return (await as(agent).upload('/house/image', form)).json<{ data: Image }>().data;
}
const fetched = async (address: string) => anonymous.get(address.replace(/^\/api/, ''));

describe('addresses of what is not public (D109)', () => {
  test('end with the session that they were signed for: locked, signed out, or without the right since', async () => {
    const { main, id } = await upload();
    const house = await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
    await db().insert(houseImages).values({ house_id: house.id, image_id: id, kind: 'internal', position: 0 });
    const addressFor = async (actor: Actor) =>
      (await as(actor).get(`/house/detail?house_id=${house.id}`)).json<{ data: HouseDetail }>().data.internal_image[0]!
        .main;
    const theirs = await addressFor(stranger);
    expect((await fetched(theirs)).statusCode).toBe(200);
    await db().update(users).set({ role: Role.marketer }).where(eq(users.id, stranger.id));
    expect((await fetched(theirs)).statusCode).toBe(403);
    await db().update(users).set({ role: Role.staff }).where(eq(users.id, stranger.id));
    await db().update(houses).set({ public: 0, public_approval: 0 });
    expect((await fetched(theirs)).statusCode).toBe(403);
    await db().update(houses).set({ public: 1, public_approval: 1 });
    expect((await fetched(theirs)).statusCode).toBe(200);
    await revokeSessions(stranger.id);
    expect((await fetched(theirs)).statusCode).toBe(403);
    expect((await fetched(main)).statusCode).toBe(200);
    await db().update(users).set({ status: 0 }).where(eq(users.id, agent.id));
    expect((await fetched(main)).statusCode).toBe(403);
  });

  test('that have run out, as in a kept draft, are read on by the session of the open page, and by no stranger’s', async () => {
    const { main } = await upload();
    const old = sign(main.split('?')[0]!, 1, Date.now() - 3_600_000);
    const read = async (user: number, headers: Record<string, string> = {}) => {
      const cookie = `USER_TOKEN=${await insertSession(user)}`;
      return app().inject({ method: 'GET', url: old, headers: { cookie, ...headers } });
    };
    const reply = await read(agent.id);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect((await read(agent.id, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
    expect((await read(stranger.id)).statusCode).toBe(403);
  });

  test('everything that can hold a picture or a document has its rule', async () => {
    const { rows } = await db().execute<{ held: string }>(sql`
      select distinct conrelid::regclass::text || ' ' || confrelid::regclass::text as held from pg_constraint
      where contype = 'f' and confrelid in ('images'::regclass, 'files'::regclass) order by held`);
    expect(rows.map(({ held }) => held)).toEqual([
      ...['article_edits images', 'article_images images', 'article_versions images', 'articles images'],
      ...['blog_images images', 'blogs images'],
      'chat_messages images',
      // a visitor's picture that is not sent yet: only their own session reads it
      'chat_uploads images',
      'customer_merges images',
      'customers images',
      'house_comments images',
      'house_files files',
      'house_images images',
      'project_images images',
    ]);
    expect(imageReferences().map(({ name }) => name)).toEqual([
      ...['houses', 'comments', 'customers', 'people', 'chat', 'projects', 'news', 'articles'],
    ]);
  });

  test('of staff’s papers are for the person and admins, a comment’s picture for whoever reads the comment', async () => {
    const [paper, input] = [await upload(), await upload()];
    await db().update(users).set({ front_id_file: paper.id }).where(eq(users.id, 7));
    const house = await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
    const comment = { house_id: house.id, user_id: 7, content: 'x', image_id: input.id };
    await db().insert(houseComments).values(comment);
    const readBy = async (user: number, image: Image) => {
      const address = sign(image.main.split('?')[0]!, (await findSession(await insertSession(user)))!.id);
      return (await fetched(address)).statusCode;
    };
    await insertUser(anAdmin({ id: 50 }));
    expect([await readBy(7, paper), await readBy(8, paper), await readBy(50, paper)]).toEqual([200, 403, 200]);
    expect([await readBy(7, input), await readBy(8, input)]).toEqual([200, 200]);
    await db().update(houseComments).set({ status: 1 });
    expect([await readBy(7, input), await readBy(8, input), await readBy(50, input)]).toEqual([200, 403, 200]);
  });
});
