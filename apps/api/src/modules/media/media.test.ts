import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { File } from '@toam/contracts/media/file.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { type Actor, Role } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../db/db';
import { files as opened } from '../../files/files';
import { sign } from '../../files/sign';
import { findSession } from '../../sessions/find-session';
import { revokeSessions } from '../../sessions/revoke-sessions';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertHouse } from '../../testing/insert-house';
import { insertSession, insertUser } from '../../testing/insert-user';
import { anonymous, as, testApp } from '../../testing/test-app';
import { userDrafts } from '../drafts/draft.schema';
import { houseImages } from '../houses/media/house-media.schema';
import { houses } from '../houses/house.schema';
import { cleanForgotten } from './clean-forgotten';
import { replaceImage } from './change-image';
import { imagePath } from './image-store';
import { users } from '../users/user.schema';
import { files, images } from './media.schema';
import { storeFile } from './store-file';
import { storeImage } from './store-image';

const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-media-'));
testApp({ env: { DATA_DIR: folder } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agent = anActor({ id: 7 });
const stranger = anActor({ id: 8 });

beforeEach(async () => {
  for (const id of [7, 8]) await insertUser({ id });
});

/** Left half red, right half blue, so that a turn is visible. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' } }, gravity: 'east' },
  ]);

const formOf = (part: 'image' | 'file', bytes: Uint8Array, name: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(part, new Blob([new Uint8Array(bytes)]), name);
  return form;
};
const send = (bytes: Uint8Array, fields?: Record<string, string>, actor: Actor = agent, path = '/house/image') =>
  as(actor).upload(path, formOf('image', bytes, 'Ảnh nhà.jpg', fields));
const upload = async (bytes: Uint8Array, fields?: Record<string, string>, actor?: Actor): Promise<Image> => {
  const reply = await send(bytes, fields, actor);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Image }>().data;
};
const fetched = async (address: string) => anonymous.get(address.replace(/^\/api/, ''));
const picture = async (address: string) => sharp((await fetched(address)).rawPayload);
const cornerOf = async (address: string) => {
  const { data } = await (await picture(address)).raw().toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > 128 ? 'red' : 'blue';
};

describe('pictures', () => {
  test('are cut down, turned to WebP and stripped of where they were taken', async () => {
    const taken = await flag(2400, 1200)
      .withExif({ IFD0: { Copyright: 'X' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const image = await upload(taken);
    expect(image).toMatchObject({ name: 'Ảnh nhà.jpg', width: 1600, height: 800, rotation: 0 });
    const main = await (await picture(image.main)).metadata();
    expect(main).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(main.exif).toBeUndefined();
    expect(await (await picture(image.thumbnail)).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 200,
    });
  });

  test('small ones are not blown up, and the EXIF orientation is applied first', async () => {
    const lying = await flag(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await upload(lying)).toMatchObject({ width: 30, height: 60 });
  });

  test('a rotation and a name may come with the upload', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer(), { rotation: '90', newName: 'Mặt tiền' });
    expect(image).toMatchObject({ width: 30, height: 60, rotation: 90, name: 'Mặt tiền' });
  });

  test('turn through 0, 90, 180, 270 and back without wearing out', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer());
    expect(await cornerOf(image.main)).toBe('red');
    const turned = async (rotation: number) =>
      (await as(agent).post('/house/image/rotate', { id: image.id, rotation })).json<{ data: Image }>().data;
    expect(await turned(90)).toMatchObject({ id: image.id, width: 30, height: 60, rotation: 90 });
    const upside = await turned(180);
    expect(upside).toMatchObject({ width: 60, height: 30, rotation: 180 });
    expect(await cornerOf(upside.main)).toBe('blue');
    expect(await turned(270)).toMatchObject({ width: 30, height: 60 });
    const upright = await turned(0);
    expect(upright.main.split('?')[0]).toBe(image.main.split('?')[0]);
    expect((await as(agent).post('/house/image/rotate', { id: image.id, rotation: 45 })).statusCode).toBe(422);
  });

  test('what a turned picture was before is gone from the store', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer());
    const turned = async (rotation: number) => as(agent).post('/house/image/rotate', { id: image.id, rotation });
    await turned(90);
    const [before] = await db().select().from(images);
    await turned(180);
    await expect(opened().storage.readBytes(imagePath(before!.key, 'main'))).rejects.toThrow();
    await expect(opened().storage.readBytes(imagePath(before!.upright_key, 'main'))).resolves.toBeDefined();
  });

  test('what it was before may stay in the store, what it is now never goes', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer());
    const rotate = (rotation: number) => as(agent).post('/house/image/rotate', { id: image.id, rotation });
    await rotate(90);
    const remove = jest.spyOn(opened().storage, 'remove').mockRejectedValue(new Error('the store is away'));
    const reply = await rotate(180);
    remove.mockRestore();
    expect(reply.statusCode).toBe(200);
    expect(await cornerOf(reply.json<{ data: Image }>().data.main)).toBe('blue');
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a document named .jpg', Buffer.from('%PDF-1.7\n'), 415],
    ['text', Buffer.from('xin chào'), 415],
    [
      'a broken JPEG',
      Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(200, 7)]),
      422,
    ],
  ])('%s is refused', async (_case, bytes, status) => {
    expect((await send(bytes)).statusCode).toBe(status);
    expect(await db().select().from(images)).toEqual([]);
  });

  test('over 5,000,000 bytes is "Over limited"', async () => {
    const reply = await send(Buffer.alloc(5_000_001, 1));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ message: 'Over limited' });
  });

  test('a bomb of pixels is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const reply = await send(bomb);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      message:
        'Ảnh có kích thước quá lớn (9.000 × 9.000 điểm ảnh; ảnh PNG tối đa 60 megapixel). Vui lòng thu nhỏ ảnh hoặc lưu thành JPG',
    });
  });

  test('a stranger may neither turn nor replace it; an admin may', async () => {
    const { id } = await upload(await flag(60, 30).png().toBuffer());
    expect((await as(stranger).post('/house/image/rotate', { id, rotation: 90 })).statusCode).toBe(403);
    expect((await send(await flag(20, 20).png().toBuffer(), {}, stranger, `/house/image/${id}`)).statusCode).toBe(403);
    expect((await as(anAdmin()).post('/house/image/rotate', { id, rotation: 90 })).statusCode).toBe(200);
    expect((await as(agent).post('/house/image/rotate', { id: 99, rotation: 90 })).statusCode).toBe(404);
  });

  test('a marketer turns own papers, whoever uploaded them, and no house’s picture', async () => {
    const marketer = anActor({ id: 8, role: Role.marketer });
    const paper = await upload(await flag(60, 30).png().toBuffer(), {}, anAdmin());
    const turn = async (id: number) =>
      (await as(marketer).post('/house/image/rotate', { id, rotation: 90 })).statusCode;
    expect(await turn(paper.id)).toBe(403);
    await db().update(users).set({ front_id_file: paper.id }).where(eq(users.id, marketer.id));
    expect(await turn(paper.id)).toBe(200);

    const { id } = await upload(await flag(60, 30).png().toBuffer(), {}, marketer);
    expect(await turn(id)).toBe(200);
    const house = await insertHouse({ user_id: marketer.id });
    await db().insert(houseImages).values({ house_id: house.id, image_id: id, kind: 'public', position: 0 });
    expect(await turn(id)).toBe(403);
  });

  test('papers are turned and replaced by those who may edit the person, not by who once uploaded them', async () => {
    const paper = await flag(60, 30).png().toBuffer();
    const [theirs, head] = [await upload(paper), await upload(paper)];
    await insertUser({ id: 8, front_id_file: theirs.id });
    await insertUser({ id: 9, role: Role.superAdmin, front_id_file: head.id });
    const turn = async (actor: Actor, id: number) =>
      (await as(actor).post('/house/image/rotate', { id, rotation: 90 })).statusCode;
    // the agent was an admin at the time of the upload
    expect([await turn(agent, theirs.id), await turn(agent, head.id)]).toEqual([403, 403]);
    expect((await send(paper, {}, agent, `/house/image/${theirs.id}`)).statusCode).toBe(403);
    const admin = anAdmin({ id: 50 });
    expect([await turn(admin, theirs.id), await turn(admin, head.id)]).toEqual([200, 403]);
  });

  test('of what still waited to be encoded when the session ended nothing is stored', async () => {
    const { id } = await upload(await flag(60, 30).png().toBuffer());
    const session = (await findSession(await insertSession(agent.id)))!;
    await revokeSessions(agent.id);
    const file = { name: 'a.png', type: 'image/png', bytes: await flag(20, 20).png().toBuffer() };
    const late = [
      () => storeImage(session, file, { rotation: 0 }),
      () => replaceImage(session, id, file, { rotation: 0 }),
      () => storeFile(session, { ...file, bytes: Buffer.from('%PDF-1.7\n') }),
    ];
    const stored = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
    const before = [stored(), await db().select().from(images)];
    for (const work of late) await expect(work()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([stored(), await db().select().from(images), await db().$count(files)]).toEqual([...before, 0]);
  });

  test.each([
    ['the first variant', 1, {}],
    ['the second variant', 2, {}],
    ['a variant of the turned form', 3, { rotation: '90' }],
  ])('a store that fails at %s keeps nothing of the upload', async (_what, failsAt, fields) => {
    const stored = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
    const before = stored();
    const { storage } = opened();
    const keep = storage.put.bind(storage);
    let puts = 0;
    const put = jest.spyOn(storage, 'put').mockImplementation(async (...given) => {
      if (++puts === failsAt) throw new Error('the disk is full');
      return keep(...given);
    });
    expect((await send(await flag(40, 20).png().toBuffer(), fields)).statusCode).toBe(500);
    put.mockRestore();
    expect(stored()).toBe(before);
  });

  test('another picture takes its place under the same id', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer());
    const reply = await send(await flag(20, 20).png().toBuffer(), {}, agent, `/house/image/${image.id}`);
    expect(reply.json()).toMatchObject({ data: { id: image.id, width: 20, height: 20 } });
    expect((await fetched(image.main)).statusCode).toBe(404);
  });

  test('on a published house a non-admin turns a copy, for the draft to propose', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer());
    const house = await insertHouse({ user_id: 7, web: 1 });
    await db().insert(houseImages).values({ house_id: house.id, image_id: image.id, kind: 'public', position: 0 });
    const copy = (await as(agent).post('/house/image/rotate', { id: image.id, rotation: 90 })).json<{ data: Image }>()
      .data;
    expect(copy.id).not.toBe(image.id);
    expect((await db().select().from(images).where(eq(images.id, image.id)))[0]).toMatchObject({ rotation: 0 });
    expect((await as(stranger).post('/house/image/rotate', { id: image.id, rotation: 90 })).statusCode).toBe(403);
  });
});

describe('addresses', () => {
  test('of internal pictures are signed: without, altered or after five minutes they are refused', async () => {
    const { main, id } = await upload(await flag(60, 30).png().toBuffer());
    const plain = main.split('?')[0]!;
    const session = Number(new URL(main, 'http://x').searchParams.get('session'));
    const expires = Number(new URL(main, 'http://x').searchParams.get('expires'));
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(300);
    expect((await fetched(main)).statusCode).toBe(200);
    expect((await fetched(plain)).statusCode).toBe(403);
    expect((await fetched(main.replace('/main?', '/thumbnail?'))).statusCode).toBe(403);
    expect((await fetched(main.replace(`session=${session}`, `session=${session + 1}`))).statusCode).toBe(403);
    expect((await fetched(sign(plain, session, Date.now() - 300_000))).statusCode).toBe(403);
    expect((await as(agent).get(`/house/image/${id}`)).statusCode).toBe(404);
  });

  test('of public pictures are plain and kept for a year', async () => {
    const { id, main } = await upload(await flag(60, 30).png().toBuffer());
    await db().update(images).set({ is_public: true }).where(eq(images.id, id));
    const reply = await fetched(main.split('?')[0]!);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await insertUser({ id: 7, profile_picture: id });
    expect((await as(stranger).get(`/house/image/${id}`)).statusCode).toBe(200);
    expect((await anonymous.get(`/house/image/${id}`)).statusCode).toBe(401);
  });

  test('by id, a house’s public pictures are for those who may see the house, however ids are counted through', async () => {
    const { id } = await upload(await flag(60, 30).png().toBuffer());
    const house = await insertHouse({ user_id: 7, title: 'Chưa chia sẻ' });
    await db().insert(houseImages).values({ house_id: house.id, image_id: id, kind: 'public', position: 0 });
    await db().update(images).set({ is_public: true }).where(eq(images.id, id));
    const thumbnailFor = async (actor: Actor) => (await as(actor).get(`/house/image/${id}`)).statusCode;
    expect([await thumbnailFor(agent), await thumbnailFor(stranger)]).toEqual([200, 404]);
    await db().update(houses).set({ public: 1, public_approval: 1 });
    expect(await thumbnailFor(stranger)).toBe(200);
    expect(await thumbnailFor(anActor({ id: 8, minimum_price: 1 }))).toBe(404);
  });
});

describe('documents', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
  const oldWord = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(64),
  ]);
  const store = (bytes: Uint8Array, name: string) => as(agent).upload('/house/file', formOf('file', bytes, name));

  test('are kept by content and come back under their name', async () => {
    const file = (await store(pdf, 'Sổ hồng 148-12.PDF')).json<{ data: File }>().data;
    expect(file).toMatchObject({ name: 'Sổ hồng 148-12.pdf', type: 'pdf', size: pdf.length });
    const reply = await fetched(file.url);
    expect(reply.rawPayload.equals(pdf)).toBe(true);
    expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''S%E1%BB%95%20h%E1%BB%93ng%20148-12.pdf");
    expect((await fetched(file.url.split('?')[0]!)).statusCode).toBe(403);
  });

  test('an old Word file is told from other containers', async () => {
    expect((await store(oldWord, 'Hợp đồng')).json()).toMatchObject({ data: { type: 'doc', name: 'Hợp đồng.doc' } });
  });

  test.each([
    ['a picture named .pdf', async () => flag(10, 10).png().toBuffer()],
    ['a page named .docx', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('%s is refused', async (_case, bytes) => {
    expect((await store(await bytes(), 'a.pdf')).statusCode).toBe(415);
    expect(await db().select().from(files)).toEqual([]);
  });
});

describe('forgotten uploads', () => {
  const age = () =>
    db()
      .update(images)
      .set({ created_at: sql`now() - interval '2 days'` });

  test('go after a day, rows and bytes', async () => {
    await upload(await flag(60, 30).png().toBuffer());
    expect(await cleanForgotten()).toBe(0);
    await age();
    const [row] = await db().select().from(images);
    expect(await cleanForgotten()).toBe(1);
    await expect(opened().storage.readBytes(imagePath(row!.key, 'main'))).rejects.toThrow();
  });

  test('stay while a house, or an unfinished form of whoever uploaded them, may hold them', async () => {
    const image = await upload(await flag(60, 30).png().toBuffer());
    await upload(await flag(60, 30).png().toBuffer());
    const house = await insertHouse({ user_id: 7 });
    await db().insert(houseImages).values({ house_id: house.id, image_id: image.id, kind: 'internal', position: 0 });
    await db().insert(userDrafts).values({ user_id: 7, form: 'house-new', tab: 'a', data: {} });
    await age();
    expect(await cleanForgotten()).toBe(0);
    await db().delete(userDrafts);
    expect(await cleanForgotten()).toBe(1);
    expect((await db().select().from(images)).map(({ id }) => id)).toEqual([image.id]);
  });
});
