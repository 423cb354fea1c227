import { type ListForm, maxTogether, smallImage } from '@toam/contracts/media/small-image';
import type { Image } from '@toam/contracts/media/image.schema';
import { type Actor, Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../db/db';
import { files } from '../../files/files';
import { anActor } from '../../testing/an-actor';
import { insertHouse } from '../../testing/insert-house';
import { insertSession, insertUser } from '../../testing/insert-user';
import { temporaryFolder } from '../../testing/real-process';
import { imageReferences } from '../../references/image-reference';
import { as, testApp } from '../../testing/test-app';
import { houseImages } from '../houses/media/house-media.schema';
import { imagePath, removeImages } from './image-store';
import { images } from './media.schema';

const { app } = testApp({ env: { DATA_DIR: temporaryFolder('small-images') } });

const agent = anActor({ id: 7 });
const stranger = anActor({ id: 8 });
const unknownKey = '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11';

beforeEach(async () => {
  for (const id of [7, 8]) await insertUser({ id });
});

/** Stores a picture of the agent. @returns its key */
async function aPicture({ isPublic = false, width = 600, height = 400 } = {}): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), 'nha.png');
  const { id } = (await as(agent).upload('/house/image', form)).json<{ data: Image }>().data;
  const [row] = await db().update(images).set({ is_public: isPublic }).where(eq(images.id, id)).returning();
  return row!.key;
}

async function ask(
  keys: string[],
  by: Actor | null = null,
  headers: Record<string, string> = {},
  wanted: ListForm = 'small',
) {
  const session = by && { authorization: `Bearer ${await insertSession(by.id)}` };
  const url = `/api/media/small-images?keys=${keys.join(',')}&form=${wanted}`;
  const reply = await app().inject({ method: 'GET', url, headers: { ...session, ...headers } });
  const { 'cache-control': cache, 'content-type': type, etag } = reply.headers;
  const isForm = reply.statusCode === 200;
  const form = isForm
    ? await new Response(reply.rawPayload, { headers: { 'content-type': String(type) } }).formData()
    : [];
  const pictures = new Map([...form] as [string, File][]);
  return { status: reply.statusCode, cache, etag: String(etag), pictures, keys: [...pictures.keys()] };
}

const forever = 'public, max-age=31536000, immutable';
const checked = 'private, no-cache';

test('public pictures come together, small, for everybody and for ever', async () => {
  const keys = [await aPicture({ isPublic: true }), await aPicture({ isPublic: true, width: 400, height: 600 })];
  const reply = await ask(keys);
  expect(reply).toMatchObject({ status: 200, cache: forever, keys });
  const sizeOf = async (key: string) => {
    const file = reply.pictures.get(key)!;
    const { format, width, height } = await sharp(await file.arrayBuffer()).metadata();
    return [file.type, format, width, height];
  };
  expect(await sizeOf(keys[0]!)).toEqual(['image/webp', 'webp', 144, smallImage.height]);
  expect(await sizeOf(keys[1]!)).toEqual(['image/webp', 'webp', smallImage.width, 192]);
});

test('thumbnails come together, too, as they are stored, and fewer of them', async () => {
  const keys = [await aPicture({ isPublic: true }), await aPicture({ isPublic: true, width: 400, height: 600 })];
  const reply = await ask(keys, null, {}, 'thumbnail');
  expect(reply).toMatchObject({ status: 200, cache: forever, keys });
  for (const key of keys) {
    const stored = await files().storage.readBytes(imagePath(key, 'thumbnail'));
    expect(Buffer.from(await reply.pictures.get(key)!.arrayBuffer()).equals(Buffer.from(stored))).toBe(true);
  }
  expect((await ask(manyKeys(maxTogether.thumbnail), agent, {}, 'thumbnail')).status).toBe(200);
  expect((await ask(manyKeys(maxTogether.thumbnail + 1), agent, {}, 'thumbnail')).status).toBe(422);
  expect((await ask(keys, agent, {}, 'main' as ListForm)).status).toBe(422);
});

test('a private picture is for those who may see a record with it, at that moment', async () => {
  const [open, own] = [await aPicture({ isPublic: true }), await aPicture()];
  const house = await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
  const [image] = await db().select().from(images).where(eq(images.key, own));
  await db().insert(houseImages).values({ house_id: house.id, image_id: image!.id, kind: 'internal', position: 0 });
  const both = { keys: [open, own], cache: checked };
  const onlyOpen = { keys: [open], cache: checked };
  expect(await ask([open, own], agent)).toMatchObject(both);
  expect(await ask([open, own], stranger)).toMatchObject(both);
  expect(await ask([open, own])).toMatchObject(onlyOpen);
  await insertUser({ id: 8, role: Role.marketer });
  expect(await ask([open, own], stranger)).toMatchObject(onlyOpen);
});

test('a fresh upload is its uploader’s', async () => {
  const key = await aPicture();
  expect(await ask([key], agent)).toMatchObject({ keys: [key], cache: checked });
  expect(await ask([key], stranger)).toMatchObject({ status: 200, keys: [], cache: checked });
});

test('what does not exist, or is lost, is left out, and then no cache keeps the answer', async () => {
  const [here, lost] = [await aPicture({ isPublic: true }), await aPicture({ isPublic: true })];
  await files().storage.remove(imagePath(lost, 'thumbnail'));
  expect(await ask([here, lost, unknownKey])).toMatchObject({ status: 200, keys: [here], cache: checked });
});

test('whoever has the pictures already is told so while they may see them', async () => {
  const key = await aPicture();
  const { etag } = await ask([key], agent);
  const having = { 'if-none-match': etag };
  expect((await ask([key], agent, having)).status).toBe(304);
  expect(await ask([key], stranger, having)).toMatchObject({ status: 200, keys: [] });
});

test('the small form is made once, made again if it is broken, and goes with the picture', async () => {
  const key = await aPicture({ isPublic: true });
  const put = jest.spyOn(files().storage, 'put');
  for (let times = 0; times < 2; times += 1) await ask([key]);
  expect(put).toHaveBeenCalledTimes(1);
  const place = imagePath(key, 'small');
  const whole = Buffer.from(await files().storage.readBytes(place));
  await files().storage.put(place, whole.subarray(0, whole.length / 2), 'image/webp');
  const { pictures } = await ask([key]);
  expect(Buffer.from(await pictures.get(key)!.arrayBuffer()).equals(whole)).toBe(true);
  put.mockRestore();
  const [row] = await db().select().from(images);
  await as(agent).post('/house/image/rotate', { id: row!.id, rotation: 90 });
  await as(agent).post('/house/image/rotate', { id: row!.id, rotation: 180 });
  const [turned] = await db().select().from(images);
  await ask([turned!.key]);
  await as(agent).post('/house/image/rotate', { id: row!.id, rotation: 270 });
  await expect(files().storage.readBytes(imagePath(turned!.key, 'small'))).rejects.toThrow();
});

test('the small form of a picture that is removed meanwhile is not kept', async () => {
  const key = await aPicture({ isPublic: true });
  const { storage } = files();
  const read = storage.readBytes.bind(storage);
  const reads = jest.spyOn(storage, 'readBytes').mockImplementation(async (path) => {
    const bytes = await read(path);
    if (path !== imagePath(key, 'thumbnail')) return bytes;
    await db().delete(images).where(eq(images.key, key));
    await removeImages([key]);
    return bytes;
  });
  await ask([key]);
  reads.mockRestore();
  for (const variant of ['main', 'thumbnail', 'small'] as const)
    await expect(storage.readBytes(imagePath(key, variant))).rejects.toThrow();
});

test('pictures of strangers are asked of each kind of record once, all together', async () => {
  const keys = [await aPicture(), await aPicture(), await aPicture(), await aPicture()];
  const spies = imageReferences().map((kind) => jest.spyOn(kind, 'isShownTo'));
  expect(await ask(keys, stranger)).toMatchObject({ keys: [] });
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual(spies.map(() => 1));
  for (const spy of spies) spy.mockRestore();
  const house = await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
  const [image] = await db().select().from(images).where(eq(images.key, keys[2]!));
  await db().insert(houseImages).values({ house_id: house.id, image_id: image!.id, kind: 'internal', position: 0 });
  expect(await ask(keys, stranger)).toMatchObject({ keys: [keys[2]] });
  expect(await ask([keys[2]!], stranger)).toMatchObject({ keys: [keys[2]] });
});

test('a store that can’t keep it does not keep it from the viewer', async () => {
  const key = await aPicture({ isPublic: true });
  const put = jest.spyOn(files().storage, 'put').mockRejectedValue(new Error('the disk is full'));
  expect(await ask([key])).toMatchObject({ keys: [key], cache: forever });
  put.mockRestore();
});

const manyKeys = (count: number) =>
  Array.from({ length: count }, (_none, at) => `3f0c3d55-1c0f-4d2c-9d0f-${String(at).padStart(12, '0')}`);

test.each([
  ['no key', [''], 422],
  ['something else than a key', ['1', unknownKey], 422],
  ['a path', ['..%2F..%2Fetc'], 422],
  ['as many as are allowed', manyKeys(maxTogether.small), 200],
  ['one more', manyKeys(maxTogether.small + 1), 422],
  ['one key again and again', Array.from({ length: maxTogether.small }, () => unknownKey), 200],
])('%s', async (_what, keys, status) => {
  expect((await ask(keys, agent)).status).toBe(status);
});
