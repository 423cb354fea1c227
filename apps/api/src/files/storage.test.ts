import { buffer } from 'node:stream/consumers';
import type { File } from '@toam/contracts/media/file.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../db/db';
import { images } from '../modules/media/media.schema';
import { anActor } from '../testing/an-actor';
import { objectStore } from '../testing/object-store';
import { temporaryFolder } from '../testing/real-process';
import { anonymous, as, testApp, testEnv } from '../testing/test-app';
import { useFiles } from './files';
import { openStorage } from './storage';

const store = objectStore();
const folder = temporaryFolder('storage');
testApp();

const inFolder = () => testEnv({ DATA_DIR: folder });
const inStore = () => testEnv({ DATA_DIR: folder, FILES_URL: store().url });

describe.each([
  ['a folder', inFolder],
  ['an S3 store', inStore],
])('%s', (_where, env) => {
  const bytes = Buffer.from('ảnh mặt tiền');

  test('gives back what was put, as a stream and whole', async () => {
    const storage = openStorage(env());
    await storage.put('images/ab/1/main.webp', bytes, 'image/webp');
    expect(await buffer(await storage.read('images/ab/1/main.webp'))).toEqual(bytes);
    expect(Buffer.from(await storage.readBytes('images/ab/1/main.webp'))).toEqual(bytes);
    await storage.put('images/ab/1/main.webp', Buffer.from('khác'), 'image/webp');
    expect(await buffer(await storage.read('images/ab/1/main.webp'))).toEqual(Buffer.from('khác'));
  });

  test('copies, and removes what is there or not', async () => {
    const storage = openStorage(env());
    await storage.put('documents/1', bytes, 'application/pdf');
    await storage.copy('documents/1', 'documents/2');
    await storage.remove('documents/1');
    await storage.remove('documents/1');
    expect(await buffer(await storage.read('documents/2'))).toEqual(bytes);
    await expect(storage.readBytes('documents/1')).rejects.toThrow();
  });

  test('fails before the first byte where there is nothing, so that an answer can still be an error', async () => {
    const storage = openStorage(env());
    await expect(storage.read('images/ab/none/main.webp')).rejects.toThrow();
    await expect(storage.copy('images/ab/none/main.webp', 'images/ab/2/main.webp')).rejects.toThrow();
  });
});

test('an S3 store is asked with a signature, keeps nothing open to all, and gets none of the checksums that many refuse', async () => {
  const asked = store().requests.length;
  const storage = openStorage(inStore());
  await storage.put('documents/3', Buffer.from('%PDF-1.7'), 'application/pdf');
  await buffer(await storage.read('documents/3'));
  await storage.copy('documents/3', 'documents/4');
  await storage.remove('documents/3');
  const requests = store().requests.slice(asked);
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT', 'HEAD', 'DELETE']);
  expect(requests[0]).toMatchObject({
    url: expect.stringContaining('/toam/documents/3'),
    headers: { 'content-type': 'application/pdf', 'content-length': '8' },
  });
  for (const { headers } of requests) {
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 /);
    expect(Object.keys(headers).filter((name) => /acl|checksum|trailer|content-encoding/.test(name))).toEqual([]);
  }
});

test('a key that the store does not know is an error', async () => {
  const url = store().url.replace('//S3RVER:', '//nobody:');
  const storage = openStorage(testEnv({ DATA_DIR: folder, FILES_URL: url }));
  await expect(storage.put('documents/5', Buffer.from('x'), 'text/plain')).rejects.toThrow();
  await expect(storage.readBytes('documents/4')).rejects.toThrow();
});

describe('with an S3 store, the API', () => {
  const agent = anActor({ id: 7 });
  beforeAll(() => useFiles(inStore()));

  const send = async <Sent>(path: string, part: string, bytes: Uint8Array, name: string): Promise<Sent> => {
    const form = new FormData();
    form.append(part, new Blob([new Uint8Array(bytes)]), name);
    const reply = await as(agent).upload(path, form);
    expect(reply.statusCode).toBe(200);
    return reply.json<{ data: Sent }>().data;
  };
  const fetched = (address: string) => anonymous.get(address.replace(/^\/api/, ''));
  const picture = () =>
    sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  test('encodes, turns and serves pictures: private ones with a signature, public ones plainly', async () => {
    const image = await send<Image>('/house/image', 'image', await picture(), 'a.png');
    const main = await fetched(image.main);
    expect(await sharp(main.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 });
    const [plain = ''] = image.main.split('?');
    expect((await fetched(plain)).statusCode).toBe(403);
    await db().update(images).set({ is_public: true }).where(eq(images.id, image.id));
    expect((await fetched(plain)).statusCode).toBe(200);
    const turned = (await as(agent).post('/house/image/rotate', { id: image.id, rotation: 90 })).json<{
      data: Image;
    }>();
    expect(turned.data).toMatchObject({ width: 30, height: 60 });
    expect((await fetched(turned.data.thumbnail)).statusCode).toBe(200);
  });

  test('gives documents back as they came', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    const file = await send<File>('/house/file', 'file', pdf, 'Sổ hồng.pdf');
    expect((await fetched(file.url)).rawPayload).toEqual(pdf);
  });

  test('answers 500, and not half a picture, where the store has lost one', async () => {
    const image = await send<Image>('/house/image', 'image', await picture(), 'a.png');
    const [row] = await db().select().from(images).where(eq(images.id, image.id));
    await openStorage(inStore()).remove(`images/${row!.key.slice(0, 2)}/${row!.key}/main.webp`);
    expect((await fetched(image.main)).statusCode).toBe(500);
  });
});
